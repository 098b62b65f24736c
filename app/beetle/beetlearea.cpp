#include "app/beetle/beetlearea.h"

#include "app/beetle/diepanel.h"
#include "app/beetle/sheetview.h"
#include "app/promptbar.h"
#include "designer/drawing/trackpainter.h"
#include "designer/widgets/tablelook.h"

#include <QGridLayout>
#include <QPainter>
#include <QScrollArea>

namespace bubblebar::beetle {

namespace {

constexpr int kMargin = 12;
constexpr int kDieColumn = 2;

class Wood : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintTable(painter, rect(), isDark(palette()));
    }
};

/// Where a sheet lies in the grid, which has two columns on each side of the die.
struct Place
{
    int row;
    int column;
    int rows;
    int columns;
};

/// So many sheets in one row, from the left: two, three or four, of which fewer are wider.
std::vector<Place> rowOf(int row, int sheets)
{
    if (sheets == 2)
        return {{row, 0, 1, 2}, {row, 3, 1, 2}};
    if (sheets == 3)
        return {{row, 0, 1, 1}, {row, 1, 1, 1}, {row, 3, 1, 2}};
    return {{row, 0, 1, 1}, {row, 1, 1, 1}, {row, 3, 1, 1}, {row, 4, 1, 1}};
}

/// Clockwise from the upper left.
std::vector<Place> placesFor(int players)
{
    if (players == 2)
        return {{0, 0, 2, 2}, {0, 3, 2, 2}};
    if (players == 3)
        return {{0, 0, 2, 2}, {0, 3, 1, 2}, {1, 3, 1, 2}};
    const int above = (players + 1) / 2;
    std::vector<Place> places = rowOf(0, above);
    const std::vector<Place> below = rowOf(1, players - above);
    places.insert(places.end(), below.rbegin(), below.rend());
    return places;
}

} // namespace

BeetleArea::BeetleArea(const BeetleSession& session, QWidget* parent)
    : QWidget(parent)
    , m_prompt(new PromptBar(this))
    , m_wood(new Wood(this))
    , m_panel(new DiePanel(session.record().variant, m_wood))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_prompt);
    // Where the screen has no room for all sheets, one scrolls.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_wood);
    column->addWidget(scroll, 1);
    laySheets(session);
}

void BeetleArea::laySheets(const BeetleSession& session)
{
    auto* grid = new QGridLayout(m_wood);
    grid->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    grid->setSpacing(kMargin);
    const std::vector<Place> places = placesFor(session.players());
    for (int seat = 0; seat < session.players(); ++seat) {
        const Place& place = places[static_cast<std::size_t>(seat)];
        auto* sheet = new SheetView(session, seat, m_wood);
        grid->addWidget(sheet, place.row, place.column, place.rows, place.columns);
        m_sheets.push_back(sheet);
    }
    grid->addWidget(m_panel, 0, kDieColumn, 2, 1);
    for (const int row : {0, 1})
        grid->setRowStretch(row, 1);
    for (const int column : {0, 1, 3, 4})
        grid->setColumnStretch(column, 1);
}

} // namespace bubblebar::beetle
