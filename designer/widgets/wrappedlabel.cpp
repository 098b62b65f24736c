#include "designer/widgets/wrappedlabel.h"

#include <algorithm>

namespace bubblebar {

WrappedLabel::WrappedLabel(const QString& text, QWidget* parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (m_text != text()) {
        m_heights = {};
        m_text = text();
    }
    const auto known = std::ranges::find(m_heights, width, &Height::width);
    if (known != m_heights.end())
        return known->height;
    Height& height = m_heights[m_oldest++ % m_heights.size()];
    height = {width, QLabel::heightForWidth(width)};
    return height.height;
}

/// Font, style, margins.
void WrappedLabel::changeEvent(QEvent* event)
{
    m_heights = {};
    QLabel::changeEvent(event);
}

} // namespace bubblebar
