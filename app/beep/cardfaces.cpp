#include "app/beep/cardfaces.h"

#include "app/beep/roadtones.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

namespace bubblebar::beep {

namespace {

constexpr QRectF kFace(0, 0, 126, 176);
constexpr QRectF kAnimalBox(11, 42, 104, 104);
constexpr QPointF kInitialAt(103, 23);
constexpr double kInitialRadius = 15;
constexpr int kInitialSize = 21;
/// Numbers of pictures; those below are cards.
constexpr int kBack = 64;
constexpr int kCar = 65;
constexpr int kCarHonks = 66;

QLatin1String latin(std::string_view word)
{
    return {word.data(), static_cast<qsizetype>(word.size())};
}

QByteArray coatOf(Colour colour)
{
    constexpr std::array<const char*, kAllColours.size()> kCoats {"#36aa72", "#c83c35", "#f9e052", "#5385dc",
                                                                  "#fbf6ea", "#77499a", "#ec9424"};
    return kCoats[static_cast<std::size_t>(colour)];
}

QByteArray read(const QString& name)
{
    QFile file(QStringLiteral(":/art/beep/%1.svg").arg(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? file.readAll() : QByteArray();
}

/// What carries no colour of its own inherits that of the group.
QByteArray inCoat(QByteArray svg, const QByteArray& coat)
{
    static const QByteArray group = R"(id="coat" fill=")";
    const qsizetype at = svg.indexOf(group);
    Q_ASSERT(at >= 0);
    return svg.replace(at + group.size(), coat.size(), coat);
}

QSvgRenderer& art(const QString& name, const QByteArray& coat = {})
{
    thread_local std::unordered_map<std::string, std::unique_ptr<QSvgRenderer>> renderers;
    std::unique_ptr<QSvgRenderer>& renderer = renderers[(name.toUtf8() + coat).toStdString()];
    if (!renderer)
        renderer = std::make_unique<QSvgRenderer>(coat.isEmpty() ? read(name) : inCoat(read(name), coat));
    return *renderer;
}

void paintInitial(QPainter& painter, Colour colour)
{
    painter.setPen(QPen(palette::kInk, 2));
    painter.setBrush(palette::kPaper);
    painter.drawEllipse(kInitialAt, kInitialRadius, kInitialRadius);
    QFont font = painter.font();
    font.setPixelSize(kInitialSize);
    font.setBold(true);
    painter.setFont(font);
    const QSizeF size(2 * kInitialRadius, 2 * kInitialRadius);
    painter.drawText(QRectF(kInitialAt - QPointF(kInitialRadius, kInitialRadius), size), Qt::AlignCenter,
                     colourInitial(colour));
}

void paintFaceDown(QPainter& painter)
{
    painter.setPen(QPen(palette::kInk, 1.5));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(kFace.adjusted(1, 1, -1, -1), 13, 13);
    painter.setBrush(roadTones(false).road);
    painter.drawRoundedRect(kFace.adjusted(7, 7, -7, -7), 8, 8);
    painter.setPen(QPen(roadTones(false).line, 5, Qt::DashLine));
    painter.drawLine(QPointF(63, 16), QPointF(63, 160));
    art(QStringLiteral("car")).render(&painter, QRectF(23, 48, 80, 80));
}

/// One that identifies card and size.
std::uint64_t keyOf(int number, QSize size)
{
    return static_cast<std::uint64_t>(number) << 32U | static_cast<std::uint64_t>(size.width());
}

} // namespace

QString colourInitial(Colour colour)
{
    struct ColourInitials
    {
        Q_DECLARE_TR_FUNCTIONS(ColourInitials)
    };
    switch (colour) {
    case Colour::Green:
        return ColourInitials::tr("G", "one or two letters for the colour green on a card; all seven differ");
    case Colour::Red:
        return ColourInitials::tr("R", "red");
    case Colour::Yellow:
        return ColourInitials::tr("Y", "yellow");
    case Colour::Blue:
        return ColourInitials::tr("B", "blue");
    case Colour::White:
        return ColourInitials::tr("W", "white");
    case Colour::Purple:
        return ColourInitials::tr("P", "purple");
    case Colour::Orange:
        break;
    }
    return ColourInitials::tr("O", "orange");
}

void paintCard(QPainter& painter, Card card)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    art(QLatin1String("ground-") + latin(colourName(card.colour))).render(&painter, kFace);
    art(QStringLiteral("card-frame")).render(&painter, kFace);
    art(latin(animalName(card.animal)), coatOf(card.colour)).render(&painter, kAnimalBox);
    paintInitial(painter, card.colour);
    painter.restore();
}

void paintRoadArt(QPainter& painter, QLatin1String name, const QRectF& box)
{
    art(name).render(&painter, box);
}

namespace {

QPixmap newPicture(int number, QSize size)
{
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (number == kCar || number == kCarHonks) {
        paintRoadArt(painter, QLatin1String(number == kCar ? "car" : "car-honk"), QRectF(QPointF(), size));
        return picture;
    }
    painter.scale(size.width() / kFace.width(), size.height() / kFace.height());
    if (number == kBack)
        paintFaceDown(painter);
    else
        paintCard(painter, {static_cast<Animal>(number / 8), static_cast<Colour>(number % 8)});
    return picture;
}

} // namespace

const QPixmap& CardFaces::picture(int number, QSize size, double ratio)
{
    QPixmap& picture = m_pictures[keyOf(number, size)];
    if (picture.isNull())
        picture = newPicture(number, size);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// A picture that falls between pixels is smoothed anew each time it is painted, which takes most of the time there is.
void CardFaces::paintPicture(QPainter& painter, int number, const QRectF& box)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform transform = painter.worldTransform();
    const QRectF mapped = transform.mapRect(box);
    const QSize size = (mapped.size() * ratio).toSize().expandedTo({1, 1});
    const QPointF at = QPointF((mapped.topLeft() * ratio).toPoint()) / ratio;
    painter.resetTransform();
    painter.drawPixmap(at, picture(number, size, ratio));
    painter.setWorldTransform(transform);
}

void CardFaces::paint(QPainter& painter, Card card, const QRectF& box)
{
    paintPicture(painter, static_cast<int>(card.animal) * 8 + static_cast<int>(card.colour), box);
}

void CardFaces::paintBack(QPainter& painter, const QRectF& box)
{
    paintPicture(painter, kBack, box);
}

void CardFaces::paintCar(QPainter& painter, bool honks, const QRectF& box)
{
    paintPicture(painter, honks ? kCarHonks : kCar, box);
}

} // namespace bubblebar::beep
