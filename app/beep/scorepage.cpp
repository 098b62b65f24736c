#include "app/beep/scorepage.h"

#include "app/beep/countview.h"
#include "core/beep/beeptext.h"
#include "core/beep/pace.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace bubblebar::beep {

ScorePage::ScorePage(const Count& count, const LiveText& next, QWidget* parent)
    : QWidget(parent)
    , m_view(new CountView(count, this))
    , m_title(headingLabel({}, 1.8, this))
    , m_step(secondaryLabel({}, this))
    , m_timer(this)
{
    setObjectName(QStringLiteral("scorePage"));
    m_title->setObjectName(QStringLiteral("scoreTitle"));
    m_step->setWordWrap(true);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_view);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(16, 12, 16, 8);
    head->addWidget(m_title);
    head->addWidget(m_step);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(scroll, 1);
    column->addWidget(foot(next));
    m_timer.setInterval(static_cast<int>(kReviewStep));
    connect(&m_timer, &QTimer::timeout, this, &ScorePage::countOn);
    inEveryLanguage(this, [this] { show(m_view->shown()); });
}

QPushButton* ScorePage::addButton(QBoxLayout& row, const LiveText& text, const QString& name)
{
    auto* button = new QPushButton(this);
    inEveryLanguage(button, &QPushButton::setText, text);
    button->setObjectName(name);
    button->setAutoDefault(true);
    row.addWidget(button);
    return button;
}

QWidget* ScorePage::foot(const LiveText& next)
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    m_back = addButton(
        *row, [] { return tr("Back a step"); }, QStringLiteral("stepBack"));
    m_forward = addButton(
        *row, [] { return tr("Next step"); }, QStringLiteral("stepForward"));
    m_all = addButton(
        *row, [] { return tr("Show all"); }, QStringLiteral("showAll"));
    row->addStretch();
    QPushButton* save = addButton(
        *row, [] { return tr("Save the record…"); }, QStringLiteral("saveRecord"));
    save->setIcon(inkIcon(QLatin1String("save")));
    QPushButton* close = addButton(
        *row, [] { return tr("Close"); }, QStringLiteral("closeScore"));
    connect(m_back, &QPushButton::clicked, this, [this] { walk(-1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { walk(1); });
    connect(m_all, &QPushButton::clicked, this, &ScorePage::showAll);
    connect(save, &QPushButton::clicked, this, &ScorePage::saveRequested);
    connect(close, &QPushButton::clicked, this, &ScorePage::closeRequested);
    if (next) {
        m_next = addButton(*row, next, QStringLiteral("nextGame"));
        m_next->setIcon(inkIcon(QLatin1String("play")));
        m_next->setDefault(true);
        m_next->setFont(scaledFont(font(), 1.1, true));
        connect(m_next, &QPushButton::clicked, this, &ScorePage::nextRequested);
    }
    return foot;
}

void ScorePage::start(bool stepwise)
{
    m_stepwise = stepwise;
    if (!stepwise)
        return showAll();
    show(0);
    m_timer.start();
}

void ScorePage::stop()
{
    m_timer.stop();
}

void ScorePage::countOn()
{
    show(m_view->shown() + 1);
    if (!m_view->isComplete())
        Q_EMIT counted();
}

void ScorePage::walk(int steps)
{
    m_timer.stop();
    show(m_view->shown() + steps);
}

void ScorePage::showAll()
{
    show(static_cast<int>(m_view->steps().size()));
}

void ScorePage::finish()
{
    if (m_next != nullptr && m_stepwise)
        m_next->setFocus(Qt::OtherFocusReason);
    Q_EMIT finished();
}

void ScorePage::show(int shown)
{
    m_view->setShown(shown);
    const bool complete = m_view->isComplete();
    const int at = m_view->shown();
    const Count& count = m_view->count();
    if (complete) {
        m_timer.stop();
        if (!std::exchange(m_finished, true))
            finish();
    }
    const QString game =
        count.games.empty() ? QString() : tr("Game %1 of %2. ").arg(count.games.size()).arg(kTournamentGames);
    m_title->setText(complete ? winnersText(count) : game + tr("Counting …"));
    m_step->setText(at == 0    ? endedText(count.table.ended())
                    : complete ? game + tr("The smallest pile counts, and the bonus cards.")
                               : countText(count, m_view->steps()[static_cast<std::size_t>(at - 1)]));
    m_back->setEnabled(at > 0);
    m_forward->setEnabled(!complete);
    m_all->setEnabled(!complete);
}

} // namespace bubblebar::beep
