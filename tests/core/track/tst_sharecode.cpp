#include "core/track/guidelines.h"
#include "core/track/sharecode.h"
#include "core/track/sharesymbols.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/common/randomrace.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <unordered_set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr std::uint64_t kSeed = 29;

QString codeOf(const Track& track)
{
    const Result<QString> code = shareCode(track);
    return code ? *code : code.error().what;
}

/// The code without the hyphens between its groups, so that each character but the first four is a symbol.
QString bareCode(const Track& track)
{
    return codeOf(track).remove(u'-').insert(3, u'-');
}

/// The sentence that refuses the text; empty where it is a code.
QString refusal(QStringView text)
{
    const Result<Track> track = parseShareCode(text);
    return track ? QString() : track.error().what;
}

/// A code with a right checksum that holds these numbers, each with its bits.
QString codeWith(std::initializer_list<std::pair<unsigned, int>> numbers)
{
    SymbolWriter writer;
    for (const auto& [value, bits] : numbers)
        writer.write(value, bits);
    std::vector<ShareSymbol> symbols = writer.symbols();
    appendChecksum(symbols);
    QString code = QStringLiteral("BB1");
    for (const ShareSymbol symbol : symbols)
        code += symbolCharacter(symbol);
    return code;
}

const Track& firstFlight()
{
    return *builtInTracks().front().track;
}

} // namespace

/// Share codes (formats page, "Share code").
class ShareCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysTheSame_data();
    void staysTheSame();
    void looksAsPromised();
    void randomTracksComeBack();
    void theBiggestTrackComesBack();
    void carriesNothingElse();
    void fourteenTilesFitOnALine_data();
    void fourteenTilesFitOnALine();
    void everyChangeIsFound();
    void everyExchangeIsFound();
    void everyLostGroupIsFound();
    void theGeneratorIsPrimitive();
    void threeChangesAreFoundInShortCodes();
    void forgives_data();
    void forgives();
    void refusesTracks_data();
    void refusesTracks();
    void refusesText_data();
    void refusesText();
    void garbageNeverCrashes();
    void tellsCodesFromOtherText();
};

void ShareCodeTest::staysTheSame_data()
{
    QTest::addColumn<int>("track");
    QTest::addColumn<QString>("code");
    const auto row = [](int track, const char* code) {
        QTest::addRow("%d", track) << track << QString::fromLatin1(code);
    };
    row(0, "BB1-1G452-R08M1-P1R0J-N002M");
    row(1, "BB1-1JC5D-KC1R0-YN8XT-C");
    row(2, "BB1-1585G-ADD47-2D007-4HN00");
    row(3, "BB1-1GG6S-X18A1-9H32S-9R07N-RS8F");
    row(4, "BB1-0J05Y-AR62G-KNQ9R-073BK-RQ");
    row(5, "BB1-12852-RDD4A-V62DG-3G0XY-0M9Z");
    row(6, "BB1-0G458-VH6CJ-EVBCA-P02G0-JJE0D-NMJ7W");
    row(7, "BB1-1M84J-CASHQ-M8WKM-42NM5-0JM8Q-1R0G6-GW0E");
}

/// A failure here means that codes on people's prints no longer work.
void ShareCodeTest::staysTheSame()
{
    QFETCH(int, track);
    QFETCH(QString, code);
    const Track& builtIn = *builtInTracks()[static_cast<std::size_t>(track)].track;
    QCOMPARE(codeOf(builtIn), code);
    const Result<Track> back = parseShareCode(code);
    QVERIFY2(back, qUtf8Printable(refusal(code)));
    QCOMPARE(trackBytes(*back), trackBytes(plainTrack(builtIn)));
}

void ShareCodeTest::looksAsPromised()
{
    const QRegularExpression form(QStringLiteral("^BB1(-[0-9A-HJKMNP-TV-Z]{5})*-[0-9A-HJKMNP-TV-Z]{1,5}$"));
    FastRandom random(kSeed);
    for (int i = 0; i < 100; ++i) {
        const QString code = codeOf(randomValidTrack(random, 2 + pick(random, 11)));
        QVERIFY2(form.match(code).hasMatch(), qUtf8Printable(code));
    }
}

