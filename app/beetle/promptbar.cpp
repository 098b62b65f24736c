#include "app/beetle/promptbar.h"

#include "app/beetle/penicon.h"
#include "designer/widgets/tablelook.h"

#include <QAccessible>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace bubblebar::beetle {

namespace {

constexpr int kLeastHeight = 46;
constexpr int kIconSize = 34;
constexpr double kTitleFactor = 1.4;

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
{
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 12, 4);
    row->setSpacing(10);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    setMinimumHeight(kLeastHeight);
}

void PromptBar::setPrompt(const QString& title, const QString& hint, std::optional<PenColour> colour)
{
    const QString before = text();
    m_title = title;
    m_hint = hint;
    m_icon->setVisible(colour.has_value());
    if (colour)
        m_icon->setPixmap(penIcon(*colour).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    updateText();
    if (text() == before)
        return;
    QAccessibleEvent event(m_text, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

QString PromptBar::text() const
{
    return m_hint.isEmpty() ? m_title : m_title + QStringLiteral(" · ") + m_hint;
}

/// Title and hint flow into a second line where one is too short.
void PromptBar::updateText()
{
    const QColor colour = tableTones(isDark(palette())).text;
    QColor dim = colour;
    dim.setAlphaF(0.72F);
    const QString pattern = QStringLiteral("<span style='font-size:%1pt; font-weight:600; color:%2'>%3</span>"
                                           "&nbsp;&nbsp; <span style='color:%4'>%5</span>");
    m_text->setText(
        pattern.arg(QFontInfo(font()).pointSizeF() * kTitleFactor)
            .arg(colour.name(), m_title.toHtmlEscaped(), dim.name(QColor::HexArgb), m_hint.toHtmlEscaped()));
    m_text->setAccessibleName(text());
}

void PromptBar::paintEvent(QPaintEvent* /*event*/)
{
    const TableTones& tones = tableTones(isDark(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), tones.prompt);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tones.trayEdge);
}

void PromptBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateText();
}

} // namespace bubblebar::beetle
