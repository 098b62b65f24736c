#include "app/bubble/tableplay.h"

#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardoverlays.h"
#include "app/bubble/board/boardparts.h"
#include "app/bubble/board/boardpointer.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/curtain.h"
#include "app/bubble/dragcard.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/handview.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/promptline.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/replay/movemark.h"
#include "app/bubble/showqueue.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/turndesk.h"
#include "core/support/everylanguage.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <iterator>
#include <utility>

namespace bubblebar {

namespace {

/// How long a computer player's action stays at normal pace before the next; without animation it still can be read.
constexpr int kPause = 600;
constexpr int kShortestPause = 300;
constexpr std::size_t kMostNews = 6;

std::optional<LastMove> lastMoveOf(const GameSession& session)
{
    return markOfLastMove(session.record(), session.history(), static_cast<int>(session.history().size()));
}

} // namespace

TablePlay::TablePlay(GameSession& session, TableArea& area, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_area(area)
    , m_runner(new RaceRunner(session, this))
    , m_desk(new TurnDesk(session, this))
    , m_shows(new ShowQueue(area.scene(), this))
    , m_announcer(new Announcer(*area.view().viewport()))
{
    qApp->installEventFilter(this);
    connectSession();
    connectBoard();
    connectHand();
    connectPrompt();
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &TablePlay::followLanguage);
    m_area.scene().setLastMove(lastMoveOf(session));
    setPace(1);
}

TablePlay::~TablePlay() = default;

void TablePlay::connectSession()
{
    connect(&m_session, &GameSession::applied, this, &TablePlay::onApplied);
    connect(m_runner, &RaceRunner::stateChanged, this, &TablePlay::onRunnerState);
    connect(m_runner, &RaceRunner::handHiddenChanged, this, &TablePlay::onScenery);
    connect(m_runner, &RaceRunner::handHiddenChanged, this, &TablePlay::forgetOldNews);
    connect(m_desk, &TurnDesk::sceneryChanged, this, &TablePlay::onScenery);
    connect(m_desk, &TurnDesk::stepChanged, &m_area.overlays(), &BoardOverlays::forgetReason);
    connect(&m_session, &GameSession::reverted, this, &TablePlay::onReverted);
    connect(m_shows, &ShowQueue::done, this, &TablePlay::onShown);
    connect(m_desk, &TurnDesk::refused, this, &TablePlay::onRefused);
    connect(m_desk, &TurnDesk::commandRefused, this, &TablePlay::onCommandRefused);
    connect(m_desk, &TurnDesk::hintShown, this,
            [this] { m_area.prompt().focusConfirm(m_byKeyboard ? Qt::OtherFocusReason : Qt::MouseFocusReason); });
    connect(&m_area.curtain(), &Curtain::opened, m_runner, &RaceRunner::openCurtain);
    connect(&m_area.end(), &EndPanel::boardRequested, &m_area.end(), &QWidget::hide);
}

void TablePlay::connectBoard()
{
    BoardOverlays& overlays = m_area.overlays();
    connect(&m_area.pointer(), &BoardPointer::pointed, this, [this](const Pick& pick) { point(pick, false); });
    connect(&m_area.pointer(), &BoardPointer::clicked, this, [this](const Pick& pick) {
        m_byKeyboard = false;
        m_desk->activate(pick);
    });
    connect(&m_area.pointer(), &BoardPointer::backRequested, m_desk, &TurnDesk::back);
    connect(&m_area.cursor(), &BoardCursor::moved, this, [this](const Pick& pick) { point(pick, true); });
    connect(&m_area.cursor(), &BoardCursor::chosen, this, &TablePlay::onCursorChosen);
    connect(&m_area.scene(), &BoardScene::raceChanged, &m_area.pointer(), &BoardPointer::refresh);
    connect(&m_area.view(), &BoardView::turnRequested, &overlays, &BoardOverlays::turnRequested);
    connect(&overlays, &BoardOverlays::cardChosen, m_desk, &TurnDesk::chooseCard);
    connect(&overlays, &BoardOverlays::orderChanged, m_desk, &TurnDesk::setOrder);
    connect(&overlays, &BoardOverlays::confirmRequested, m_desk, [this] { m_desk->command(Mode::Command::Confirm); });
    connect(&overlays, &BoardOverlays::turnRequested, m_desk, [this](int direction) {
        m_desk->command(direction > 0 ? Mode::Command::TurnClockwise : Mode::Command::TurnBack);
    });
    connect(&overlays, &BoardOverlays::beetleClicked, m_desk,
            [this](BeetleId beetle) { m_desk->activate(stopAt(m_session.race(), beetle)); });
}

void TablePlay::connectHand()
{
    HandView& hand = m_area.hand();
    connect(&hand, &HandView::pointed, this, [this](const Pick& pick) { point(pick, false); });
    connect(&hand, &HandView::activated, this, [this](const Pick& pick, bool byKeyboard) {
        m_byKeyboard = byKeyboard;
        m_desk->activate(pick);
        if (byKeyboard && !m_desk->scenery().stops.empty() && m_desk->scenery().hand.chosen >= 0)
            m_area.view().setFocus(Qt::OtherFocusReason);
    });
    const auto whyNot = [this](const Pick& pick) { return this->whyNot(pick); };
    hand.setWhyNot(whyNot);
    m_area.parts().setWhyNot(whyNot);
    connect(&hand, &HandView::cardDragged, this, &TablePlay::onDraggedCard);
    connect(&hand, &HandView::cardDropped, this, [this](int /*card*/, QPoint position) { onDroppedCard(position); });
    connect(&hand, &HandView::backRequested, m_desk, &TurnDesk::back);
    connect(&hand, &HandView::drawPileClicked, this, [this] {
        if (m_session.race().pendingBonus() == Bonus::Draw)
            m_desk->command(Mode::Command::Confirm);
    });
}

void TablePlay::connectPrompt()
{
    connect(&m_area.prompt(), &PromptLine::backRequested, m_desk, &TurnDesk::back);
    connect(&m_area.prompt(), &PromptLine::leaveRequested, m_desk, [this] { m_desk->command(Mode::Command::Leave); });
    connect(&m_area.prompt(), &PromptLine::confirmRequested, this, [this] {
        if (m_runner->state() == RaceRunner::State::Hidden)
            m_runner->setHandHidden(false);
        else if (m_runner->state() == RaceRunner::State::Over)
            m_area.end().announce(m_session);
        else
            m_desk->command(Mode::Command::Confirm);
    });
}

void TablePlay::setPace(double pace)
{
    m_shows->setPace(pace);
    m_area.scene().setPace(pace);
    m_announcer->setPace(pace);
    m_runner->setPause(std::max(kShortestPause, static_cast<int>(kPause * pace)));
}

void TablePlay::start()
{
    onScenery();
    m_runner->start();
}

void TablePlay::setSuspended(bool suspended)
{
    if (suspended)
        m_runner->stop();
    m_suspended = suspended;
    if (suspended)
        return;
    m_area.scene().setRace(m_session.race());
    m_area.scene().setLastMove(lastMoveOf(m_session));
    start();
}

void TablePlay::onApplied(const Transition& transition, const Position& before)
{
    m_area.overlays().hideHints();
    m_desk->setDeciding(false);
    // Cards that it names may be somewhere else from now on.
    m_announcer->clear();
    std::ranges::move(noticesOf(m_session, before, transition, m_runner->visibleHand()), std::back_inserter(m_news));
    m_shows->add(before.race, transition, m_session.race());
}

void TablePlay::onReverted(const Transition& undone)
{
    m_area.overlays().hideHints();
    m_desk->setDeciding(false);
    m_news.clear();
    m_announcer->clear();
    m_shows->addBack(m_session.race(), undone);
}

void TablePlay::onShown()
{
    // What was taken back was the last move.
    if (!m_area.scene().lastMove())
        m_area.scene().setLastMove(lastMoveOf(m_session));
    m_announcer->announce(std::exchange(m_news, {}));
    m_runner->actionShown(m_announcer->remaining());
}

/// Whoever clicks or presses a key doesn't want to wait: what is being shown ends at once, and the input counts.
bool TablePlay::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick && type != QEvent::KeyPress)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_area.window())
        return false;
    if (type == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta)
            return false;
    }
    // The same press comes by once more for each widget that leaves it to its parent.
    if (!std::exchange(m_goingOn, true)) {
        QTimer::singleShot(0, this, [this] { m_goingOn = false; });
        goOn();
    }
    return false;
}

