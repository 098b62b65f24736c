#include "core/track/sharecode.h"

#include "core/track/guidelines.h"
#include "core/track/hexindex.h"
#include "core/track/sharecodetext.h"
#include "core/track/sharesymbols.h"
#include "core/track/standardset.h"
#include "core/track/tracktext.h"

#include <algorithm>
#include <bit>

namespace bubblebar {

namespace {

constexpr QLatin1StringView kPrefix("BB1");
constexpr int kPrefixLength = 3;
constexpr int kGroup = 5;
/// More than twice what 16,384 tiles in 999 boxes take, so that blanks have room.
constexpr qsizetype kMaxText = 256LL * 1024;

constexpr int kCopyWidthBits = 4;
constexpr int kTileBits = 4;
constexpr int kRotationBits = 3;
constexpr unsigned kFinishNumber = 12;

tl::unexpected<FileError> refusal(ShareCodeProblem problem, const QString& what = {})
{
    return failure({.code = FileError::Code::Content, .what = shareCodeText(problem, what)});
}

/// The errors that the guidelines find, as one line; empty for a valid track.
QString guidelineErrors(const Track& track)
{
    return playProblem(track, checkGuidelines(track)).replace(u'\n', u' ');
}

/// Goes over the hexes round tiles that hang together, from the start tile's on, each once: at each of them `isLaid`
/// tells whether a tile lies there. `mostHexes`: at least as many as are met.
template <class IsLaid>
void goRound(Hex start, std::size_t mostHexes, IsLaid isLaid)
{
    HexIndex met(mostHexes);
    met.insert(start, 0);
    std::vector<Hex> laid {start};
    for (std::size_t next = 0; next < laid.size(); ++next) {
        for (int edge = 0; edge < kEdges; ++edge) {
            const Hex hex = neighbour(laid[next], edge);
            if (met.insert(hex, 0) && isLaid(hex))
                laid.push_back(hex);
        }
    }
}

/// How many hexes goRound() meets at most: the first tile brings seven with it, every other no more than three.
std::size_t mostHexesRound(std::size_t tiles)
{
    return 4 + 3 * tiles;
}

int greatestCopy(const Track& track)
{
    int copy = 1;
    for (const PlacedTile& placed : track.tiles)
        copy = std::max(copy, placed.tile.copy());
    return copy;
}

int copyWidth(int greatest)
{
    return static_cast<int>(std::bit_width(static_cast<unsigned>(greatest - 1)));
}

void writeTile(SymbolWriter& writer, const PlacedTile& placed, int width)
{
    if (!placed.tile.isTrack()) {
        writer.write(kFinishNumber, kTileBits);
        return;
    }
    writer.write(static_cast<unsigned>(placed.tile.index()), kTileBits);
    writer.write(placed.side == FaceSide::Back ? 1 : 0, 1);
    writer.write(static_cast<unsigned>(placed.rotation), kRotationBits);
    writer.write(static_cast<unsigned>(placed.tile.copy() - 1), width);
}

/// Precondition: the track is valid.
std::vector<ShareSymbol> packed(const Track& track)
{
    HexIndex byHex(track.tiles.size());
    for (std::size_t i = 0; i < track.tiles.size(); ++i)
        byHex.insert(track.tiles[i].at, static_cast<std::int32_t>(i));
    const Hex start = std::ranges::find(track.tiles, TileId::start(), &PlacedTile::tile)->at;
    const int width = copyWidth(greatestCopy(track));
    SymbolWriter writer;
    writer.write(static_cast<unsigned>(width), kCopyWidthBits);
    goRound(start, mostHexesRound(track.tiles.size()), [&](Hex hex) {
        const std::int32_t found = byHex.find(hex);
        const bool isLaid = found != HexIndex::kNothing;
        writer.write(isLaid ? 1 : 0, 1);
        if (isLaid)
            writeTile(writer, track.tiles[static_cast<std::size_t>(found)], width);
        return isLaid;
    });
    return writer.symbols();
}

/// Reads a track out of symbols without their checksum; whether a race can be run on it is not asked.
class TrackUnpacker
{
public:
    explicit TrackUnpacker(std::span<const ShareSymbol> symbols)
        : m_reader(symbols)
    {
        m_track.tileSet = standardTileSet();
    }

    /// Nothing where the symbols are none that packed() can make.
    std::optional<Track> track()
    {
        m_width = static_cast<int>(m_reader.read(kCopyWidthBits));
        m_track.tiles.push_back({TileId::start(), {}, FaceSide::Front, 0, {}});
        // A track tile takes at least nine bits, so this has room for more tiles than can come.
        goRound({}, mostHexesRound(1 + m_reader.bitCount() / kTileBits), [this](Hex hex) { return readHex(hex); });
        m_track.boxes = greatestCopy(m_track);
        if (m_failed || !m_reader.isAtEnd() || m_track.boxes > kMaxBoxes || copyWidth(m_track.boxes) != m_width)
            return std::nullopt;
        std::ranges::sort(m_track.tiles, {}, [](const PlacedTile& tile) { return std::pair(tile.at.r, tile.at.q); });
        return std::move(m_track);
    }

private:
    bool readHex(Hex hex)
    {
        if (m_failed || m_reader.read(1) == 0)
            return false;
        PlacedTile placed = readTile();
        placed.at = hex;
        m_track.tiles.push_back(std::move(placed));
        m_failed = m_failed || m_reader.ranOut() || m_track.tiles.size() > static_cast<std::size_t>(kMaxTiles);
        return !m_failed;
    }

