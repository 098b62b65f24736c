#pragma once

#include <QStringView>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace bubblebar {

// What share codes are written with; how, is told in sharecode.h.

/// Five bits: 0 … 31.
using ShareSymbol = std::uint8_t;

inline constexpr int kSymbolBits = 5;
inline constexpr std::size_t kChecksumSymbols = 6;

[[nodiscard]] QChar symbolCharacter(ShareSymbol symbol);
/// Either case and the look-alikes serve.
[[nodiscard]] std::optional<ShareSymbol> symbolFromCharacter(QChar character);

[[nodiscard]] std::uint32_t shareChecksum(std::span<const ShareSymbol> symbols);
void appendChecksum(std::vector<ShareSymbol>& symbols);
/// Whether the last six symbols are the checksum of those before them.
[[nodiscard]] bool hasChecksum(std::span<const ShareSymbol> symbols);

/// Fills symbols with bits.
class SymbolWriter
{
public:
    /// The lowest `bits` bits of the value, highest first.
    void write(unsigned value, int bits);
    /// All symbols; zero bits fill the last one.
    [[nodiscard]] const std::vector<ShareSymbol>& symbols() const { return m_symbols; }

private:
    std::vector<ShareSymbol> m_symbols;
    int m_free = 0; ///< bits of the last symbol that are not written yet
};

/// Takes the bits out again.
class SymbolReader
{
public:
    explicit SymbolReader(std::span<const ShareSymbol> symbols)
        : m_symbols(symbols)
    {
    }

    /// The next bits as a number; beyond the end come zeros, and ranOut() tells.
    unsigned read(int bits);
    [[nodiscard]] bool ranOut() const { return m_at > bitCount(); }
    /// Whether nothing is left but the zeros that fill the last symbol.
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] std::size_t bitCount() const { return m_symbols.size() * kSymbolBits; }

private:
    [[nodiscard]] unsigned bit(std::size_t at) const;

    std::span<const ShareSymbol> m_symbols;
    std::size_t m_at = 0; ///< of the next bit
};

} // namespace bubblebar
