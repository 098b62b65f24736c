#include "core/support/atomicfile.h"
#include "core/support/crc32.h"
#include "core/support/errortext.h"
#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"
#include "tests/common/randomrace.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QByteArray number(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& type, const QByteArray& content)
{
    return number(static_cast<quint32>(content.size())) + type + content + number(crc32(type + content));
}

QByteArray png(const QByteArray& data = "pixels")
{
    return "\x89PNG\r\n\x1A\n" + chunk("IHDR", QByteArray(13, '\1')) + chunk("IDAT", data) + chunk("IEND", {});
}

QByteArray svg()
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg width=\"10mm\" xmlns=\"http://www.w3.org/2000/svg\">\n"
           "<title>A track</title><g/>\n</svg>\n";
}

QByteArray picture(const QByteArray& format, const Track& track)
{
    return format == "PNG" ? pngWithTrack(png(), track) : svgWithTrack(svg(), track);
}

const Track& garden()
{
    return *builtInTracks()[5].track;
}

/// With everything that XML and JSON write in a way of their own.
Track oddTrack()
{
    Track track = garden();
    track.name = QStringLiteral("a < b & c > \"d\" 'e' ]]> = \\u0041 \\");
    track.notes = QStringLiteral("line\nline\ttab \r\n \u007f\u0085\u2028 \ufffd \U0001F41E ") + QChar(0xFFFE) +
                  QChar(0xFFFF) + QChar(0x1);
    track.author = QStringLiteral("  blanks round it  ");
    track.extras.insert(QStringLiteral("x-print"), QStringLiteral("<svg>"));
    return track;
}

Track otherTiles()
{
    Track track = garden();
    auto set = std::make_shared<TileSet>(*track.tileSet);
    set->id = QStringLiteral("own");
    track.tileSet = std::move(set);
    return track;
}

QString refusal(const QByteArray& bytes)
{
    const Result<Track> track = parseAnyTrack(bytes);
    return track ? QStringLiteral("(not refused)") : fileErrorText(track.error());
}

const QString kDamaged = QStringLiteral("This picture is damaged.");
const QString kNoTrack = QStringLiteral("This picture carries no track; those exported as PNG or SVG do.");

} // namespace

/// Tracks in pictures, and reading a track from whatever holds one (formats page, "Share code", "bubblebar-cli").
class PictureFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksumIsThatOfPng();
    void tracksComeBack_data();
    void tracksComeBack();
    void pngHoldsTrackAndCode();
    void svgHoldsTrackAndCode();
    void aCodeAloneServes_data();
    void aCodeAloneServes();
    void dataMayBeCutOff_data();
    void dataMayBeCutOff();
    void refuses_data();
    void refuses();
    void damageNeverCrashes_data();
    void damageNeverCrashes();
    void hugeTagsTakeNoTime();
    void manyNamespacesTakeNoTime();
    void trackComesAfterManyCodes();
    void anyTrackServes_data();
    void anyTrackServes();
    void filesOfAnySize();
};

void PictureFileTest::checksumIsThatOfPng()
{
    QCOMPARE(crc32("123456789"), 0xCBF43926U);
    QCOMPARE(crc32("IEND"), 0xAE426082U);
}

void PictureFileTest::tracksComeBack_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("track");
    Track draft;
    draft.tileSet = standardTileSet();
    FastRandom random(1);
    for (const QByteArray format : {"PNG", "SVG"}) {
        QTest::addRow("%s, as it comes", format.data()) << format << trackBytes(garden());
        QTest::addRow("%s, an empty draft", format.data()) << format << trackBytes(draft);
        QTest::addRow("%s, odd texts", format.data()) << format << trackBytes(oddTrack());
        QTest::addRow("%s, other tiles", format.data()) << format << trackBytes(otherTiles());
        QTest::addRow("%s, many tiles", format.data()) << format << trackBytes(randomValidTrack(random, 5000, 500));
    }
}

void PictureFileTest::tracksComeBack()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, track);
    const QByteArray bytes = picture(format, *parseTrack(track));
    QVERIFY(isPicture(bytes));
    const Result<Track> back = parsePicture(bytes);
    QVERIFY2(back, qUtf8Printable(refusal(bytes)));
    QCOMPARE(trackBytes(*back), track);
    QCOMPARE(picture(format, *back), bytes);
}

void PictureFileTest::pngHoldsTrackAndCode()
{
    const QByteArray bytes = pngWithTrack(png(), garden());
    const QByteArray none(5, '\0');
    const QByteArray track = chunk("iTXt", "bubblebar-track" + none + trackBytes(garden()));
    const QByteArray code = chunk("iTXt", "bubblebar-code" + none + shareCode(garden())->toLatin1());
    QCOMPARE(QByteArray(bytes).remove(33, track.size() + code.size()), png());
    QCOMPARE(bytes.mid(33, track.size() + code.size()), track + code);
    QVERIFY(!pngWithTrack(png(), otherTiles()).contains("bubblebar-code"));
}

