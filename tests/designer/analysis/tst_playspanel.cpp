#include "core/track/guidelines.h"
#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "designer/analysis/chartview.h"
#include "designer/analysis/forecasttext.h"
#include "designer/analysis/playspanel.h"
#include "designer/analysis/trackforecast.h"
#include "designer/document/trackdocument.h"
#include "tests/common/testrunner.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr int kPatience = 60'000; ///< ms, on busy machines
constexpr int kMany = 1'000'000;

Track firstTrack()
{
    return *builtInTracks().front().track;
}

/// A track that one turn of a tile closes.
Track thinTrack()
{
    for (const BuiltInTrack& builtIn : builtInTracks()) {
        for (const PlacedTile& tile : builtIn.track->tiles) {
            Track track = *builtIn.track;
            applyEdit(track, removeTiles(track, std::vector {tile.at}).value());
            const auto findings = checkGuidelines(track);
            if (isValid(findings) && !findings.empty())
                return track;
        }
    }
    return {};
}

/// Somebody before the panel.
class User
{
public:
    explicit User(Track track, int races = 5)
        : document(std::move(track))
        , panel(document)
    {
        panel.forecast().setLevel(PlayerKind::Easy);
        panel.forecast().setRaces(races);
        panel.resize(300, 700);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }

    [[nodiscard]] bool isComplete()
    {
        return panel.forecast().analysis() && panel.forecast().analysis()->isComplete() &&
               !panel.forecast().isRunning();
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : panel.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(u'&') == text && each->isVisible())
                return each;
        }
        return nullptr;
    }
    void click(const QString& text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    /// Somewhere it can be read now.
    [[nodiscard]] bool says(const QString& text) const
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    [[nodiscard]] ChartView* chart(const QString& title) const
    {
        for (ChartView* each : panel.findChildren<ChartView*>()) {
            if (each->accessibleName() == title)
                return each;
        }
        return nullptr;
    }
    /// What the pointer is told over a column or bar.
    static QString tooltip(ChartView* chart, int part)
    {
        const QPoint at = chart->partRect(part).center();
        QHelpEvent help(QEvent::ToolTip, at, chart->mapToGlobal(at));
        QApplication::sendEvent(chart, &help);
        return QToolTip::text();
    }

    TrackDocument document;
    PlaysPanel panel;
};

const QString kOutdated = QStringLiteral("As it was before the last change");

} // namespace

/// "How it plays", by mouse and keyboard.
class PlaysPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToRepairFirst();
    void tellsTheFigures();
    void tooltipsGiveTheNumbers();
    void arrowKeysGiveThemToo();
    void screenReadersGetThem();
    void anErrorMarksTheLastFigures();
    void stopAndRestart();
    void playersAndLevelAreChosen();
    void theHeatMapIsAWish();
    void cuttingTilesAreShown();
    void aClickShowsASlowSpace();
    void hiddenItRests();
    void chartsFollowTheLook();
};

void PlaysPanelTest::saysWhatToRepairFirst()
{
    Track track = firstTrack();
    track.tiles.clear();
    User user(track);
    QVERIFY(user.says(QStringLiteral("repair this first")));
    QVERIFY(!user.says(kOutdated));
    QVERIFY(!user.chart(QStringLiteral("Turns of a race"))->isVisible());
    QVERIFY(!user.button(QStringLiteral("Restart"))->isEnabled());
    QVERIFY(user.document.push(replaceLayout(user.document.track(), firstTrack().tiles), {}));
    QVERIFY(!user.says(QStringLiteral("repair this first")));
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    QVERIFY(user.chart(QStringLiteral("Turns of a race"))->isVisible());
}

void PlaysPanelTest::tellsTheFigures()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    const TrackAnalysis& analysis = *user.panel.forecast().analysis();
    const int turns = qRound(analysis.turns->median);
    QVERIFY(user.says(QStringLiteral("%1 turn").arg(turns)));
    QVERIFY(user.says(QStringLiteral("About %1 minutes").arg(qRound(analysis.turns->median * kMinutesPerTurn))));
    QVERIFY(user.says(QStringLiteral("take %1 to %2 turns, 8 of 10 take %3 to %4")
                          .arg(qRound(analysis.turns->p25))
                          .arg(qRound(analysis.turns->p75))
                          .arg(qRound(analysis.turns->p10))
                          .arg(qRound(analysis.turns->p90))));
    QVERIFY(user.says(QStringLiteral("5 races, 3 × Easy")));
    QCOMPARE(user.panel.findChild<QProgressBar*>()->value(), 5);
    QVERIFY(user.says(QStringLiteral("No single turn of a tile closes the track.")));
}