    PlacedTile readTile()
    {
        const unsigned number = m_reader.read(kTileBits);
        if (number == kFinishNumber) {
            m_failed = std::exchange(m_finishLaid, true);
            return {TileId::finish(), {}, FaceSide::Front, 0, {}};
        }
        const FaceSide side = m_reader.read(1) == 1 ? FaceSide::Back : FaceSide::Front;
        const int rotation = static_cast<int>(m_reader.read(kRotationBits));
        const int copy = 1 + static_cast<int>(m_reader.read(m_width));
        m_failed = number > kFinishNumber || rotation >= kEdges || copy > kMaxBoxes;
        return {TileId::track(static_cast<int>(number), copy), {}, side, rotation, {}};
    }

    SymbolReader m_reader;
    Track m_track;
    int m_width = 0; ///< bits of a copy
    bool m_finishLaid = false;
    bool m_failed = false;
};

/// What comes along when a code is copied out of a letter or a chat: blanks, dashes, quotation marks.
bool isForTheEye(QChar character)
{
    switch (character.category()) {
    case QChar::Punctuation_Dash:
    case QChar::Punctuation_Open: // some languages' quotations begin with “„”
    case QChar::Punctuation_InitialQuote:
    case QChar::Punctuation_FinalQuote:
    case QChar::Other_Format:
        return true;
    default:
        return character.isSpace() || QStringView(u"\"'`>").contains(character);
    }
}

/// The text without what is for the eye.
QString bare(QStringView text)
{
    QString letters;
    for (const QChar character : text) {
        if (!isForTheEye(character))
            letters += character;
    }
    return letters;
}

/// The version after the letters BB; nothing where it doesn't begin like a share code.
std::optional<unsigned> versionOf(QStringView letters)
{
    if (letters.size() < kPrefixLength || !letters.startsWith(kPrefix.left(2), Qt::CaseInsensitive))
        return std::nullopt;
    const std::optional<ShareSymbol> digit = symbolFromCharacter(letters[2]);
    return digit && *digit < 10 ? std::optional<unsigned>(*digit) : std::nullopt;
}

Result<std::vector<ShareSymbol>> symbolsOf(QStringView letters)
{
    std::vector<ShareSymbol> symbols;
    symbols.reserve(static_cast<std::size_t>(letters.size()));
    for (qsizetype i = 0; i < letters.size(); ++i) {
        const std::optional<ShareSymbol> symbol = symbolFromCharacter(letters[i]);
        if (!symbol) {
            const bool isPair = letters[i].isHighSurrogate() && i + 1 < letters.size();
            return refusal(ShareCodeProblem::UnknownSymbol, letters.sliced(i, isPair ? 2 : 1).toString());
        }
        symbols.push_back(*symbol);
    }
    if (!hasChecksum(symbols))
        return refusal(ShareCodeProblem::Damaged);
    symbols.resize(symbols.size() - kChecksumSymbols);
    return symbols;
}

Result<Track> trackOf(const std::vector<ShareSymbol>& symbols)
{
    std::optional<Track> track = TrackUnpacker(symbols).track();
    if (!track)
        return refusal(ShareCodeProblem::NoTrack);
    if (const QString errors = guidelineErrors(*track); !errors.isEmpty())
        return refusal(ShareCodeProblem::NotPlayable, errors);
    return std::move(*track);
}

QString written(const std::vector<ShareSymbol>& symbols)
{
    QString code = kPrefix;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (i % kGroup == 0)
            code += u'-';
        code += symbolCharacter(symbols[i]);
    }
    return code;
}

} // namespace

Result<QString> shareCode(const Track& track)
{
    if (!isStandardTileSet(*track.tileSet))
        return refusal(ShareCodeProblem::OtherTileSet);
    if (const QString errors = guidelineErrors(track); !errors.isEmpty())
        return refusal(ShareCodeProblem::NotReady, errors);
    std::vector<ShareSymbol> symbols = packed(track);
    appendChecksum(symbols);
    return written(symbols);
}

Result<Track> parseShareCode(QStringView text)
{
    if (text.size() > kMaxText)
        return refusal(ShareCodeProblem::TooLong);
    const QString letters = bare(text);
    const std::optional<unsigned> version = versionOf(letters);
    if (!version || *version == 0)
        return refusal(ShareCodeProblem::NoCode);
    if (*version > 1)
        return refusal(ShareCodeProblem::NewerVersion);
    return symbolsOf(QStringView(letters).sliced(kPrefixLength)).and_then(trackOf);
}

bool looksLikeShareCode(QStringView text)
{
    constexpr qsizetype kEnough = 64;
    return versionOf(bare(text.trimmed().left(kEnough))).has_value();
}

} // namespace bubblebar