void PictureFileTest::svgHoldsTrackAndCode()
{
    const QByteArray bytes = svgWithTrack(svg(), garden());
    const qsizetype begin = bytes.indexOf("\n<metadata");
    const QByteArray end = "</metadata>";
    const QByteArray metadata = bytes.mid(begin, bytes.indexOf(end) + end.size() - begin);
    QCOMPARE(QByteArray(bytes).replace(metadata, {}), svg());
    QVERIFY(metadata.contains("&quot;name&quot;: &quot;"));
    QVERIFY(metadata.contains('>' + shareCode(garden())->toLatin1() + '<'));
    QVERIFY(!svgWithTrack(svg(), otherTiles()).contains("code>"));
}

void PictureFileTest::aCodeAloneServes_data()
{
    QTest::addColumn<QByteArray>("picture");
    const QByteArray code = shareCode(garden())->toLatin1();
    QTest::newRow("PNG") << png().insert(33, chunk("iTXt", "bubblebar-code" + QByteArray(5, '\0') + code));
    QTest::newRow("SVG") << svg().replace("<g/>", "<g><code xmlns=\"urn:bubblebar:track\">" + code + "</code></g>");
}

void PictureFileTest::aCodeAloneServes()
{
    QFETCH(QByteArray, picture);
    const Result<Track> track = parsePicture(picture);
    QVERIFY2(track, qUtf8Printable(refusal(picture)));
    QVERIFY(*track == plainTrack(garden()));
}

void PictureFileTest::dataMayBeCutOff_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("PNG") << QByteArray("PNG");
    QTest::newRow("SVG") << QByteArray("SVG");
}

void PictureFileTest::dataMayBeCutOff()
{
    QFETCH(QByteArray, format);
    const QByteArray bytes = picture(format, garden());
    const QByteArray mark = format == "PNG" ? "IDAT" : "<title>";
    const Result<Track> track = parsePicture(bytes.left(bytes.indexOf(mark)));
    QVERIFY(track);
    QCOMPARE(trackBytes(*track), trackBytes(garden()));
}

