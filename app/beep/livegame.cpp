#include "app/beep/livegame.h"

#include "core/beep/pace.h"
#include "core/support/random.h"

#include <algorithm>
#include <chrono>

namespace bubblebar::beep {

namespace {

constexpr Milliseconds kSecond = 1000;

Record freshRecord(const BeepPlan& plan, const Deal& deal)
{
    Record record;
    record.table = plan.table;
    record.players = plan.names();
    record.deal = deal;
    return record;
}

Deal shuffledDeal(const BeepPlan& plan, std::uint64_t seed)
{
    return dealCards(static_cast<int>(plan.seats.size()), seed);
}

} // namespace

Clock steadyClock()
{
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<Milliseconds>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    };
}

LiveGame::LiveGame(const BeepPlan& plan, std::uint64_t seed, Clock clock, QObject* parent)
    : LiveGame(plan, shuffledDeal(plan, seed), seed, std::move(clock), parent)
{
}

LiveGame::LiveGame(const BeepPlan& plan, const Deal& deal, std::uint64_t seed, Clock clock, QObject* parent)
    : QObject(parent)
    , m_plan(plan)
    , m_record(freshRecord(plan, deal))
    , m_table(plan.table, deal)
    , m_clock(std::move(clock))
    , m_timer(this)
{
    FastRandom random(seed);
    for (const Seat& seat : plan.seats) {
        const std::uint64_t own = random();
        m_computers.push_back(isPerson(seat.kind) ? std::nullopt : std::optional<Computer>({levelOf(seat.kind), own}));
    }
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &LiveGame::wake);
}

LiveGame::State LiveGame::state() const
{
    if (m_table.isOver())
        return State::Over;
    if (!m_started)
        return State::Waiting;
    if (isHeld())
        return m_resumeAt ? State::Resuming : State::Held;
    if (isCheckOpen())
        return State::Checking;
    switch (m_table.phase()) {
    case Phase::Reward:
        return State::Reward;
    case Phase::Stuck:
        return State::Stuck;
    case Phase::Playing:
        return State::Playing;
    default:
        return State::Countdown;
    }
}

Milliseconds LiveGame::now() const
{
    if (!m_started)
        return 0;
    return m_heldAt.value_or(m_clock() - m_offset);
}

Milliseconds LiveGame::untilGo() const
{
    const Milliseconds left = m_resumeAt ? *m_resumeAt - m_clock() : m_readyAt + kCountdown - now();
    return std::clamp<Milliseconds>(left, 0, kCountdown);
}

int LiveGame::checkedCards() const
{
    const auto steps = static_cast<int>((now() - m_checkedAt) / kJamCheckStep);
    return std::clamp(steps, 0, static_cast<int>(m_check.size()));
}

void LiveGame::start()
{
    if (m_started || m_stopped)
        return;
    m_started = true;
    m_offset = m_clock();
    Q_EMIT stateChanged();
    arm();
}

void LiveGame::hold()
{
    if (!m_started || m_table.isOver())
        return;
    if (m_resumeAt) {
        m_resumeAt.reset();
        Q_EMIT stateChanged();
        return arm();
    }
    if (isHeld())
        return;
    advance(now());
    if (m_table.isOver())
        return;
    m_heldAt = now();
    Q_EMIT stateChanged();
    arm();
}

void LiveGame::resume()
{
    if (!isHeld() || m_resumeAt || m_stopped)
        return;
    m_resumeAt = m_clock() + (m_table.phase() == Phase::Playing ? kCountdown : 0);
    wake();
}

/// The end of a hold: the clock of the game goes on where it stood.
void LiveGame::release()
{
    m_offset = *m_resumeAt - *m_heldAt;
    m_heldAt.reset();
    m_resumeAt.reset();
}

void LiveGame::stop()
{
    m_stopped = true;
    m_timer.stop();
}

void LiveGame::attempt(Event event)
{
    if (!m_started || m_stopped)
        return;
    // What was due before happens before; what falls into the very same millisecond came later than this.
    const Milliseconds time = now();
    advance(time - 1);
    if (isHeld() || state() == State::Checking)
        return;
    event.time = std::max(time, m_table.now());
    if (m_tries.add(event, m_sequence++))
        while (const std::optional<Event> first = m_tries.next(event.time))
            perform(*first);
    wake();
}

void LiveGame::wake()
{
    if (!m_started || m_stopped)
        return;
    if (m_resumeAt && m_clock() >= *m_resumeAt)
        release();
    advance(now());
    Q_EMIT stateChanged();
    arm();
}

void LiveGame::advance(Milliseconds until)
{
    while (!isHeld() && !m_table.isOver()) {
        const std::optional<Event> event = nextByItself();
        if (!event || event->time > until)
            return;
        perform(*event);
    }
}

/// "Go!", or what the computer players do; not before the check of a honk has been shown.
std::optional<Event> LiveGame::nextByItself() const
{
    if (m_table.phase() == Phase::Paused)
        return Event::go(std::max(m_readyAt + kCountdown, m_table.now()));
    std::optional<Event> event = nextOfComputers();
    if (event)
        event->time = std::max({event->time, m_readyAt, m_table.now()});
    return event;
}

/// In one millisecond the lower seat comes first.
std::optional<Event> LiveGame::nextOfComputers() const
{
    std::optional<Event> first;
    for (std::size_t seat = 0; seat < m_computers.size(); ++seat) {
        if (!m_computers[seat])
            continue;
        const std::optional<Event> event = m_computers[seat]->next(Sight(m_table, static_cast<int>(seat)));
        if (event && (!first || event->time < first->time))
            first = event;
    }
    return first;
}

void LiveGame::perform(const Event& event)
{
    const Visible seen = m_table.visible();
    const tl::expected<Transition, Refusal> done = m_table.apply(event);
    if (!done) {
        Q_EMIT refused(done.error(), event);
        return;
    }
    m_record.add(event);
    if (event.kind == Event::Kind::Honk) {
        m_check = checkJam(seen);
        m_checkedAt = event.time;
        // One step more, so that the last verdict can be read.
        m_readyAt = event.time + kJamCheckStep * static_cast<Milliseconds>(m_check.size() + 1);
    } else {
        if (event.kind != Event::Kind::Take)
            m_check.clear();
        m_readyAt = event.time;
    }
    Q_EMIT happened(*done);
}

/// When something changes next by itself, on the clock of the game.
std::optional<Milliseconds> LiveGame::nextStep() const
{
    const State state = this->state();
    if (state == State::Checking)
        return m_checkedAt + kJamCheckStep * (1 + (now() - m_checkedAt) / kJamCheckStep);
    if (state == State::Countdown) {
        const Milliseconds left = untilGo();
        return now() + (left % kSecond == 0 ? std::min(left, kSecond) : left % kSecond);
    }
    const std::optional<Event> event = nextByItself();
    return event ? std::optional(event->time) : std::nullopt;
}

void LiveGame::arm()
{
    m_timer.stop();
    if (m_stopped || !m_started || m_table.isOver() || (isHeld() && !m_resumeAt))
        return;
    if (m_resumeAt) {
        const Milliseconds left = untilGo();
        m_timer.start(static_cast<int>(left % kSecond == 0 ? std::min(left, kSecond) : left % kSecond));
    } else if (const std::optional<Milliseconds> next = nextStep()) {
        m_timer.start(static_cast<int>(std::max<Milliseconds>(*next - now(), 1)));
    }
}

} // namespace bubblebar::beep
