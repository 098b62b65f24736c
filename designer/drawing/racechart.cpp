#include "designer/drawing/racechart.h"

#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/chartticks.h"
#include "designer/drawing/palette.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bubblebar {

namespace {

constexpr double kStickerUnits = 78.5; ///< radius of a beetle's sticker at scale 1
constexpr double kLeastContrast = 3;
constexpr int kMostNameLetters = 13;
constexpr int kShapes = 5; ///< about so many on a line

double brightnessOf(const QColor& colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({brightnessOf(a), brightnessOf(b)});
    return (high + 0.05) / (low + 0.05);
}

QColor blended(const QColor& from, const QColor& to, double part)
{
    const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(a + part * (b - a))); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

/// In widths of the pen.
QList<qreal> dashesOf(Colour colour)
{
    static const std::array<QList<qreal>, kColours> kDashes {{
        {1, 2.2},         // orange: dots
        {5, 2.6},         // blue: dashes
        {9, 2.6, 1, 2.6}, // yellow: long dashes and dots
        {4, 2.4, 1, 2.4}, // pink: dashes and dots
        {},               // green: one line
    }};
    return kDashes[static_cast<std::size_t>(colour)];
}

/// A shape of about `radius` about the origin, another one for each colour.
QPolygonF shapeOf(Colour colour, double radius)
{
    const auto corners = [radius](int count, double first) {
        QPolygonF shape;
        for (int i = 0; i < count; ++i) {
            const double angle = first + 2 * M_PI * i / count;
            shape << QPointF(radius * std::cos(angle), radius * std::sin(angle));
        }
        return shape;
    };
    switch (colour) {
    case Colour::Orange:
        return corners(24, 0);
    case Colour::Blue:
        return corners(4, M_PI / 4);
    case Colour::Yellow:
        return corners(3, -M_PI / 2);
    case Colour::Pink:
        return corners(4, 0);
    case Colour::Green:
        return corners(3, M_PI / 2);
    }
    return {};
}

} // namespace

RaceChart::RaceChart(std::vector<RaceChartLine> lines, QString turnsTitle, QString stepsTitle)
    : m_lines(std::move(lines))
    , m_turnsTitle(std::move(turnsTitle))
    , m_stepsTitle(std::move(stepsTitle))
{
    for (const RaceChartLine& line : m_lines) {
        m_turns = std::max(m_turns, static_cast<int>(line.values.size()) - 1);
        for (const int value : line.values)
            m_most = std::max(m_most, value);
    }
}

QColor RaceChart::lineColour(Colour colour, const QColor& background)
{
    const ColourTones& tones = tonesOf(colour);
    const QColor& away = brightnessOf(background) > 0.3 ? tones.dark : tones.light;
    QColor result = tones.base;
    for (double part = 0; part <= 1 && contrast(result, background) < kLeastContrast; part += 0.1)
        result = blended(tones.base, away, part);
    return result;
}

void RaceChart::layOut(const QRectF& area, const QFont& font)
{
    m_area = area;
    m_font = font;
    const QFontMetricsF metrics(font);
    double names = 0;
    for (const RaceChartLine& line : m_lines)
        names = std::max(names, metrics.horizontalAdvance(line.name));
    names = std::min(names, metrics.averageCharWidth() * kMostNameLetters);
    const double line = metrics.height();
    const double left = metrics.horizontalAdvance(QLocale().toString(m_most)) + 10;
    m_plot = area.adjusted(left, line * 1.9, -(names + line * 2.3), -(line * 2.4));
}

double RaceChart::xOf(int turn) const
{
    return m_plot.left() + m_plot.width() * turn / std::max(1, m_turns);
}

double RaceChart::yOf(double value) const
{
    return m_plot.top() + m_plot.height() * value / m_most;
}

QPointF RaceChart::pointOf(std::size_t line, int turn) const
{
    return {xOf(turn), yOf(m_lines[line].values[static_cast<std::size_t>(turn)])};
}

int RaceChart::turnAt(double x) const
{
    const double part = (x - m_plot.left()) / m_plot.width();
    return std::clamp(static_cast<int>(std::lround(part * m_turns)), 0, m_turns);
}

void RaceChart::paint(QPainter& painter, const Look& look, int cursor) const
{
    if (m_lines.empty() || m_plot.width() < 1 || m_plot.height() < 1)
        return;
    painter.setFont(m_font);
    paintAxes(painter, look);
    // The winner's line lies on top.
    for (const bool winners : {false, true}) {
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            if (m_lines[line].isWinner == winners)
                paintLine(painter, look, line);
        }
    }
    if (cursor >= 0)
        paintCursor(painter, look, cursor);
    paintNames(painter, look);
}

