#include "app/beetle/statistics/histogramview.h"
#include "app/beetle/statistics/simulationjob.h"
#include "app/beetle/statistics/statisticsdialog.h"
#include "core/beetle/expectation.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolTip>
#include <QtTest>

#include <cmath>
#include <numeric>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

class StatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void binsHaveEveryBeetleOnce_data();
    void binsHaveEveryBeetleOnce();
    void gamesAreComparedWithTheExactChances();
    void theSameSeedGivesTheSameGames();
    void gamesCanBeCancelled();
    void closingStopsTheGames();
    void barsTellTheirNumbers();
    void everyControlHasAName();
};

namespace {

constexpr int kLong = 60000; ///< ms

QPushButton* startButton(const QDialog& dialog)
{
    return dialog.findChild<QPushButton*>(QStringLiteral("startButton"));
}

void play(StatisticsDialog& dialog, int seed)
{
    dialog.findChild<QComboBox*>()->setCurrentIndex(0);
    dialog.findChild<QSpinBox*>()->setValue(seed);
    QTest::mouseClick(startButton(dialog), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), kLong);
}

/// So many that they don't end while somebody looks.
void startEndlessGames(StatisticsDialog& dialog)
{
    auto* games = dialog.findChild<QComboBox*>();
    games->setItemData(0, 2'000'000'000);
    games->setCurrentIndex(0);
    QTest::mouseClick(startButton(dialog), Qt::LeftButton);
    QVERIFY(dialog.isRunning());
}

} // namespace

void StatisticsTest::binsHaveEveryBeetleOnce_data()
{
    QTest::addColumn<bool>("fourLegs");
    QTest::addColumn<bool>("wings");
    for (const Variant variant : kAllVariants)
        QTest::addRow("%d parts", variant.parts()) << variant.fourLegs << variant.wings;
}

void StatisticsTest::binsHaveEveryBeetleOnce()
{
    QFETCH(bool, fourLegs);
    QFETCH(bool, wings);
    const Variant variant {fourLegs, wings};
    const std::vector<std::int64_t> counts(400, 3);
    const std::vector<RollsBin> bins = rollsBins(variant, counts);
    QCOMPARE(bins.front().from, variant.parts());
    QVERIFY(bins.size() <= 61);
    double exact = 0;
    std::int64_t beetles = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        exact += bins[i].exact;
        beetles += bins[i].count;
        QVERIFY(i == 0 || bins[i].from == bins[i - 1].to + 1);
    }
    QVERIFY(std::abs(exact - 1) < 1e-9);
    QCOMPARE(beetles, std::int64_t {1200});
}

void StatisticsTest::gamesAreComparedWithTheExactChances()
{
    StatisticsDialog dialog({3, {}, false});
    dialog.show();
    auto* table = dialog.findChild<QTableWidget*>();
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("–"));
    const QString exact = table->item(0, 2)->text();
    play(dialog, 5);
    QCOMPARE(dialog.result().games, 1000);
    QCOMPARE(table->item(0, 2)->text(), exact);
    for (int seat = 0; seat < 3; ++seat) {
        const double share = dialog.result().winsBySeat[static_cast<std::size_t>(seat)] / 10.0;
        QCOMPARE(table->item(seat, 1)->text(), QLocale().toString(share, 'f', 2) + QStringLiteral(" %"));
    }
}

void StatisticsTest::theSameSeedGivesTheSameGames()
{
    StatisticsDialog dialog({2, {true, true}, false});
    dialog.show();
    play(dialog, 5);
    const std::vector<int> first = dialog.result().winsBySeat;
    play(dialog, 6);
    QVERIFY(dialog.result().winsBySeat != first);
    play(dialog, 5);
    QCOMPARE(dialog.result().winsBySeat, first);
}

void StatisticsTest::gamesCanBeCancelled()
{
    StatisticsDialog dialog({8, {}, false});
    dialog.show();
    startEndlessGames(dialog);
    auto* progress = dialog.findChild<QProgressBar*>();
    QVERIFY(progress->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, kLong);
    QTest::mouseClick(startButton(dialog), Qt::LeftButton);
    QVERIFY(!dialog.isRunning());
    QVERIFY(!progress->isVisible());
    QCOMPARE(dialog.result().games, 0);
}

void StatisticsTest::closingStopsTheGames()
{
    StatisticsDialog dialog({8, {}, false});
    dialog.show();
    startEndlessGames(dialog);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QVERIFY(!dialog.isRunning());
}

void StatisticsTest::barsTellTheirNumbers()
{
    StatisticsDialog dialog({2, {}, false});
    dialog.show();
    play(dialog, 5);
    auto* chart = dialog.findChild<HistogramView*>();
    const QPoint at = chart->binRect(10).center().toPoint();
    QHelpEvent help(QEvent::ToolTip, at, chart->mapToGlobal(at));
    QApplication::sendEvent(chart, &help);
    QCOMPARE(QToolTip::text(), chart->binText(10));
    QVERIFY(chart->binText(10).contains(QStringLiteral("of 2,000 beetles")));
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(chart->accessibleDescription(), chart->binText(1));
}

void StatisticsTest::everyControlHasAName()
{
    StatisticsDialog dialog({2, {}, false});
    dialog.show();
    for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
        // The parts of a spin box and of a table are known by what they are in.
        const bool isPart =
            widget->parentWidget()->inherits("QSpinBox") || widget->parentWidget()->inherits("QTableWidget");
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !isPart)
            QVERIFY2(hasAccessibleName(*widget), widget->metaObject()->className());
    }
}

BUBBLEBAR_TEST(StatisticsTest)
#include "tst_statistics.moc"
