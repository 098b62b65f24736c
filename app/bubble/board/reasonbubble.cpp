#include "app/bubble/board/reasonbubble.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace bubblebar {

ReasonBubble::ReasonBubble(QWidget* parent)
    : PaperBubble(parent)
    , m_label(new QLabel(this))
{
    setObjectName(QStringLiteral("reasonBubble"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin + 8, kMargin + 4, kMargin + 8, kMargin + 4);
    row->addWidget(m_label);
}

void ReasonBubble::setText(const QString& text)
{
    m_label->setText(text);
    setAccessibleName(text);
    // As wide as the text needs, up to a comfortable line.
    const int line = fontMetrics().averageCharWidth() * 38;
    const int needed = fontMetrics().horizontalAdvance(text) + 4;
    m_label->setFixedWidth(std::min(line, needed));
    m_label->setFixedHeight(m_label->heightForWidth(m_label->width()));
    adjustSize();
}

QString ReasonBubble::text() const
{
    return m_label->text();
}

/// It may speak of a card in hand, which is nobody else's business.
void ReasonBubble::hideEvent(QHideEvent* event)
{
    if (isHidden()) {
        m_label->clear();
        setAccessibleName({});
    }
    PaperBubble::hideEvent(event);
}

void ReasonBubble::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace bubblebar
