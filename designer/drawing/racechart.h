#pragma once

#include "core/track/colour.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace bubblebar {

/// A player's line in the chart of a race.
struct RaceChartLine
{
    QString name;
    Colour colour = Colour::Orange;
    std::vector<int> values; ///< steps still to go after each turn, from turn 0 on
    bool isWinner = false;   ///< painted stronger
};

/// The course of a race as lines over its turns: home (0) is at the top, so that who is ahead is above. Lines differ in
/// colour, in dashes and in the shapes on them; each ends at its player's beetle and name.
class RaceChart
{
public:
    struct Look
    {
        QColor text;
        QColor background; ///< that it is painted on; line colours keep clear of it
        QColor cursor;
    };

    RaceChart() = default;
    /// All lines have as many values. `turnsTitle`, `stepsTitle`: of the axes.
    RaceChart(std::vector<RaceChartLine> lines, QString turnsTitle, QString stepsTitle);

    /// Fits it into `area`, in painter units.
    void layOut(const QRectF& area, const QFont& font);

    [[nodiscard]] const std::vector<RaceChartLine>& lines() const { return m_lines; }
    /// The last turn; 0 where nothing has been played.
    [[nodiscard]] int turns() const { return m_turns; }
    /// Where the lines lie.
    [[nodiscard]] const QRectF& plot() const { return m_plot; }
    [[nodiscard]] QPointF pointOf(std::size_t line, int turn) const;
    /// The turn nearest to a place.
    [[nodiscard]] int turnAt(double x) const;

    /// `cursor`: a turn to mark; −1 for none.
    void paint(QPainter& painter, const Look& look, int cursor) const;

    /// The colour of a line on that background, at least three times as bright or dark (WCAG contrast).
    [[nodiscard]] static QColor lineColour(Colour colour, const QColor& background);

private:
    [[nodiscard]] double xOf(int turn) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] std::vector<double> nameHeights() const;
    void paintAxes(QPainter& painter, const Look& look) const;
    void paintLine(QPainter& painter, const Look& look, std::size_t line) const;
    void paintNames(QPainter& painter, const Look& look) const;
    void paintCursor(QPainter& painter, const Look& look, int turn) const;

    std::vector<RaceChartLine> m_lines;
    QString m_turnsTitle;
    QString m_stepsTitle;
    QRectF m_area;
    QRectF m_plot;
    QFont m_font;
    int m_turns = 0;
    int m_most = 1; ///< steps
};

} // namespace bubblebar
