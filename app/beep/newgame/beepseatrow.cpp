#include "app/beep/newgame/beepseatrow.h"

#include "designer/widgets/icons.h"
#include "designer/widgets/steadycombo.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace bubblebar::beep {

BeepSeatRow::BeepSeatRow(int seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_name(new QLineEdit(this))
    , m_kind(new SteadyCombo(this))
    , m_remove(new QToolButton(this))
{
    m_name->setObjectName(QStringLiteral("name-%1").arg(seat));
    m_name->setMaxLength(kMaxPlayerName);
    m_name->setPlaceholderText(tr("Name"));
    m_kind->setObjectName(QStringLiteral("kind-%1").arg(seat));
    for (const SeatKind kind : kAllSeatKinds)
        m_kind->addItem(seatKindTitle(kind), static_cast<int>(kind));
    m_remove->setObjectName(QStringLiteral("remove-%1").arg(seat));
    m_remove->setIcon(inkIcon(QLatin1String("remove")));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->addWidget(m_name, 1);
    row->addWidget(m_kind);
    row->addWidget(m_remove);
    connect(m_name, &QLineEdit::textEdited, this, &BeepSeatRow::nameEdited);
    connect(m_kind, &QComboBox::activated, this,
            [this] { Q_EMIT kindPicked(static_cast<SeatKind>(m_kind->currentData().toInt())); });
    connect(m_remove, &QToolButton::clicked, this, &BeepSeatRow::removeRequested);
}

void BeepSeatRow::showSeat(const Seat& seat, bool canRemove)
{
    if (m_name->text() != seat.name)
        m_name->setText(seat.name);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(seat.kind)));
    m_remove->setEnabled(canRemove);
    m_name->setAccessibleName(tr("Name of player %1").arg(m_seat + 1));
    m_kind->setAccessibleName(tr("Who plays for %1").arg(seat.name));
    m_remove->setAccessibleName(tr("Remove %1").arg(seat.name));
    m_remove->setToolTip(canRemove ? tr("Remove this player") : tr("A game needs two players"));
}

void BeepSeatRow::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

} // namespace bubblebar::beep
