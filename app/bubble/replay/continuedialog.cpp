#include "app/bubble/replay/continuedialog.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/newrace/playerkinds.h"
#include "app/bubble/newrace/raceplan.h"
#include "app/bubble/newrace/seats.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace bubblebar {

namespace {

constexpr int kIcon = 24;

} // namespace

ContinueDialog::ContinueDialog(const GameRecord& record, int turn, QWidget* parent)
    : QDialog(parent)
    , m_players(record.players)
{
    setWindowTitle(tr("Play on from here"));
    auto* text = new QLabel(turn == 0 ? tr("A new race begins at the start, with the same cards. Who plays?")
                                      : tr("A new race begins as this one stood in turn %1. Who plays?").arg(turn),
                            this);
    text->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    for (int seat = 0; seat < static_cast<int>(m_players.size()); ++seat)
        addSeat(*grid, seat);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_play = buttons->addButton(tr("Play on"), QDialogButtonBox::AcceptRole);
    m_play->setObjectName(QStringLiteral("playOn"));
    m_play->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(text);
    column->addLayout(grid);
    column->addWidget(buttons);
}

void ContinueDialog::addSeat(QGridLayout& grid, int seat)
{
    RecordPlayer& player = m_players[static_cast<std::size_t>(seat)];
    auto* icon = new QLabel(this);
    icon->setPixmap(beetleIcon(player.colour).pixmap(QSize(kIcon, kIcon), devicePixelRatioF()));
    auto* name = new QLineEdit(player.name, this);
    name->setMaxLength(kMaxPlayerName);
    name->setAccessibleName(tr("Name on seat %1").arg(seat + 1));
    auto* kind = new QComboBox(this);
    for (const OfferedKind& offered : offeredKinds())
        kind->addItem(offered.name, static_cast<int>(offered.kind));
    kind->setCurrentIndex(kind->findData(static_cast<int>(nearestOfferedKind(player.kind))));
    kind->setAccessibleName(tr("Who plays on seat %1").arg(seat + 1));
    connect(name, &QLineEdit::textEdited, this, [this, &player](const QString& typed) {
        player.name = playerName(typed);
        check();
    });
    connect(kind, &QComboBox::activated, this,
            [&player, kind] { player.kind = static_cast<PlayerKind>(kind->currentData().toInt()); });
    grid.addWidget(icon, seat, 0);
    grid.addWidget(name, seat, 1);
    grid.addWidget(kind, seat, 2);
}

void ContinueDialog::check()
{
    const QString problem = playersProblem(m_players);
    m_play->setEnabled(problem.isEmpty());
    m_play->setToolTip(problem);
}

} // namespace bubblebar
