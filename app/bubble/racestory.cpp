#include "app/bubble/racestory.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

namespace {

/// Tells one action.
class Teller
{
    Q_DECLARE_TR_FUNCTIONS(RaceStory)

public:
    Teller(const GameSession& session, const Position& before, const Transition& transition, const Race& after)
        : m_session(session)
        , m_before(before)
        , m_done(transition)
        , m_after(after)
    {
    }

    std::vector<StoryLine> lines()
    {
        tellAction();
        if (m_done.moved.size() > 0)
            tellMove();
        if (m_done.turnEnded)
            tellTurnCard();
        tellReshuffle();
        if (m_after.isOver())
            tellEnd();
        return std::move(m_lines);
    }

private:
    using News = StoryLine::News;

    void add(StoryLine::Kind kind, const QString& text, News news = News::None)
    {
        m_lines.push_back({kind, m_done.seat, text, news});
    }
    void detail(const QString& text, News news = News::None) { add(StoryLine::Kind::Detail, text, news); }

    [[nodiscard]] QString place(SpaceId space) const { return racewords::place(*m_after.board, space); }

    [[nodiscard]] QString moveText() const
    {
        return tr("<b>%1</b>, %2 → %3", "a move: beetle, from, to")
            .arg(racewords::beetle(m_after, m_done.action.beetle), place(m_done.from), place(m_done.action.space));
    }

    void tellAction()
    {
        const Action& action = m_done.action;
        switch (action.kind) {
        case Action::Kind::Play:
            return add(StoryLine::Kind::Deed,
                       tr("%1: %2", "card: move").arg(racewords::cardTitle(action.card), moveText()));
        case Action::Kind::BonusMove:
            return add(StoryLine::Kind::Deed, tr("Bonus: %1").arg(moveText()));
        case Action::Kind::BonusReorder:
            return detail(tr("bonus: the stack on %1 is now %2")
                              .arg(place(action.space), racewords::stack(m_after, action.order)));
        case Action::Kind::BonusRotate: {
            const QString tile = QString::fromStdString(m_after.board->tileName(action.tile));
            return detail(action.turn > 0 ? tr("bonus: turns %1 clockwise").arg(tile)
                                          : tr("bonus: turns %1 counter-clockwise").arg(tile));
        }
        case Action::Kind::BonusDraw:
            return detail(m_done.drawCount > 0 ? tr("bonus: draws a card") : tr("bonus: no card is left to draw"),
                          News::Major);
        case Action::Kind::BonusSkip:
            return detail(tr("bonus “%1”: skipped").arg(bonusText(m_before.race.pendingBonus())));
        case Action::Kind::Discard:
            return add(StoryLine::Kind::Deed,
                       tr("No card can be played: discards %1").arg(racewords::cardInSentence(action.card)),
                       News::Major);
        case Action::Kind::End:
            if (m_before.race.played.count == 0)
                add(StoryLine::Kind::Deed, tr("No card in hand"), News::Major);
            return;
        }
    }

    void tellMove()
    {
        for (int level = 1; level < m_done.moved.size(); ++level)
            detail(tr("%1 rides along").arg(racewords::beetle(m_after, m_done.moved.at(level))));
        if (m_done.landedOnBeetles)
            tellLanding();
        if (m_done.action.space == SpaceId::Finish)
            detail(m_done.moved.size() == 1 ? tr("%1 is home").arg(racewords::beetle(m_after, m_done.moved.at(0)))
                                            : tr("%1 are home").arg(racewords::stack(m_after, m_done.moved)),
                   News::Major);
        if (m_done.bonusPassedOver)
            detail(tr("bonus “%1”: nothing to do").arg(bonusText(m_after.board->space(m_done.action.space).bonus)),
                   News::Major);
    }

    /// R23: the card is drawn before this turn's cards reach the discard pile.
    [[nodiscard]] bool landingDrew() const
    {
        return m_done.landedOnBeetles && !(m_before.drawPile.empty() && m_before.discardPile.empty());
    }

