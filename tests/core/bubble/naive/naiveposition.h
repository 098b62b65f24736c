#pragma once

#include "core/bubble/position.h"
#include "tests/core/bubble/naive/naiveboard.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bubblebar::naive {

using Words = std::vector<std::string>;

/// A second opinion on R1 – R30, deliberately slow and simple: everything is words, stacks are lists of names, routes
/// are searched in the plainest way. It shares nothing with the rules it checks but the names of things.
class Position
{
public:
    /// Reads the open and hidden state; links, colours, own beetles and the winner are found anew.
    explicit Position(const bubblebar::Position& position);

    [[nodiscard]] Names legal() const;
    /// Precondition: the action is legal.
    void apply(const std::string& action);
    /// Sequences of exactly `depth` actions.
    [[nodiscard]] std::uint64_t perft(int depth) const;
    /// The seat that was complete first (R28, R29).
    [[nodiscard]] std::optional<int> winner() const;
    /// Everything, one thing a line: equal positions have equal texts.
    [[nodiscard]] std::string text() const;

    /// Where a beetle can go by "orange" …, "choice", "1" …, "tile" (R13 – R16), whoever owns it.
    [[nodiscard]] Names targets(const std::string& beetle, const std::string& how) const;
    /// The same for a colour, by walking every single route without ever using a space twice (R10).
    [[nodiscard]] Names targetsByAllRoutes(const std::string& beetle, const std::string& colour) const;

private:
    struct Mover
    {
        std::string from;
        int height = 1;
    };

    [[nodiscard]] const Words& on(const std::string& space) const;
    [[nodiscard]] std::string whereIs(const std::string& beetle) const;
    [[nodiscard]] Mover mover(const std::string& beetle) const;
    [[nodiscard]] bool shows(const std::string& space, const std::string& colour) const;
    [[nodiscard]] bool mayEnter(const std::string& space, int height) const;
    [[nodiscard]] bool mayPass(const std::string& space, int height) const;
    [[nodiscard]] Names neighbours(const std::string& space) const;

    [[nodiscard]] Names colourTargets(const Mover& mover, const std::string& colour) const;
    [[nodiscard]] Names tileTargets(const Mover& mover) const;
    void walkSteps(const Mover& mover, Words route, int steps, Names& found) const;
    void walkColour(const Mover& mover, Words route, const std::string& colour, Names& found) const;

    [[nodiscard]] int beetlesEach() const { return m_colours.size() <= 3 ? 3 : 2; }
    [[nodiscard]] int finished(int seat) const;
    [[nodiscard]] bool isOwn(const std::string& beetle) const;
    [[nodiscard]] Names moves(const std::string& whose, const std::string& how, const std::string& prefix) const;
    [[nodiscard]] Names plays() const;
    [[nodiscard]] Names discards() const;
    [[nodiscard]] Names bonusActions() const;
    [[nodiscard]] Names reorders() const;

    void applyBonus(const Words& words);
    void move(const std::string& beetle, const std::string& to);
    void rotate(const std::string& tile, int turn);
    void takeFromHand(const std::string& card);
    void draw();
    void endTurn();

    std::shared_ptr<const Board> m_board;
    Board::Rotations m_rotations;
    Board::Neighbours m_across;
    std::map<std::string, Words> m_stacks;
    Words m_colours;
    bool m_teams = false;
    std::vector<Words> m_hands;
    std::deque<std::string> m_drawPile; ///< next card first
    Words m_discardPile;
    Words m_played;
    int m_turn = 0;
    std::string m_bonus; ///< the space; empty: none pending
    std::uint64_t m_seed = 0;
};

} // namespace bubblebar::naive
