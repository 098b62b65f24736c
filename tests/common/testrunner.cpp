#include "tests/common/testrunner.h"

#include <QFileInfo>
#include <QLocale>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace bubblebar::tests {

namespace {

struct Entry
{
    QByteArray name;
    TestFactory factory;
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

QTemporaryDir& home()
{
    static QTemporaryDir dir;
    return dir;
}

int runAll(const std::vector<Entry>& selected, int argc, char** argv)
{
    int failures = 0;
    for (const Entry& entry : selected)
        failures += QTest::qExec(entry.factory().get(), argc, argv);
    return std::min(failures, 127);
}

} // namespace

Registration::Registration(const char* sourceFile, TestFactory factory)
{
    entries().push_back({QFileInfo(QString::fromUtf8(sourceFile)).baseName().toUtf8(), factory});
}

void isolateProcess()
{
    const QByteArray path = home().path().toUtf8();
    qputenv("HOME", path);
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        qputenv(variable, path + '/' + QByteArray(variable).toLower());
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (platform.isEmpty() || platform == "offscreen")
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" TEST_COMMON_DIR "/screen.json");
    QLocale::setDefault(QLocale(QLocale::English));
}

int runTests(int argc, char** argv)
{
    std::vector<Entry> selected = entries();
    const QByteArray wanted = argc > 1 ? argv[1] : "";
    if (wanted.startsWith("tst_")) {
        std::erase_if(selected, [&](const Entry& entry) { return entry.name != wanted; });
        argv[1] = argv[0];
        ++argv;
        --argc;
    }
    if (selected.empty()) {
        std::fprintf(stderr, "No test class of this executable is registered by a file named %s.cpp\n", wanted.data());
        return 1;
    }
    return runAll(selected, argc, argv);
}

} // namespace bubblebar::tests