void ShareCodeTest::randomTracksComeBack()
{
    FastRandom random(kSeed);
    for (int i = 0; i < 10000; ++i) {
        const bool many = i % 400 == 0;
        const int boxes = many ? 1 + pick(random, kMaxBoxes) : 1 + pick(random, 3);
        const int most = std::min(12 * boxes, many ? 400 : 16);
        const Track track = randomValidTrack(random, 2 + pick(random, most - 1), boxes);
        const QString code = codeOf(track);
        const Result<Track> back = parseShareCode(code);
        QVERIFY2(back, qUtf8Printable(code + u' ' + refusal(code)));
        QVERIFY2(*back == plainTrack(track), qUtf8Printable(code));
        QCOMPARE(codeOf(*back), code);
    }
}

void ShareCodeTest::theBiggestTrackComesBack()
{
    FastRandom random(kSeed);
    const Track track = randomValidTrack(random, 12 * kMaxBoxes, kMaxBoxes);
    const Result<Track> back = parseShareCode(codeOf(track));
    QVERIFY(back);
    QVERIFY(*back == plainTrack(track));
}

void ShareCodeTest::carriesNothingElse()
{
    Track track = firstFlight();
    const QString code = codeOf(track);
    track.name = QStringLiteral("Another");
    track.author = QStringLiteral("Someone");
    track.notes = QStringLiteral("Notes");
    track.boxes = 7;
    track.extras.insert(QStringLiteral("x-print"), 1);
    for (PlacedTile& placed : track.tiles)
        placed.at = placed.at + Hex {-300, 40};
    std::ranges::reverse(track.tiles);
    QCOMPARE(codeOf(track), code);
    QVERIFY(parseShareCode(code)->name.isEmpty());
    QCOMPARE(parseShareCode(code)->boxes, 1);
}

void ShareCodeTest::fourteenTilesFitOnALine_data()
{
    QTest::addColumn<int>("trackTiles");
    QTest::addColumn<int>("boxes");
    QTest::newRow("with start and finish") << 12 << 1;
    QTest::newRow("of two boxes, with start and finish") << 12 << 2;
    QTest::newRow("and start and finish, of two boxes") << 14 << 2;
    QTest::newRow("and start and finish, of four boxes") << 14 << 4;
}

void ShareCodeTest::fourteenTilesFitOnALine()
{
    QFETCH(int, trackTiles);
    QFETCH(int, boxes);
    FastRandom random(kSeed);
    for (int i = 0; i < 300; ++i) {
        const QString code = codeOf(randomValidTrack(random, trackTiles, boxes));
        QVERIFY2(code.size() <= 80, qUtf8Printable(code));
    }
}

void ShareCodeTest::everyChangeIsFound()
{
    FastRandom random(kSeed);
    for (int i = 0; i < 200; ++i) {
        const QString code = bareCode(randomValidTrack(random, 2 + pick(random, 11)));
        for (qsizetype at = 4; at < code.size(); ++at) {
            for (ShareSymbol symbol = 0; symbol < 32; ++symbol) {
                QString changed = code;
                changed[at] = symbolCharacter(symbol);
                if (changed != code)
                    QVERIFY2(!parseShareCode(changed), qUtf8Printable(code + u' ' + changed));
            }
        }
    }
}

void ShareCodeTest::everyExchangeIsFound()
{
    FastRandom random(kSeed);
    for (int i = 0; i < 200; ++i) {
        const QString code = codeOf(randomValidTrack(random, 2 + pick(random, 11)));
        for (qsizetype one = 0; one < code.size(); ++one) {
            for (qsizetype other = 0; other < one; ++other) {
                QString exchanged = code;
                exchanged[one] = code[other];
                exchanged[other] = code[one];
                if (code[one] != u'-' && code[other] != u'-' && exchanged != code)
                    QVERIFY2(!parseShareCode(exchanged), qUtf8Printable(code + u' ' + exchanged));
            }
        }
    }
}

