#include "app/bubble/replay/placestable.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/gamesession.h"
#include "core/bubble/players/racecourse.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"

#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <bit>

namespace bubblebar {

namespace {

constexpr int kRowRoom = 12;
constexpr int kNameLetters = 16; ///< a name is given so much room, and its beetle

enum Column { Place, Name, Home, ToGo, Cards, Bonuses, Columns };

} // namespace

PlacesTable::PlacesTable(QWidget* parent)
    : QTableWidget(0, Columns, parent)
{
    setObjectName(QStringLiteral("places"));
    setLiveName(this, [] { return tr("Places"); });
    inEveryLanguage(this, &QTableWidget::setHorizontalHeaderLabels, [] {
        return QStringList {tr("Place"),       tr("Player"),       tr("Home"),
                            tr("Steps to go"), tr("Cards played"), tr("Bonuses")};
    });
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlacesTable::setRace(const GameSession& session)
{
    const Race& race = session.race();
    FinishDistances distances;
    distances.update(*race.board, race.links);
    const StepsToGo toGo = stepsToGo(race, distances);
    const auto tally = tallyOf(session.record());
    const std::vector<int> winners = race.winners();
    const std::vector<int> places = placesOf(race, toGo);
    const QLocale locale;
    setRowCount(static_cast<int>(places.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const int seat = places[static_cast<std::size_t>(row)];
        const auto index = static_cast<std::size_t>(seat);
        const bool won = std::ranges::find(winners, seat) != winners.end();
        const int home = std::popcount(static_cast<BeetleMask>(race.beetles.home() & seatMask(seat, race.each())));
        addCell(row, Place, locale.toString(won ? 1 : row + 1), won);
        addCell(row, Name, session.player(seat).name, won);
        item(row, Name)->setIcon(beetleIcon(session.player(seat).colour));
        addCell(row, Home, tr("%1 of %2", "beetles home").arg(home).arg(race.each()), won);
        addCell(row, ToGo, toGo[index] == 0 ? QStringLiteral("–") : locale.toString(toGo[index]), won);
        addCell(row, Cards, locale.toString(tally[index].cards), won);
        addCell(row, Bonuses, locale.toString(tally[index].bonuses), won);
    }
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, fontMetrics().height() + kRowRoom);
    updateGeometry();
}

void PlacesTable::addCell(int row, int column, const QString& text, bool bold)
{
    auto* cell = new QTableWidgetItem(text);
    if (column != Name)
        cell->setTextAlignment(Qt::AlignCenter);
    QFont own = font();
    own.setBold(bold);
    cell->setFont(own);
    setItem(row, column, cell);
}

/// Where names would be cut short, the counts of the race give way.
void PlacesTable::resizeEvent(QResizeEvent* event)
{
    int room = width() - 2 * frameWidth() - fontMetrics().averageCharWidth() * kNameLetters;
    for (const Column column : {Place, Home, ToGo, Cards, Bonuses}) {
        // A hidden one tells no width.
        setColumnHidden(column, false);
        room -= std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnHidden(column, room < 0 && column >= Cards);
    }
    QTableWidget::resizeEvent(event);
}

QSize PlacesTable::sizeHint() const
{
    const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height();
    return {horizontalHeader()->length(), rows + 2 * frameWidth()};
}

QSize PlacesTable::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, sizeHint().height()};
}

} // namespace bubblebar
