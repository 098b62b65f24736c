#pragma once

#include <QJsonObject>
#include <QPointF>
#include <QSizeF>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bubblebar {

/// What is printed.
enum class PageKind : std::uint8_t {
    Plan,     ///< how to build a track: picture, build list, share code
    Poster,   ///< the track at true size, over several pages to be glued together
    Tiles,    ///< a set's tiles to cut out
    Cards,    ///< a deck to cut out
    Stickers, ///< for the wooden discs, and start and finish
};
inline constexpr std::array kAllPageKinds {PageKind::Plan, PageKind::Poster, PageKind::Tiles, PageKind::Cards,
                                           PageKind::Stickers};

enum class PaperFormat : std::uint8_t { A4, A3, Letter, Legal, Custom };
inline constexpr std::array kAllPaperFormats {PaperFormat::A4, PaperFormat::A3, PaperFormat::Letter, PaperFormat::Legal,
                                              PaperFormat::Custom};

/// How the paper lies. Auto: the way that takes fewer pages (a plan: shows larger tiles), upright where both are equal.
enum class Orientation : std::uint8_t { Auto, Upright, Across };
inline constexpr std::array kAllOrientations {Orientation::Auto, Orientation::Upright, Orientation::Across};

/// How fronts and backs come onto one sheet: each back follows its front, mirrored so that they meet when the printer
/// turns the sheet over that edge. None: not mirrored, for single sheets that are glued back to back.
enum class Duplex : std::uint8_t { None, LongEdge, ShortEdge };
inline constexpr std::array kAllDuplexes {Duplex::None, Duplex::LongEdge, Duplex::ShortEdge};

/// The words of the command line and of files: "plan", "A4", "auto", "long" …
[[nodiscard]] std::string_view pageKindName(PageKind kind);
[[nodiscard]] std::string_view paperFormatName(PaperFormat format);
[[nodiscard]] std::string_view orientationName(Orientation orientation);
[[nodiscard]] std::string_view duplexName(Duplex duplex);

/// A length in millimetres that a user may choose.
struct LengthRange
{
    double least = 0;
    double greatest = 0;
    double usual = 0;

    [[nodiscard]] constexpr bool contains(double value) const { return value >= least && value <= greatest; }
};
inline constexpr LengthRange kPaperSides {80, 2000, 210};
inline constexpr LengthRange kMargins {0, 50, 10};
inline constexpr LengthRange kTileWidths {20, 400, 90};
inline constexpr LengthRange kOverlaps {0, 50, 10};
inline constexpr LengthRange kBackOffsets {-10, 10, 0};
inline constexpr int kMaxPieceCount = 99;

struct Paper
{
    PaperFormat format = PaperFormat::A4;
    QSizeF custom {210, 297}; ///< mm; used by PaperFormat::Custom, either way round

    /// Upright, in mm: never wider than high.
    [[nodiscard]] QSizeF size() const;
    /// "A4", "Letter" … or "120x200mm"; ignores case.
    [[nodiscard]] static std::optional<Paper> fromName(const QString& name);
    [[nodiscard]] QString name() const;

    friend bool operator==(const Paper&, const Paper&) = default;
};

/// How many of each piece, by its name in files: a tile's id, "start" or "finish".
using PieceCounts = std::map<std::string, int>;

/// Everything that a user can choose about pages. Lengths in mm, always within their ranges.
struct PageOptions
{
    PageKind kind = PageKind::Plan;
    Paper paper;
    Orientation orientation = Orientation::Auto;
    double margin = kMargins.usual;       ///< kept free of drawings on every side; holds marks and the test line
    double tileWidth = kTileWidths.usual; ///< of posters, tiles and stickers: from edge to edge
    double overlap = kOverlaps.usual;     ///< how much neighbouring pages of a poster share
    bool pageMap = true;                  ///< a poster's first sheet shows how its pages lie
    Duplex duplex = Duplex::LongEdge;
    QPointF backOffset;                ///< moves all that is on backs to the right and down
    std::optional<PieceCounts> pieces; ///< of tile sheets; none: start, finish and each tile of the set once
    double printerMargin = 4;          ///< what the printer can't reach, its widest side; not kept with a track

    friend bool operator==(const PageOptions&, const PageOptions&) = default;
};

/// As kept with a track under its key `x-print`.
[[nodiscard]] QJsonObject pageOptionsToJson(const PageOptions& options);
/// The inverse. Whatever is unknown, of another type or out of range stays as in a fresh PageOptions.
[[nodiscard]] PageOptions pageOptionsFromJson(const QJsonObject& json);

/// The key of a track's extras that holds them.
inline constexpr const char* kPrintKey = "x-print";

} // namespace bubblebar
