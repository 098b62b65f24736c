#include "app/bubble/beetleicon.h"

#include "designer/drawing/artwork.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <string>

namespace bubblebar {

namespace {

/// The disc and its outline reach this far in the picture of ±100.
constexpr double kDiscRadius = 81;

class BeetleIconEngine : public QIconEngine
{
public:
    explicit BeetleIconEngine(Colour colour)
        : m_picture("beetle-" + std::string(colourName(colour)))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        ArtLook look;
        if (mode == QIcon::Disabled)
            look.tone = {0.3, 0.9};
        painter->setRenderHint(QPainter::Antialiasing);
        paintArt(*painter, QLatin1String(m_picture.c_str()), QRectF(rect).center(),
                 std::min(rect.width(), rect.height()) / (2 * kDiscRadius), look);
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
    std::string m_picture;
};

} // namespace

QIcon beetleIcon(Colour colour)
{
    return QIcon(new BeetleIconEngine(colour));
}

} // namespace bubblebar
