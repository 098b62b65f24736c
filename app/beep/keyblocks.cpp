#include "app/beep/keyblocks.h"

#include <QKeySequence>

#include <algorithm>
#include <set>

namespace bubblebar::beep {

namespace {

/// The window itself needs these.
constexpr std::array kReserved {
    static_cast<int>(Qt::Key_Escape),  static_cast<int>(Qt::Key_Tab),   static_cast<int>(Qt::Key_Backtab),
    static_cast<int>(Qt::Key_Return),  static_cast<int>(Qt::Key_Enter), static_cast<int>(Qt::Key_Shift),
    static_cast<int>(Qt::Key_Control), static_cast<int>(Qt::Key_Alt),   static_cast<int>(Qt::Key_Meta),
    static_cast<int>(Qt::Key_AltGr),   static_cast<int>(Qt::Key_F1),    static_cast<int>(Qt::Key_CapsLock)};

bool isUsable(int key)
{
    return key > 0 && std::ranges::find(kReserved, key) == kReserved.end();
}

} // namespace

KeyBlocks::KeyBlocks()
    : m_blocks {
          Block {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_8, Qt::Key_9, Qt::Key_0, Qt::Key_Space},
          Block {Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_T, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F},
          Block {Qt::Key_Y, Qt::Key_U, Qt::Key_I, Qt::Key_O, Qt::Key_P, Qt::Key_J, Qt::Key_K, Qt::Key_L, Qt::Key_H},
          Block {Qt::Key_Z, Qt::Key_X, Qt::Key_C, Qt::Key_V, Qt::Key_B, Qt::Key_M, Qt::Key_Comma, Qt::Key_Period,
                 Qt::Key_N}}
{
}

std::optional<KeyDeed> KeyBlocks::deed(int key) const
{
    for (int block = 0; block < kBlocks; ++block)
        for (int number = 0; number < kKeys; ++number) {
            if (at(block, number) != key)
                continue;
            if (number < kCentrePiles)
                return KeyDeed {block, KeyDeed::Kind::Centre, number};
            if (number < kKeys - 1)
                return KeyDeed {block, KeyDeed::Kind::Own, number - kCentrePiles};
            return KeyDeed {block, KeyDeed::Kind::Horn, 0};
        }
    return std::nullopt;
}

bool KeyBlocks::setKey(int block, int number, int key)
{
    if (!isUsable(key))
        return false;
    int& place = m_blocks[static_cast<std::size_t>(block)][static_cast<std::size_t>(number)];
    for (Block& other : m_blocks)
        std::ranges::replace(other, key, place);
    place = key;
    return true;
}

QStringList KeyBlocks::lines() const
{
    QStringList lines;
    for (const Block& block : m_blocks) {
        QStringList keys;
        for (const int key : block)
            keys << QString::number(key);
        lines << keys.join(u' ');
    }
    return lines;
}

KeyBlocks KeyBlocks::fromLines(const QStringList& lines)
{
    if (lines.size() != kBlocks)
        return {};
    KeyBlocks read;
    std::set<int> seen;
    for (int block = 0; block < kBlocks; ++block) {
        const QStringList keys = lines[block].split(u' ');
        if (keys.size() != kKeys)
            return {};
        for (int number = 0; number < kKeys; ++number) {
            const int key = keys[number].toInt();
            if (!isUsable(key) || !seen.insert(key).second)
                return {};
            read.m_blocks[static_cast<std::size_t>(block)][static_cast<std::size_t>(number)] = key;
        }
    }
    return read;
}

QString keyText(int key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace bubblebar::beep
