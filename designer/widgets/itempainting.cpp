#include "designer/widgets/itempainting.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace bubblebar {

ItemPainting::ItemPainting(QPainter& painter, const QStyleOptionViewItem& option)
    : m_painter(painter)
    , m_option(option)
    , m_style(option.widget ? *option.widget->style() : *QApplication::style())
{
    m_option.showDecorationSelected = true;
}

void ItemPainting::paintPanel()
{
    m_style.drawPrimitive(QStyle::PE_PanelItemViewItem, &m_option, &m_painter, m_option.widget);
}

void ItemPainting::paintFocus()
{
    if (!m_option.state.testFlag(QStyle::State_HasFocus))
        return;
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(m_option);
    m_style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &m_painter, m_option.widget);
}

void ItemPainting::paintLine(QRect& box, const QString& text, const QFont& font, bool isDim)
{
    const bool isSelected = m_option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorRole plain = isDim ? QPalette::PlaceholderText : QPalette::Text;
    const QFontMetrics metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(m_option.palette.color(isSelected ? QPalette::HighlightedText : plain));
    m_painter.drawText(QRect(box.topLeft(), QSize(box.width(), metrics.height())), Qt::AlignLeading | Qt::AlignVCenter,
                       metrics.elidedText(text, Qt::ElideRight, box.width()));
    box.setTop(box.top() + metrics.height());
}

} // namespace bubblebar
