#include "app/bubble/beetleicon.h"

#include "designer/drawing/beetlepainter.h"
#include "designer/widgets/paintedicon.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// The disc and its outline reach this far at scale 1.
constexpr double kDiscRadius = 81;

class BeetleIconEngine : public PaintedIcon<BeetleIconEngine>
{
public:
    explicit BeetleIconEngine(Colour colour)
        : m_colour(colour)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const Tone tone = mode == QIcon::Disabled ? Tone {0.3, 0.9} : Tone {};
        const double scale = std::min(rect.width(), rect.height()) / (2 * kDiscRadius);
        painter->setRenderHint(QPainter::Antialiasing);
        paintBeetleSticker(*painter, QRectF(rect).center(), scale, {m_colour, 0}, tone);
    }

private:
    Colour m_colour;
};

} // namespace

QIcon beetleIcon(Colour colour)
{
    return QIcon(new BeetleIconEngine(colour));
}

} // namespace bubblebar