void ShareCodeTest::everyLostGroupIsFound()
{
    FastRandom random(kSeed);
    for (int i = 0; i < 2000; ++i) {
        const QStringList groups = codeOf(randomValidTrack(random, 2 + pick(random, 23), 2)).split(u'-');
        for (qsizetype lost = 0; lost < groups.size(); ++lost) {
            QStringList rest = groups;
            rest.removeAt(lost);
            QVERIFY2(!parseShareCode(rest.join(u'-')), qUtf8Printable(groups.join(u'-')));
        }
    }
}

namespace {

/// x^exponent by the checksum's generator, as a register of shareChecksum() that takes no symbols in.
class Powers
{
public:
    static constexpr std::uint64_t kGenerator = 0x54F48F03;

    static std::uint64_t product(std::uint64_t a, std::uint64_t b)
    {
        std::uint64_t sum = 0;
        for (; b != 0; b >>= 1U, a = timesX(a))
            sum ^= (b & 1U) != 0 ? a : 0;
        return sum;
    }
    static std::uint64_t timesX(std::uint64_t a)
    {
        a <<= 1U;
        return (a >> 30U) != 0 ? a ^ kGenerator : a;
    }
    static std::uint64_t ofX(std::uint64_t exponent)
    {
        std::uint64_t power = 1;
        for (std::uint64_t base = 2; exponent != 0; exponent >>= 1U, base = product(base, base))
            power = (exponent & 1U) != 0 ? product(power, base) : power;
        return power;
    }
};

} // namespace

/// x has the order 2^30 − 1 = 3²·7·11·31·151·331; this is what the promises of sharecode.h rest on.
void ShareCodeTest::theGeneratorIsPrimitive()
{
    constexpr std::uint64_t kOrder = (1U << 30U) - 1;
    QCOMPARE(3ULL * 3 * 7 * 11 * 31 * 151 * 331, kOrder);
    QCOMPARE(Powers::ofX(kOrder), 1ULL);
    for (const std::uint64_t prime : {3U, 7U, 11U, 31U, 151U, 331U})
        QVERIFY(Powers::ofX(kOrder / prime) != 1);
    // The checksum is by this generator: a one, carried on by zeros, differs from zeros by a power of x.
    for (std::size_t zeros = 0; zeros < 40; ++zeros) {
        std::vector<ShareSymbol> symbols(zeros + 1);
        const std::uint32_t without = shareChecksum(symbols);
        symbols.front() = 1;
        QCOMPARE(std::uint64_t {shareChecksum(symbols) ^ without}, Powers::ofX(30 + 5 * zeros));
    }
}

void ShareCodeTest::threeChangesAreFoundInShortCodes()
{
    constexpr std::size_t kLength = 100;
    std::vector<std::vector<std::uint64_t>> changes(kLength);
    std::unordered_set<std::uint64_t> all;
    for (std::size_t at = 0; at < kLength; ++at) {
        for (std::uint64_t change = 1; change < 32; ++change)
            changes[at].push_back(Powers::product(change, Powers::ofX(5 * at)));
        all.insert(changes[at].begin(), changes[at].end());
    }
    QCOMPARE(all.size(), kLength * 31); // no two changes make up for each other
    std::size_t passed = 0;
    for (std::size_t one = 0; one < kLength; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            for (const std::uint64_t a : changes[one]) {
                for (const std::uint64_t b : changes[other])
                    passed += all.count(a ^ b);
            }
        }
    }
    QCOMPARE(passed, std::size_t {0});
}