void PlaysPanelTest::tooltipsGiveTheNumbers()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    const TrackAnalysis& analysis = *user.panel.forecast().analysis();
    const Share second = analysis.seats.at(1);
    const auto percent = [](double share) { return QLocale().toString(100 * share, 'f', 1) + QStringLiteral(" %"); };
    QCOMPARE(User::tooltip(user.chart(QStringLiteral("Chance to win by seat")), 1),
             QStringLiteral("2nd: wins %1 of the races (95 % sure: %2 to %3)")
                 .arg(percent(second.value), percent(second.low), percent(second.high)));
    const SlowSpace& slow = analysis.slowSpaces.front();
    const QString told = User::tooltip(user.chart(QStringLiteral("Where beetles stand longest")), 0);
    QVERIFY(told.startsWith(QString::fromStdString(analysis.board->spaceName(slow.space))));
    QVERIFY(told.contains(QStringLiteral("%1 turns on average, %2 at most")
                              .arg(QLocale().toString(slow.averageStay, 'f', 1))
                              .arg(slow.longestStay)));
    // The columns tell of all races.
    ChartView* turns = user.chart(QStringLiteral("Turns of a race"));
    double percents = 0;
    for (int column = 0; column < static_cast<int>(turns->chart().parts.size()); ++column) {
        const QString text = User::tooltip(turns, column);
        QCOMPARE(text, turns->chart().parts.at(static_cast<std::size_t>(column)));
        static const QRegularExpression share(QStringLiteral(": ([0-9.]+) of 100 races"));
        percents += share.match(text).captured(1).toDouble();
    }
    QVERIFY2(qAbs(percents - 100) < 9, qPrintable(QString::number(percents))); // rounded ones
}

void PlaysPanelTest::arrowKeysGiveThemToo()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    ChartView* seats = user.chart(QStringLiteral("Chance to win by seat"));
    seats->setFocus(Qt::TabFocusReason);
    QTest::keyClick(seats, Qt::Key_Down);
    QVERIFY(QToolTip::text().startsWith(QStringLiteral("2nd: wins")));
    QTest::keyClick(seats, Qt::Key_Down);
    QTest::keyClick(seats, Qt::Key_Down); // the last one stays
    QVERIFY(QToolTip::text().startsWith(QStringLiteral("3rd: wins")));
    ChartView* turns = user.chart(QStringLiteral("Turns of a race"));
    turns->setFocus(Qt::TabFocusReason);
    QTest::keyClick(turns, Qt::Key_Right);
    QCOMPARE(QToolTip::text(), turns->chart().parts.at(1));
}

void PlaysPanelTest::screenReadersGetThem()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    ChartView* seats = user.chart(QStringLiteral("Chance to win by seat"));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(seats);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Chance to win by seat"));
    QCOMPARE(list->childCount(), 3);
    QVERIFY(list->child(2)->text(QAccessible::Name).startsWith(QStringLiteral("3rd: wins")));
    QCOMPARE(list->text(QAccessible::Description), seats->chart().summary);
    QVERIFY(seats->chart().summary.contains(QStringLiteral("1st: wins")));
    QVERIFY(user.chart(QStringLiteral("Turns of a race"))
                ->accessibleDescription()
                .contains(QStringLiteral("Half of the races take")));
}

void PlaysPanelTest::anErrorMarksTheLastFigures()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    QVERIFY(!user.says(kOutdated));
    QVERIFY(user.document.push(removeTiles(user.document.track(), hexesOf(user.document.track())), {}));
    QVERIFY(user.says(kOutdated));
    QVERIFY(user.chart(QStringLiteral("Turns of a race"))->isVisible());
    QVERIFY(user.says(QStringLiteral("5 races")));
    user.document.undoStack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete() && !user.says(kOutdated), kPatience);
}

