#include "app/promptbar.h"

#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAccessible>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace bubblebar {

namespace {

constexpr int kLeastHeight = 46;
constexpr int kPictureSize = 34;
constexpr double kTitleFactor = 1.4;

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget(parent)
    , m_picture(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_picture->hide();
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("promptButton"));
    m_button->setAutoDefault(true);
    m_button->setFont(scaledFont(font(), 1.2, true));
    m_button->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_button->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 12, 4);
    row->setSpacing(10);
    row->addWidget(m_picture);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    setMinimumHeight(kLeastHeight);
    connect(m_button, &QPushButton::clicked, this, &PromptBar::pressed);
}

void PromptBar::setPrompt(const QString& title, const QString& hint)
{
    if (title == m_title && hint == m_hint)
        return;
    m_title = title;
    m_hint = hint;
    m_button->setAccessibleDescription(title);
    m_text->setAccessibleName(text());
    updateText();
    QAccessibleEvent event(m_text, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void PromptBar::setPicture(const QIcon& picture)
{
    m_picture->setVisible(!picture.isNull());
    m_picture->setPixmap(picture.pixmap(QSize(kPictureSize, kPictureSize), devicePixelRatioF()));
}

void PromptBar::setButtonText(const QString& text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
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

} // namespace bubblebar
