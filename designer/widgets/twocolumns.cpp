#include "designer/widgets/twocolumns.h"

#include <QBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kGap = 20;

} // namespace

TwoColumns::TwoColumns(QWidget* first, QWidget* second, QWidget* parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kGap);
    // The least size is that of the narrow form, whatever the present one is.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->addWidget(first);
    m_layout->addWidget(second, 1);
}

QSize TwoColumns::sizeHint() const
{
    const QSize first = m_first->sizeHint();
    const QSize second = m_second->sizeHint();
    return {first.width() + kGap + second.width(), std::max(first.height(), second.height())};
}

QSize TwoColumns::minimumSizeHint() const
{
    const QSize first = m_layout->itemAt(0)->minimumSize();
    const QSize second = m_layout->itemAt(1)->minimumSize();
    const bool beside = m_layout->direction() == QBoxLayout::LeftToRight;
    return {std::max(first.width(), second.width()),
            beside ? std::max(first.height(), second.height()) : first.height() + kGap + second.height()};
}

void TwoColumns::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto direction = fitsBeside(width()) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_layout->direction())
        return;
    m_layout->setDirection(direction);
    updateGeometry();
}

bool TwoColumns::fitsBeside(int width) const
{
    return width >= m_layout->itemAt(0)->minimumSize().width() + kGap + m_layout->itemAt(1)->minimumSize().width();
}

} // namespace bubblebar
