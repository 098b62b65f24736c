#pragma once

#include "app/beetle/sketch.h"
#include "core/beetle/game.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace bubblebar::beetle {

/// A sheet of paper on which a player's beetle is drawn. Before the first turn the dice of the first throws lie on it.
class PaperView : public QWidget
{
    Q_OBJECT

public:
    /// `seat` only makes each sheet lie a little differently.
    PaperView(PenColour colour, Variant variant, int seat, QWidget* parent = nullptr);

    [[nodiscard]] const Sketch& sketch() const { return m_sketch; }
    /// Shows a sheet as it is.
    void setSheet(const Sheet& sheet);
    /// Shows a sheet on which the last one of `part` is drawn in `milliseconds`; drawn() follows, at once without time.
    void growTo(const Sheet& sheet, Part part, int milliseconds);
    /// Ends a stroke that is being drawn at once.
    void finish();
    [[nodiscard]] bool isGrowing() const { return m_growth.state() == QAbstractAnimation::Running; }

    /// The player's first throws (D1); none takes the dice away.
    void setThrows(const std::vector<int>& numbers);
    /// What the player rolled last, for the corner of the sheet.
    void setLastTurn(const std::optional<Turn>& turn);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void endStroke();
    void change();
    void paintAll(QPainter& painter) const;
    void paintThrows(QPainter& painter, const QRectF& paper) const;
    void paintLastTurn(QPainter& painter, const QRectF& paper) const;

    Sketch m_sketch;
    double m_angle;
    QVariantAnimation m_growth;
    std::vector<int> m_throws;
    std::optional<Turn> m_last;
    QPixmap m_picture; ///< the sheet as it is while nothing grows; null after a change
};

} // namespace bubblebar::beetle
