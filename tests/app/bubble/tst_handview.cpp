#include "app/bubble/handview.h"
#include "tests/common/testrunner.h"

#include <QAccessible>
#include <QtTest>

#include <cmath>

using namespace bubblebar;

/// Where the cards lie in trays of several sizes.
class HandViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsKeepOffThePiles_data();
    void cardsKeepOffThePiles();
    void cardsLieInTheMiddleWhereThereIsRoom();
    void aChosenCardRisesLessOverALowTray();
};

namespace {

constexpr int kLowTray = 96;

HandContent handOf(std::size_t cards, std::size_t played)
{
    return {
        {},           std::vector(cards, Card::AnyBlue), 0, Colour::Orange, std::vector(played, Card::AnyBlue), 20, 20,
        Card::AnyBlue};
}

void lay(HandView& hand, const HandContent& content, QSize tray)
{
    hand.resize(tray.width(), tray.height() + HandView::riseHeight());
    hand.setContent(content);
}

double topOfChosen(int tray)
{
    HandView hand;
    lay(hand, handOf(3, 0), {1000, tray});
    hand.setMarks({QString(), {true, true, true}, 1});
    return hand.cardOutline(1).boundingRect().top() - HandView::riseHeight();
}

} // namespace

void HandViewTest::cardsKeepOffThePiles_data()
{
    QTest::addColumn<std::size_t>("cards");
    QTest::addColumn<std::size_t>("played");
    QTest::newRow("none is played") << std::size_t {4} << std::size_t {0};
    QTest::newRow("one is played") << std::size_t {3} << std::size_t {1};
    QTest::newRow("two are played") << std::size_t {3} << std::size_t {2};
}

void HandViewTest::cardsKeepOffThePiles()
{
    QFETCH(std::size_t, cards);
    QFETCH(std::size_t, played);
    HandView hand;
    lay(hand, handOf(cards, played), {480, kLowTray});
    QAccessibleInterface* parts = QAccessible::queryAccessibleInterface(&hand);
    const int count = static_cast<int>(cards);
    const QRect last = parts->child(count - 1)->rect();
    for (int pile = count; pile < parts->childCount(); ++pile)
        QVERIFY2(!parts->child(pile)->rect().intersects(last), qPrintable(parts->child(pile)->text(QAccessible::Name)));
    QVERIFY(hand.cardOutline(0).boundingRect().left() >= 0);
}

void HandViewTest::cardsLieInTheMiddleWhereThereIsRoom()
{
    HandView hand;
    lay(hand, handOf(3, 2), {1080, 146});
    QVERIFY(std::abs(hand.cardOutline(1).boundingRect().center().x() - hand.width() / 2.0) < 2);
}

/// Over the tray there is the board.
void HandViewTest::aChosenCardRisesLessOverALowTray()
{
    QVERIFY(topOfChosen(kLowTray) < 0);
    QVERIFY(topOfChosen(kLowTray) > topOfChosen(146) / 2);
}

BUBBLEBAR_TEST(HandViewTest)
#include "tst_handview.moc"
