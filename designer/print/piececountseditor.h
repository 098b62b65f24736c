#pragma once

#include "core/track/track.h"
#include "designer/drawing/pages/pageoptions.h"

#include <QWidget>

class QBoxLayout;
class QSpinBox;
class QTableWidget;

namespace bubblebar {

/// How many of each piece of a tile set are printed.
class PieceCountsEditor : public QWidget
{
    Q_OBJECT

public:
    /// For the pieces of the track's set.
    explicit PieceCountsEditor(TrackPtr track, QWidget* parent = nullptr);

    /// Pieces that are not named count 0; no counts at all: one of each.
    void setCounts(const std::optional<PieceCounts>& counts);
    /// None where it is one of each.
    [[nodiscard]] std::optional<PieceCounts> counts() const;

Q_SIGNALS:
    void edited();

private:
    void addPiece(const std::string& name, const QString& title);
    void addButtons(QBoxLayout& layout);
    void choose(const std::optional<PieceCounts>& counts);
    [[nodiscard]] PieceCounts laidPieces() const;

    struct Row
    {
        std::string name;
        QSpinBox* count;
    };

    TrackPtr m_track;
    QTableWidget* m_table;
    std::vector<Row> m_rows;
};

} // namespace bubblebar
