#include "app/beep/beepplay.h"

#include "core/beep/beeptext.h"

#include <algorithm>

namespace bubblebar::beep {

namespace {

/// One pulse, never a strobe.
constexpr int kFlashTime = 150;
constexpr int kNoteTime = 1400;

QString honkNews(bool right)
{
    return right ? BeepPlay::tr("right honk!") : BeepPlay::tr("wrong honk");
}

} // namespace

BeepPlay::BeepPlay(LiveGame& game, const KeyBlocks& keys, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_keys(keys)
    , m_hands(game.plan().seats.size())
    , m_flash(this)
    , m_notes(this)
{
    const std::vector<Seat>& seats = game.plan().seats;
    if (const auto mouse = std::ranges::find(seats, SeatKind::Mouse, &Seat::kind); mouse != seats.end())
        m_mouseSeat = static_cast<int>(mouse - seats.begin());
    for (QTimer* timer : {&m_flash, &m_notes})
        timer->setSingleShot(true);
    connect(&m_flash, &QTimer::timeout, this, &BeepPlay::changed);
    connect(&m_notes, &QTimer::timeout, this, &BeepPlay::clearNotes);
    connect(&game, &LiveGame::happened, this, &BeepPlay::show);
    connect(&game, &LiveGame::refused, this, &BeepPlay::showRefusal);
    connect(&game, &LiveGame::stateChanged, this, &BeepPlay::closeCheck);
}

void BeepPlay::setKeys(const KeyBlocks& keys)
{
    m_keys = keys;
    Q_EMIT changed();
}

std::optional<int> BeepPlay::blockOf(int seat) const
{
    const std::vector<Seat>& seats = m_game.plan().seats;
    if (seats[index(seat)].kind == SeatKind::Mouse)
        return 0;
    if (seats[index(seat)].kind != SeatKind::Keys)
        return std::nullopt;
    return 1 + static_cast<int>(std::ranges::count(seats.begin(), seats.begin() + seat, SeatKind::Keys, &Seat::kind));
}

std::optional<int> BeepPlay::chooser() const
{
    if (m_game.state() == LiveGame::State::Reward)
        return m_game.table().honker();
    if (m_game.state() == LiveGame::State::Stuck)
        return m_game.table().turn();
    return std::nullopt;
}

PileSet BeepPlay::choices() const
{
    PileSet piles {};
    const Table& table = m_game.table();
    if (m_game.state() == LiveGame::State::Reward)
        for (const int pile : table.rewardPiles())
            piles[index(pile)] = true;
    if (m_game.state() == LiveGame::State::Stuck)
        for (int pile = 0; pile < kCentrePiles; ++pile)
            piles[index(pile)] = table.visible()[index(pile)].has_value();
    return piles;
}

void BeepPlay::pressCentre(int seat, int centre)
{
    m_game.wake();
    if (m_game.state() == LiveGame::State::Reward)
        return pickReward(seat, centre);
    if (m_game.state() == LiveGame::State::Stuck)
        return m_game.attempt(Event::remove(0, seat, centre));
    if (m_game.state() != LiveGame::State::Playing || !m_game.table().visible()[index(centre)])
        return;
    Hand& hand = m_hands[index(seat)];
    const Grasp wanted {centre, m_game.table().showing(centre)};
    const bool again = hand.grasp == wanted;
    hand.grasp = again ? std::nullopt : std::optional(wanted);
    hand.note.clear();
    Q_EMIT seatChanged(seat);
}

void BeepPlay::pickReward(int seat, int centre)
{
    if (m_game.table().honker() != seat || !choices()[index(centre)])
        return;
    if (!m_firstPick || m_firstPick == centre) {
        m_firstPick = m_firstPick ? std::nullopt : std::optional(centre);
        Q_EMIT changed();
        return;
    }
    m_game.attempt(Event::reward(0, seat, *m_firstPick, centre));
}

void BeepPlay::pressOwn(int seat, int own)
{
    Hand& hand = m_hands[index(seat)];
    if (!hand.grasp || own >= m_game.table().ownPiles())
        return;
    const Grasp grasp = *hand.grasp;
    hand.grasp.reset();
    Q_EMIT seatChanged(seat);
    m_game.attempt(Event::take(0, seat, grasp.centre, own, grasp.showing));
}

void BeepPlay::pressHorn(int seat)
{
    m_game.wake();
    if (m_game.state() == LiveGame::State::Stuck)
        m_game.attempt(Event::pass(0, seat));
    else if (m_game.state() == LiveGame::State::Playing)
        m_game.attempt(Event::honk(0, seat));
}

void BeepPlay::letGo(int seat)
{
    if (!m_hands[index(seat)].grasp)
        return;
    m_hands[index(seat)].grasp.reset();
    Q_EMIT seatChanged(seat);
}

bool BeepPlay::pressKey(int key)
{
    const std::optional<KeyDeed> deed = m_keys.deed(key);
    if (!deed)
        return false;
    for (int seat = 0; seat < m_game.table().players(); ++seat) {
        if (blockOf(seat) != deed->block)
            continue;
        if (deed->kind == KeyDeed::Kind::Centre)
            pressCentre(seat, deed->pile);
        else if (deed->kind == KeyDeed::Kind::Own)
            pressOwn(seat, deed->pile);
        else
            pressHorn(seat);
        return true;
    }
    return false;
}

void BeepPlay::proceed()
{
    switch (m_game.state()) {
    case LiveGame::State::Waiting:
        return m_game.start();
    case LiveGame::State::Held:
        return m_game.resume();
    case LiveGame::State::Stuck:
        if (isPersonAt(m_game.table().turn()))
            m_game.attempt(Event::pass(0, m_game.table().turn()));
        return;
    default:
        return;
    }
}

void BeepPlay::stop()
{
    m_game.stop();
    m_flash.stop();
    m_notes.stop();
}

void BeepPlay::show(const Transition& transition)
{
    closeCheck();
    m_firstPick.reset();
    if (transition.event.kind != Event::Kind::Take && transition.event.kind != Event::Kind::Go)
        for (int seat = 0; seat < m_game.table().players(); ++seat)
            letGo(seat);
    dropLostGrasps();
    addNews(transition);
    if (transition.event.kind == Event::Kind::Honk) {
        m_openHonk = transition;
        m_flash.start(kFlashTime);
        Q_EMIT honked(transition.right);
    }
    // A take changes little, and takes come thick and fast.
    if (transition.event.kind != Event::Kind::Take)
        Q_EMIT changed();
}

/// Cards that somebody reached for and that have gone.
void BeepPlay::dropLostGrasps()
{
    for (int seat = 0; seat < m_game.table().players(); ++seat) {
        const std::optional<Grasp>& grasp = m_hands[index(seat)].grasp;
        if (!grasp || m_game.table().showing(grasp->centre) == grasp->showing)
            continue;
        m_hands[index(seat)].grasp.reset();
        setNote(seat, tr("Too late!"));
    }
}

void BeepPlay::showRefusal(const Refusal& refusal, const Event& event)
{
    if (refusal.reason == Reason::TooLate)
        setNote(event.player, tr("Too late!"));
    else if (refusal.reason == Reason::WrongCard)
        setNote(event.player, tr("Doesn’t match"));
    else if (refusal.reason == Reason::NotYourTurn)
        setNote(event.player, tr("Not your turn"));
}

void BeepPlay::setNote(int seat, const QString& note)
{
    m_hands[index(seat)].note = note;
    m_notes.start(kNoteTime);
    Q_EMIT seatChanged(seat);
}

void BeepPlay::clearNotes()
{
    for (int seat = 0; seat < m_game.table().players(); ++seat) {
        if (m_hands[index(seat)].note.isEmpty())
            continue;
        m_hands[index(seat)].note.clear();
        Q_EMIT seatChanged(seat);
    }
}

void BeepPlay::addNews(const Transition& transition)
{
    const Event& event = transition.event;
    LiveText what;
    switch (event.kind) {
    case Event::Kind::Go:
        return;
    case Event::Kind::Take:
        what = [card = transition.moved.front().card, pile = event.centre + 1] {
            return tr("%1, from %2").arg(cardText(card)).arg(pile);
        };
        break;
    case Event::Kind::Honk:
        what = [] { return tr("honks …"); };
        break;
    case Event::Kind::Reward:
        what = [] { return tr("two bonus cards"); };
        break;
    case Event::Kind::Remove:
        what = [] { return tr("removes a card"); };
        break;
    case Event::Kind::Pass:
        what = [] { return tr("passes"); };
        break;
    }
    m_news.push_front({event.time, name(event.player), std::move(what)});
    if (m_news.size() > kMostNews)
        m_news.pop_back();
}

/// Nobody learns before the end of a check what it says.
void BeepPlay::closeCheck()
{
    if (!m_openHonk || m_game.isCheckOpen())
        return;
    m_news.front().what = [right = m_openHonk->right] { return honkNews(right); };
    m_openHonk.reset();
    Q_EMIT changed();
}

Pile BeepPlay::shownPile(int seat, int own) const
{
    Pile pile = m_game.table().ownPile(seat, own);
    if (m_openHonk && m_openHonk->event.player == seat)
        for (const Moved& moved : m_openHonk->moved)
            if (moved.from == Moved::Place::Own && moved.fromPile == own)
                pile.push_back(moved.card);
    return pile;
}

BeepPrompt BeepPlay::prompt() const
{
    switch (m_game.state()) {
    case LiveGame::State::Waiting:
        return {tr("All ready?"), tr("Look at your own piles first. Then “Go!”"), tr("Go!")};
    case LiveGame::State::Held:
        return {tr("Pause"), tr("Time stands still."), tr("Go on")};
    case LiveGame::State::Resuming:
    case LiveGame::State::Countdown:
        return countdownPrompt();
    case LiveGame::State::Checking:
        return checkPrompt();
    case LiveGame::State::Reward:
        return rewardPrompt();
    case LiveGame::State::Stuck:
        return stuckPrompt();
    case LiveGame::State::Over:
        return {tr("The game is over"), endedText(m_game.table().ended()), {}};
    case LiveGame::State::Playing:
        break;
    }
    return {
        tr("Go!"), tr("Same animal or same colour: take a card, put it on a pile of yours. Three alike: honk!"), {}};
}

BeepPrompt BeepPlay::countdownPrompt() const
{
    if (m_game.table().honker() && !m_game.check().empty() && !m_game.table().wasRightHonk())
        return {tr("No traffic jam"),
                tr("%1 loses the top card of each own pile.").arg(name(*m_game.table().honker())),
                {}};
    return {tr("Get ready …"), tr("Nobody takes a card before “Go!”."), {}};
}

BeepPrompt BeepPlay::checkPrompt() const
{
    const int shown = m_game.checkedCards();
    const QString title = tr("%1 honks: is there a traffic jam?").arg(name(*m_game.table().honker()));
    if (shown == 0)
        return {title, tr("Card by card …"), {}};
    return {title, verdictText(m_game.check()[index(shown - 1)]), {}};
}

BeepPrompt BeepPlay::rewardPrompt() const
{
    const int winner = *m_game.table().honker();
    const QString title = tr("A traffic jam! %1 takes two cards").arg(name(winner));
    if (!isPersonAt(winner))
        return {title, tr("They are bonus points."), {}};
    return {title, m_firstPick ? tr("And one more of the lit cards.") : tr("Pick two of the lit cards."), {}};
}

BeepPrompt BeepPlay::stuckPrompt() const
{
    const int seat = m_game.table().turn();
    const QString title = tr("Nobody can place a card: %1’s turn").arg(name(seat));
    if (!isPersonAt(seat))
        return {title, tr("Each player may remove one card from the middle, or pass."), {}};
    return {title, tr("Pick a card that leaves the game, or pass."), tr("Pass")};
}

} // namespace bubblebar::beep
