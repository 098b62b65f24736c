#include "app/application.h"
#include "app/instance/singleinstance.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QtTest>

#include <csignal>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const QString kOffscreen = QStringLiteral("offscreen");

/// The program in a process of its own. Its home is that of the test, so it is the same user's.
class Program
{
public:
    explicit Program(const QStringList& arguments, const QString& platform = kOffscreen, const QString& folder = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        environment.insert(QStringLiteral("XDG_ACTIVATION_TOKEN"), QStringLiteral("leave-to-rise"));
        m_process.setProcessEnvironment(environment);
        m_process.setWorkingDirectory(folder);
        m_process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar"), arguments);
    }
    ~Program() { crash(); }

    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
    /// Whether it ends by itself, without an error.
    [[nodiscard]] bool ends()
    {
        return QTest::qWaitFor([this] { return m_process.state() == QProcess::NotRunning; }, 30'000) &&
               m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    }
    void crash()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// It hangs until it crashes.
    void hang() { ::kill(static_cast<pid_t>(m_process.processId()), SIGSTOP); }

private:
    QProcess m_process;
};

bool answers()
{
    QLocalSocket socket;
    socket.connectToServer(instanceAddress());
    return socket.waitForConnected(1000);
}

/// The program's windows are up once it answers and has come to its event loop.
bool comesUp()
{
    return QTest::qWaitFor(answers, 30'000);
}

/// What the host says to `bytes`: '+', '-', or nothing.
QByteArray answerTo(const QByteArray& bytes)
{
    QLocalSocket socket;
    socket.connectToServer(instanceAddress());
    socket.write(bytes);
    static_cast<void>(QTest::qWaitFor([&] { return socket.state() == QLocalSocket::UnconnectedState; }, 3000));
    return socket.bytesAvailable() > 0 ? socket.readAll() : QByteArray();
}

qint64 soon()
{
    return QDateTime::currentMSecsSinceEpoch() + 60'000;
}

} // namespace

/// One program a user and display; each test has a home of its own.
class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aSecondStartHandsItsFilesOver();
    void aSecondStartWithoutFilesAsksToComeToTheFront();
    void aSecondStartWaitsForOneThatComesUp();
    void theRunningProgramOpensThem();
    void aCrashedOneIsNotAsked();
    void aHungOneDoesNotHangTheNext();
    void anotherDisplayIsAnotherInstance();
    void aNewInstanceCanBeWanted();
    void twoAtTheSameMomentAreOne();
    void damagedMessagesAreRefused_data();
    void damagedMessagesAreRefused();
    void guestsThatSayNothingDontBlock();
    void whatNobodyWaitsForIsNotOpened();
    void onlyTheUserMayConnect();

private:
    [[nodiscard]] QString writeTrack() const;
    [[nodiscard]] QStringList opened() const;

    std::unique_ptr<Folder> m_home;
};

void TestSingleInstance::init()
{
    setApplicationNames();
    m_home = std::make_unique<Folder>();
    qputenv("HOME", m_home->path(QStringLiteral(".")).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_home->path(QStringLiteral("config")).toUtf8());
    qputenv("XDG_DATA_HOME", m_home->path(QStringLiteral("data")).toUtf8());
    QDir().mkpath(m_home->path(QStringLiteral("run")));
    qputenv("XDG_RUNTIME_DIR", m_home->path(QStringLiteral("run")).toUtf8());
}

QString TestSingleInstance::writeTrack() const
{
    return m_home->write(QStringLiteral("mine.bbtrack"), trackBytes(*builtInTracks().front().track));
}

/// What the program, which keeps its settings in a file, has opened.
QStringList TestSingleInstance::opened() const
{
    return recentFiles(Settings(m_home->path(QStringLiteral("config/bubblebar/bubblebar.conf"))));
}

void TestSingleInstance::aSecondStartHandsItsFilesOver()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QVERIFY(host.isFound());
    QSignalSpy received(&host, &SingleInstance::received);
    Program second({QStringLiteral("a.bbtrack"), QStringLiteral("sub/b.bbgame"), QStringLiteral("file:///c%20d.png"),
                    QStringLiteral("--designer")},
                   kOffscreen, m_home->path(QStringLiteral(".")));
    QVERIFY(second.ends());
    QCOMPARE(received.size(), 1);
    const auto message = received.first().first().value<Handover>();
    QCOMPARE(message.files, QStringList({m_home->path(QStringLiteral("a.bbtrack")),
                                         m_home->path(QStringLiteral("sub/b.bbgame")), QStringLiteral("/c d.png")}));
    QVERIFY(message.designer);
    QCOMPARE(message.token, QStringLiteral("leave-to-rise"));
}

void TestSingleInstance::aSecondStartWithoutFilesAsksToComeToTheFront()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QSignalSpy received(&host, &SingleInstance::received);
    QVERIFY(Program({}).ends());
    QCOMPARE(received.size(), 1);
    QVERIFY(received.first().first().value<Handover>().files.empty());
    QVERIFY(!received.first().first().value<Handover>().designer);
}

