#include "app/settings.h"
#include "app/sound/devicesound.h"
#include "app/sound/soundactions.h"
#include "tests/app/support/recordedsound.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QFile>
#include <QMainWindow>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtEndian>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr int kHeaderSize = 44;
constexpr int kMostBytes = 250 * 1024;

QByteArray soundFile(Effect effect)
{
    QFile file(QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(effectName(effect))));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <typename Number>
Number numberAt(const QByteArray& file, int offset)
{
    return qFromLittleEndian<Number>(file.constData() + offset);
}

/// Takes the sound's settings from a file that stays, as from one start of the program to the next.
struct Start
{
    explicit Start(const QTemporaryDir& folder)
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        addSoundActions(*window.menuBar()->addMenu(QStringLiteral("View")), *window.addToolBar(QStringLiteral("bar")),
                        sound);
        window.show();
    }
    [[nodiscard]] QAction& action() { return *window.findChild<QAction*>(QStringLiteral("sound")); }

    Settings settings;
    Sound sound {settings};
    QMainWindow window;
};

} // namespace

class SoundTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEffectHasAFile_data();
    void everyEffectHasAFile();
    void allFilesAreSmall();
    void withoutAnOutputNothingHappens();
    void playsAtTheVolume();
    void noVolumeIsSilence();
    void mutingStopsWhatPlays();
    void mutingIsRemembered();
    void ctrlMMutes();
    void twoWindowsAgree();
    void theDeviceIsLoadedWhenSomethingIsHeard();
    void withoutADeviceNobodyIsTold();
};

void SoundTest::everyEffectHasAFile_data()
{
    QTest::addColumn<Effect>("effect");
    for (const Effect effect : kAllEffects)
        QTest::newRow(effectName(effect)) << effect;
}

void SoundTest::everyEffectHasAFile()
{
    QFETCH(Effect, effect);
    const QByteArray file = soundFile(effect);
    QVERIFY(file.startsWith("RIFF") && file.size() > kHeaderSize);
    QCOMPARE(numberAt<quint16>(file, 22), 1);     // mono
    QCOMPARE(numberAt<quint32>(file, 24), 22050); // Hz
    QCOMPARE(numberAt<quint16>(file, 34), 16);    // bit
    int peak = 0;
    for (int offset = kHeaderSize; offset + 1 < file.size(); offset += 2)
        peak = std::max(peak, std::abs(int(numberAt<qint16>(file, offset))));
    QVERIFY2(peak > 5000, "it can be heard");
    QVERIFY2(peak < 32000, "nothing is clipped");
    QVERIFY2(std::abs(numberAt<qint16>(file, kHeaderSize)) < 100, "begins without a click");
    QVERIFY2(std::abs(numberAt<qint16>(file, int(file.size()) - 2)) < 100, "ends without a click");
}

void SoundTest::allFilesAreSmall()
{
    qsizetype bytes = 0;
    for (const Effect effect : kAllEffects)
        bytes += soundFile(effect).size();
    QVERIFY(bytes < kMostBytes);
}

void SoundTest::withoutAnOutputNothingHappens()
{
    const QTemporaryDir folder;
    Start start(folder);
    start.sound.play(Effect::Horn);
    start.sound.setMuted(true);
}

void SoundTest::playsAtTheVolume()
{
    const QTemporaryDir folder;
    RecordedSound heard;
    Start start(folder);
    start.sound.play(Effect::Card);
    const double usual = heard.lastVolume;
    start.sound.setVolume(100);
    start.sound.play(Effect::Horn);
    QCOMPARE(heard.played, (std::vector {Effect::Card, Effect::Horn}));
    QCOMPARE(heard.lastVolume, 1.0);
    QVERIFY(usual > 0 && usual < 1);
}

void SoundTest::noVolumeIsSilence()
{
    const QTemporaryDir folder;
    RecordedSound heard;
    Start start(folder);
    start.sound.setVolume(0);
    start.sound.play(Effect::Horn);
    QVERIFY(heard.played.empty());
}

void SoundTest::mutingStopsWhatPlays()
{
    const QTemporaryDir folder;
    RecordedSound heard;
    Start start(folder);
    start.sound.setMuted(true);
    QCOMPARE(heard.stops, 1);
    start.sound.play(Effect::Win);
    QVERIFY(heard.played.empty());
    start.sound.setMuted(false);
    start.sound.play(Effect::Win);
    QCOMPARE(heard.played.size(), 1);
    QCOMPARE(heard.stops, 1);
}

void SoundTest::mutingIsRemembered()
{
    const QTemporaryDir folder;
    {
        Start start(folder);
        QVERIFY(start.action().isChecked());
        start.action().trigger();
    }
    Start start(folder);
    QVERIFY(start.sound.isMuted());
    QVERIFY(!start.action().isChecked());
}

void SoundTest::ctrlMMutes()
{
    const QTemporaryDir folder;
    Start start(folder);
    QVERIFY(QTest::qWaitForWindowActive(&start.window));
    const QString on = start.action().toolTip();
    QTest::keyClick(&start.window, Qt::Key_M, Qt::ControlModifier);
    QVERIFY(start.sound.isMuted());
    QVERIFY(start.action().toolTip() != on);
    QTest::keyClick(&start.window, Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!start.sound.isMuted());
    QCOMPARE(start.action().toolTip(), on);
}

void SoundTest::twoWindowsAgree()
{
    const QTemporaryDir folder;
    Start start(folder);
    const Sound other(start.settings);
    start.sound.setMuted(true);
    QVERIFY(other.isMuted());
}

void SoundTest::theDeviceIsLoadedWhenSomethingIsHeard()
{
#ifndef BUBBLEBAR_HAS_SOUND
    QSKIP("built without Qt Multimedia");
#endif
    const auto isLoaded = [] {
        QFile maps(QStringLiteral("/proc/self/maps"));
        return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("bubblebar-sound");
    };
    const std::unique_ptr<SoundOutput> device = deviceSound();
    device->stop();
    QVERIFY(!isLoaded());
    qputenv("PULSE_SERVER", "unix:/nowhere/at/all");
    device->play(Effect::Horn, 1);
    QVERIFY(isLoaded());
}

void SoundTest::withoutADeviceNobodyIsTold()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    qputenv("PULSE_SERVER", "unix:/nowhere/at/all");
    const std::unique_ptr<SoundOutput> device = deviceSound();
    for (const Effect effect : kAllEffects)
        device->play(effect, 1);
    device->stop();
    QTest::qWait(300);
}

BUBBLEBAR_TEST(SoundTest)
#include "tst_sound.moc"
