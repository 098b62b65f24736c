#include "app/bubble/newrace/seatrow.h"

#include "app/bubble/newrace/colourcombo.h"
#include "app/bubble/newrace/kinddelegate.h"
#include "app/bubble/newrace/playerkinds.h"
#include "app/bubble/newrace/seathandle.h"
#include "app/bubble/newrace/seats.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/steadycombo.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace bubblebar {

SeatRow::SeatRow(int seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_handle(new SeatHandle(this))
    , m_number(new QLabel(QLocale().toString(seat + 1), this))
    , m_colour(new ColourCombo(this))
    , m_name(new QLineEdit(this))
    , m_kind(new SteadyCombo(this))
    , m_remove(new QToolButton(this))
{
    m_name->setMaxLength(kMaxPlayerName);
    m_name->setPlaceholderText(tr("Name"));
    for (const OfferedKind& offered : offeredKinds()) {
        m_kind->addItem(offered.name, static_cast<int>(offered.kind));
        m_kind->setItemData(m_kind->count() - 1, offered.remark, Qt::ToolTipRole);
    }
    m_kind->setItemDelegate(new KindDelegate(m_kind));
    m_kind->view()->setMinimumWidth(m_kind->view()->sizeHintForColumn(0));
    m_remove->setIcon(inkIcon(QLatin1String("remove")));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    addControls();
    connectControls();
}

void SeatRow::addControls()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 6, 8, 6);
    row->addWidget(m_handle);
    row->addWidget(m_number);
    row->addWidget(m_colour);
    row->addWidget(m_name, 1);
    row->addWidget(m_kind);
    row->addWidget(m_remove);
}

void SeatRow::connectControls()
{
    connect(m_handle, &SeatHandle::stepRequested, this, &SeatRow::stepRequested);
    connect(m_handle, &SeatHandle::dragged, this, &SeatRow::dragged);
    connect(m_handle, &SeatHandle::dropped, this, &SeatRow::dropped);
    connect(m_colour, &ColourCombo::colourPicked, this, &SeatRow::colourPicked);
    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::nameEdited);
    connect(m_kind, &QComboBox::activated, this,
            [this] { Q_EMIT kindPicked(static_cast<PlayerKind>(m_kind->currentData().toInt())); });
    connect(m_remove, &QToolButton::clicked, this, &SeatRow::removeRequested);
    // The row of the control in use is tinted.
    connect(qApp, &QApplication::focusChanged, this, qOverload<>(&QWidget::update));
}

void SeatRow::showPlayer(const RecordPlayer& player, bool canRemove)
{
    m_colour->setColour(player.colour);
    if (m_name->text() != player.name)
        m_name->setText(player.name);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(nearestOfferedKind(player.kind))));
    m_kind->setToolTip(m_kind->currentData(Qt::ToolTipRole).toString());
    m_remove->setEnabled(canRemove);
    nameControls(player.name);
}

void SeatRow::nameControls(const QString& player)
{
    m_handle->setAccessibleName(tr("Move %1 from seat %2, Up or Down").arg(player).arg(m_seat + 1));
    m_colour->setAccessibleName(tr("Colour of %1").arg(player));
    m_name->setAccessibleName(tr("Name on seat %1").arg(m_seat + 1));
    m_kind->setAccessibleName(tr("Who plays for %1").arg(player));
    m_remove->setAccessibleName(tr("Remove %1").arg(player));
    m_remove->setToolTip(m_remove->isEnabled() ? tr("Remove this player") : tr("A race needs two players"));
}

void SeatRow::focusHandle()
{
    m_handle->setFocus(Qt::OtherFocusReason);
}

void SeatRow::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void SeatRow::paintEvent(QPaintEvent* /*event*/)
{
    if (!isAncestorOf(QApplication::focusWidget()))
        return;
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.18F);
    QPainter(this).fillRect(rect(), tint);
}

} // namespace bubblebar