void TestSingleInstance::aSecondStartWaitsForOneThatComesUp()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    QVERIFY(!host.isFound());
    QSignalSpy received(&host, &SingleInstance::received);
    Program second({});
    QTest::qWait(500);
    QVERIFY(second.isRunning());
    host.listen();
    QVERIFY(second.ends());
    QCOMPARE(received.size(), 1);
}

void TestSingleInstance::theRunningProgramOpensThem()
{
    const QString track = writeTrack();
    const Program first({});
    QVERIFY(comesUp());
    QVERIFY(Program({track}).ends());
    // The designer remembers what it has opened.
    QVERIFY(QTest::qWaitFor([&] { return opened() == QStringList {track}; }, 30'000));
    QVERIFY(first.isRunning());
}

void TestSingleInstance::aCrashedOneIsNotAsked()
{
    Program first({});
    QVERIFY(comesUp());
    first.crash();
    QVERIFY(QFile::exists(instanceAddress()));
    QVERIFY(!answers());
    const Program second({});
    QVERIFY(comesUp());
    QVERIFY(Program({}).ends());
    QVERIFY(second.isRunning());
}

void TestSingleInstance::aHungOneDoesNotHangTheNext()
{
    Program first({});
    QVERIFY(comesUp());
    first.hang();
    SingleInstance second;
    QVERIFY(!second.handOver({}));
    second.listen();
    // It goes on by itself, and leaves the place to the other one, which may come round.
    QVERIFY(!second.isFound());
    QVERIFY(QFile::exists(instanceAddress()));
}

void TestSingleInstance::anotherDisplayIsAnotherInstance()
{
    const Program first({});
    QVERIFY(comesUp());
    const Program second({}, QStringLiteral("minimal"));
    const QDir sockets(m_home->path(QStringLiteral("run")));
    const auto count = [&sockets] { return sockets.entryList({QStringLiteral("bubblebar-*")}, QDir::System).size(); };
    QVERIFY(QTest::qWaitFor([&] { return count() == 2; }, 30'000));
    QVERIFY(first.isRunning() && second.isRunning());
}

void TestSingleInstance::aNewInstanceCanBeWanted()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QSignalSpy received(&host, &SingleInstance::received);
    const QString track = writeTrack();
    const Program second({QStringLiteral("--new-instance"), track});
    QVERIFY(QTest::qWaitFor([&] { return opened() == QStringList {track}; }, 30'000));
    QVERIFY(second.isRunning());
    QVERIFY(received.isEmpty());
}

void TestSingleInstance::twoAtTheSameMomentAreOne()
{
    std::vector<std::unique_ptr<Program>> programs;
    for (int i = 0; i < 4; ++i)
        programs.push_back(std::make_unique<Program>(QStringList {}));
    const auto running = [&] {
        return std::ranges::count_if(programs, [](const auto& program) { return program->isRunning(); });
    };
    QVERIFY(QTest::qWaitFor([&] { return running() == 1; }, 30'000));
    QVERIFY(comesUp());
    QCOMPARE(running(), 1);
}

void TestSingleInstance::damagedMessagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("another program") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("too large a size") << QByteArray("BBAR\x01\xFF\xFF\xFF\xFF", 9);
    QTest::newRow("no JSON") << QByteArray("BBAR\x01\x00\x00\x00\x01x", 10);
    QTest::newRow("megabytes") << QByteArray(4 << 20, 'B');
}

void TestSingleInstance::damagedMessagesAreRefused()
{
    QFETCH(QByteArray, bytes);
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QSignalSpy received(&host, &SingleInstance::received);
    QVERIFY(answerTo(bytes) != "+");
    QVERIFY(received.isEmpty());
    // And the next one is understood.
    QCOMPARE(answerTo(handoverBytes({{}, false, {}, soon()})), QByteArray("+"));
    QCOMPARE(received.size(), 1);
}

void TestSingleInstance::guestsThatSayNothingDontBlock()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QLocalSocket silent;
    silent.connectToServer(instanceAddress());
    QVERIFY(silent.waitForConnected());
    QCOMPARE(answerTo(handoverBytes({{}, false, {}, soon()})), QByteArray("+"));
    QTRY_COMPARE_WITH_TIMEOUT(silent.state(), QLocalSocket::UnconnectedState, 20'000);
}

void TestSingleInstance::whatNobodyWaitsForIsNotOpened()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    QSignalSpy received(&host, &SingleInstance::received);
    QCOMPARE(answerTo(handoverBytes({{}, false, {}, QDateTime::currentMSecsSinceEpoch() - 1})), QByteArray("-"));
    QVERIFY(received.isEmpty());
}

void TestSingleInstance::onlyTheUserMayConnect()
{
    SingleInstance host;
    QVERIFY(!host.handOver({}));
    host.listen();
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(instanceAddress()) & others));
}

BUBBLEBAR_TEST(TestSingleInstance)
#include "tst_singleinstance.moc"