/// What was told to another reader of the hand goes.
void TablePlay::forgetOldNews()
{
    const std::optional<int> hand = m_runner->visibleHand();
    if (hand == std::exchange(m_seenHand, hand))
        return;
    m_news.clear();
    m_announcer->clear();
}

void TablePlay::goOn()
{
    if (m_area.scene().isShowing())
        m_shows->finish();
    else if (m_announcer->skip() && m_announcer->remaining() == 0)
        m_runner->hurry();
}

void TablePlay::onRunnerState()
{
    const RaceRunner::State state = m_runner->state();
    const bool deciding = state == RaceRunner::State::Deciding;
    forgetOldNews();
    m_desk->setDeciding(deciding);
    Q_EMIT personPresent(state != RaceRunner::State::Curtain);
    if (state == RaceRunner::State::Curtain)
        letCurtainDown();
    else
        m_area.curtain().hide();
    if (state == RaceRunner::State::Over)
        m_area.end().announce(m_session);
    else
        m_area.end().hide();
    if (deciding)
        focusChoice();
}

/// The keyboard goes where the choice begins, unless it is somewhere else on purpose. It is shown only if it is in use.
void TablePlay::focusChoice()
{
    const QWidget* focused = m_area.window()->focusWidget();
    // A stack that is open already has it.
    if ((focused && !m_area.isAncestorOf(focused)) || m_desk->scenery().board.open)
        return;
    const Qt::FocusReason reason = m_byKeyboard ? Qt::OtherFocusReason : Qt::MouseFocusReason;
    if (!m_desk->scenery().prompt.confirm.isEmpty() && m_desk->scenery().prompt.canConfirm)
        m_area.prompt().focusConfirm(reason);
    else if (m_session.race().bonus != SpaceId::None)
        m_area.view().setFocus(reason);
    else
        m_area.hand().setFocus(reason);
}

