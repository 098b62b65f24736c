#include "app/beetle/newgame/beetleseatrow.h"

#include "app/beetle/newgame/pencombo.h"
#include "app/playerseats.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/steadycombo.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace bubblebar::beetle {

BeetleSeatRow::BeetleSeatRow(int seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_number(new QLabel(QLocale().toString(seat + 1), this))
    , m_colour(new PenCombo(this))
    , m_name(new QLineEdit(this))
    , m_kind(new SteadyCombo(this))
    , m_remove(new QToolButton(this))
{
    m_name->setMaxLength(kMaxPlayerName);
    m_name->setPlaceholderText(tr("Name"));
    // All computer players roll alike.
    m_kind->addItem(tr("Person"), static_cast<int>(PlayerKind::Person));
    m_kind->addItem(tr("Computer"), static_cast<int>(PlayerKind::Medium));
    m_remove->setIcon(inkIcon(QLatin1String("remove")));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_number);
    row->addWidget(m_colour);
    row->addWidget(m_name, 1);
    row->addWidget(m_kind);
    row->addWidget(m_remove);
    connectControls();
}

void BeetleSeatRow::connectControls()
{
    connect(m_colour, &PenCombo::colourPicked, this, &BeetleSeatRow::colourPicked);
    connect(m_name, &QLineEdit::textEdited, this, &BeetleSeatRow::nameEdited);
    connect(m_kind, &QComboBox::activated, this,
            [this] { Q_EMIT kindPicked(static_cast<PlayerKind>(m_kind->currentData().toInt())); });
    connect(m_remove, &QToolButton::clicked, this, &BeetleSeatRow::removeRequested);
}

void BeetleSeatRow::showPlayer(const RecordPlayer& player, bool canRemove)
{
    m_colour->setColour(player.colour);
    if (m_name->text() != player.name)
        m_name->setText(player.name);
    m_kind->setCurrentIndex(player.kind == PlayerKind::Person ? 0 : 1);
    m_remove->setEnabled(canRemove);
    nameControls(player.name);
}

void BeetleSeatRow::nameControls(const QString& player)
{
    m_colour->setAccessibleName(tr("Pen of %1").arg(player));
    m_name->setAccessibleName(tr("Name on seat %1").arg(m_seat + 1));
    m_kind->setAccessibleName(tr("Who plays for %1").arg(player));
    m_remove->setAccessibleName(tr("Remove %1").arg(player));
    m_remove->setToolTip(m_remove->isEnabled() ? tr("Remove this player") : tr("A game needs two players"));
}

void BeetleSeatRow::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

} // namespace bubblebar::beetle
