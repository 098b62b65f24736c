#include "app/aboutdialog.h"

#include "designer/drawing/artwork.h"
#include "designer/drawing/flower.h"
#include "designer/widgets/texts.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <array>

namespace bubblebar {

namespace {

struct Flower
{
    QPointF at; ///< in parts of the picture
    double scale;
    Colour colour;
};

// The hiding places are in the middle of the row: there the beetle's head shows above the petals.
constexpr std::array<Flower, 7> kFlowers {{
    {{0.11, 0.62}, 0.36, Colour::Pink},
    {{0.24, 0.38}, 0.30, Colour::Blue},
    {{0.37, 0.64}, 0.38, Colour::Yellow},
    {{0.51, 0.42}, 0.32, Colour::Green},
    {{0.64, 0.66}, 0.38, Colour::Orange},
    {{0.77, 0.38}, 0.30, Colour::Pink},
    {{0.89, 0.64}, 0.36, Colour::Blue},
}};
constexpr QSize kMeadow(440, 150);
constexpr double kBeetle = 0.24;
constexpr QPointF kPeeping(14, -30);
constexpr int kCatch = 24;

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Bubble Bar"));
    auto* meadow = new HidingPlace(this);
    auto* text =
        new QLabel(tr("Board games about beetles, bubbles and traffic jams, for everybody round one screen."), this);
    text->setWordWrap(true);
    auto* licence = secondaryLabel(
        tr("Free software under the GNU General Public License, version 3 or later. It comes without any warranty."),
        this);
    licence->setWordWrap(true);
    auto* hint = secondaryLabel(tr("There is a white beetle, too. Some people have seen it."), this);
    connect(meadow, &HidingPlace::found, this, [hint] { hint->setText(tr("There it was! It has run on.")); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(meadow);
    column->addWidget(headingLabel(tr("Bubble Bar %1").arg(QCoreApplication::applicationVersion()), 1.5, this));
    for (QWidget* line : {static_cast<QWidget*>(text), static_cast<QWidget*>(licence), static_cast<QWidget*>(hint),
                          static_cast<QWidget*>(buttons)})
        column->addWidget(line);
}

HidingPlace::HidingPlace(QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(kMeadow);
}

QPointF HidingPlace::flower(std::size_t number) const
{
    return {kFlowers[number].at.x() * width(), kFlowers[number].at.y() * height()};
}

QPointF HidingPlace::beetle() const
{
    return flower(m_hiding) + kPeeping;
}

void HidingPlace::paintEvent(QPaintEvent* /*event*/)
{
    const GroundTones& meadow = groundOf(Terrain::Meadow);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(meadow.border, 3));
    painter.setBrush(meadow.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 12, 12);
    paintArt(painter, QLatin1String("bug-white"), beetle(), kBeetle);
    for (std::size_t i = 0; i < kFlowers.size(); ++i)
        paintFlower(painter, flower(i), kFlowers[i].scale, std::array {kFlowers[i].colour});
}

void HidingPlace::mousePressEvent(QMouseEvent* event)
{
    if ((event->position() - beetle()).manhattanLength() > kCatch)
        return;
    m_hiding = (m_hiding + 3) % kFlowers.size();
    update();
    Q_EMIT found();
}

} // namespace bubblebar