    void tellLanding()
    {
        const bool drew = landingDrew();
        if (isOpenSpace(m_done.action.space)) {
            if (drew)
                detail(tr("lands beside others, draws a card"), News::Major);
            return;
        }
        const QString under = racewords::beetle(m_before.race, m_before.race.beetles.state(m_done.action.space).top);
        detail(drew ? tr("lands on %1, draws a card").arg(under) : tr("lands on %1").arg(under),
               drew ? News::Major : News::None);
    }

    void tellTurnCard()
    {
        const int others = (landingDrew() || m_done.action.kind == Action::Kind::BonusDraw) ? 1 : 0;
        if (m_done.drawCount > others)
            detail(tr("draws a card"), News::Minor);
        else
            detail(tr("no card is left to draw"), News::Major);
    }

    void tellReshuffle()
    {
        const auto draws = std::span(m_done.draws).first(m_done.drawCount);
        if (std::ranges::any_of(draws, &Draw::reshuffled))
            detail(tr("the discard pile is shuffled and becomes the draw pile"), News::Major);
    }

    void tellEnd()
    {
        QStringList names;
        for (const int seat : m_after.winners())
            names << m_session.player(seat).name.toHtmlEscaped();
        if (names.size() == 1)
            add(StoryLine::Kind::Deed, tr("<b>%1 wins!</b>").arg(names.front()));
        else
            add(StoryLine::Kind::Deed, tr("<b>%1 and %2 win!</b>").arg(names.front(), names.back()));
    }

    const GameSession& m_session;
    const Position& m_before;
    const Transition& m_done;
    const Race& m_after;
    std::vector<StoryLine> m_lines;
};

/// "Mia moved orange 2 to F.2, and your blue 2 rode along".
class Reporter
{
    Q_DECLARE_TR_FUNCTIONS(RaceStory)

public:
    Reporter(const GameSession& session, int reader)
        : m_session(session)
        , m_reader(reader)
    {
    }

    [[nodiscard]] QString report(const Transition& done) const
    {
        const Race& race = m_session.race();
        const QString who = m_session.player(done.seat).name.toHtmlEscaped();
        const QString beetle = racewords::beetle(race, done.action.beetle);
        QString text = done.action.space == SpaceId::Finish
                           ? tr("%1 brought %2 home", "player, beetle").arg(who, beetle)
                           : tr("%1 moved %2 to %3", "player, beetle, place")
                                 .arg(who, beetle, racewords::place(*race.board, done.action.space));
        const QStringList riders = ownRiders(done);
        if (!riders.isEmpty())
            text = tr("%1, and <b>your %2 rode along</b>").arg(text, riders.join(QStringLiteral(", ")));
        return text;
    }

private:
    [[nodiscard]] QStringList ownRiders(const Transition& done) const
    {
        QStringList riders;
        for (int level = 1; level < done.moved.size(); ++level) {
            if (seatOf(done.moved.at(level)) == m_reader)
                riders << racewords::beetle(m_session.race(), done.moved.at(level));
        }
        return riders;
    }

    const GameSession& m_session;
    int m_reader;
};

} // namespace

std::vector<StoryLine> storyOf(const GameSession& session, const Position& before, const Transition& transition,
                               const Race& after)
{
    return Teller(session, before, transition, after).lines();
}

StoryLine turnHeading(const GameSession& session, int number, int seat)
{
    const QString text = QCoreApplication::translate("RaceStory", "Turn %1 · %2")
                             .arg(QString::number(number), session.player(seat).name.toHtmlEscaped());
    return {StoryLine::Kind::Turn, seat, text};
}

std::vector<StoryLine> sinceLastTurn(const GameSession& session, int seat, std::size_t most)
{
    const Reporter reporter(session, seat);
    const std::vector<Transition>& history = session.history();
    std::vector<StoryLine> lines;
    for (auto done = history.rbegin(); done != history.rend() && done->seat != seat && lines.size() < most; ++done) {
        if (done->moved.size() > 0)
            lines.push_back({StoryLine::Kind::Deed, done->seat, reporter.report(*done)});
    }
    std::ranges::reverse(lines);
    return lines;
}

} // namespace bubblebar
