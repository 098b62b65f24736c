#include "core/track/sharecode.h"
#include "core/track/sharesymbols.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

constexpr int kPrefixLength = 3;

std::vector<ShareSymbol> symbolsIn(const QString& text)
{
    std::vector<ShareSymbol> symbols;
    for (const QChar character : text) {
        if (const std::optional<ShareSymbol> symbol = symbolFromCharacter(character))
            symbols.push_back(*symbol);
    }
    return symbols;
}

/// What a code says is the only code for its track.
void checkCode(const QString& text)
{
    const Result<Track> track = parseShareCode(text);
    if (!track)
        return requireRefusal(track.error());
    require(looksLikeShareCode(text), "a share code looks like one");
    const Result<QString> code = shareCode(*track);
    require(code.has_value(), "a track that came as a share code has one");
    require(symbolsIn(*code) == symbolsIn(text), "a track has one share code only");
    const Result<Track> again = parseShareCode(*code);
    require(again.has_value() && *again == *track, "a share code gives its track back");
}

} // namespace

/// Share codes as they come, and with their checksum put right, which no fuzzer guesses.
void checkInput(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    checkCode(text);
    std::vector<ShareSymbol> symbols = symbolsIn(text);
    if (symbols.size() < kPrefixLength + kChecksumSymbols)
        return;
    symbols.erase(symbols.begin(), symbols.begin() + kPrefixLength);
    symbols.resize(symbols.size() - kChecksumSymbols);
    appendChecksum(symbols);
    QString sound = QStringLiteral("BB1");
    for (const ShareSymbol symbol : symbols)
        sound += symbolCharacter(symbol);
    checkCode(sound);
}

} // namespace bubblebar::fuzzing
