#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/picturefile.h"
#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "designer/document/openedtrack.h"
#include "tests/common/testrunner.h"
#include "tests/designer/document/drafts.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What the designer opens, and what is saved to the file it came from.
class OpenedTrackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void tracksKeepTheirFile();
    void picturesOpenAsCopies();
    void picturesWithoutATrack();
    void tileSetsOpenAsNewTracks();
    void falseStandardSetsAreRefused();

private:
    [[nodiscard]] QString saved(const char* name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(QLatin1StringView(name));
        return writeFile(path, bytes) ? path : QString();
    }

    QTemporaryDir m_folder;
};

void OpenedTrackTest::names_data()
{
    QTest::addColumn<bool>("can");
    for (const char* name : {"a.bbtrack", "a.bbgame", "a.BBTILES", "a.png", "a.Svg"})
        QTest::newRow(name) << true;
    for (const char* name : {"a.jpeg", "a.txt", "png", "a.png/b"})
        QTest::newRow(name) << false;
}

void OpenedTrackTest::names()
{
    QTEST(canDesign(QString::fromLatin1(QTest::currentDataTag())), "can");
}

void OpenedTrackTest::tracksKeepTheirFile()
{
    const QString path = saved("a.bbtrack", trackBytes(builtInTrack()));
    const Result<OpenedTrack> opened = openForDesign(path);
    QVERIFY(opened);
    QVERIFY(opened->track == builtInTrack());
    QCOMPARE(opened->path, path);
}

/// Saving must not replace the picture by a track file.
void OpenedTrackTest::picturesOpenAsCopies()
{
    const Result<OpenedTrack> opened = openForDesign(saved("a.svg", svgWithTrack("<svg></svg>", builtInTrack())));
    QVERIFY(opened);
    QVERIFY(opened->track == builtInTrack());
    QVERIFY(opened->path.isEmpty());
}

void OpenedTrackTest::picturesWithoutATrack()
{
    const Result<OpenedTrack> opened = openForDesign(saved("a.svg", "<svg></svg>"));
    QVERIFY(!opened);
    QVERIFY(opened.error().what.startsWith(QStringLiteral("This picture carries no track")));
}

void OpenedTrackTest::tileSetsOpenAsNewTracks()
{
    TileSet set = *standardTileSet();
    const Result<OpenedTrack> standard = openForDesign(saved("a.bbtiles", tileSetBytes(set)));
    QVERIFY(standard);
    QVERIFY(standard->track.tileSet == standardTileSet());
    set.id = QStringLiteral("own");
    set.terrains[1].limit = 5;
    const Result<OpenedTrack> own = openForDesign(saved("b.bbtiles", tileSetBytes(set)));
    QVERIFY(own);
    QVERIFY(*own->track.tileSet == set);
    QVERIFY(own->track.tiles.empty());
    QVERIFY(own->path.isEmpty());
}

/// A track with such a set could be saved but never be opened again.
void OpenedTrackTest::falseStandardSetsAreRefused()
{
    TileSet set = *standardTileSet();
    set.terrains[1].limit = 5;
    const Result<OpenedTrack> opened = openForDesign(saved("a.bbtiles", tileSetBytes(set)));
    QVERIFY(!opened);
    QCOMPARE(fileErrorText(opened.error()),
             QStringLiteral("id: This tile set calls itself “standard” but differs from the built-in one; another set "
                            "needs another id."));
}

BUBBLEBAR_TEST(OpenedTrackTest)
#include "tst_openedtrack.moc"
