#include "core/track/sharesymbols.h"

#include <string_view>

namespace bubblebar {

namespace {

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

constexpr int kChecksumBits = 30;
constexpr std::uint32_t kTopBit = 1U << (kChecksumBits - 1);
constexpr std::uint32_t kAllBits = (1U << kChecksumBits) - 1;
constexpr std::uint32_t kGenerator = 0x54F48F03U & kAllBits;

char withoutLookAlikes(char letter)
{
    if (letter == 'I' || letter == 'L')
        return '1';
    return letter == 'O' ? '0' : letter;
}

} // namespace

QChar symbolCharacter(ShareSymbol symbol)
{
    return QLatin1Char(kAlphabet[symbol]);
}

std::optional<ShareSymbol> symbolFromCharacter(QChar character)
{
    const char16_t code = character.unicode();
    if (code > u'z')
        return std::nullopt;
    const char letter = static_cast<char>(code >= u'a' ? code - u'a' + u'A' : code);
    const std::size_t symbol = kAlphabet.find(withoutLookAlikes(letter));
    if (symbol == std::string_view::npos)
        return std::nullopt;
    return static_cast<ShareSymbol>(symbol);
}

std::uint32_t shareChecksum(std::span<const ShareSymbol> symbols)
{
    std::uint32_t rest = kAllBits;
    for (const ShareSymbol symbol : symbols) {
        rest ^= std::uint32_t {symbol} << (kChecksumBits - kSymbolBits);
        for (int i = 0; i < kSymbolBits; ++i)
            rest = (rest & kTopBit) != 0 ? ((rest << 1U) & kAllBits) ^ kGenerator : rest << 1U;
    }
    return rest ^ kAllBits;
}

void appendChecksum(std::vector<ShareSymbol>& symbols)
{
    const std::uint32_t checksum = shareChecksum(symbols);
    for (int shift = kChecksumBits - kSymbolBits; shift >= 0; shift -= kSymbolBits)
        symbols.push_back(static_cast<ShareSymbol>((checksum >> static_cast<unsigned>(shift)) & 31U));
}

bool hasChecksum(std::span<const ShareSymbol> symbols)
{
    if (symbols.size() < kChecksumSymbols)
        return false;
    std::uint32_t found = 0;
    for (const ShareSymbol symbol : symbols.last(kChecksumSymbols))
        found = (found << static_cast<unsigned>(kSymbolBits)) | symbol;
    return found == shareChecksum(symbols.first(symbols.size() - kChecksumSymbols));
}

void SymbolWriter::write(unsigned value, int bits)
{
    for (int bit = bits - 1; bit >= 0; --bit) {
        if (m_free == 0) {
            m_symbols.push_back(0);
            m_free = kSymbolBits;
        }
        --m_free;
        const unsigned set = (value >> static_cast<unsigned>(bit)) & 1U;
        m_symbols.back() = static_cast<ShareSymbol>(m_symbols.back() | (set << static_cast<unsigned>(m_free)));
    }
}

unsigned SymbolReader::bit(std::size_t at) const
{
    const auto shift = static_cast<unsigned>(kSymbolBits - 1 - static_cast<int>(at % kSymbolBits));
    return at < bitCount() ? (static_cast<unsigned>(m_symbols[at / kSymbolBits]) >> shift) & 1U : 0U;
}

unsigned SymbolReader::read(int bits)
{
    unsigned value = 0;
    for (int i = 0; i < bits; ++i)
        value = (value << 1U) | bit(m_at++);
    return value;
}

bool SymbolReader::isAtEnd() const
{
    if (ranOut() || bitCount() - m_at >= kSymbolBits)
        return false;
    for (std::size_t at = m_at; at < bitCount(); ++at) {
        if (bit(at) != 0)
            return false;
    }
    return true;
}

} // namespace bubblebar
