#include "app/bubble/promptline.h"

#include "app/bubble/beetleicon.h"
#include "core/bubble/racetext.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAccessible>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kLeastHeight = 46;
constexpr int kIconSize = 32;
constexpr double kTitleFactor = 1.4;

void explainButton(QPushButton& button, const QString& whyNot)
{
    button.setToolTip(whyNot);
    button.setAccessibleDescription(whyNot);
}

} // namespace

PromptLine::PromptLine(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_leave(new QPushButton(this))
    , m_confirm(new QPushButton(this))
{
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_back->setObjectName(QStringLiteral("backButton"));
    inEveryLanguage(m_back, &QPushButton::setText, [] { return tr("Back"); });
    setLiveTip(m_back, [] { return tr("One step back (Esc, or a right click on the board)"); });
    m_leave->setObjectName(QStringLiteral("leaveButton"));
    m_confirm->setObjectName(QStringLiteral("confirmButton"));
    m_confirm->setDefault(true);
    // Enter presses the button that has the focus.
    for (QPushButton* button : {m_back, m_leave, m_confirm})
        button->setAutoDefault(true);
    buildLayout();
    connect(m_back, &QPushButton::clicked, this, &PromptLine::backRequested);
    connect(m_leave, &QPushButton::clicked, this, &PromptLine::leaveRequested);
    connect(m_confirm, &QPushButton::clicked, this, &PromptLine::confirmRequested);
}

void PromptLine::buildLayout()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 12, 4);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addSpacing(2);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    row->addWidget(m_leave);
    row->addWidget(m_confirm);
}

void PromptLine::setPrompt(const Prompt& prompt, std::optional<Colour> colour)
{
    const QString before = text();
    m_prompt = prompt;
    m_colour = colour;
    updateText();
    updateIcon();
    m_back->setVisible(prompt.canGoBack);
    m_leave->setVisible(!prompt.leave.isEmpty());
    m_leave->setText(prompt.leave);
    m_leave->setEnabled(prompt.canLeave);
    explainButton(*m_leave, prompt.whyNotLeave);
    m_confirm->setVisible(!prompt.confirm.isEmpty());
    m_confirm->setText(prompt.confirm);
    m_confirm->setEnabled(prompt.canConfirm);
    explainButton(*m_confirm, prompt.whyNotConfirm);
    if (text() != before) {
        updateGeometry();
        QAccessibleEvent event(m_text, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
        QAccessibleEvent alert(m_text, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString PromptLine::text() const
{
    return m_prompt.hint.isEmpty() ? m_prompt.title : m_prompt.title + QStringLiteral(" · ") + m_prompt.hint;
}

QRect PromptLine::leaveButtonRect() const
{
    return m_leave->geometry();
}

QRect PromptLine::confirmButtonRect() const
{
    return m_confirm->geometry();
}

void PromptLine::mousePressEvent(QMouseEvent* event)
{
    const auto isOn = [&](const QPushButton& button) {
        return button.isVisible() && !button.isEnabled() && button.geometry().contains(event->pos());
    };
    if (isOn(*m_leave))
        Q_EMIT leaveRequested();
    else if (isOn(*m_confirm))
        Q_EMIT confirmRequested();
}

void PromptLine::focusConfirm(Qt::FocusReason reason)
{
    m_confirm->setFocus(reason);
}

int PromptLine::heightForWidth(int width) const
{
    return std::max(kLeastHeight, layout()->heightForWidth(width));
}

QSize PromptLine::minimumSizeHint() const
{
    const int twoLines = 2 * QFontMetrics(scaledFont(font(), kTitleFactor, true)).height() + 8;
    return {layout()->minimumSize().width(), std::max(kLeastHeight, twoLines)};
}

/// Title and hint flow into a second line where one is too short.
void PromptLine::updateText()
{
    const QColor colour = tableTones(isDark(palette())).text;
    QColor dim = colour;
    dim.setAlphaF(0.72F);
    const QString pattern = QStringLiteral("<span style='font-size:%1pt; font-weight:600; color:%2'>%3</span>"
                                           "&nbsp;&nbsp; <span style='color:%4'>%5</span>");
    m_text->setText(pattern.arg(QFontInfo(font()).pointSizeF() * kTitleFactor)
                        .arg(colour.name(), m_prompt.title.toHtmlEscaped(), dim.name(QColor::HexArgb),
                             m_prompt.hint.toHtmlEscaped()));
    m_text->setAccessibleName(text());
}

void PromptLine::updateIcon()
{
    m_icon->setVisible(m_colour.has_value());
    if (!m_colour)
        return;
    m_icon->setAccessibleName(colourText(*m_colour));
    m_icon->setPixmap(beetleIcon(*m_colour).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
}

void PromptLine::paintEvent(QPaintEvent* /*event*/)
{
    const TableTones& tones = tableTones(isDark(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), tones.prompt);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tones.trayEdge);
}

void PromptLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateText();
}

} // namespace bubblebar
