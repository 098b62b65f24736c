#include "app/beetle/newgame/newbeetledialog.h"

#include "app/beetle/newgame/beetleseatrow.h"
#include "app/beetle/newgame/beetleseats.h"
#include "app/bubble/newrace/raceplan.h"
#include "app/playerseats.h"
#include "app/settings.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/windowsize.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr int kGreatestHeight = 700;
constexpr int kLetters = 62; ///< the list's width
constexpr int kRowsSeen = 4; ///< at least

} // namespace

NewBeetleDialog::NewBeetleDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_seats(new BeetleSeats(this))
    , m_list(playersList())
    , m_add(new QPushButton(inkIcon(QLatin1String("add")), tr("&Add a player"), this))
    , m_fourLegs(new QCheckBox(tr("&Four legs instead of six"), this))
    , m_wings(new QCheckBox(tr("&Wings: a 6 draws one once the tail is on"), this))
    , m_playOn(new QCheckBox(tr("Play &on for the places when the first beetle is finished"), this))
    , m_problem(new Notice(Mark::Error, this))
    , m_start(new QPushButton(inkIcon(QLatin1String("play")), tr("&Start the game"), this))
{
    setWindowTitle(tr("New game of Beetle"));
    setMaximumHeight(kGreatestHeight);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addWidget(headingLabel(tr("Players, clockwise"), 1.1, this));
    page->addWidget(m_list, 1);
    page->addLayout(choices());
    page->addLayout(footer());
    restoreLastGame();
    connect(m_seats, &BeetleSeats::changed, this, &NewBeetleDialog::showSeats);
    showSeats();
    resizeWithinScreen(*this, sizeHint().boundedTo({sizeHint().width(), kGreatestHeight}));
}

QScrollArea* NewBeetleDialog::playersList()
{
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(0);
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        addRow(seat, *column);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list);
    scroll->setMinimumWidth(std::max(kLetters * fontMetrics().averageCharWidth(), list->minimumSizeHint().width()));
    scroll->setMinimumHeight(kRowsSeen * m_rows.front()->sizeHint().height());
    return scroll;
}

void NewBeetleDialog::addRow(int seat, QBoxLayout& list)
{
    auto* row = new BeetleSeatRow(seat, this);
    m_rows.push_back(row);
    list.addWidget(row);
    connect(row, &BeetleSeatRow::nameEdited, this, [this, seat](const QString& name) { m_seats->setName(seat, name); });
    connect(row, &BeetleSeatRow::colourPicked, this,
            [this, seat](PenColour colour) { m_seats->setColour(seat, colour); });
    connect(row, &BeetleSeatRow::kindPicked, this, [this, seat](PlayerKind kind) { m_seats->setKind(seat, kind); });
    connect(row, &BeetleSeatRow::removeRequested, this, [this, seat] { removePlayer(seat); });
}

QBoxLayout* NewBeetleDialog::choices()
{
    auto* shuffle = new QPushButton(inkIcon(QLatin1String("shuffle")), tr("S&huffle seats"), this);
    m_add->setObjectName(QStringLiteral("addPlayer"));
    connect(m_add, &QPushButton::clicked, this, &NewBeetleDialog::addPlayer);
    connect(shuffle, &QPushButton::clicked, this, [this] { m_seats->shuffle(drawSeed(*QRandomGenerator::global())); });
    auto* seats = new QHBoxLayout;
    seats->addWidget(m_add);
    seats->addStretch();
    seats->addWidget(shuffle);
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    column->addLayout(seats);
    column->addSpacing(6);
    column->addWidget(headingLabel(tr("Beetle and rules"), 1.1, this));
    for (QCheckBox* box : {m_fourLegs, m_wings, m_playOn})
        column->addWidget(box);
    return column;
}

QBoxLayout* NewBeetleDialog::footer()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewBeetleDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewBeetleDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(m_problem, 1);
    row->addWidget(buttons);
    return row;
}

void NewBeetleDialog::restoreLastGame()
{
    const std::vector<RecordPlayer> last = playersOf(m_settings.lines(Setting::BeetlePlayers));
    m_seats->setPlayers(last);
    m_fourLegs->setChecked(m_settings.flag(Setting::BeetleFourLegs));
    m_wings->setChecked(m_settings.flag(Setting::BeetleWings));
    m_playOn->setChecked(m_settings.flag(Setting::BeetlePlayOn));
    // Who has played before may only want to press Return.
    if (last.empty())
        m_rows.front()->focusName();
    else
        m_start->setFocus();
}

void NewBeetleDialog::showSeats()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        BeetleSeatRow* row = m_rows[static_cast<std::size_t>(seat)];
        row->setVisible(seat < m_seats->count());
        if (seat < m_seats->count())
            row->showPlayer(m_seats->players()[static_cast<std::size_t>(seat)], m_seats->canRemove());
    }
    m_add->setEnabled(m_seats->canAdd());
    m_add->setToolTip(m_seats->canAdd() ? QString() : tr("Eight players are the most"));
    // With two players there is only one place to play on for.
    m_playOn->setEnabled(m_seats->count() > kMinPlayers);
    const QString problem = this->problem();
    m_problem->setText(problem);
    m_start->setEnabled(problem.isEmpty());
    m_start->setToolTip(problem);
    m_start->setAccessibleDescription(problem);
}

void NewBeetleDialog::addPlayer()
{
    m_seats->add();
    BeetleSeatRow* row = m_rows[static_cast<std::size_t>(m_seats->count() - 1)];
    row->focusName();
    m_list->widget()->layout()->activate();
    m_list->ensureWidgetVisible(row);
}

void NewBeetleDialog::removePlayer(int seat)
{
    m_seats->remove(seat);
    m_rows[static_cast<std::size_t>(std::min(seat, m_seats->count() - 1))]->focusName();
}

QString NewBeetleDialog::problem() const
{
    const auto& players = m_seats->players();
    const auto nameless =
        std::ranges::find_if(players, [](const RecordPlayer& player) { return playerName(player.name).isEmpty(); });
    if (nameless == players.end())
        return {};
    return tr("The player on seat %1 needs a name.").arg(nameless - players.begin() + 1);
}

void NewBeetleDialog::remember()
{
    m_settings.setLines(Setting::BeetlePlayers, linesOf(m_seats->players()));
    m_settings.setFlag(Setting::BeetleFourLegs, m_fourLegs->isChecked());
    m_settings.setFlag(Setting::BeetleWings, m_wings->isChecked());
    m_settings.setFlag(Setting::BeetlePlayOn, m_playOn->isChecked());
}

void NewBeetleDialog::accept()
{
    if (!problem().isEmpty())
        return;
    m_record = {};
    m_record.players = m_seats->players();
    for (RecordPlayer& player : m_record.players)
        player.name = playerName(player.name);
    m_record.variant = {m_fourLegs->isChecked(), m_wings->isChecked()};
    m_record.playOn = m_playOn->isChecked() && m_seats->count() > kMinPlayers;
    m_record.seed = drawSeed(*QRandomGenerator::system());
    remember();
    QDialog::accept();
}

} // namespace bubblebar::beetle
