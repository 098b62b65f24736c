#include "designer/widgets/twocolumns.h"

#include <QBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kUsualGap = 20;

} // namespace

TwoColumns::TwoColumns(QWidget* first, QWidget* second, QWidget* parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kUsualGap);
    // The least size is that of the narrow form, whatever the present one is.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->addWidget(first);
    m_layout->addWidget(second, 1);
}

void TwoColumns::setStretch(int first, int second)
{
    m_layout->setStretch(0, first);
    m_layout->setStretch(1, second);
}

void TwoColumns::setGap(int gap)
{
    m_layout->setSpacing(gap);
}

void TwoColumns::setLeastWidthBeside(int width)
{
    m_leastBeside = width;
}

QSize TwoColumns::sizeHint() const
{
    const QSize first = m_first->sizeHint();
    const QSize second = m_second->sizeHint();
    return {first.width() + m_layout->spacing() + second.width(), std::max(first.height(), second.height())};
}

QSize TwoColumns::minimumSizeHint() const
{
    const QSize first = m_layout->itemAt(0)->minimumSize();
    const QSize second = m_layout->itemAt(1)->minimumSize();
    const int width = std::max(first.width(), second.width());
    if (m_layout->direction() == QBoxLayout::LeftToRight)
        return {width, std::max(first.height(), second.height())};
    return {width, first.height() + m_layout->spacing() + second.height()};
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
    const int least =
        m_layout->itemAt(0)->minimumSize().width() + m_layout->spacing() + m_layout->itemAt(1)->minimumSize().width();
    return width >= std::max(least, m_leastBeside);
}

} // namespace bubblebar
