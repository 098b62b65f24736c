#include "app/bubble/beetleicon.h"

#include "designer/drawing/beetlepainter.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace bubblebar {

namespace {

/// The disc and its outline reach this far at scale 1.
constexpr double kDiscRadius = 81;

class BeetleIconEngine : public QIconEngine
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

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, result.rect(), mode, state);
        return result;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new BeetleIconEngine(*this); }

private:
    Colour m_colour;
};

} // namespace

QIcon beetleIcon(Colour colour)
{
    return QIcon(new BeetleIconEngine(colour));
}

} // namespace bubblebar
