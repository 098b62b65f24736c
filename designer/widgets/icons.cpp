#include "designer/widgets/icons.h"

#include "designer/widgets/paintedicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QPalette>
#include <QSvgRenderer>

namespace bubblebar {

namespace {

QColor inkFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(QPalette::ButtonText);
}

/// Paints a one-colour SVG whose colour is written as "currentColor".
class InkIconEngine : public PaintedIcon<InkIconEngine>
{
public:
    explicit InkIconEngine(const QString& path)
    {
        QFile file(path);
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        m_svg = file.readAll();
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", inkFor(mode).name().toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }

private:
    QByteArray m_svg;
};

} // namespace

QIcon inkIcon(QLatin1String name)
{
    return QIcon(new InkIconEngine(QStringLiteral(":/icons/%1.svg").arg(name)));
}

} // namespace bubblebar