/// What is chosen stays; a notice that says what has just happened in the other language goes.
void TablePlay::followLanguage()
{
    m_announcer->clear();
    m_news.clear();
    m_area.overlays().hideHints();
    if (m_area.curtain().isVisible())
        letCurtainDown();
    if (m_area.end().isVisible())
        m_area.end().showRace(m_session);
}

void TablePlay::letCurtainDown()
{
    const int seat = m_session.race().turn;
    std::vector<Colour> colours;
    for (const RecordPlayer& player : m_session.record().players)
        colours.push_back(player.colour);
    m_area.curtain().ask(m_session.player(seat).name, m_session.player(seat).colour,
                         sinceLastTurn(m_session, seat, kMostNews), colours);
}

void TablePlay::onScenery()
{
    if (m_suspended)
        return;
    const Scenery& scenery = m_desk->scenery();
    Prompt prompt = scenery.prompt;
    if (m_runner->state() == RaceRunner::State::Curtain)
        prompt.title = tr("%1: come to the table").arg(m_session.player(m_session.race().turn).name);
    if (m_runner->state() == RaceRunner::State::Hidden)
        askToShowHand(prompt);
    const auto isFocusInPrompt = [this] { return m_area.prompt().isAncestorOf(m_area.window()->focusWidget()); };
    const bool wasFocusInPrompt = isFocusInPrompt();
    m_area.prompt().setPrompt(prompt,
                              prompt.seat < 0 ? std::nullopt : std::optional(m_session.player(prompt.seat).colour));
    // A button that goes would leave the keyboard in whatever comes next, even in a dock.
    if (wasFocusInPrompt && !isFocusInPrompt())
        m_area.hand().setFocus(m_byKeyboard ? Qt::OtherFocusReason : Qt::MouseFocusReason);
    m_area.scene().setMarks(scenery.board);
    m_area.overlays().followMarks();
    m_area.cursor().setStops(scenery.stops);
    showHand();
    m_area.placeParts();
}

void TablePlay::askToShowHand(Prompt& prompt) const
{
    prompt.title = tr("%1: your cards lie face down").arg(m_session.player(m_session.race().turn).name);
    prompt.hint = tr("they wait until you show them again");
    prompt.confirm = tr("Show my cards");
    prompt.canConfirm = true;
}

