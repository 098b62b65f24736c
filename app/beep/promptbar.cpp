#include "app/beep/promptbar.h"

#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace bubblebar::beep {

namespace {

constexpr int kLeastHeight = 46;
constexpr double kTitleFactor = 1.4;

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
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
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    setMinimumHeight(kLeastHeight);
    connect(m_button, &QPushButton::clicked, this, &PromptBar::pressed);
}

void PromptBar::setPrompt(const BeepPrompt& prompt)
{
    if (m_prompt == prompt)
        return;
    m_prompt = prompt;
    m_button->setText(prompt.button);
    m_button->setVisible(!prompt.button.isEmpty());
    m_button->setAccessibleDescription(prompt.title);
    updateText();
    m_text->setAccessibleName(prompt.title + QStringLiteral(". ") + prompt.hint);
    QAccessibleEvent told(m_text, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&told);
}

void PromptBar::updateText()
{
    const QString colour = tableTones(isDark(palette())).text.name();
    m_text->setText(QStringLiteral("<span style=\"color:%1\"><b style=\"font-size:%2pt\">%3</b>&nbsp;&nbsp; %4</span>")
                        .arg(colour, QString::number(font().pointSizeF() * kTitleFactor),
                             m_prompt.title.toHtmlEscaped(), m_prompt.hint.toHtmlEscaped()));
}

void PromptBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateText();
}

void PromptBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), tableTones(isDark(palette())).prompt);
}

} // namespace bubblebar::beep
