#include "app/files.h"
#include "app/tracks/thumbnails.h"
#include "app/tracks/tracklist.h"
#include "core/track/standardset.h"
#include "core/track/tracktext.h"
#include "designer/drawing/palette.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestTrackList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelKeepsItsPromises();
    void entriesTellWhatPeopleWantToKnow();
    void oneFileIsOneEntry();
    void aTrackWithoutANameHasItsFiles();
    void lengthAndNameFilter_data();
    void lengthAndNameFilter();
    void anUnplayableTrackIsMarked();
    void picturesArePaintedInTheBackground();
    void eachLookAndSizeHasItsPicture();
};

static TrackEntry builtIn(std::size_t number)
{
    const BuiltInTrack& track = builtInTracks()[number];
    return describeTrack(builtInTrackPath(track.id), track.track);
}

void TestTrackList::theModelKeepsItsPromises()
{
    TrackList list;
    const QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (std::size_t i = 0; i < builtInTracks().size(); ++i)
        QCOMPARE(list.add(builtIn(i)), static_cast<int>(i));
    QCOMPARE(list.rowOf(builtIn(2).path), 2);
    QCOMPARE(list.rowOf(QStringLiteral("/nowhere")), -1);
}

void TestTrackList::entriesTellWhatPeopleWantToKnow()
{
    TrackList list;
    const QModelIndex first = list.index(list.add(builtIn(0)));
    QCOMPARE(first.data().toString(), QStringLiteral("First Flight"));
    QVERIFY(first.data(TrackList::SummaryRole).toString().startsWith(QStringLiteral("Short · ")));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("First Flight, Short · ")));
    QVERIFY(first.data(TrackList::PlayableRole).toBool());
    QCOMPARE(terrainSentence(*builtIn(0).track), QStringLiteral("Regular terrain all the way"));
    QVERIFY(builtIn(0).shortestRoute.value_or(0) > 2);
}

void TestTrackList::oneFileIsOneEntry()
{
    TrackList list;
    list.add(builtIn(0));
    const QSignalSpy changes(&list, &TrackList::dataChanged);
    QCOMPARE(list.add(builtIn(0)), 0);
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(changes.size(), 1);
}

void TestTrackList::aTrackWithoutANameHasItsFiles()
{
    Track track = *builtInTracks()[0].track;
    track.name = QStringLiteral("  ");
    const TrackEntry entry =
        describeTrack(QStringLiteral("/some/where/my track.bbtrack"), std::make_shared<const Track>(track));
    QCOMPARE(trackTitle(entry), QStringLiteral("my track"));
}

void TestTrackList::lengthAndNameFilter_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("everything") << -1 << QString() << 8;
    QTest::newRow("three short ones") << static_cast<int>(LengthClass::Short) << QString() << 3;
    QTest::newRow("three medium ones") << static_cast<int>(LengthClass::Medium) << QString() << 3;
    QTest::newRow("two long ones") << static_cast<int>(LengthClass::Long) << QString() << 2;
    QTest::newRow("a part of a name, in other letters") << -1 << QStringLiteral(" mooN ") << 1;
    QTest::newRow("no pattern signs") << -1 << QStringLiteral(".*") << 0;
    QTest::newRow("both at once") << static_cast<int>(LengthClass::Short) << QStringLiteral("moon") << 0;
}

void TestTrackList::lengthAndNameFilter()
{
    QFETCH(int, length);
    QFETCH(QString, text);
    TrackList list;
    for (std::size_t i = 0; i < builtInTracks().size(); ++i)
        list.add(builtIn(i));
    TrackFilter filter;
    filter.setSourceModel(&list);
    filter.setLength(length < 0 ? std::nullopt : std::optional(static_cast<LengthClass>(length)));
    filter.setText(text);
    QTEST(filter.rowCount(), "count");
}

void TestTrackList::anUnplayableTrackIsMarked()
{
    const Folder folder;
    const QString path = folder.write(QStringLiteral("t.bbtrack"), unplayableTrack());
    const TrackEntry entry = describeTrack(path, openTrack(path).value());
    QVERIFY(!entry.isPlayable());
    QVERIFY(!playProblem(*entry.track, entry.findings).isEmpty());
    TrackList list;
    const QModelIndex index = list.index(list.add(entry));
    QCOMPARE(index.data(TrackList::SummaryRole).toString(), QStringLiteral("Can’t be played"));
    QCOMPARE(index.data(Qt::ToolTipRole).toString(), playProblem(*entry.track, entry.findings));
}

void TestTrackList::picturesArePaintedInTheBackground()
{
    Thumbnails thumbnails;
    QSignalSpy painted(&thumbnails, &Thumbnails::painted);
    const TrackEntry entry = builtIn(0);
    const auto picture = [&] { return thumbnails.picture(entry.path, entry.track, {134, 90}, 2, false); };
    QVERIFY(picture().isNull());
    QVERIFY(picture().isNull());
    QVERIFY(painted.wait());
    QCOMPARE(painted.first().first().toString(), entry.path);
    QCOMPARE(picture().size(), QSize(268, 180));
    QCOMPARE(picture().devicePixelRatio(), 2.0);
    QVERIFY(!painted.wait(100));
}

void TestTrackList::eachLookAndSizeHasItsPicture()
{
    Thumbnails thumbnails;
    const TrackEntry entry = builtIn(0);
    const auto corner = [&](QSize size, bool dark) {
        const QPixmap picture = thumbnails.picture(entry.path, entry.track, size, 1, dark);
        return picture.isNull() ? QColor() : picture.toImage().pixelColor(1, 1);
    };
    QTRY_COMPARE(corner({60, 40}, false), tableTones(false).wood);
    QTRY_COMPARE(corner({60, 40}, true), tableTones(true).wood);
    QTRY_COMPARE(corner({90, 60}, true), tableTones(true).wood);
}

BUBBLEBAR_TEST(TestTrackList)
#include "tst_tracklist.moc"
