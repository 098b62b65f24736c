#include "app/bubble/announcer.h"

#include "app/bubble/board/noticebanner.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/racestory.h"
#include "app/bubble/racewords.h"
#include "app/bubble/turnoptions.h"
#include "core/bubble/racetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace bubblebar {

namespace {

constexpr int kLeastTime = 1000;
constexpr int kTimePerCharacter = 22;
constexpr int kMinorTime = 800;
/// Without animations there is still something to read.
constexpr double kLeastPace = 0.5;
constexpr std::size_t kMostWaiting = 3;

/// Makes the notices of one action.
class Crier
{
    Q_DECLARE_TR_FUNCTIONS(Crier)

public:
    Crier(const GameSession& session, const Position& before, const Transition& transition, std::optional<int> reader)
        : m_session(session)
        , m_before(before)
        , m_done(transition)
        , m_isReader(reader == transition.seat)
    {
    }

    [[nodiscard]] std::vector<TableNotice> notices() const
    {
        std::vector<TableNotice> all;
        TableNotice deed {colourOf(m_done.seat), nameOf(m_done.seat), {}, true};
        for (const StoryLine& line : storyOf(m_session, m_before, m_done, race())) {
            if (line.news == StoryLine::News::None)
                continue;
            deed.lines << line.text;
            deed.minor = deed.minor && line.news == StoryLine::News::Minor;
        }
        if (m_isReader && m_done.drawCount > 0)
            deed.lines << drawnCards();
        if (const QString forced = forcedEnd(); !forced.isEmpty())
            deed.lines.prepend(forced);
        if (m_done.moved.size() > 0 && race().bonus != SpaceId::None) {
            deed.lines << tr("bonus reached: %1").arg(bonusText(race().pendingBonus()));
            deed.minor = false;
        }
        if (!deed.lines.isEmpty())
            all.push_back(std::move(deed));
        if (race().teams && !race().isOver())
            addPartners(all);
        return all;
    }

private:
    [[nodiscard]] const Race& race() const { return m_session.race(); }
    [[nodiscard]] Colour colourOf(int seat) const { return m_session.player(seat).colour; }
    [[nodiscard]] const QString& nameOf(int seat) const { return m_session.player(seat).name; }

    [[nodiscard]] QString drawnCards() const
    {
        const QString first = racewords::cardInSentence(m_done.draws[0].card);
        if (m_done.drawCount == 1)
            return tr("It is <b>%1</b>.", "the card drawn").arg(first);
        return tr("They are <b>%1</b> and <b>%2</b>.", "the cards drawn")
            .arg(first, racewords::cardInSentence(m_done.draws[1].card));
    }

    /// Only who sees the hand may know that no card of it could be played.
    [[nodiscard]] QString forcedEnd() const
    {
        if (!m_isReader || m_done.action.kind != Action::Kind::End || m_before.handToPlay().empty())
            return {};
        const bool must = TurnOptions(m_before).stage() == TurnOptions::Stage::MustEnd;
        return must ? tr("no second card could be played") : QString();
    }

    /// R17
    void addPartners(std::vector<TableNotice>& all) const
    {
        for (int seat = 0; seat < race().players; ++seat) {
            const auto news = static_cast<BeetleMask>(race().own(seat) & ~m_before.race.own(seat));
            if (news == 0)
                continue;
            all.push_back(
                {colourOf(seat),
                 nameOf(seat),
                 {tr("all beetles are home"),
                  tr("moves <b>%1’s beetles</b> from now on").arg(nameOf(race().mateOf(seat)).toHtmlEscaped())},
                 false});
        }
    }

    const GameSession& m_session;
    const Position& m_before;
    const Transition& m_done;
    bool m_isReader;
};

} // namespace

std::vector<TableNotice> noticesOf(const GameSession& session, const Position& before, const Transition& transition,
                                   std::optional<int> visibleHand)
{
    return Crier(session, before, transition, visibleHand).notices();
}

Announcer::Announcer(QWidget& board)
    : QObject(&board)
    , m_banner(new NoticeBanner(&board))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Announcer::showNext);
}

void Announcer::announce(std::vector<TableNotice> notices)
{
    for (TableNotice& notice : notices) {
        if (!notice.minor || (!m_shown && m_waiting.empty()))
            m_waiting.push_back(std::move(notice));
    }
    // Whoever plays without animations is soon further than the notices.
    while (m_waiting.size() > kMostWaiting)
        m_waiting.pop_front();
    if (!m_waiting.empty() && (!m_shown || m_shown->minor))
        showNext();
}

bool Announcer::skip()
{
    if (!m_shown)
        return false;
    showNext();
    return true;
}

void Announcer::clear()
{
    m_waiting.clear();
    showNext();
}

int Announcer::remaining() const
{
    if (m_pace <= 0)
        return 0;
    int time = m_shown && !m_shown->minor ? std::max(0, m_timer.remainingTime()) : 0;
    for (const TableNotice& notice : m_waiting)
        time += timeFor(notice);
    return time;
}

void Announcer::showNext()
{
    m_timer.stop();
    m_shown.reset();
    if (m_waiting.empty())
        return m_banner->hide();
    m_shown = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_banner->tell(m_shown->colour, m_shown->title, m_shown->lines);
    m_timer.start(timeFor(*m_shown));
}

int Announcer::timeFor(const TableNotice& notice) const
{
    const auto characters = static_cast<int>(notice.lines.join(u' ').size());
    const int time = notice.minor ? kMinorTime : kLeastTime + kTimePerCharacter * characters;
    return static_cast<int>(time * std::max(kLeastPace, m_pace));
}

} // namespace bubblebar
