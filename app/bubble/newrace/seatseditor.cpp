#include "app/bubble/newrace/seatseditor.h"

#include "app/bubble/newrace/raceplan.h"
#include "app/bubble/newrace/seatrow.h"
#include "app/bubble/newrace/seats.h"
#include "designer/widgets/icons.h"

#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

SeatsEditor::SeatsEditor(Seats& seats, QWidget* parent)
    : QFrame(parent)
    , m_seats(seats)
    , m_layout(new QVBoxLayout(this))
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Sunken);
    m_layout->setContentsMargins(frameWidth(), frameWidth(), frameWidth(), frameWidth());
    m_layout->setSpacing(0);
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        addRow(seat);
    addFooter();
    showSeats();
    connect(&m_seats, &Seats::changed, this, &SeatsEditor::showSeats);
}

void SeatsEditor::focusFirstName()
{
    m_rows.front()->focusName();
}

void SeatsEditor::addRow(int seat)
{
    auto* row = new SeatRow(seat, this);
    m_rows.push_back(row);
    m_layout->addWidget(row);
    connect(row, &SeatRow::nameEdited, this, [this, seat](const QString& name) { m_seats.setName(seat, name); });
    connect(row, &SeatRow::colourPicked, this, [this, seat](Colour colour) { m_seats.setColour(seat, colour); });
    connect(row, &SeatRow::kindPicked, this, [this, seat](PlayerKind kind) { m_seats.setKind(seat, kind); });
    connect(row, &SeatRow::stepRequested, this, [this, seat](int step) { move(seat, seat + step); });
    connect(row, &SeatRow::dragged, this, [this, seat](QPoint position) { drag(seat, position); });
    connect(row, &SeatRow::dropped, this, [this] { m_dragged = -1; });
    connect(row, &SeatRow::removeRequested, this, [this, seat] { remove(seat); });
}

void SeatsEditor::addFooter()
{
    // Made after the rows: Tab goes in the order of making.
    m_add = new QPushButton(inkIcon(QLatin1String("add")), {}, this);
    m_shuffle = new QPushButton(inkIcon(QLatin1String("shuffle")), tr("Shuffle seats"), this);
    auto* footer = new QHBoxLayout;
    footer->setContentsMargins(8, 8, 8, 8);
    footer->addWidget(m_add);
    footer->addStretch();
    footer->addWidget(m_shuffle);
    m_layout->addLayout(footer);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_seats.add();
        m_rows[static_cast<std::size_t>(m_seats.count() - 1)]->focusName();
    });
    connect(m_shuffle, &QPushButton::clicked, this, [this] { m_seats.shuffle(drawSeed(*QRandomGenerator::global())); });
}

void SeatsEditor::showSeats()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        SeatRow* row = m_rows[static_cast<std::size_t>(seat)];
        row->setVisible(seat < m_seats.count());
        if (seat < m_seats.count())
            row->showPlayer(m_seats.players()[static_cast<std::size_t>(seat)], m_seats.canRemove());
    }
    const std::array<QString, 3> texts {tr("Add a third player"), tr("Add a fourth player"), tr("Add a fifth player")};
    m_add->setEnabled(m_seats.canAdd());
    m_add->setText(texts[static_cast<std::size_t>(std::min(m_seats.count(), kMaxPlayers - 1) - kMinPlayers)]);
}

void SeatsEditor::move(int from, int to)
{
    if (to < 0 || to >= m_seats.count() || to == from)
        return;
    m_seats.move(from, to);
    m_rows[static_cast<std::size_t>(to)]->focusHandle();
}

void SeatsEditor::drag(int seat, QPoint globalPosition)
{
    if (m_dragged < 0)
        m_dragged = seat;
    const int y = mapFromGlobal(globalPosition).y();
    const int target = std::clamp((y - m_rows.front()->y()) / m_rows.front()->height(), 0, m_seats.count() - 1);
    move(m_dragged, target);
    m_dragged = target;
}

void SeatsEditor::remove(int seat)
{
    m_seats.remove(seat);
    m_rows[static_cast<std::size_t>(std::min(seat, m_seats.count() - 1))]->focusHandle();
}

} // namespace bubblebar