void PlaysPanelTest::stopAndRestart()
{
    User user(firstTrack(), kMany);
    QTRY_VERIFY_WITH_TIMEOUT(user.panel.forecast().analysis(), kPatience);
    QVERIFY(user.says(QStringLiteral("of 1,000,000 races")));
    user.click(QStringLiteral("Stop"));
    QVERIFY(!user.panel.forecast().isRunning());
    QVERIFY(user.chart(QStringLiteral("Turns of a race"))->isVisible());
    user.click(QStringLiteral("Restart"));
    QVERIFY(user.panel.forecast().isRunning());
    QVERIFY(user.button(QStringLiteral("Stop")));
}

void PlaysPanelTest::playersAndLevelAreChosen()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    const auto boxes = user.panel.findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    QCOMPARE(boxes.front()->count(), 4);
    QTest::keyClick(boxes.front(), Qt::Key_End);
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    QCOMPARE(user.chart(QStringLiteral("Chance to win by seat"))->chart().parts.size(), std::size_t {5});
    QTest::keyClick(boxes.back(), Qt::Key_Up);
    QTest::keyClick(boxes.back(), Qt::Key_Down);
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    QVERIFY(user.says(QStringLiteral("5 races, 5 × Medium")));
}

void PlaysPanelTest::theHeatMapIsAWish()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    QSignalSpy toggled(&user.panel, &PlaysPanel::heatMapToggled);
    auto* box = user.panel.findChild<QCheckBox*>();
    QTest::keyClick(box, Qt::Key_Space);
    QCOMPARE(toggled.count(), 1);
    QVERIFY(toggled.front().front().toBool());
}

void PlaysPanelTest::cuttingTilesAreShown()
{
    User user(thinTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    const TrackAnalysis& analysis = *user.panel.forecast().analysis();
    QVERIFY(!analysis.cuttingTiles.empty());
    QVERIFY(user.says(QString::fromStdString(analysis.board->tileName(analysis.cuttingTiles.front()))));
    QSignalSpy shown(&user.panel, &PlaysPanel::showRequested);
    user.click(QStringLiteral("Show"));
    QCOMPARE(shown.count(), 1);
    const auto hexes = shown.front().front().value<std::vector<Hex>>();
    QCOMPARE(hexes.size(), analysis.cuttingTiles.size());
    QCOMPARE(hexes.front(), analysis.board->tile(analysis.cuttingTiles.front()).at);
}

void PlaysPanelTest::aClickShowsASlowSpace()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    const TrackAnalysis& analysis = *user.panel.forecast().analysis();
    ChartView* slow = user.chart(QStringLiteral("Where beetles stand longest"));
    QSignalSpy shown(&user.panel, &PlaysPanel::showRequested);
    QTest::mouseClick(slow, Qt::LeftButton, {}, slow->partRect(1).center());
    QCOMPARE(shown.count(), 1);
    const BoardTileId tile = analysis.board->space(analysis.slowSpaces.at(1).space).tile;
    QCOMPARE(shown.front().front().value<std::vector<Hex>>(), std::vector {analysis.board->tile(tile).at});
    slow->setFocus(Qt::TabFocusReason);
    QTest::keyClick(slow, Qt::Key_Return);
    QCOMPARE(shown.count(), 2);
}

void PlaysPanelTest::hiddenItRests()
{
    User user(firstTrack(), kMany);
    QTRY_VERIFY_WITH_TIMEOUT(user.panel.forecast().analysis(), kPatience);
    user.panel.hide();
    QVERIFY(!user.panel.forecast().isRunning());
    user.panel.show();
    QVERIFY(user.panel.forecast().isRunning());
}

void PlaysPanelTest::chartsFollowTheLook()
{
    User user(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(user.isComplete(), kPatience);
    ChartView* seats = user.chart(QStringLiteral("Chance to win by seat"));
    const QImage light = seats->grab().toImage();
    QPalette dark = user.panel.palette();
    dark.setColor(QPalette::Window, QColor(32, 33, 36));
    dark.setColor(QPalette::WindowText, Qt::white);
    user.panel.setPalette(dark);
    QVERIFY(seats->grab().toImage() != light);
    const int height = seats->sizeHint().height();
    QFont large = user.panel.font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    user.panel.setFont(large);
    QVERIFY(seats->sizeHint().height() > height);
}

BUBBLEBAR_TEST(PlaysPanelTest)
#include "tst_playspanel.moc"
