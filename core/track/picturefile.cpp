#include "core/track/picturefile.h"

#include "core/support/crc32.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"

#include <QCoreApplication>
#include <QXmlStreamReader>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace bubblebar {

namespace {

constexpr QByteArrayView kPngSignature("\x89PNG\r\n\x1A\n");
constexpr QByteArrayView kByteOrderMark("\xEF\xBB\xBF");
constexpr QByteArrayView kTextChunk("iTXt");
constexpr QByteArrayView kDataChunk("IDAT");
constexpr qsizetype kChunkFrame = 12; ///< length, type and checksum of a chunk
constexpr qsizetype kHeaderEnd = 8 + kChunkFrame + 13;

/// What a picture carries; null where it doesn't.
struct Carried
{
    QByteArray track;
    QByteArray code;
};

tl::unexpected<FileError> refusal(const char* sentence)
{
    return failure({.code = FileError::Code::Content, .what = QCoreApplication::translate("PictureFile", sentence)});
}

tl::unexpected<FileError> damaged()
{
    return refusal(QT_TRANSLATE_NOOP("PictureFile", "This picture is damaged."));
}

Result<Track> trackOf(const Carried& carried)
{
    if (!carried.track.trimmed().isEmpty())
        return parseTrack(carried.track);
    if (!carried.code.isNull())
        return parseShareCode(QString::fromUtf8(carried.code));
    return refusal(QT_TRANSLATE_NOOP("PictureFile", "This picture carries no track; those exported as PNG or SVG do."));
}

QByteArray number(qsizetype value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(value), bytes.data());
    return bytes;
}

/// iTXt: key, neither compressed nor in a language, no translated key, text.
QByteArray textChunk(QLatin1StringView key, const QByteArray& text)
{
    const QByteArray content = QByteArray(kTextChunk.data(), kTextChunk.size()) + QByteArray(key.data(), key.size()) +
                               QByteArray(5, '\0') + text;
    return number(content.size() - kTextChunk.size()) + content + number(crc32(content));
}

/// Takes the text of an iTXt chunk with that key.
void takeText(QByteArrayView content, QLatin1StringView key, QByteArray& text)
{
    const QByteArray begin = QByteArray(key.data(), key.size()) + QByteArray(5, '\0');
    if (text.isNull() && content.startsWith(begin))
        text = content.sliced(begin.size()).toByteArray();
}

Result<Carried> carriedByPng(QByteArrayView png)
{
    Carried carried;
    bool dataBegan = false;
    QByteArrayView rest = png.sliced(kPngSignature.size());
    while (rest.size() >= kChunkFrame) {
        const qsizetype length = qFromBigEndian<quint32>(rest.data());
        if (length > rest.size() - kChunkFrame)
            break;
        const QByteArrayView type = rest.sliced(4, 4);
        const QByteArrayView content = rest.sliced(8, length);
        if (type == kTextChunk) {
            if (crc32(rest.sliced(4, 4 + length)) != qFromBigEndian<quint32>(rest.data() + 8 + length))
                return damaged();
            takeText(content, kPngTrackKey, carried.track);
            takeText(content, kPngCodeKey, carried.code);
        }
        dataBegan = dataBegan || type == kDataChunk;
        rest = rest.sliced(kChunkFrame + length);
    }
    if (!rest.isEmpty() && !dataBegan && carried.track.isNull() && carried.code.isNull())
        return damaged();
    return carried;
}

/// Text for XML. JSON has control characters escaped, and an escape for the two that XML hasn't. An equals sign is
/// escaped because carriedBySvg() counts them.
QByteArray escaped(QString text)
{
    for (const char16_t character : {u'\uFFFE', u'\uFFFF'})
        text.replace(QChar(character), QStringLiteral("\\u%1").arg(static_cast<unsigned>(character), 0, 16));
    return text.toHtmlEscaped().replace(u'=', QStringLiteral("&#61;")).toUtf8();
}

QByteArray element(const char* name, const QString& text)
{
    return "<bb:" + QByteArray(name) + ">" + escaped(text) + "</bb:" + name + ">\n";
}

