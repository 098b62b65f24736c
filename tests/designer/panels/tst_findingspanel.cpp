#include "core/track/standardset.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/findingrow.h"
#include "designer/panels/findingsmodel.h"
#include "designer/panels/findingspanel.h"
#include "designer/panels/readysign.h"
#include "tests/common/testrunner.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;

namespace {

/// "start 0,0 A 1,0 …" with the standard tiles.
Track layout(const char* text, int boxes = 1)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    const QStringList words = QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        const QStringList at = words[i + 1].split(u',');
        const TileId tile = *track.tileFromName(words[i].toStdString());
        track.tiles.push_back({tile, {at[0].toInt(), at[1].toInt()}, FaceSide::Front, 0, {}});
    }
    return track;
}

/// A hundred pieces, each laid twice.
Track muddle()
{
    Track track = layout("start 0,0", 9);
    for (int i = 0; i < 200; ++i)
        track.tiles.push_back(
            {TileId::track(i % 100 % 12, 1 + i % 100 / 12), {i % 20, 1 + i / 20}, FaceSide::Front, 0, {}});
    return track;
}

struct Panel
{
    explicit Panel(const Track& track)
        : document(track)
        , panel(document)
    {
        panel.resize(300, 500);
        panel.show();
    }

    [[nodiscard]] QList<FindingRow*> rows() const
    {
        QList<FindingRow*> rows = panel.findChildren<FindingRow*>();
        rows.removeIf([](const FindingRow* row) { return !row->isVisible(); });
        return rows;
    }
    [[nodiscard]] QPushButton* button(const char* text) const
    {
        for (QPushButton* button : panel.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == QString::fromUtf8(text))
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QString count() const
    {
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->text().contains(QStringLiteral("to repair")) ||
                label->text().contains(QStringLiteral("to consider")))
                return label->text();
        }
        return {};
    }

    TrackDocument document;
    FindingsPanel panel;
};

} // namespace

class FindingsPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsComeBeforeWarnings();
    void countsAreInTheHeader();
    void aGoodTrackIsReady();
    void showAsksForTheTiles();
    void whatHasNoTilesIsNotShown();
    void theRepairIsOneUndoStep();
    void theKeyboardRepairs();
    void findingsFollowEveryEditAtOnce();
    void moreBoxesOfferAnotherCopy();
    void aRepairIsRightForTheTrackAsItIs();
    void ofThousandsTheFirstAreShown();
    void theModelChangesOnlyWhatChanges();
    void buttonsAreNamedForScreenReaders();
    void narrowPanelsStackTheButtons();
};

void FindingsPanelTest::errorsComeBeforeWarnings()
{
    const Panel panel(layout("start 0,0 finish -1,0 A 1,0"));
    const QList<FindingRow*> rows = panel.rows();
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows[0]->y() < rows[1]->y());
    QCOMPARE(rows[0]->sentence(), QStringLiteral("Lay at least two track tiles beside the start tile."));
    const FindingsModel* model = panel.panel.findChild<FindingsModel*>();
    QCOMPARE(model->index(0).data(FindingsModel::CodeRole).toString(), QStringLiteral("start-few-neighbours"));
    QCOMPARE(model->index(1).data(FindingsModel::CodeRole).toString(), QStringLiteral("start-beside-finish"));
    QCOMPARE(model->errorCount(), 1);
}

void FindingsPanelTest::countsAreInTheHeader()
{
    Panel panel(layout("start 0,0 finish -1,0 A 1,0"));
    QVERIFY(panel.count().contains(QStringLiteral("1 to repair, 1 to consider")));
    QVERIFY(!panel.panel.findChild<ReadySign*>()->isVisible());
}

void FindingsPanelTest::aGoodTrackIsReady()
{
    const Panel panel(*builtInTracks().front().track);
    QVERIFY(panel.rows().isEmpty());
    QVERIFY(panel.panel.findChild<ReadySign*>()->isVisible());
    QCOMPARE(panel.count(), QString());
}

void FindingsPanelTest::showAsksForTheTiles()
{
    Panel panel(layout("start 0,0 A 1,0 B 0,1 finish 2,0 C 7,7 D 8,7"));
    QSignalSpy shows(&panel.panel, &FindingsPanel::showRequested);
    QTest::mouseClick(panel.button("Show"), Qt::LeftButton);
    QCOMPARE(shows.size(), 1);
    const auto hexes = shows.last().first().value<std::vector<Hex>>();
    QVERIFY(hexes == (std::vector<Hex> {{7, 7}, {8, 7}}));
}

void FindingsPanelTest::whatHasNoTilesIsNotShown()
{
    const Panel panel(layout(""));
    QVERIFY(panel.rows().size() >= 2);
    QVERIFY(!panel.button("Show"));
}

void FindingsPanelTest::theRepairIsOneUndoStep()
{
    Panel panel(layout("start 0,0 A 1,0 finish 2,-1"));
    QTest::mouseClick(panel.button("Lay B here"), Qt::LeftButton);
    QCOMPARE(panel.document.track().trackTileCount(), 2);
    QCOMPARE(panel.document.undoStack().undoText(), QStringLiteral("Lay B here"));
    QVERIFY(panel.document.isValid());
    panel.document.undoStack().undo();
    QCOMPARE(panel.document.track().trackTileCount(), 1);
    QTRY_VERIFY(panel.button("Lay B here"));
}

