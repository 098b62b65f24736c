#include "app/settings.h"
#include "tests/common/testrunner.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesSurviveARestart();
    void badValuesReadAsTheDefault_data();
    void badValuesReadAsTheDefault();
    void aChangeIsAnnouncedOnce();
    void theFileCarriesItsVersion();
    void theUsersOwnFileIsUsed();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    void write(const QByteArray& text) const;

    QTemporaryDir m_folder;
};

void TestSettings::write(const QByteArray& text) const
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestSettings::valuesSurviveARestart()
{
    const QStringList players {QStringLiteral("orange person Mia, the \"fast\""), QStringLiteral("blue medium Bo=é;")};
    {
        Settings settings(path());
        settings.setFlag(Setting::HideHand, false);
        settings.setNumber(Setting::RaceFirstSeat, 3);
        settings.setText(Setting::RaceTrack, QStringLiteral("/tmp/a, b.bbtrack"));
        settings.setLines(Setting::RacePlayers, players);
        settings.setLines(Setting::RecentFiles, {QStringLiteral("/one.bbgame")});
        settings.setBytes(Setting::LobbyGeometry, QByteArray("\0\1\xff,", 4));
        settings.setText(Setting::Language, QStringLiteral("de"));
        settings.setNumber(Setting::Colours, 2);
        settings.setLines(Setting::Keys, {QStringLiteral("undo Ctrl+U")});
    }
    // QSettings remembers what this process has written to a file; a copy is read from the disk.
    const QString copy = m_folder.filePath(QStringLiteral("copy.ini"));
    QVERIFY(QFile::copy(path(), copy));
    const Settings settings(copy);
    QCOMPARE(settings.flag(Setting::HideHand), false);
    QCOMPARE(settings.number(Setting::RaceFirstSeat), 3);
    QCOMPARE(settings.text(Setting::RaceTrack), QStringLiteral("/tmp/a, b.bbtrack"));
    QCOMPARE(settings.lines(Setting::RacePlayers), players);
    QCOMPARE(settings.lines(Setting::RecentFiles), QStringList {QStringLiteral("/one.bbgame")});
    QCOMPARE(settings.bytes(Setting::LobbyGeometry), QByteArray("\0\1\xff,", 4));
    QCOMPARE(settings.text(Setting::Language), QStringLiteral("de"));
    QCOMPARE(settings.number(Setting::Colours), 2);
    QCOMPARE(settings.lines(Setting::Keys), QStringList {QStringLiteral("undo Ctrl+U")});
}

void TestSettings::badValuesReadAsTheDefault_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no file at all") << QByteArray();
    QTest::newRow("not a settings file") << QByteArray("\x7f\x45\x4c\x46\0\1\2", 7);
    QTest::newRow("a flag that is neither true nor false") << QByteArray("[table]\nhideHand=maybe\n");
    QTest::newRow("a flag that is a number") << QByteArray("[table]\nhideHand=0\n");
    QTest::newRow("a seat beyond the fifth") << QByteArray("[newRace]\nfirstSeat=5\n");
    QTest::newRow("a seat below random") << QByteArray("[newRace]\nfirstSeat=-2\n");
    QTest::newRow("a seat in words") << QByteArray("[newRace]\nfirstSeat=first\n");
    QTest::newRow("a seat beyond all numbers") << QByteArray("[newRace]\nfirstSeat=99999999999\n");
    QTest::newRow("a text that is a list") << QByteArray("[newRace]\ntrack=a, b\n");
    QTest::newRow("a text without end") << "[newRace]\ntrack=" + QByteArray(5000, 'x') + '\n';
    QTest::newRow("a list with an endless line") << "[newRace]\nplayers=a, " + QByteArray(5000, 'x') + '\n';
    QTest::newRow("an endless list") << "[newRace]\nplayers=a" + QByteArray(", a").repeated(200) + '\n';
    QTest::newRow("bytes that are a list") << QByteArray("[lobby]\ngeometry=1, 2\n");
    QTest::newRow("a value of a type of another program") << QByteArray("[newRace]\nplayers=@Point(1 2)\n");
}

void TestSettings::badValuesReadAsTheDefault()
{
    QFETCH(QByteArray, file);
    write(file);
    const Settings settings(path());
    QCOMPARE(settings.flag(Setting::HideHand), true);
    QCOMPARE(settings.number(Setting::RaceFirstSeat), -1);
    QCOMPARE(settings.text(Setting::RaceTrack), QString());
    QCOMPARE(settings.lines(Setting::RacePlayers), QStringList());
    QCOMPARE(settings.bytes(Setting::LobbyGeometry), QByteArray());
}

void TestSettings::aChangeIsAnnouncedOnce()
{
    write({});
    Settings settings(path());
    const QSignalSpy changes(&settings, &Settings::changed);
    settings.setFlag(Setting::HideHand, true);
    QCOMPARE(changes.size(), 0);
    settings.setFlag(Setting::HideHand, false);
    settings.setFlag(Setting::HideHand, false);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().first().value<Setting>(), Setting::HideHand);
}

void TestSettings::theFileCarriesItsVersion()
{
    write({});
    {
        Settings settings(path());
        settings.setFlag(Setting::RaceTeams, true);
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("version=" + QByteArray::number(kSettingsVersion)));
}

void TestSettings::theUsersOwnFileIsUsed()
{
    Settings().setNumber(Setting::RaceFirstSeat, 2);
    QCOMPARE(Settings().number(Setting::RaceFirstSeat), 2);
}

BUBBLEBAR_TEST(TestSettings)
#include "tst_settings.moc"
