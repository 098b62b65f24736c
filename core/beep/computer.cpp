#include "core/beep/computer.h"

#include "core/beep/pace.h"
#include "core/support/random.h"

#include <algorithm>

namespace bubblebar::beep {

namespace {

/// What a word of chance is for.
enum Purpose : std::uint64_t { TakeTime, HonkTime, ChooseTime, MissedJam, WrongHonk, Liking };

std::uint64_t mixed(std::uint64_t one, std::uint64_t other)
{
    FastRandom random(one);
    return FastRandom(random() ^ other)();
}

int height(const Sight& sight, int player, int own)
{
    return static_cast<int>(sight.pile(player, own).size());
}

/// A card in the middle, and an own pile that it may be put on.
struct Choice
{
    int centre = 0;
    int own = 0;
};

/// Those that could be done first, all from the same moment on.
struct Choices
{
    Milliseconds start = 0;
    std::array<Choice, static_cast<std::size_t>(kCentrePiles* kMostOwnPiles)> list;
    int count = 0;

    void add(Milliseconds since, Choice choice)
    {
        if (count > 0 && since > start)
            return;
        if (count > 0 && since < start)
            count = 0;
        start = since;
        list[static_cast<std::size_t>(count++)] = choice;
    }
};

Choices firstChoices(const Sight& sight)
{
    Choices choices;
    for (int own = 0; own < sight.ownPiles(); ++own) {
        const Pile& pile = sight.pile(sight.player(), own);
        const bool isEmpty = pile.empty();
        const Card top = isEmpty ? Card {} : pile.back();
        for (int centre = 0; centre < kCentrePiles; ++centre) {
            const std::optional<Card>& card = sight.visible()[static_cast<std::size_t>(centre)];
            if (card && (isEmpty || matches(*card, top)))
                choices.add(Computer::takeStart(sight, centre, own), {centre, own});
        }
    }
    return choices;
}

int visibleScore(const Sight& sight, int player)
{
    int smallest = height(sight, player, 0);
    for (int own = 1; own < sight.ownPiles(); ++own)
        smallest = std::min(smallest, height(sight, player, own));
    return smallest + sight.bonus(player);
}

bool isAhead(const Sight& sight)
{
    for (int player = 0; player < sight.players(); ++player) {
        if (player != sight.player() && visibleScore(sight, player) >= visibleScore(sight, sight.player()))
            return false;
    }
    return true;
}

/// How many other visible cards could follow the card of a centre pile on the same own pile.
int followers(const Sight& sight, int centre)
{
    const Card card = *sight.visible()[static_cast<std::size_t>(centre)];
    int count = -1; // the card itself
    for (const std::optional<Card>& other : sight.visible())
        count += other && matches(card, *other) ? 1 : 0;
    return count;
}

/// How many own piles of a player would take the card of a centre pile.
int places(const Sight& sight, int player, int centre)
{
    int count = 0;
    for (int own = 0; own < sight.ownPiles(); ++own)
        count += sight.matches(player, centre, own) ? 1 : 0;
    return count;
}

} // namespace

std::optional<Event> Computer::next(const Sight& sight) const
{
    if (sight.isRewardMine())
        return reward(sight);
    if (sight.isTurnMine())
        return removal(sight);
    if (sight.phase() != Phase::Playing)
        return std::nullopt;
    const std::optional<Event> take = this->take(sight);
    const std::optional<Event> honk = this->honk(sight);
    if (take && honk)
        return take->time < honk->time ? take : honk;
    return take ? take : honk;
}

Milliseconds Computer::handFree(const Sight& sight)
{
    return sight.acts() == 0 ? 0 : sight.lastAct() + kHandBusy;
}

Milliseconds Computer::jamStart(const Sight& sight)
{
    return std::max(sight.jamSince(), sight.goneAt());
}

Milliseconds Computer::takeStart(const Sight& sight, int centre, int own)
{
    return std::max({sight.visibleSince(centre), sight.topSince(own), sight.goneAt(), handFree(sight)});
}

Milliseconds Computer::takeReaction(int take) const
{
    return skillOf(m_level).take.at(word(TakeTime, take));
}

Milliseconds Computer::honkReaction(int jam) const
{
    return skillOf(m_level).honk.at(word(HonkTime, jam)) + (missesJam(jam) ? kLookAgain : 0);
}

Milliseconds Computer::chooseReaction(int act) const
{
    return skillOf(m_level).choose.at(word(ChooseTime, act));
}

bool Computer::missesJam(int jam) const
{
    return happens(skillOf(m_level).missedJam, MissedJam, jam);
}

bool Computer::honksWrongly(int act) const
{
    return happens(skillOf(m_level).wrongHonk, WrongHonk, act);
}

/// Of the cards that could be placed first, the one it likes best.
std::optional<Event> Computer::take(const Sight& sight) const
{
    const Choices choices = firstChoices(sight);
    if (choices.count == 0)
        return std::nullopt;
    const Milliseconds time = choices.start + takeReaction(sight.takes());
    if (honksWrongly(sight.acts()) && mostAlike(sight.visible()) == kJamSize - 1)
        return Event::honk(time, sight.player());
    const std::uint64_t liking = word(Liking, sight.acts());
    Choice best = choices.list[0];
    int bestWorth = takeWorth(sight, best.centre, best.own, liking);
    for (int i = 1; i < choices.count; ++i) {
        const Choice choice = choices.list[static_cast<std::size_t>(i)];
        const int worth = takeWorth(sight, choice.centre, choice.own, liking);
        if (worth > bestWorth) {
            best = choice;
            bestWorth = worth;
        }
    }
    return Event::take(time, sight.player(), best.centre, best.own, sight.showing(best.centre));
}

std::optional<Event> Computer::honk(const Sight& sight) const
{
    if (!sight.isJam())
        return std::nullopt;
    const Milliseconds time = jamStart(sight) + honkReaction(sight.jams());
    return Event::honk(std::max(time, handFree(sight)), sight.player());
}

Event Computer::reward(const Sight& sight) const
{
    std::vector<int> piles = sight.rewardPiles();
    std::ranges::stable_sort(piles, std::ranges::greater {}, [&](int centre) { return rewardWorth(sight, centre); });
    const Milliseconds time = sight.lastAct() + chooseReaction(sight.acts());
    return Event::reward(time, sight.player(), piles[0], piles[1]);
}

/// Whoever is ahead lets the game end; the others go on.
Event Computer::removal(const Sight& sight) const
{
    const Milliseconds time = sight.turnSince() + chooseReaction(sight.acts());
    if (skillOf(m_level).foresight > 0 && isAhead(sight))
        return Event::pass(time, sight.player());
    std::vector<int> piles;
    for (int centre = 0; centre < kCentrePiles; ++centre) {
        if (sight.visible()[static_cast<std::size_t>(centre)])
            piles.push_back(centre);
    }
    return Event::remove(time, sight.player(), piles[word(Liking, sight.acts()) % piles.size()]);
}

int Computer::takeWorth(const Sight& sight, int centre, int own, std::uint64_t liking) const
{
    constexpr int kLikings = 16; // less than any reason
    const int foresight = skillOf(m_level).foresight;
    int worth = static_cast<int>((liking >> (4 * (centre * kMostOwnPiles + own))) % kLikings);
    if (foresight > 0)
        worth -= height(sight, sight.player(), own) * kLikings * kCentrePiles;
    if (foresight > 1)
        worth += followers(sight, centre) * kLikings;
    return worth;
}

/// Bonus cards are worth a point whatever they show; those that only others could place are taken from them besides.
int Computer::rewardWorth(const Sight& sight, int centre) const
{
    if (skillOf(m_level).foresight == 0)
        return static_cast<int>(mixed(word(Liking, sight.acts()), static_cast<std::uint64_t>(centre)) % 8);
    int worth = 0;
    for (int player = 0; player < sight.players(); ++player) {
        const int fits = places(sight, player, centre);
        worth += player == sight.player() ? -fits * sight.players() : fits;
    }
    return worth;
}

std::uint64_t Computer::word(std::uint64_t purpose, int number) const
{
    return mixed(mixed(m_seed, purpose), static_cast<std::uint64_t>(number));
}

bool Computer::happens(double share, std::uint64_t purpose, int number) const
{
    return static_cast<double>(word(purpose, number) >> 11) * 0x1p-53 < share;
}

} // namespace bubblebar::beep
