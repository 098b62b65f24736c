#include "app/bubble/newrace/playerspane.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/newrace/deckchooser.h"
#include "app/bubble/newrace/rememberedrace.h"
#include "app/bubble/newrace/seats.h"
#include "app/bubble/newrace/seatseditor.h"
#include "app/bubble/newrace/teamsbox.h"
#include "designer/widgets/steadycombo.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kUsualWidth = 62; ///< in letters

} // namespace

PlayersPane::PlayersPane(FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_seats(new Seats(this))
    , m_beetles(secondaryLabel({}, this))
    , m_editor(new SeatsEditor(*m_seats, this))
    , m_first(new SteadyCombo(this))
    , m_deck(new DeckChooser(files, this))
    , m_teams(new TeamsBox(*m_seats, this))
    , m_hideHand(new QCheckBox(tr("&Hide the hand when the next person takes over"), this))
{
    m_first->setAccessibleName(tr("First player"));
    m_first->addItem(tr("Random"));
    m_hideHand->setChecked(true);
    layOut();
    showSeats();
    connect(m_seats, &Seats::changed, this, &PlayersPane::showSeats);
}

void PlayersPane::layOut()
{
    auto* head = new QHBoxLayout;
    head->addWidget(headingLabel(tr("Players, in order of seats"), 1.1, this));
    head->addStretch();
    head->addWidget(m_beetles);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(16);
    auto* first = new QLabel(tr("First &player"), this);
    first->setBuddy(m_first);
    form->addRow(first, m_first);
    auto* cards = new QLabel(tr("&Cards"), this);
    cards->setBuddy(m_deck->list());
    form->addRow(cards, m_deck);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_editor);
    column->addLayout(form);
    column->addWidget(m_teams);
    column->addWidget(m_hideHand);
    column->addStretch();
}

void PlayersPane::focusFirstName()
{
    m_editor->focusFirstName();
}

QSize PlayersPane::sizeHint() const
{
    // Wider than the controls ask for: names are long.
    return QWidget::sizeHint().expandedTo({kUsualWidth * fontMetrics().averageCharWidth(), 0});
}

std::optional<int> PlayersPane::firstSeat() const
{
    return m_first->currentIndex() > 0 ? std::optional(m_first->currentIndex() - 1) : std::nullopt;
}

bool PlayersPane::wantsTeams() const
{
    return m_teams->isWanted();
}

bool PlayersPane::hidesHand() const
{
    return m_hideHand->isChecked();
}

void PlayersPane::restore(const RememberedRace& race)
{
    m_seats->setPlayers(race.players);
    m_first->setCurrentIndex(std::min(race.firstSeat.value_or(-1) + 1, m_first->count() - 1));
    m_teams->setWanted(race.teams);
    m_deck->restore(race.deckPath);
    m_hideHand->setChecked(race.hideHand);
}

void PlayersPane::showSeats()
{
    showFirstSeats();
    m_beetles->setText(tr("%n beetle(s) each", nullptr, beetlesEach(m_seats->count())));
    const auto persons = std::ranges::count(m_seats->players(), PlayerKind::Person, &RecordPlayer::kind);
    m_hideHand->setEnabled(persons > 1);
    m_hideHand->setToolTip(persons > 1 ? QString() : tr("Only where two people or more share the screen"));
    Q_EMIT changed();
}

void PlayersPane::showFirstSeats()
{
    const auto& players = m_seats->players();
    while (m_first->count() > m_seats->count() + 1)
        m_first->removeItem(m_first->count() - 1);
    while (m_first->count() < m_seats->count() + 1)
        m_first->addItem(QString());
    for (int seat = 0; seat < m_seats->count(); ++seat) {
        const RecordPlayer& player = players[static_cast<std::size_t>(seat)];
        m_first->setItemIcon(seat + 1, beetleIcon(player.colour));
        m_first->setItemText(seat + 1, playerName(player.name));
    }
}

} // namespace bubblebar
