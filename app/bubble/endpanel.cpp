#include "app/bubble/endpanel.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/replay/placestable.h"
#include "app/bubble/replay/racechartview.h"
#include "app/bubble/winnercard.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 16;
constexpr int kGap = 12;
constexpr int kWinnerWidth = 430;
constexpr double kWinnerPart = 0.36; ///< of a narrow panel's width
constexpr int kLettersBeside = 96;   ///< a panel narrower than so many shows winner and chart one over the other

} // namespace

EndPanel::EndPanel(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_winner(new WinnerCard(this))
    , m_places(new PlacesTable(this))
    , m_chart(new RaceChartView(this))
    , m_save(new QPushButton(this))
    , m_rematch(new QPushButton(this))
{
    setObjectName(QStringLiteral("endPanel"));
    setAutoFillBackground(true);
    auto* content = new QWidget(m_scroll);
    content->setLayout(m_parts);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(kGap);
    m_parts->addWidget(m_winner);
    m_parts->addLayout(buildCourse(), 1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(kGap);
    column->addWidget(m_scroll, 1);
    column->addLayout(buildButtons());
    connect(m_chart, &RaceChartView::turnChosen, this, &EndPanel::turnChosen);
    hide();
}

QBoxLayout* EndPanel::buildCourse()
{
    auto* frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setBackgroundRole(QPalette::Base);
    frame->setAutoFillBackground(true);
    auto* inside = new QVBoxLayout(frame);
    QLabel* heading = withLiveText(headingLabel({}, 1.1, frame), [] { return tr("How the race went"); });
    QLabel* hint =
        withLiveText(secondaryLabel({}, frame), [] { return tr("A click on the chart shows the race there."); });
    inside->addWidget(heading);
    inside->addWidget(hint);
    inside->addWidget(m_chart, 1);
    auto* column = new QVBoxLayout;
    column->setSpacing(kGap);
    column->addWidget(m_places);
    column->addWidget(frame, 1);
    return column;
}

QBoxLayout* EndPanel::buildButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [this, row](QPushButton* button, const LiveText& text, const char* name,
                                 void (EndPanel::*wish)()) {
        inEveryLanguage(button, &QPushButton::setText, text);
        button->setObjectName(QLatin1String(name));
        // Enter presses the button that has the focus.
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, wish);
        row->addWidget(button);
    };
    add(
        new QPushButton(this), [] { return tr("Look at the board"); }, "endBoard", &EndPanel::boardRequested);
    add(
        m_save, [] { return tr("Save the race…"); }, "endSave", &EndPanel::saveRequested);
    row->addStretch();
    add(
        new QPushButton(this), [] { return tr("New race…"); }, "endNewRace", &EndPanel::newRaceRequested);
    add(
        new QPushButton(this), [] { return tr("Replay"); }, "endReplay", &EndPanel::replayRequested);
    add(
        m_rematch, [] { return tr("Rematch"); }, "endRematch", &EndPanel::rematchRequested);
    setLiveTip(m_rematch, [] { return tr("The same players on the same track; the next seat begins"); });
    m_rematch->setDefault(true);
    return row;
}

void EndPanel::showRace(const GameSession& session)
{
    m_winner->setRace(session);
    m_places->setRace(session);
    m_chart->setRace(session.record(), session.race().winners());
}

void EndPanel::announce(const GameSession& session)
{
    showRace(session);
    arrange();
    show();
    raise();
    m_rematch->setFocus();
}

void EndPanel::setSavable(bool savable)
{
    m_save->setVisible(savable);
}

/// Winner and chart lie side by side where there is room.
void EndPanel::arrange()
{
    const int room = width() - 2 * kMargin;
    const bool beside = room >= fontMetrics().averageCharWidth() * kLettersBeside;
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int part = std::clamp(static_cast<int>(room * kWinnerPart), m_winner->minimumWidth(), kWinnerWidth);
    m_winner->setMaximumWidth(beside ? part : QWIDGETSIZE_MAX);
    m_winner->setSizePolicy(QSizePolicy::Preferred, beside ? QSizePolicy::Preferred : QSizePolicy::Minimum);
}

void EndPanel::resizeEvent(QResizeEvent* /*event*/)
{
    arrange();
}

/// Nothing below can be clicked.
void EndPanel::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace bubblebar
