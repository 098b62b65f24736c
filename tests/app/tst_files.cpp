#include "app/files.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/support/errortext.h"
#include "core/track/picturefile.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const Track& flight()
{
    return *builtInTracks().front().track;
}

QByteArray race()
{
    GameRecord record;
    record.track = builtInTracks().front().track;
    record.deck = standardDeck();
    record.players = {{QStringLiteral("Mia"), Colour::Orange, PlayerKind::Person, {}},
                      {QStringLiteral("Tom"), Colour::Pink, PlayerKind::Person, {}}};
    return recordBytes(record);
}

} // namespace

/// Which file is what, and where tracks come from.
class FilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void tracks_data();
    void tracks();
    void picturesWithoutATrack();
    void noFiles_data();
    void noFiles();
};

void FilesTest::names_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("race");
    QTest::addColumn<bool>("track");
    QTest::newRow("a race") << QStringLiteral("/a/b.bbgame") << true << false;
    QTest::newRow("a track") << QStringLiteral("/a/b.bbtrack") << false << true;
    QTest::newRow("a picture") << QStringLiteral("/a/b.png") << false << true;
    QTest::newRow("a drawing") << QStringLiteral("/a/b.SVG") << false << true;
    QTest::newRow("a photo") << QStringLiteral("/a/b.jpeg") << false << false;
    QTest::newRow("a folder like a track") << QStringLiteral("/a.bbtrack/b") << false << false;
}

void FilesTest::names()
{
    QFETCH(QString, path);
    QTEST(isRaceFile(path), "race");
    QTEST(isTrackFile(path), "track");
}

void FilesTest::tracks_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("of a track file") << QStringLiteral("t.bbtrack") << trackBytes(flight());
    QTest::newRow("of a race") << QStringLiteral("r.bbgame") << race();
    QTest::newRow("of a picture") << QStringLiteral("p.svg") << svgWithTrack("<svg></svg>", flight());
}

void FilesTest::tracks()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const Folder folder;
    const Result<TrackPtr> track = openTrack(folder.write(name, bytes));
    QVERIFY(track);
    QVERIFY(**track == flight());
}

void FilesTest::picturesWithoutATrack()
{
    const Folder folder;
    const Result<TrackPtr> track = openTrack(folder.write(QStringLiteral("p.svg"), "<svg></svg>"));
    QVERIFY(!track);
    QVERIFY(track.error().what.startsWith(QStringLiteral("This picture carries no track")));
}

void FilesTest::noFiles_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"race.bbgame", "game.bbbeetle", "game.bbbeep", "track.bbtrack", "track.png", "deck.bbdeck", "nameless"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Whatever it is called.
void FilesTest::noFiles()
{
    QFETCH(QString, name);
    const Folder folder;
    const auto refusal = [](const QString& path) {
        const auto error = [](const auto& result) { return result ? FileError() : result.error(); };
        if (isRaceFile(path))
            return fileErrorText(error(openRecord(path)));
        if (isBeetleFile(path))
            return fileErrorText(error(openBeetleRecord(path)));
        if (isBeepFile(path))
            return fileErrorText(error(openBeepRecord(path)));
        if (fileKind(path) == FileKind::Design)
            return fileErrorText(error(openTrack(path)));
        return fileErrorText(fileKind(path) == FileKind::Deck ? error(openDeck(path)) : unknownFileError(path));
    };
    QCOMPARE(refusal(folder.write(name, {})), QStringLiteral("The file is empty."));
    const QString inside = folder.path(QStringLiteral("folders/") + name);
    QVERIFY(QDir().mkpath(inside));
    QCOMPARE(refusal(inside), QStringLiteral("This is a folder. Choose a file in it."));
}

BUBBLEBAR_TEST(FilesTest)
#include "tst_files.moc"