void TablePlay::showHand()
{
    const std::optional<int> seat = m_runner->visibleHand();
    if (!seat) {
        m_area.dragCard().hide();
        QToolTip::hideText();
    }
    m_area.hand().setContent(handContent(m_session, m_session.position(), seat));
    HandMarks marks;
    if (m_desk->isDeciding() && seat == m_session.race().turn)
        marks = m_desk->scenery().hand;
    else if (seat && !m_session.isOver() && seat != m_session.race().turn)
        marks.text = tr("The cards wait for the next turn.");
    m_area.hand().setMarks(marks);
}

void TablePlay::onCursorChosen(const Pick& pick)
{
    m_byKeyboard = true;
    const std::optional<TurnedTile>& turned = m_desk->scenery().board.turned;
    if (turned && turned->tile == pick.tile)
        m_desk->command(Mode::Command::Confirm);
    else
        m_desk->activate(pick);
}

void TablePlay::point(const Pick& pick, bool byKeyboard)
{
    m_desk->point(pick);
    m_area.scene().setPointed(pick, byKeyboard);
    WhyNot reason = m_desk->whyNot(pick);
    if (reason.quiet)
        reason = {};
    m_area.overlays().setPointed(pick, reason, placeBesideBoard(pick), byKeyboard);
}

QString TablePlay::whyNot(const Pick& pick) const
{
    return m_desk->whyNot(pick).text;
}

void TablePlay::onRefused(const Pick& pick)
{
    m_area.overlays().setPointed(pick, m_desk->whyNot(pick), placeBesideBoard(pick), true);
}

void TablePlay::onCommandRefused(Mode::Command command)
{
    const PromptLine& prompt = m_area.prompt();
    QRect button = command == Mode::Command::Leave ? prompt.leaveButtonRect() : prompt.confirmButtonRect();
    button.moveTopLeft(m_area.view().viewport()->mapFrom(&m_area, prompt.mapTo(&m_area, button.topLeft())));
    m_area.overlays().setPointed({}, m_desk->whyNot(command), button, true);
}

/// In the pixels of the board's view.
QRect TablePlay::placeBesideBoard(const Pick& pick) const
{
    if (pick.card < 0)
        return {};
    QRect card = m_area.hand().cardOutline(pick.card).boundingRect().toRect();
    card.moveTopLeft(m_area.view().viewport()->mapFromGlobal(m_area.hand().mapToGlobal(card.topLeft())));
    return card;
}

Pick TablePlay::boardPick(QPoint globalPosition) const
{
    BoardView& view = m_area.view();
    const QPoint position = view.viewport()->mapFromGlobal(globalPosition);
    const bool overHand = m_area.hand().mapFromGlobal(globalPosition).y() > HandView::riseHeight();
    if (overHand || !view.viewport()->rect().contains(position))
        return {};
    return m_area.scene().pickAt(view.mapToScene(position));
}

void TablePlay::onDraggedCard(int card, QPoint globalPosition)
{
    if (m_desk->scenery().hand.chosen != card)
        m_desk->activate(Pick::ofCard(card));
    if (m_desk->scenery().hand.chosen != card)
        return;
    const HandContent& content = m_area.hand().content();
    m_area.dragCard().showAt(content.cards[static_cast<std::size_t>(card)], content.owner.value_or(Colour::Orange),
                             m_area.mapFromGlobal(globalPosition));
    point(boardPick(globalPosition), false);
}

void TablePlay::onDroppedCard(QPoint globalPosition)
{
    m_area.dragCard().hide();
    m_byKeyboard = false;
    const Pick pick = boardPick(globalPosition);
    if (!pick.isNothing())
        m_desk->activate(pick);
}

HandContent handContent(const GameSession& session, const Position& position, std::optional<int> seat)
{
    HandContent content;
    content.drawPile = static_cast<int>(position.drawPile.size());
    content.discardPile = static_cast<int>(position.discardPile.size());
    if (!position.discardPile.empty())
        content.discardTop = position.discardPile.back();
    const auto played = position.race.played.span();
    content.played.assign(played.begin(), played.end());
    const int shown = seat.value_or(position.race.turn);
    content.owner = session.player(shown).colour;
    content.title = TablePlay::tr("%1’s hand").arg(session.player(shown).name);
    if (seat)
        content.cards = position.hand(*seat);
    else
        content.hiddenCards = static_cast<int>(position.hand(shown).size());
    return content;
}

} // namespace bubblebar
