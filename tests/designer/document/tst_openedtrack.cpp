#include "core/support/atomicfile.h"
#include "core/track/picturefile.h"
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

BUBBLEBAR_TEST(OpenedTrackTest)
#include "tst_openedtrack.moc"