void FindingsPanelTest::theKeyboardRepairs()
{
    Panel panel(layout("start 0,0 A 1,0 finish 2,-1"));
    QApplication::setActiveWindow(&panel.panel);
    panel.panel.setFocus();
    QTest::keyClick(&panel.panel, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), panel.button("Show"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), panel.button("Lay B here"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(panel.document.isValid());
}

void FindingsPanelTest::findingsFollowEveryEditAtOnce()
{
    Panel panel(layout("start 0,0 A 1,0 B 0,1 finish 2,0"));
    QVERIFY(panel.document.isValid());
    const std::vector<Hex> tile {{1, 0}};
    QVERIFY(panel.document.push(moveTiles(panel.document.track(), tile, {5, 5}), {}));
    const auto sentences = [&] {
        QStringList texts;
        for (const FindingRow* row : panel.rows())
            texts << row->sentence();
        return texts.join(u' ');
    };
    QVERIFY(sentences().contains(QStringLiteral("edge to edge: A")));
    QVERIFY(panel.count().contains(QStringLiteral("to repair")));
    panel.document.undoStack().undo();
    QVERIFY(!panel.count().contains(QStringLiteral("to repair")));
}

void FindingsPanelTest::moreBoxesOfferAnotherCopy()
{
    Panel panel(layout("start 0,0 A 1,0 A 0,1 finish 2,0"));
    QVERIFY(panel.button("Take the second A away"));
    TrackProperties properties = propertiesOf(panel.document.track());
    properties.boxes = 2;
    QVERIFY(panel.document.push(changeProperties(panel.document.track(), properties), {}));
    QTRY_VERIFY(panel.button("Make it A2"));
}

void FindingsPanelTest::aRepairIsRightForTheTrackAsItIs()
{
    Panel panel(layout("start 0,0 A 1,0 finish 2,-1"));
    QPushButton* button = panel.button("Lay B here");
    // The button still says B at this moment.
    QVERIFY(panel.document.push(placeTile(panel.document.track(), {TileId::track(1), {3, -1}, FaceSide::Front, 0, {}}),
                                {}));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(panel.document.isValid());
    QVERIFY(isLaid(panel.document.track(), TileId::track(2)));
}

void FindingsPanelTest::ofThousandsTheFirstAreShown()
{
    const Panel panel(muddle());
    const auto found = static_cast<int>(panel.document.findings().size());
    QVERIFY(found >= 100);
    QCOMPARE(panel.rows().size(), FindingsPanel::kMostRows);
    const QString more = QStringLiteral("%1 more").arg(found - FindingsPanel::kMostRows);
    const QList<QLabel*> labels = panel.panel.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(more); }));
}

void FindingsPanelTest::theModelChangesOnlyWhatChanges()
{
    TrackDocument document(muddle());
    FindingsModel model(document);
    const int before = model.rowCount();
    QSignalSpy removed(&model, &FindingsModel::rowsRemoved);
    QSignalSpy inserted(&model, &FindingsModel::rowsInserted);
    const int row = [&] {
        for (int i = 0; i < before; ++i) {
            if (model.finding(i) == (Finding {FindingCode::TileTwice, {TileId::track(0, 9)}}))
                return i;
        }
        return -1;
    }();
    QVERIFY(row > 0);
    model.repair(row);
    QCOMPARE(model.rowCount(), before - 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.first().at(1).toInt(), row);
    QCOMPARE(removed.first().at(2).toInt(), row);
    QCOMPARE(inserted.size(), 0);
    document.undoStack().undo();
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.first().at(1).toInt(), row);
    QCOMPARE(removed.size(), 1);
}

void FindingsPanelTest::buttonsAreNamedForScreenReaders()
{
    Panel panel(layout("start 0,0 A 1,0 finish 2,-1"));
    QVERIFY(panel.button("Show")->accessibleName().contains(panel.rows().first()->sentence()));
    QCOMPARE(panel.button("Lay B here")->accessibleDescription(), panel.rows().first()->sentence());
    QVERIFY(panel.rows().first()->findChild<QLabel*>()->accessibleName().startsWith(QStringLiteral("To repair")));
}

void FindingsPanelTest::narrowPanelsStackTheButtons()
{
    Panel panel(layout("start 0,0 finish 4,0"));
    panel.panel.resize(460, 500);
    const auto tops = [&] { return std::pair(panel.button("Show")->y(), panel.button("Lay A and B here")->y()); };
    QTRY_COMPARE(tops().first, tops().second);
    panel.panel.resize(200, 500);
    QTRY_VERIFY(tops().first < tops().second);
    QPushButton* repair = panel.button("Lay A and B here");
    panel.panel.resize(130, 500);
    QTRY_VERIFY(repair->text().endsWith(u'…'));
    QVERIFY(repair->visibleRegion().boundingRect() == repair->rect());
    QCOMPARE(repair->accessibleName(), QStringLiteral("Lay A and B here"));
    QCOMPARE(repair->toolTip(), QStringLiteral("Lay A and B here"));
}

BUBBLEBAR_TEST(FindingsPanelTest)
#include "tst_findingspanel.moc"
