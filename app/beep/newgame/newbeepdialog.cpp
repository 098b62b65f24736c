#include "app/beep/newgame/newbeepdialog.h"

#include "app/beep/keyblocks.h"
#include "app/beep/newgame/beepseatrow.h"
#include "app/beep/newgame/keysdialog.h"
#include "app/settings.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/twocolumns.h"
#include "designer/widgets/windowsize.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr QSize kUsualSize(760, 480);
constexpr int kGreatestHeight = 700;

} // namespace

NewBeepDialog::NewBeepDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_problem(new Notice(Mark::Error, this))
    , m_start(new QPushButton(inkIcon(QLatin1String("play")), tr("&Start the game"), this))
{
    setWindowTitle(tr("New game of Beep! Beep!"));
    setMaximumHeight(kGreatestHeight);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(new TwoColumns(playersPart(), rulesPart()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startGame"));
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewBeepDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewBeepDialog::reject);
    auto* footer = new QHBoxLayout;
    footer->addWidget(m_problem, 1);
    footer->addWidget(buttons);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addWidget(scroll, 1);
    page->addLayout(footer);
    resizeWithinScreen(*this, kUsualSize.expandedTo(sizeHint()).boundedTo({1200, kGreatestHeight}));
    restore();
    m_start->setFocus();
}

QWidget* NewBeepDialog::playersPart()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(headingLabel(tr("Players"), 1.1, part));
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        auto* row = new BeepSeatRow(seat, part);
        m_rows.push_back(row);
        column->addWidget(row);
        connect(row, &BeepSeatRow::nameEdited, this, [this, seat](const QString& name) {
            m_plan.seats[static_cast<std::size_t>(seat)].name = name.trimmed();
            m_start->setEnabled(problem().isEmpty());
            m_problem->setText(problem());
        });
        connect(row, &BeepSeatRow::kindPicked, this, [this, seat](SeatKind kind) { pickKind(seat, kind); });
        connect(row, &BeepSeatRow::removeRequested, this, [this, seat] { removePlayer(seat); });
    }
    m_add = new QPushButton(inkIcon(QLatin1String("add")), tr("Add a player"), part);
    m_add->setObjectName(QStringLiteral("addPlayer"));
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &NewBeepDialog::addPlayer);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addStretch();
    return part;
}

QRadioButton* NewBeepDialog::addChoice(QBoxLayout& column, const QString& title, const QString& hint,
                                       const QString& name)
{
    auto* button = new QRadioButton(title, this);
    button->setObjectName(name);
    button->setAccessibleDescription(hint);
    QLabel* label = secondaryLabel(hint, this);
    label->setWordWrap(true);
    label->setIndent(22);
    column.addWidget(button);
    column.addWidget(label);
    return button;
}

QWidget* NewBeepDialog::rulesPart()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(headingLabel(tr("Table"), 1.1, part));
    m_strict = addChoice(*column, tr("Strict"), tr("A card that does not match can’t be put down."),
                         QStringLiteral("strictTable"));
    m_real = addChoice(*column, tr("As on a real table"),
                       tr("Everything can be put down; the review after the game finds wrong cards, two points each."),
                       QStringLiteral("realTable"));
    column->addSpacing(8);
    column->addWidget(headingLabel(tr("Games"), 1.1, part));
    m_one = addChoice(*column, tr("One game"), tr("About three minutes."), QStringLiteral("oneGame"));
    m_five = addChoice(*column, tr("Tournament"), tr("Five games; the best total wins."), QStringLiteral("fiveGames"));
    for (const auto& [first, second] : {std::pair(m_strict, m_real), std::pair(m_one, m_five)}) {
        auto* group = new QButtonGroup(part);
        group->addButton(first);
        group->addButton(second);
    }
    auto* keys = new QPushButton(tr("Keys…"), part);
    keys->setObjectName(QStringLiteral("changeKeys"));
    keys->setAutoDefault(false);
    connect(keys, &QPushButton::clicked, this, &NewBeepDialog::changeKeys);
    column->addSpacing(8);
    column->addWidget(keys, 0, Qt::AlignLeft);
    column->addStretch();
    return part;
}

void NewBeepDialog::restore()
{
    m_plan = rememberedPlan(m_settings);
    (m_plan.table == TableKind::Strict ? m_strict : m_real)->setChecked(true);
    (m_plan.isTournament ? m_five : m_one)->setChecked(true);
    showPlan();
}

void NewBeepDialog::addPlayer()
{
    m_plan.seats.push_back({proposedName(SeatKind::Medium, m_plan.seats), SeatKind::Medium});
    showPlan();
    m_rows[m_plan.seats.size() - 1]->focusName();
}

void NewBeepDialog::removePlayer(int seat)
{
    m_plan.seats.erase(m_plan.seats.begin() + seat);
    showPlan();
}

void NewBeepDialog::pickKind(int seat, SeatKind kind)
{
    Seat& changed = m_plan.seats[static_cast<std::size_t>(seat)];
    const bool wasProposed = changed.name == proposedName(changed.kind, {}) || isPerson(changed.kind) != isPerson(kind);
    // There is one mouse: who had it goes on with keys.
    if (kind == SeatKind::Mouse)
        for (Seat& other : m_plan.seats)
            if (other.kind == SeatKind::Mouse)
                other.kind = SeatKind::Keys;
    changed.kind = kind;
    if (wasProposed) {
        changed.name.clear();
        changed.name = proposedName(kind, m_plan.seats);
    }
    showPlan();
}

void NewBeepDialog::changeKeys()
{
    KeysDialog dialog(KeyBlocks::fromLines(m_settings.lines(Setting::BeepKeys)), this);
    if (dialog.exec() == QDialog::Accepted)
        m_settings.setLines(Setting::BeepKeys, dialog.keys().lines());
}

QString NewBeepDialog::problem() const
{
    if (m_plan.count(SeatKind::Keys) > kMostKeyPlayers)
        return tr("At most three people can play with keys.");
    if (!m_plan.isPlayable())
        return tr("Every player needs a name.");
    return {};
}

void NewBeepDialog::showPlan()
{
    const std::size_t count = m_plan.seats.size();
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
        m_rows[seat]->setVisible(seat < count);
        if (seat < count)
            m_rows[seat]->showSeat(m_plan.seats[seat], count > kMinPlayers);
    }
    m_add->setEnabled(count < kMaxPlayers);
    m_problem->setText(problem());
    m_start->setEnabled(problem().isEmpty());
}

void NewBeepDialog::accept()
{
    m_plan.table = m_real->isChecked() ? TableKind::Tournament : TableKind::Strict;
    m_plan.isTournament = m_five->isChecked();
    m_settings.setLines(Setting::BeepPlayers, seatLines(m_plan.seats));
    m_settings.setFlag(Setting::BeepRealTable, m_plan.table == TableKind::Tournament);
    m_settings.setFlag(Setting::BeepTournament, m_plan.isTournament);
    QDialog::accept();
}

BeepPlan rememberedPlan(const Settings& settings)
{
    BeepPlan plan = usualPlan();
    if (const std::vector<Seat> seats = seatsFrom(settings.lines(Setting::BeepPlayers)); !seats.empty())
        plan.seats = seats;
    plan.table = settings.flag(Setting::BeepRealTable) ? TableKind::Tournament : TableKind::Strict;
    plan.isTournament = settings.flag(Setting::BeepTournament);
    return plan;
}

} // namespace bubblebar::beep
