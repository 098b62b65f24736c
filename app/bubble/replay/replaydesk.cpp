#include "app/bubble/replay/replaydesk.h"

#include "app/bubble/board/boardoverlays.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/handview.h"
#include "app/bubble/racestory.h"
#include "app/bubble/replay/movemark.h"
#include "app/bubble/replay/replaybar.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "core/support/everylanguage.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// How long an action stays at normal pace before the next.
constexpr int kPause = 500;
constexpr int kShortestPause = 250;

} // namespace

ReplayDesk::ReplayDesk(GameSession& session, TableArea& area, TablePlay& play, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_area(area)
    , m_play(play)
{
    connectBar();
    connect(&m_area.scene(), &BoardScene::shown, this, &ReplayDesk::onShown);
    connect(&session, &GameSession::changed, this, &ReplayDesk::leave);
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, [this] {
        if (!m_replay)
            return;
        nameButtons();
        onMoved();
    });
}

ReplayDesk::~ReplayDesk() = default;

void ReplayDesk::connectBar()
{
    ReplayBar& bar = m_area.replayBar();
    connect(&bar, &ReplayBar::startRequested, this, [this] { m_replay->jumpTo(0); });
    connect(&bar, &ReplayBar::backRequested, this, [this] { m_replay->stepBack(); });
    connect(&bar, &ReplayBar::playRequested, this, [this] { m_replay->setPlaying(!m_replay->isPlaying()); });
    connect(&bar, &ReplayBar::forwardRequested, this, [this] {
        m_replay->setPlaying(false);
        m_replay->stepForward();
    });
    connect(&bar, &ReplayBar::endRequested, this, [this] { m_replay->jumpTo(m_replay->count()); });
    connect(&bar, &ReplayBar::turnRequested, this, [this](int turn) { m_replay->jumpToTurn(turn); });
    connect(&bar, &ReplayBar::speedChanged, this, &ReplayDesk::applyPace);
    connect(&bar, &ReplayBar::continueRequested, this, [this] {
        m_replay->setPlaying(false);
        Q_EMIT continueRequested(m_replay->index());
    });
    connect(&bar, &ReplayBar::leaveRequested, this, &ReplayDesk::leave);
}

void ReplayDesk::connectReplay()
{
    connect(m_replay.get(), &Replay::steppedForward, this, &ReplayDesk::showForward);
    connect(m_replay.get(), &Replay::steppedBack, this, &ReplayDesk::showBack);
    connect(m_replay.get(), &Replay::jumped, this, &ReplayDesk::showAtOnce);
    connect(m_replay.get(), &Replay::moved, this, &ReplayDesk::onMoved);
    connect(m_replay.get(), &Replay::playingChanged, this, &ReplayDesk::onMoved);
}

void ReplayDesk::setPace(double pace)
{
    m_pace = pace;
    applyPace();
}

void ReplayDesk::applyPace()
{
    if (!m_replay)
        return;
    const double pace = m_pace / m_area.replayBar().speed();
    m_area.scene().setPace(pace);
    m_replay->setPause(
        std::max(static_cast<int>(kShortestPause / m_area.replayBar().speed()), static_cast<int>(kPause * pace)));
}

void ReplayDesk::enter()
{
    if (m_replay)
        return;
    settleBoard();
    m_play.setSuspended(true);
    m_replay = std::make_unique<Replay>(m_session.record());
    connectReplay();
    nameButtons();
    applyPace();
    m_area.setReplayShown(true);
    Q_EMIT activeChanged(true);
    showAtOnce();
    onMoved();
}

void ReplayDesk::nameButtons()
{
    ReplayBar& bar = m_area.replayBar();
    bar.setContinuable(mayContinue(), tr("Once the race is over, it can be played on from any point."));
    bar.setLeaveText(m_session.isOver() ? tr("Back to the result") : tr("Back to the race"));
}

void ReplayDesk::showTurn(int turn)
{
    enter();
    m_replay->jumpToTurn(turn);
}

void ReplayDesk::playAll()
{
    showTurn(0);
    m_replay->setPlaying(true);
}

void ReplayDesk::playAction(int action)
{
    enter();
    m_replay->playAction(action);
}

