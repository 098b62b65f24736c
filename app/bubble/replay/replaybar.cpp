#include "app/bubble/replay/replaybar.h"

#include "app/bubble/beetleicon.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kIconSize = 26;
constexpr double kTitleFactor = 1.2;
constexpr std::array<double, 5> kSpeeds {0.25, 0.5, 1, 2, 4};
constexpr int kNormalSpeed = 2;
constexpr int kStrip = 5; ///< the amber edge that says "this is a replay"

} // namespace

ReplayBar::ReplayBar(QWidget* table)
    : QWidget(table)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_continue(new QPushButton(this))
    , m_leave(new QPushButton(this))
    , m_start(new QToolButton(this))
    , m_back(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_end(new QToolButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_turn(new QLabel(this))
    , m_speed(new QComboBox(this))
{
    setObjectName(QStringLiteral("replayBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14 + kStrip, 6, 12, 7);
    column->setSpacing(4);
    column->addLayout(buildHeading());
    column->addLayout(buildControls());
    buildSpeeds();
    addKeys();
    hide();
}

QBoxLayout* ReplayBar::buildHeading()
{
    m_title->setObjectName(QStringLiteral("replayTitle"));
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    m_continue->setObjectName(QStringLiteral("replayContinue"));
    m_leave->setObjectName(QStringLiteral("replayLeave"));
    inEveryLanguage(m_continue, &QPushButton::setText, [] { return tr("Play on from here…"); });
    setLiveTip(m_leave, [] { return tr("Leave the replay (Esc)"); });
    // Enter presses the button that has the focus.
    m_continue->setAutoDefault(true);
    m_leave->setAutoDefault(true);
    connect(m_continue, &QPushButton::clicked, this, &ReplayBar::continueRequested);
    connect(m_leave, &QPushButton::clicked, this, &ReplayBar::leaveRequested);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_title, 1);
    row->addWidget(m_continue);
    row->addWidget(m_leave);
    return row;
}

QBoxLayout* ReplayBar::buildControls()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    const auto add = [this, row](QToolButton* button, const char* icon, const LiveText& tip, const char* name,
                                 void (ReplayBar::*wish)()) {
        button->setObjectName(QLatin1String(name));
        button->setIcon(inkIcon(QLatin1String(icon)));
        setLiveTip(button, tip);
        setLiveName(button, tip);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, wish);
        row->addWidget(button);
    };
    add(
        m_start, "to-start", [] { return tr("To the start (Home)"); }, "replayStart", &ReplayBar::startRequested);
    add(
        m_back, "step-back", [] { return tr("One step back (Left)"); }, "replayBack", &ReplayBar::backRequested);
    add(
        m_play, "play", [this] { return playText(); }, "replayPlay", &ReplayBar::playRequested);
    add(
        m_forward, "step-forward", [] { return tr("One step on (Right)"); }, "replayForward",
        &ReplayBar::forwardRequested);
    add(
        m_end, "to-end", [] { return tr("To the end (End)"); }, "replayEnd", &ReplayBar::endRequested);
    m_slider->setObjectName(QStringLiteral("replaySlider"));
    setLiveName(m_slider, [] { return tr("Turn"); });
    setLiveTip(m_slider, [] { return tr("The turn after which the race is shown"); });
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::turnRequested);
    row->addSpacing(6);
    row->addWidget(m_slider, 1);
    row->addWidget(m_turn);
    row->addSpacing(6);
    row->addWidget(m_speed);
    return row;
}

void ReplayBar::buildSpeeds()
{
    for (const double speed : kSpeeds)
        m_speed->addItem({}, speed);
    inEveryLanguage(m_speed, [this] {
        for (int item = 0; item < m_speed->count(); ++item)
            m_speed->setItemText(item, tr("%1 ×", "so many times the normal speed")
                                           .arg(QLocale().toString(m_speed->itemData(item).toDouble())));
    });
    m_speed->setCurrentIndex(kNormalSpeed);
    setLiveName(m_speed, [] { return tr("Speed"); });
    setLiveTip(m_speed, [] { return tr("How fast it is played"); });
    connect(m_speed, &QComboBox::activated, this, &ReplayBar::speedChanged);
}

