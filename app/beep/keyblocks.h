#pragma once

#include "core/beep/deal.h"

#include <QStringList>

#include <optional>

namespace bubblebar::beep {

/// What a key of a block does. The first five take from the centre piles (and pick a reward or a card to remove), the
/// next three lay onto the own piles, the last one honks (or passes).
struct KeyDeed
{
    enum class Kind : std::uint8_t { Centre, Own, Horn };

    int block = 0;
    Kind kind = Kind::Centre;
    int pile = 0; ///< from 0; none for the horn

    friend bool operator==(const KeyDeed&, const KeyDeed&) = default;
};

/// The keys of everybody: block 0 belongs to whoever plays with the mouse and need not be used, blocks 1 to 3 to those
/// who play with keys. Every key is a Qt::Key and occurs once.
class KeyBlocks
{
public:
    static constexpr int kBlocks = 4;
    static constexpr int kKeys = kCentrePiles + kMostOwnPiles + 1;

    /// The usual keys.
    KeyBlocks();

    /// `key` of a block by its number: centre piles, own piles, horn.
    [[nodiscard]] int key(int block, int number) const { return at(block, number); }
    [[nodiscard]] int centreKey(int block, int pile) const { return at(block, pile); }
    [[nodiscard]] int ownKey(int block, int pile) const { return at(block, kCentrePiles + pile); }
    [[nodiscard]] int hornKey(int block) const { return at(block, kKeys - 1); }
    [[nodiscard]] std::optional<KeyDeed> deed(int key) const;

    /// Who had the key before gets the one that this replaces. False, and no change, for a key that the window needs.
    bool setKey(int block, int number, int key);

    /// For the settings, one line a block.
    [[nodiscard]] QStringList lines() const;
    /// The usual keys where the lines are damaged.
    [[nodiscard]] static KeyBlocks fromLines(const QStringList& lines);

    friend bool operator==(const KeyBlocks&, const KeyBlocks&) = default;

private:
    using Block = std::array<int, kKeys>;

    [[nodiscard]] int at(int block, int number) const
    {
        return m_blocks[static_cast<std::size_t>(block)][static_cast<std::size_t>(number)];
    }

    std::array<Block, kBlocks> m_blocks;
};

/// "Q", "Space" …, as on the key.
[[nodiscard]] QString keyText(int key);

} // namespace bubblebar::beep