void RaceChart::paintAxes(QPainter& painter, const Look& look) const
{
    QColor grid = look.text;
    grid.setAlpha(45);
    const double line = QFontMetricsF(m_font).height();
    const QLocale locale;
    const int steps = std::max(1, static_cast<int>(niceStep(m_most, 5)));
    for (int value = 0; value <= m_most; value += steps) {
        painter.setPen(grid);
        painter.drawLine(QPointF(m_plot.left(), yOf(value)), QPointF(m_plot.right(), yOf(value)));
        painter.setPen(look.text);
        painter.drawText(QRectF(m_area.left(), yOf(value) - line / 2, m_plot.left() - m_area.left() - 7, line),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(value));
    }
    const int turns = std::max(1, static_cast<int>(niceStep(std::max(1, m_turns), 8)));
    for (int turn = 0; turn <= m_turns; turn += turns) {
        painter.drawLine(QPointF(xOf(turn), m_plot.bottom()), QPointF(xOf(turn), m_plot.bottom() + 4));
        painter.drawText(QRectF(xOf(turn) - 3 * line, m_plot.bottom() + 5, 6 * line, line), Qt::AlignCenter,
                         locale.toString(turn));
    }
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + 5 + line, m_plot.width(), line * 1.2), Qt::AlignCenter,
                     m_turnsTitle);
    painter.drawText(QRectF(m_area.left(), m_area.top(), m_plot.right() - m_area.left(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, m_stepsTitle);
}

void RaceChart::paintLine(QPainter& painter, const Look& look, std::size_t line) const
{
    const RaceChartLine& what = m_lines[line];
    QPolygonF points;
    for (int turn = 0; turn < static_cast<int>(what.values.size()); ++turn)
        points << pointOf(line, turn);
    const QColor colour = lineColour(what.colour, look.background);
    QPen pen(colour, what.isWinner ? 3.6 : 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (const QList<qreal> dashes = dashesOf(what.colour); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(points);

    // Beside those of the other lines where they meet.
    const int every = std::max(1, m_turns / kShapes);
    const int first = static_cast<int>(line) * every / static_cast<int>(m_lines.size());
    painter.setPen(QPen(look.background, 1.2));
    painter.setBrush(colour);
    for (int turn = first; turn < points.size() - 1; turn += every)
        painter.drawPolygon(shapeOf(what.colour, what.isWinner ? 6 : 5.2).translated(points[turn]));
}

/// Where the names go: beside the ends of their lines, but not over one another.
std::vector<double> RaceChart::nameHeights() const
{
    const double apart = QFontMetricsF(m_font).height() * 1.25;
    std::vector<std::size_t> order(m_lines.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return std::pair(m_lines[i].values.back(), !m_lines[i].isWinner); });
    std::vector<double> heights(m_lines.size());
    double free = m_plot.top();
    for (const std::size_t line : order) {
        heights[line] = std::max(free, pointOf(line, m_turns).y());
        free = heights[line] + apart;
    }
    double limit = m_plot.bottom();
    for (auto line = order.rbegin(); line != order.rend(); ++line) {
        heights[*line] = std::min(heights[*line], limit);
        limit = heights[*line] - apart;
    }
    return heights;
}

void RaceChart::paintNames(QPainter& painter, const Look& look) const
{
    const QFontMetricsF metrics(m_font);
    const double radius = metrics.height() * 0.58;
    const std::vector<double> heights = nameHeights();
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const QPointF end = pointOf(line, m_turns);
        const QPointF sticker(m_plot.right() + radius * 1.6, heights[line]);
        painter.setPen(QPen(lineColour(m_lines[line].colour, look.background), 1.2));
        painter.drawLine(end, sticker);
        paintBeetleSticker(painter, sticker, radius / kStickerUnits, {m_lines[line].colour, 0});
        QFont font = m_font;
        font.setBold(m_lines[line].isWinner);
        painter.setFont(font);
        painter.setPen(look.text);
        const QRectF box(sticker.x() + radius * 1.4, sticker.y() - metrics.height() / 2,
                         m_area.right() - sticker.x() - radius * 1.4, metrics.height());
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(m_lines[line].name, Qt::ElideRight, box.width()));
    }
}

void RaceChart::paintCursor(QPainter& painter, const Look& look, int turn) const
{
    const double x = xOf(turn);
    painter.setPen(QPen(look.cursor, 2));
    painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        painter.setPen(QPen(look.text, 1.5));
        painter.setBrush(lineColour(m_lines[line].colour, look.background));
        painter.drawEllipse(pointOf(line, turn), 4.5, 4.5);
    }
}

} // namespace bubblebar