/// A button of the bar that has the focus keeps its Space.
void ReplayBar::addKeys()
{
    addKey(Qt::Key_Home, [this] { Q_EMIT startRequested(); });
    addKey(Qt::Key_Left, [this] { Q_EMIT backRequested(); });
    addKey(Qt::Key_Right, [this] { Q_EMIT forwardRequested(); });
    addKey(Qt::Key_End, [this] { Q_EMIT endRequested(); });
    addKey(Qt::Key_Space, [this] {
        auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        if (button && isAncestorOf(button))
            button->click();
        else
            Q_EMIT playRequested();
    });
    setKeysEnabled(false);
}

void ReplayBar::addKey(Qt::Key key, const std::function<void()>& act)
{
    auto* shortcut = new QShortcut(key, parentWidget());
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
    m_keys.push_back(shortcut);
}

void ReplayBar::setKeysEnabled(bool enabled)
{
    for (QShortcut* key : m_keys)
        key->setEnabled(enabled);
}

void ReplayBar::showEvent(QShowEvent* /*event*/)
{
    setKeysEnabled(true);
}

void ReplayBar::hideEvent(QHideEvent* /*event*/)
{
    setKeysEnabled(false);
}

void ReplayBar::setState(const ReplayBarState& state)
{
    const bool sameTitle = state.title == m_state.title && state.colour == m_state.colour;
    m_state = state;
    if (!sameTitle)
        updateTitle();
    m_start->setEnabled(!state.atStart);
    m_back->setEnabled(!state.atStart);
    m_forward->setEnabled(!state.atEnd);
    m_end->setEnabled(!state.atEnd);
    updatePlay();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, state.turns);
    m_slider->setPageStep(std::max(1, state.turns / 10));
    m_slider->setValue(state.turn);
    m_turn->setText(tr("Turn %1 of %2").arg(state.turn).arg(state.turns));
}

void ReplayBar::setContinuable(bool continuable, const QString& why)
{
    m_continue->setEnabled(continuable);
    m_continue->setToolTip(continuable ? tr("A new race that begins with the position shown") : why);
}

void ReplayBar::setLeaveText(const QString& text)
{
    m_leave->setText(text);
}

QString ReplayBar::text() const
{
    return m_title->accessibleName();
}

double ReplayBar::speed() const
{
    return m_speed->currentData().toDouble();
}

void ReplayBar::focusPlay()
{
    m_play->setFocus(Qt::OtherFocusReason);
}

int ReplayBar::heightForWidth(int width) const
{
    return std::max(layout()->minimumSize().height(), layout()->heightForWidth(width));
}

QString ReplayBar::playText() const
{
    return m_state.playing ? tr("Pause (Space)") : tr("Play (Space)");
}

void ReplayBar::updatePlay()
{
    const QString tip = playText();
    if (m_play->toolTip() == tip)
        return;
    m_play->setIcon(inkIcon(QLatin1String(m_state.playing ? "pause" : "play")));
    m_play->setToolTip(tip);
    m_play->setAccessibleName(tip);
}

void ReplayBar::updateTitle()
{
    const QColor colour = tableTones(isDark(palette())).text;
    const QString pattern = QStringLiteral("<span style='font-size:%1pt; color:%2'>%3</span>");
    m_title->setText(pattern.arg(QFontInfo(font()).pointSizeF() * kTitleFactor).arg(colour.name(), m_state.title));
    m_title->setAccessibleName(QTextDocumentFragment::fromHtml(m_state.title).toPlainText());
    QAccessibleEvent event(m_title, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
    m_icon->setVisible(m_state.colour.has_value());
    if (m_state.colour)
        m_icon->setPixmap(beetleIcon(*m_state.colour).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    QPalette onPrompt = m_turn->palette();
    onPrompt.setColor(QPalette::WindowText, colour);
    m_turn->setPalette(onPrompt);
    // A layout inside another one keeps its heights until then.
    layout()->activate();
}

void ReplayBar::paintEvent(QPaintEvent* /*event*/)
{
    const TableTones& tones = tableTones(isDark(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), tones.prompt);
    painter.fillRect(QRect(0, 0, kStrip, height()), palette::kAmber);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tones.trayEdge);
}

void ReplayBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateTitle();
}

} // namespace bubblebar
