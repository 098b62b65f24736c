#include "app/beep/tableplan.h"

#include "app/beep/cardfaces.h"

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr double kEdge = 12;
constexpr double kGap = 12;
constexpr double kInside = 12;
constexpr double kBottomTop = 434;
constexpr double kBottomHeight = 190;
constexpr double kWidestSeat = 520;
constexpr double kSideWidth = 238;
constexpr double kComputerHeight = 164;
constexpr double kKeysHeight = 204;
constexpr double kSecondSide = 222;
constexpr double kHornWidth = 246;
constexpr double kNewsWidth = 238;
constexpr double kHeader = 30;
constexpr double kHornRadius = 56;

constexpr double kCentreCard = 92;
constexpr double kMouseCard = 80;
constexpr double kKeysCard = 70;
constexpr double kSideCard = 64;
constexpr std::array<QPointF, kCentrePiles> kCentres {QPointF(399, 216), QPointF(541, 86), QPointF(829, 86),
                                                      QPointF(967, 216), QPointF(683, 330)};

/// People first, the mouse in the middle of the row below, computer players last.
std::vector<int> seatingOrder(const std::vector<Seat>& seats)
{
    std::vector<int> order;
    const auto add = [&](auto&& wanted) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            if (wanted(seats[seat].kind))
                order.push_back(static_cast<int>(seat));
    };
    add([](SeatKind kind) { return kind == SeatKind::Mouse; });
    add([](SeatKind kind) { return kind == SeatKind::Keys; });
    add([](SeatKind kind) { return !isPerson(kind); });
    return order;
}

int seatsBelow(const std::vector<Seat>& seats)
{
    const auto people = std::ranges::count_if(seats, isPerson, &Seat::kind);
    // Four have room at the sides.
    const auto least = static_cast<std::ptrdiff_t>(seats.size()) - 4;
    return static_cast<int>(std::clamp<std::ptrdiff_t>(std::max(people, least), 1, 2));
}

QRectF sidePanel(int place, const Seat& who)
{
    const double x = place % 2 == 0 ? kEdge : TablePlan::kSize.width() - kEdge - kSideWidth;
    const double y = place < 2 ? kEdge : kSecondSide;
    return {x, y, kSideWidth, isPerson(who.kind) ? kKeysHeight : kComputerHeight};
}

} // namespace

TablePlan::TablePlan(const std::vector<Seat>& seats)
    : m_seats(seats.size())
{
    const std::vector<int> order = seatingOrder(seats);
    const int below = seatsBelow(seats);
    const int piles = ownPileCount(static_cast<int>(seats.size()));
    const double free = kSize.width() - 2 * kEdge - kHornWidth - kNewsWidth - (below + 1) * kGap;
    const double wide = std::min(free / below, kWidestSeat);
    for (int i = 0; i < static_cast<int>(order.size()); ++i) {
        const int seat = order[static_cast<std::size_t>(i)];
        const Seat& who = seats[static_cast<std::size_t>(seat)];
        if (i >= below) {
            seatAt(seat, who, sidePanel(i - below, who), kSideCard, piles);
            continue;
        }
        const int column = below - 1 - i;
        const QRectF panel(kEdge + column * (wide + kGap), kBottomTop, wide, kBottomHeight);
        seatAt(seat, who, panel, who.kind == SeatKind::Mouse ? kMouseCard : kKeysCard, piles);
    }
    m_newsPanel = {kSize.width() - kEdge - kNewsWidth, kBottomTop, kNewsWidth, kBottomHeight};
    const double left = kEdge + below * (wide + kGap);
    m_hornPanel = {left, kBottomTop, m_newsPanel.left() - kGap - left, kBottomHeight};
}

void TablePlan::seatAt(int seat, const Seat& who, const QRectF& panel, double card, int piles)
{
    SeatPlace& place = m_seats[static_cast<std::size_t>(seat)];
    place.panel = panel;
    place.header = {panel.x() + kInside, panel.y() + 6, panel.width() - 2 * kInside, kHeader};
    const double step = card + (piles > 2 && panel.width() < 300 ? 8 : 14);
    for (int own = 0; own < piles; ++own)
        place.piles.emplace_back(panel.x() + kInside + own * step, panel.y() + kHeader + 10, card, card / kCardShape);
    if (!isPerson(who.kind))
        return;
    const double top = place.piles.front().top();
    const double right = place.piles.back().right() + 16;
    if (panel.width() < 300) // below the cards
        place.keys = {panel.x() + kInside, place.piles.front().bottom() + 20, panel.width() - 2 * kInside, 0};
    else
        place.keys = {right, top, panel.right() - kInside - right, 0};
    place.keys.setBottom(panel.bottom() - 6);
}

QRectF TablePlan::centre(int pile)
{
    const QSizeF size(kCentreCard, kCentreCard / kCardShape);
    const QPointF middle = kCentres[static_cast<std::size_t>(pile)];
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF TablePlan::car()
{
    return {kMiddle.x() - 82, kMiddle.y() - 82 - 18, 164, 164};
}

QRectF TablePlan::horn() const
{
    const QPointF middle(m_hornPanel.x() + kInside + kHornRadius + 2, m_hornPanel.center().y() - 2);
    return {middle - QPointF(kHornRadius, kHornRadius), QSizeF(2 * kHornRadius, 2 * kHornRadius)};
}

} // namespace bubblebar::beep