void ShareCodeTest::forgives_data()
{
    QTest::addColumn<QString>("typed");
    const QString code = codeOf(firstFlight());
    QTest::newRow("lower case") << code.toLower();
    QTest::newRow("no hyphens") << QString(code).remove(u'-');
    QTest::newRow("blanks") << QString(code).replace(u'-', u' ');
    QTest::newRow("a hyphen after each symbol") << code.split(QString()).join(u'-');
    QTest::newRow("typographic dashes") << QString(code).replace(u'-', QChar(0x2011));
    QTest::newRow("several lines") << QStringLiteral("\n  ") +
                                          QString(code).replace(QStringLiteral("-"), QStringLiteral("-\r\n\t"));
    QTest::newRow("in quotes") << u'"' + code + u'"';
    QTest::newRow("in typographic quotes") << QStringLiteral("“%1”").arg(code);
    QTest::newRow("in German quotes") << QStringLiteral("„%1“").arg(code);
    QTest::newRow("quoted in a mail") << QStringLiteral("> ") + QString(code).replace(9, 1, QStringLiteral("\n> "));
    QTest::newRow("a byte order mark") << QChar(0xFEFF) + code;
    QTest::newRow("capital look-alikes") << QString(code).replace(u'0', u'O').replace(u'1', u'I');
    QTest::newRow("small look-alikes") << QString(code).replace(u'0', u'o').replace(u'1', u'l');
}

void ShareCodeTest::forgives()
{
    QFETCH(QString, typed);
    const Result<Track> track = parseShareCode(typed);
    QVERIFY2(track, qUtf8Printable(typed + u' ' + refusal(typed)));
    QVERIFY(*track == plainTrack(firstFlight()));
}

void ShareCodeTest::refusesTracks_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("sentence");
    Track own = firstFlight();
    auto set = std::make_shared<TileSet>(*standardTileSet());
    set->id = QStringLiteral("own");
    own.tileSet = set;
    QTest::newRow("another tile set") << trackBytes(own)
                                      << QStringLiteral("A share code carries tiles of the standard box only, and this "
                                                        "track has others; share its file instead.");
    Track draft = firstFlight();
    std::erase_if(draft.tiles, [](const PlacedTile& placed) { return !placed.tile.isTrack(); });
    QTest::newRow("a draft") << trackBytes(draft)
                             << QStringLiteral("A track gets its share code once it is ready for a race: Lay the start "
                                               "tile. Lay the finish tile.");
}

void ShareCodeTest::refusesTracks()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, sentence);
    const Result<QString> code = shareCode(*parseTrack(file));
    QVERIFY(!code);
    QCOMPARE(code.error().what, sentence);
}