/// QXmlStreamReader compares each attribute of a tag with all others; pictures have a few dozen at most.
bool hasHugeTag(QByteArrayView xml)
{
    constexpr int kMostAttributes = 500;
    int attributes = 0;
    return std::ranges::any_of(xml, [&attributes](char character) {
        if (character == '<')
            attributes = 0;
        return character == '=' && ++attributes > kMostAttributes;
    });
}

/// Takes what the element holds that the reader has come to, and goes to its end; false for other elements.
bool takeElement(QXmlStreamReader& xml, Carried& carried)
{
    if (xml.namespaceUri() != kSvgNamespace)
        return false;
    const bool isTrack = xml.name() == QLatin1StringView("track");
    if (!isTrack && xml.name() != QLatin1StringView("code"))
        return false;
    (isTrack ? carried.track : carried.code) = xml.readElementText().toUtf8();
    return true;
}

/// The elements that are open while an SVG is read.
class OpenElements
{
public:
    /// QXmlStreamReader looks every name up among all namespaces declared around it.
    void enter(const QXmlStreamReader& xml)
    {
        m_namespaces.push_back(xml.namespaceDeclarations().size() + (m_namespaces.empty() ? 0 : m_namespaces.back()));
        m_lookups += (1 + xml.attributes().size()) * m_namespaces.back();
    }
    void leave() { m_namespaces.pop_back(); }

    [[nodiscard]] std::size_t depth() const { return m_namespaces.size(); }
    /// More than a picture with ten namespaces and millions of elements.
    [[nodiscard]] bool takeTooLong() const { return m_lookups > 100'000'000; }

private:
    std::vector<qsizetype> m_namespaces; ///< declared in each and around it
    qsizetype m_lookups = 0;
};

Result<Carried> carriedBySvg(const QByteArray& svg)
{
    constexpr std::size_t kDeepest = 256;
    Carried carried;
    if (hasHugeTag(svg))
        return damaged();
    QXmlStreamReader xml(svg);
    OpenElements open;
    while (!xml.atEnd() && carried.track.isNull()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::EndElement)
            open.leave();
        if (token != QXmlStreamReader::StartElement)
            continue;
        open.enter(xml);
        if (open.takeTooLong())
            return damaged();
        if (open.depth() > kDeepest || (open.depth() == 1 && xml.name() != QLatin1StringView("svg")))
            return Carried();
        if (takeElement(xml, carried))
            open.leave();
    }
    if (xml.hasError())
        return damaged();
    return carried;
}

} // namespace

QByteArray pngTrackChunks(const Track& track)
{
    QByteArray chunks = textChunk(kPngTrackKey, trackBytes(track));
    if (const Result<QString> code = shareCode(track))
        chunks += textChunk(kPngCodeKey, code->toUtf8());
    return chunks;
}

QByteArray pngWithTrack(const QByteArray& png, const Track& track)
{
    return QByteArray(png).insert(kHeaderEnd, pngTrackChunks(track));
}

QByteArray svgWithTrack(const QByteArray& svg, const Track& track)
{
    QByteArray metadata = "\n<metadata xmlns:bb=\"" + QByteArray(kSvgNamespace.data()) + "\">\n" +
                          element("track", QString::fromUtf8(trackBytes(track)));
    if (const Result<QString> code = shareCode(track))
        metadata += element("code", *code);
    return QByteArray(svg).insert(svg.indexOf('>', svg.indexOf("<svg")) + 1, metadata + "</metadata>");
}

bool isPicture(QByteArrayView bytes)
{
    const QByteArrayView text = bytes.startsWith(kByteOrderMark) ? bytes.sliced(kByteOrderMark.size()) : bytes;
    return bytes.startsWith(kPngSignature) || text.trimmed().startsWith('<');
}

Result<Track> parsePicture(const QByteArray& bytes)
{
    return (bytes.startsWith(kPngSignature) ? carriedByPng(bytes) : carriedBySvg(bytes)).and_then(trackOf);
}

} // namespace bubblebar