void PictureFileTest::refuses_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("sentence");
    const QByteArray none(5, '\0');
    const auto withText = [&](const QByteArray& text) { return png().insert(33, chunk("iTXt", text)); };
    const QByteArray whole = pngWithTrack(png(), garden());
    QTest::newRow("a PNG without a track") << png() << kNoTrack;
    QTest::newRow("an SVG without a track") << svg() << kNoTrack;
    QTest::newRow("another XML file") << QByteArray("<html><svg/></html>") << kNoTrack;
    QTest::newRow("no XML") << QByteArray("<<<") << kDamaged;
    QTest::newRow("a PNG that ends in its header") << whole.left(20) << kDamaged;
    QTest::newRow("a PNG that ends in the track") << whole.left(300) << kDamaged;
    QTest::newRow("a changed track") << QByteArray(whole).replace("Garden", "Garten") << kDamaged;
    QTest::newRow("a chunk longer than the file") << QByteArray(whole).replace(33, 4, number(0xFFFFFFFF)) << kDamaged;
    QTest::newRow("a compressed text") << withText("bubblebar-track" + QByteArray("\0\1\0\0\0", 5) +
                                                   trackBytes(garden()))
                                       << kNoTrack;
    QTest::newRow("another text") << withText("Comment" + none + trackBytes(garden())) << kNoTrack;
    QTest::newRow("a text that is no track")
        << withText("bubblebar-track" + none + "{}") << QStringLiteral("format: This key is missing.");
    QTest::newRow("an empty text") << withText("bubblebar-track" + none) << kNoTrack;
    QTest::newRow("elements in the track")
        << svg().replace("<g/>", "<track xmlns='urn:bubblebar:track'>{<b/>}</track>") << kDamaged;
    QTest::newRow("a track of another namespace") << svg().replace("<g/>", "<track>{}</track>") << kNoTrack;
    QTest::newRow("deep") << svg().replace("<g/>", QByteArray("<g>").repeated(100'000)) << kNoTrack;
    QTest::newRow("a bomb of entities") << "<!DOCTYPE svg [<!ENTITY a \"" + QByteArray(1000, 'a') + "\"><!ENTITY b \"" +
                                               QByteArray("&a;").repeated(1000) +
                                               "\">]><svg><track xmlns='urn:bubblebar:track'>" +
                                               QByteArray("&b;").repeated(1000) + "</track></svg>"
                                        << kDamaged;
}

void PictureFileTest::refuses()
{
    QFETCH(QByteArray, picture);
    QFETCH(QString, sentence);
    QCOMPARE(refusal(picture), sentence);
}

void PictureFileTest::damageNeverCrashes_data()
{
    dataMayBeCutOff_data();
}

void PictureFileTest::damageNeverCrashes()
{
    QFETCH(QByteArray, format);
    const QByteArray whole = picture(format, garden());
    FastRandom random(5);
    int refused = 0;
    for (int i = 0; i < 5000; ++i) {
        QByteArray damaged = whole;
        for (int changes = 1 + pick(random, 4); changes > 0; --changes)
            damaged[pick(random, static_cast<int>(damaged.size()))] = static_cast<char>(pick(random, 256));
        if (i % 3 == 0)
            damaged.truncate(pick(random, static_cast<int>(damaged.size())));
        refused += parseAnyTrack(damaged) ? 0 : 1;
    }
    QVERIFY(refused > 2000);
}

/// Comparing each attribute with each other would take minutes.
void PictureFileTest::hugeTagsTakeNoTime()
{
    QByteArray attributes;
    for (int i = 0; i < 400'000; ++i)
        attributes += " a" + QByteArray::number(i) + "=''";
    QCOMPARE(refusal(svg().replace("<g/>", "<g" + attributes + "/>")), kDamaged);
}

/// Each name is looked up among all of them.
void PictureFileTest::manyNamespacesTakeNoTime()
{
    QByteArray names;
    for (int i = 0; i < 400; ++i)
        names += " xmlns:a" + QByteArray::number(i) + "='u'";
    const QByteArray begin = QByteArray("<g" + names + ">").repeated(200);
    const QByteArray elements = QByteArray("<g/>").repeated(500'000);
    QCOMPARE(refusal(svg().replace("<g/>", begin + elements + QByteArray("</g>").repeated(200))), kDamaged);
}

/// Elements that were read don't count as open.
void PictureFileTest::trackComesAfterManyCodes()
{
    const QByteArray codes = QByteArray("<code xmlns=\"urn:bubblebar:track\"/>").repeated(1000);
    const QByteArray whole = svgWithTrack(svg(), garden());
    const Result<Track> track = parsePicture(QByteArray(whole).replace("\n<metadata", codes + "\n<metadata"));
    QVERIFY(track);
    QCOMPARE(trackBytes(*track), trackBytes(garden()));
}

void PictureFileTest::anyTrackServes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("whole"); ///< not only what a share code carries
    const QByteArray file = trackBytes(garden());
    const QByteArray code = shareCode(garden())->toLatin1();
    QTest::newRow("a track file") << file << true;
    QTest::newRow("with a byte order mark") << "\xEF\xBB\xBF" + file << true;
    QTest::newRow("PNG") << picture("PNG", garden()) << true;
    QTest::newRow("SVG") << picture("SVG", garden()) << true;
    QTest::newRow("SVG with a byte order mark") << "\xEF\xBB\xBF" + picture("SVG", garden()) << true;
    QTest::newRow("a share code") << code << false;
    QTest::newRow("a share code on a line") << "\xEF\xBB\xBF  " + code.toLower() + "\r\n" << false;
}

void PictureFileTest::anyTrackServes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, whole);
    const Result<Track> track = parseAnyTrack(bytes);
    QVERIFY2(track, qUtf8Printable(refusal(bytes)));
    QCOMPARE(trackBytes(*track), trackBytes(whole ? garden() : plainTrack(garden())));
    if (!isPicture(bytes))
        QVERIFY(*parseTrackText(QString::fromUtf8(bytes)) == *track);
}

void PictureFileTest::filesOfAnySize()
{
    const QTemporaryDir folder;
    const auto saved = [&folder](const QByteArray& bytes) {
        const QString path = folder.filePath(QStringLiteral("file"));
        return writeLargeFile(path, bytes) ? path : QString();
    };
    const Result<Track> large = readTrackFile(saved(pngWithTrack(png(QByteArray(2 * kMaxFileBytes, 'p')), garden())));
    QVERIFY2(large, large ? "" : qUtf8Printable(fileErrorText(large.error())));
    QVERIFY(*large == garden());
    const Result<Track> spaces = readTrackFile(saved(QByteArray(kMaxFileBytes, ' ') + trackBytes(garden())));
    QCOMPARE(spaces.error().code, FileError::Code::TooLarge);
    QCOMPARE(readTrackFile(folder.filePath(QStringLiteral("none"))).error().code, FileError::Code::Unreadable);
}

BUBBLEBAR_TEST(PictureFileTest)
#include "tst_picturefile.moc"
