#include "designer/panels/findingrow.h"

#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/tablelook.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 8;

} // namespace

FindingRow::FindingRow(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_show(new QPushButton(inkIcon(QLatin1String("show")), {}, this))
    , m_repair(new QPushButton(inkIcon(QLatin1String("repair")), {}, this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    // A click leaves the keyboard with the tiles.
    for (QPushButton* button : {m_show, m_repair})
        button->setFocusPolicy(Qt::TabFocus);
    inEveryLanguage(m_show, &QPushButton::setText, [] { return tr("Show"); });
    m_buttons->setSpacing(kMargin);
    m_buttons->addWidget(m_show, 0, Qt::AlignLeading);
    m_buttons->addWidget(m_repair, 0, Qt::AlignLeading);
    m_buttons->addStretch(1);
    auto* column = new QVBoxLayout;
    column->setSpacing(kMargin);
    column->addWidget(m_text);
    column->addLayout(m_buttons);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    row->setSpacing(0);
    row->addSpacing(textIndent() - kMargin); // for the sign
    row->addLayout(column, 1);
    // The row can be narrower than its buttons are now.
    row->setSizeConstraint(QLayout::SetNoConstraint);
    connect(m_show, &QPushButton::clicked, this, &FindingRow::showClicked);
    connect(m_repair, &QPushButton::clicked, this, &FindingRow::repairClicked);
}

void FindingRow::setFinding(Severity severity, const QString& sentence, const QString& repair, bool canShow)
{
    if (m_severity != severity) {
        m_severity = severity;
        update();
    }
    //: %1: what is wrong with the track and how to mend it
    const QString name =
        severity == Severity::Error ? tr("To repair: %1").arg(sentence) : tr("To consider: %1").arg(sentence);
    m_text->setText(sentence);
    m_text->setAccessibleName(name);
    m_show->setAccessibleName(tr("Show the tiles. %1").arg(sentence));
    m_show->setVisible(canShow);
    m_repairText = repair;
    m_repair->setToolTip(repair);
    m_repair->setAccessibleName(repair);
    m_repair->setAccessibleDescription(sentence);
    m_repair->setVisible(!repair.isEmpty());
    stackButtons();
}

QString FindingRow::sentence() const
{
    return m_text->text();
}

QSize FindingRow::minimumSizeHint() const
{
    return {textIndent() + m_show->sizeHint().width() + kMargin, layout()->minimumSize().height()};
}

void FindingRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const int side = fontMetrics().height();
    QRect box(kMargin, m_text->y(), side, side);
    if (layoutDirection() == Qt::RightToLeft)
        box.moveRight(width() - 1 - kMargin);
    paintMark(painter, m_severity == Severity::Error ? Mark::Error : Mark::Warning, box, isDark(palette()));
    painter.setPen(palette().color(QPalette::Midlight));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void FindingRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    stackButtons();
}

int FindingRow::textIndent() const
{
    return 2 * kMargin + fontMetrics().height();
}

void FindingRow::stackButtons()
{
    const int room = width() - textIndent() - kMargin;
    m_repair->setText(m_repairText);
    const int wanted = m_repair->sizeHint().width();
    if (wanted > room) {
        const QFontMetrics metrics = m_repair->fontMetrics();
        const int frame = wanted - metrics.horizontalAdvance(m_repairText);
        m_repair->setText(metrics.elidedText(m_repairText, Qt::ElideRight, std::max(0, room - frame)));
    }
    const bool fits = m_show->sizeHint().width() + kMargin + wanted <= room;
    const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_buttons->direction())
        return;
    m_buttons->setDirection(direction);
    updateGeometry();
}

} // namespace bubblebar