void ReplayDesk::leave()
{
    if (!m_replay)
        return;
    m_replay->setPlaying(false);
    settleBoard();
    m_replay.reset();
    m_area.setReplayShown(false);
    Q_EMIT actionChanged(-1);
    Q_EMIT activeChanged(false);
    m_play.setPace(m_pace);
    m_play.setSuspended(false);
}

void ReplayDesk::pointAt(int action)
{
    BoardScene& scene = m_area.scene();
    if (scene.isShowing())
        return;
    const GameRecord& record = m_replay ? m_replay->record() : m_session.record();
    const std::vector<Transition>& done = m_replay ? m_replay->transitions() : m_session.history();
    const int shown = m_replay ? m_replay->index() : static_cast<int>(done.size());
    scene.setLastMove(action < 0 ? markOfLastMove(record, done, shown) : markOfMove(record, done, action, shown));
}

/// Whatever is being shown jumps to its end, and counts no more.
void ReplayDesk::settleBoard()
{
    m_settling = true;
    m_area.overlays().hideHints();
    while (m_area.scene().isShowing())
        m_area.scene().finishShowing();
    m_settling = false;
}

void ReplayDesk::showForward(const Position& before, const Transition& done)
{
    settleBoard();
    BoardScene& scene = m_area.scene();
    scene.setRace(before.race);
    scene.setLastMove(markOfLastMove(m_replay->record(), m_replay->transitions(), m_replay->index() - 1));
    scene.show(before.race, done, m_replay->position().race);
}

void ReplayDesk::showBack(const Position& from, const Transition& undone)
{
    settleBoard();
    m_area.scene().setRace(from.race);
    m_area.scene().showBack(m_replay->position().race, undone);
}

void ReplayDesk::showAtOnce()
{
    settleBoard();
    m_area.scene().setRace(m_replay->position().race);
    m_area.scene().setLastMove(markOfLastMove(m_replay->record(), m_replay->transitions(), m_replay->index()));
}

void ReplayDesk::onShown()
{
    if (!m_replay || m_settling)
        return;
    m_area.scene().setLastMove(markOfLastMove(m_replay->record(), m_replay->transitions(), m_replay->index()));
    m_replay->stepShown();
}

void ReplayDesk::onMoved()
{
    const int action = m_replay->index() - 1;
    ReplayBarState state;
    state.title = title();
    if (action >= 0)
        state.colour = m_session.player(m_replay->transitions()[static_cast<std::size_t>(action)].seat).colour;
    state.turn = m_replay->turn();
    state.turns = m_replay->turnCount();
    state.atStart = m_replay->isAtStart();
    state.atEnd = m_replay->isAtEnd();
    state.playing = m_replay->isPlaying();
    m_area.replayBar().setState(state);
    m_area.placeParts();
    showHand();
    Q_EMIT actionChanged(action);
}

QString ReplayDesk::title() const
{
    const int action = m_replay->index() - 1;
    if (action < 0)
        return tr("The start of the race");
    const Position before = positionAt(m_replay->record(), static_cast<std::size_t>(action));
    const Transition& done = m_replay->transitions()[static_cast<std::size_t>(action)];
    QStringList told;
    for (const StoryLine& line : storyOf(m_session, before, done, m_replay->position().race))
        told << line.text;
    return QStringLiteral("<b>%1</b> · %2")
        .arg(m_session.player(done.seat).name.toHtmlEscaped(), told.join(QStringLiteral("; ")));
}

/// Cards lie open only when the race is over: what somebody held some turns ago may be in the hand still.
void ReplayDesk::showHand()
{
    const Position& position = m_replay->position();
    const bool open = m_session.isOver();
    const HandContent content =
        handContent(m_session, position, open ? std::optional<int>(position.race.turn) : std::nullopt);
    HandMarks marks;
    marks.playable.assign(content.cards.size(), true);
    if (!open)
        marks.text = tr("While the race runs, a replay shows nobody’s cards.");
    m_area.hand().setContent(content);
    m_area.hand().setMarks(marks);
}

bool ReplayDesk::mayContinue() const
{
    return m_session.isOver() || m_session.personCount() <= 1;
}

} // namespace bubblebar
