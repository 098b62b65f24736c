#include "designer/drawing/pages/pageoptions.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <cmath>

namespace bubblebar {

namespace {

constexpr std::array<std::string_view, 5> kKindNames {"plan", "poster", "tiles", "cards", "stickers"};
constexpr std::array<std::string_view, 5> kPaperNames {"A4", "A3", "Letter", "Legal", "custom"};
constexpr std::array<std::string_view, 3> kOrientationNames {"auto", "upright", "across"};
constexpr std::array<std::string_view, 3> kDuplexNames {"none", "long", "short"};

QLatin1StringView latin1(std::string_view name)
{
    return {name.data(), static_cast<qsizetype>(name.size())};
}

template <class Enum, std::size_t N>
void readName(const QJsonObject& json, const char* key, const std::array<std::string_view, N>& names, Enum& value)
{
    const QString text = json.value(QLatin1StringView(key)).toString();
    for (std::size_t i = 0; i < N; ++i) {
        if (text == latin1(names[i]))
            value = static_cast<Enum>(i);
    }
}

void readLength(const QJsonValue& json, const LengthRange& range, double& value)
{
    if (json.isDouble() && range.contains(json.toDouble()))
        value = json.toDouble();
}

void readFlag(const QJsonValue& json, bool& value)
{
    if (json.isBool())
        value = json.toBool();
}

void readPieces(const QJsonValue& json, std::optional<PieceCounts>& pieces)
{
    if (!json.isObject())
        return;
    const QJsonObject object = json.toObject();
    PieceCounts counts;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const double count = it->toDouble(-1);
        if (count >= 0 && count <= kMaxPieceCount && count == std::floor(count))
            counts[it.key().toStdString()] = static_cast<int>(count);
    }
    pieces = counts;
}

std::optional<Paper> customPaper(double width, double height)
{
    if (!kPaperSides.contains(width) || !kPaperSides.contains(height))
        return std::nullopt;
    return Paper {PaperFormat::Custom, {width, height}};
}

} // namespace

std::string_view pageKindName(PageKind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string_view paperFormatName(PaperFormat format)
{
    return kPaperNames[static_cast<std::size_t>(format)];
}

std::string_view orientationName(Orientation orientation)
{
    return kOrientationNames[static_cast<std::size_t>(orientation)];
}

std::string_view duplexName(Duplex duplex)
{
    return kDuplexNames[static_cast<std::size_t>(duplex)];
}

QSizeF Paper::size() const
{
    switch (format) {
    case PaperFormat::A4:
        return {210, 297};
    case PaperFormat::A3:
        return {297, 420};
    case PaperFormat::Letter:
        return {215.9, 279.4};
    case PaperFormat::Legal:
        return {215.9, 355.6};
    case PaperFormat::Custom:
        break;
    }
    return custom.width() > custom.height() ? custom.transposed() : custom;
}

std::optional<Paper> Paper::fromName(const QString& name)
{
    for (std::size_t i = 0; i + 1 < kPaperNames.size(); ++i) {
        if (name.compare(latin1(kPaperNames[i]), Qt::CaseInsensitive) == 0)
            return Paper {static_cast<PaperFormat>(i)};
    }
    static const QRegularExpression size(QStringLiteral("^(\\d+(?:\\.\\d+)?)x(\\d+(?:\\.\\d+)?)(?:mm)?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = size.match(name);
    if (!match.hasMatch())
        return std::nullopt;
    return customPaper(match.captured(1).toDouble(), match.captured(2).toDouble());
}

QString Paper::name() const
{
    if (format != PaperFormat::Custom)
        return latin1(paperFormatName(format));
    return QStringLiteral("%1x%2mm").arg(custom.width()).arg(custom.height());
}

QJsonObject pageOptionsToJson(const PageOptions& options)
{
    QJsonObject json {
        {QStringLiteral("kind"), latin1(pageKindName(options.kind))},
        {QStringLiteral("paper"), options.paper.name()},
        {QStringLiteral("orientation"), latin1(orientationName(options.orientation))},
        {QStringLiteral("margin"), options.margin},
        {QStringLiteral("tileWidth"), options.tileWidth},
        {QStringLiteral("overlap"), options.overlap},
        {QStringLiteral("pageMap"), options.pageMap},
        {QStringLiteral("duplex"), latin1(duplexName(options.duplex))},
        {QStringLiteral("backOffset"), QJsonArray {options.backOffset.x(), options.backOffset.y()}},
    };
    if (options.pieces) {
        QJsonObject pieces;
        for (const auto& [name, count] : *options.pieces)
            pieces.insert(QString::fromStdString(name), count);
        json.insert(QStringLiteral("pieces"), pieces);
    }
    return json;
}

PageOptions pageOptionsFromJson(const QJsonObject& json)
{
    PageOptions options;
    readName(json, "kind", kKindNames, options.kind);
    readName(json, "orientation", kOrientationNames, options.orientation);
    readName(json, "duplex", kDuplexNames, options.duplex);
    options.paper = Paper::fromName(json.value(QLatin1StringView("paper")).toString()).value_or(options.paper);
    readLength(json.value(QLatin1StringView("margin")), kMargins, options.margin);
    readLength(json.value(QLatin1StringView("tileWidth")), kTileWidths, options.tileWidth);
    readLength(json.value(QLatin1StringView("overlap")), kOverlaps, options.overlap);
    readFlag(json.value(QLatin1StringView("pageMap")), options.pageMap);
    const QJsonArray offset = json.value(QLatin1StringView("backOffset")).toArray();
    if (offset.size() == 2) {
        readLength(offset.at(0), kBackOffsets, options.backOffset.rx());
        readLength(offset.at(1), kBackOffsets, options.backOffset.ry());
    }
    readPieces(json.value(QLatin1StringView("pieces")), options.pieces);
    return options;
}

} // namespace bubblebar