void ShareCodeTest::refusesText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString code = codeOf(firstFlight());
    const QString noCode = QStringLiteral("This is no share code; they begin with “BB1-”.");
    const QString damaged = QStringLiteral("A part of this share code is missing or mistyped.");
    const QString noTrack = QStringLiteral("This share code does not describe a track.");
    const QString notReady = QStringLiteral("The track of this share code is not ready for a race: ");
    constexpr std::pair kOneBox {0U, 4};
    constexpr std::pair kEmpty {0U, 6};
    QTest::newRow("nothing") << QString() << noCode;
    QTest::newRow("another text") << QStringLiteral("Grandma’s garden") << noCode;
    QTest::newRow("no prefix") << code.mid(4) << noCode;
    QTest::newRow("version 0") << QString(code).replace(2, 1, u'0') << noCode;
    QTest::newRow("version 2") << QString(code).replace(2, 1, u'2')
                               << QStringLiteral(
                                      "This share code was made by a newer program; here they begin with “BB1-”.");
    QTest::newRow("the prefix alone") << code.left(4) << damaged;
    QTest::newRow("six symbols") << QStringLiteral("BB1-11111-1") << damaged;
    QTest::newRow("the end is missing") << code.chopped(1) << damaged;
    QTest::newRow("a symbol more") << code + u'0' << damaged;
    QTest::newRow("U is no symbol") << QString(code).replace(5, 1, u'U')
                                    << QStringLiteral("“U” is never part of a share code.");
    QTest::newRow("another script") << code + QChar(0x0416) << QStringLiteral("“Ж” is never part of a share code.");
    QTest::newRow("a ladybird") << code + QStringLiteral("🐞") << QStringLiteral("“🐞” is never part of a share code.");
    QTest::newRow("huge") << code + QString(300'000, u' ') << QStringLiteral("This is too long for a share code.");
    QTest::newRow("only a checksum") << codeWith({}) << noTrack;
    QTest::newRow("only a start tile") << codeWith({kOneBox, kEmpty})
                                       << notReady +
                                              QStringLiteral("Lay at least two track tiles beside the start tile. "
                                                             "Lay the finish tile. Lay track tiles between start "
                                                             "and finish.");
    QTest::newRow("too short for the first hexes") << codeWith({kOneBox}) << noTrack;
    QTest::newRow("a tile 13") << codeWith({kOneBox, {1, 1}, {13, 4}, {0, 4}, {0, 8}}) << noTrack;
    QTest::newRow("a rotation of 6") << codeWith({kOneBox, {1, 1}, {0, 4}, {0, 1}, {6, 3}, {0, 8}}) << noTrack;
    QTest::newRow("two finish tiles") << codeWith({kOneBox, {1, 1}, {12, 4}, {1, 1}, {12, 4}, {0, 10}}) << noTrack;
    QTest::newRow("a symbol too much") << codeWith({kOneBox, kEmpty, {0, 5}}) << noTrack;
    QTest::newRow("more than zeros at the end") << codeWith({kOneBox, kEmpty, {1, 5}}) << noTrack;
    QTest::newRow("copies of 11 bits") << codeWith({{11, 4}, kEmpty}) << noTrack;
    QTest::newRow("copies wider than needed") << codeWith({{1, 4}, {1, 1}, {0, 8}, {0, 1}, {0, 8}}) << noTrack;
    QTest::newRow("copy 1000") << codeWith({{10, 4}, {1, 1}, {0, 8}, {999, 10}, {0, 8}}) << noTrack;
    QTest::newRow("one tile twice") << codeWith({kOneBox, {1, 1}, {0, 8}, {1, 1}, {0, 8}, {0, 4}, {0, 5}})
                                    << notReady +
                                           QStringLiteral("Lay the finish tile. Take one A away: the tile is laid "
                                                          "more than once.");
}

void ShareCodeTest::refusesText()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    QCOMPARE(refusal(text), sentence);
}

void ShareCodeTest::garbageNeverCrashes()
{
    FastRandom random(kSeed);
    for (int i = 0; i < 20000; ++i) {
        std::vector<ShareSymbol> symbols;
        for (int left = pick(random, i % 500 == 0 ? 100'000 : 60); left > 0; --left)
            symbols.push_back(static_cast<ShareSymbol>(pick(random, i % 3 == 0 ? 32 : 4) * (i % 3 == 1 ? 8 : 1)));
        if (!symbols.empty())
            symbols.front() = static_cast<ShareSymbol>(pick(random, 24));
        appendChecksum(symbols);
        QString code = QStringLiteral("BB1");
        for (const ShareSymbol symbol : symbols)
            code += symbolCharacter(symbol);
        if (const Result<Track> track = parseShareCode(code))
            QVERIFY(isValid(checkGuidelines(*track)));
    }
}

void ShareCodeTest::tellsCodesFromOtherText()
{
    QVERIFY(looksLikeShareCode(codeOf(firstFlight())));
    QVERIFY(looksLikeShareCode(u"  bbl-08"));
    QVERIFY(looksLikeShareCode(u"BB2-"));
    QVERIFY(looksLikeShareCode(u"“BB1-08"));
    QVERIFY(!looksLikeShareCode(u""));
    QVERIFY(!looksLikeShareCode(u"BB"));
    QVERIFY(!looksLikeShareCode(u"bbtrack"));
    QVERIFY(!looksLikeShareCode(u"{ \"format\": \"bubblebar-track\" }"));
}

BUBBLEBAR_TEST(ShareCodeTest)
#include "tst_sharecode.moc"
