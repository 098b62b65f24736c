#include "tests/core/bubble/naive/naiveposition.h"

#include <algorithm>

namespace bubblebar::naive {

namespace {

bool isOpen(const std::string& space)
{
    return space == "start" || space == "finish";
}

bool holds(const Words& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

const Words& Position::on(const std::string& space) const
{
    static const Words nobody;
    const auto found = m_stacks.find(space);
    return found == m_stacks.end() ? nobody : found->second;
}

std::string Position::whereIs(const std::string& beetle) const
{
    for (const auto& [space, stack] : m_stacks) {
        if (holds(stack, beetle))
            return space;
    }
    return {};
}

/// R6, R11
Position::Mover Position::mover(const std::string& beetle) const
{
    const std::string from = whereIs(beetle);
    if (from == "start")
        return {from, 1};
    const Words& stack = on(from);
    return {from, static_cast<int>(stack.end() - std::find(stack.begin(), stack.end(), beetle))};
}

/// R3, R4
bool Position::shows(const std::string& space, const std::string& colour) const
{
    if (isOpen(space) || on(space).empty())
        return m_board->spot(space).printed.contains(colour);
    const std::string& top = on(space).back();
    return top.substr(0, top.size() - 1) == colour;
}

/// R5, R7
bool Position::mayEnter(const std::string& space, int height) const
{
    if (isOpen(space))
        return true;
    return height + static_cast<int>(on(space).size()) <= m_board->spot(space).limit;
}

/// R7, R8, R9
bool Position::mayPass(const std::string& space, int height) const
{
    if (isOpen(space))
        return space == "start";
    const bool blocked = !m_board->spot(space).overtaking && !on(space).empty();
    return mayEnter(space, height) && !blocked;
}

Names Position::neighbours(const std::string& space) const
{
    Names all = m_board->onTile(space);
    const auto across = m_across.find(space);
    if (across != m_across.end())
        all.insert(across->second.begin(), across->second.end());
    return all;
}

Names Position::targets(const std::string& beetle, const std::string& how) const
{
    const Mover who = mover(beetle);
    Names found;
    if (who.from == "finish") // R9
        return found;
    if (how == "tile")
        return tileTargets(who);
    if (how == "1" || how == "2" || how == "3") {
        walkSteps(who, {who.from}, std::stoi(how), found);
        return found;
    }
    if (how != "choice")
        return colourTargets(who, how);
    for (const char* colour : {"orange", "blue", "yellow", "pink", "green"}) // R14
        found.merge(colourTargets(who, colour));
    return found;
}

Names Position::targetsByAllRoutes(const std::string& beetle, const std::string& colour) const
{
    const Mover who = mover(beetle);
    Names found;
    if (who.from != "finish")
        walkColour(who, {who.from}, colour, found);
    return found;
}

/// R13, by growing the set of spaces that can be passed until it grows no more.
Names Position::colourTargets(const Mover& mover, const std::string& colour) const
{
    Names reached {mover.from};
    Names found;
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        const Names soFar = reached;
        for (const std::string& space : soFar) {
            for (const std::string& next : neighbours(space)) {
                if (next == mover.from) // R10
                    continue;
                if (shows(next, colour) && mayEnter(next, mover.height))
                    found.insert(next);
                else if (!shows(next, colour) && mayPass(next, mover.height))
                    reached.insert(next);
            }
        }
    }
    return found;
}

/// R16
Names Position::tileTargets(const Mover& mover) const
{
    Names reached {mover.from};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        const Names soFar = reached;
        for (const std::string& space : soFar) {
            for (const std::string& next : m_board->onTile(space)) {
                if (mayPass(next, mover.height))
                    reached.insert(next);
            }
        }
    }
    Names found;
    for (const std::string& space : reached) {
        const auto across = m_across.find(space);
        if (across == m_across.end())
            continue;
        for (const std::string& entry : across->second) {
            if (mayEnter(entry, mover.height))
                found.insert(entry);
        }
    }
    return found;
}

/// R10, R15
void Position::walkSteps(const Mover& mover, Words route, int steps, Names& found) const
{
    for (const std::string& next : neighbours(route.back())) {
        if (holds(route, next))
            continue;
        if (steps == 1 && mayEnter(next, mover.height))
            found.insert(next);
        if (steps > 1 && mayPass(next, mover.height)) {
            Words longer = route;
            longer.push_back(next);
            walkSteps(mover, longer, steps - 1, found);
        }
    }
}

/// R10, R13
void Position::walkColour(const Mover& mover, Words route, const std::string& colour, Names& found) const
{
    for (const std::string& next : neighbours(route.back())) {
        if (holds(route, next))
            continue;
        if (shows(next, colour)) {
            if (mayEnter(next, mover.height))
                found.insert(next);
            continue;
        }
        if (mayPass(next, mover.height)) {
            Words longer = route;
            longer.push_back(next);
            walkColour(mover, longer, colour, found);
        }
    }
}

} // namespace bubblebar::naive
