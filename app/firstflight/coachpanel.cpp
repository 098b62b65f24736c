#include "app/firstflight/coachpanel.h"

#include "app/bubble/papercard.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace bubblebar {

namespace {

constexpr double kTextFactor = 1.25;
constexpr int kLowTable = 450;        ///< where it is lower, the board needs the room that large letters would take
constexpr double kPictureLines = 2.6; ///< height of the picture in lines of text
constexpr double kLowPictureLines = 1.8;
constexpr int kTop = 6;
constexpr int kBottom = 4;
constexpr int kPaperMargin = 6;

} // namespace

CoachPanel::CoachPanel(QWidget* parent)
    : QWidget(parent)
    , m_paper(new PaperCard(this))
    , m_picture(new QLabel(m_paper))
    , m_progress(new QLabel(m_paper))
    , m_text(new QLabel(m_paper))
    , m_note(new QLabel(m_paper))
    , m_restart(addButton("coachRestart", &CoachPanel::restartRequested))
    , m_race(addButton("coachRace", &CoachPanel::raceRequested))
    , m_show(addButton("coachShow", &CoachPanel::showRequested))
    , m_goOn(addButton("coachGoOn", &CoachPanel::goOnRequested))
{
    setObjectName(QStringLiteral("coachPanel"));
    m_text->setObjectName(QStringLiteral("coachText"));
    m_note->setObjectName(QStringLiteral("coachNote"));
    for (QLabel* label : {m_text, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_progress->setAlignment(Qt::AlignCenter);
    m_goOn->setDefault(true);
    buildLayout();
    scaleTexts();
    if (parent != nullptr)
        parent->installEventFilter(this);
}

QPushButton* CoachPanel::addButton(const char* name, void (CoachPanel::*wish)())
{
    auto* button = new QPushButton(m_paper);
    button->setObjectName(QLatin1String(name));
    // Enter presses the button that has the focus.
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, wish);
    return button;
}

void CoachPanel::buildLayout()
{
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_picture, 0, Qt::AlignCenter);
    left->addWidget(m_progress);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(m_text);
    texts->addWidget(m_note);
    texts->addStretch();
    auto* row = new QHBoxLayout(m_paper);
    row->setContentsMargins(14, kPaperMargin, 14, kPaperMargin);
    row->setSpacing(10);
    row->addLayout(left);
    row->addLayout(texts, 1);
    // In the middle of the least height: a longer text makes the panel higher, and the buttons stay.
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(row->spacing());
    for (QPushButton* button : {m_restart, m_race, m_show, m_goOn})
        buttons->addWidget(button);
    m_aboveButtons = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addItem(m_aboveButtons);
    right->addLayout(buttons);
    right->addStretch();
    row->addLayout(right);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, kTop, 8, kBottom);
    column->addWidget(m_paper);
}

/// Sizes follow the user's font.
void CoachPanel::scaleTexts()
{
    m_scaling = true;
    m_text->setFont(scaledFont(font(), m_isLow ? 1 : kTextFactor, true));
    m_progress->setFont(scaledFont(font(), kSecondaryText));
    const int picture = qRound(fontMetrics().height() * (m_isLow ? kLowPictureLines : kPictureLines));
    m_picture->setPixmap(
        QIcon(QStringLiteral(":/art/app/icon.svg")).pixmap(QSize(picture, picture), devicePixelRatioF()));
    const int text = 2 * m_text->fontMetrics().lineSpacing() + m_note->fontMetrics().lineSpacing();
    m_leastHeight = std::max(text, picture + m_progress->fontMetrics().lineSpacing()) + 30;
    const int inside = m_leastHeight - kTop - kBottom - 2 * kPaperMargin;
    const int above = std::max(0, (inside - m_show->sizeHint().height()) / 2);
    m_aboveButtons->changeSize(0, above, QSizePolicy::Minimum, QSizePolicy::Fixed);
    forgetHeights();
    m_scaling = false;
}

void CoachPanel::tell(const CoachWords& words)
{
    const QString before = m_text->text() + m_note->text();
    m_progress->setText(tr("%1 of %2", "lesson, of so many").arg(words.lesson).arg(words.lessons));
    m_progress->setAccessibleName(tr("Lesson %1 of %2").arg(words.lesson).arg(words.lessons));
    m_text->setText(words.text);
    m_note->setText(words.note);
    m_note->setVisible(!words.note.isEmpty());
    m_restart->setText(tr("Start over"));
    m_restart->setVisible(words.canRestart);
    m_race->setText(tr("New race…"));
    m_race->setVisible(words.isLast);
    m_show->setText(tr("&Show me"));
    m_show->setVisible(words.canShow);
    m_goOn->setText(words.isLast ? tr("&Play on") : tr("&Go on"));
    m_goOn->setVisible(words.canGoOn);
    forgetHeights();
    if (m_text->text() + m_note->text() != before)
        announce();
}

/// Whoever places the panel next asks for the height of these texts, not of those before. Layouts within layouts learn
/// of that only when they are next laid out.
void CoachPanel::forgetHeights()
{
    for (QLayout* nested : m_paper->findChildren<QLayout*>())
        nested->invalidate();
    m_paper->updateGeometry();
    layout()->invalidate();
}

bool CoachPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        const bool isLow = parentWidget()->height() < kLowTable;
        if (std::exchange(m_isLow, isLow) != isLow)
            scaleTexts();
    }
    return QWidget::eventFilter(watched, event);
}

/// The note is the newer part where there is one.
void CoachPanel::announce()
{
    updateGeometry();
    QLabel* label = m_note->text().isEmpty() ? m_text : m_note;
    for (const QAccessible::Event type : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(label, type);
        QAccessible::updateAccessibility(&event);
    }
}

void CoachPanel::focusGoOn(Qt::FocusReason reason)
{
    m_goOn->setFocus(reason);
}

int CoachPanel::heightForWidth(int width) const
{
    return std::max(m_leastHeight, layout()->heightForWidth(width));
}

QSize CoachPanel::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), m_leastHeight};
}

void CoachPanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tableTones(isDark(palette())).wood);
}

void CoachPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_scaling)
        scaleTexts();
}

} // namespace bubblebar
