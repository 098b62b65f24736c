#pragma once

#include "core/track/guidelines.h"
#include "core/track/hex.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace bubblebar {

class FindingRow;
class FindingsModel;
class TrackDocument;

/// What there is to repair or to consider on the track: a list of sentences that say what to do, each with a button
/// that shows the tiles and, where there is one right answer, a button that does it. Of very many findings the first
/// are shown.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostRows = 50;

    /// The document must outlive the panel.
    explicit FindingsPanel(TrackDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Where the tiles of a finding lie.
    void showRequested(const std::vector<bubblebar::Hex>& hexes);
    /// A button has done what its finding asked for.
    void repaired();

private:
    /// What a row says, so that only what changes is set anew.
    struct Shown
    {
        Finding finding;
        QString repair;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void sync();
    void showCounts();
    void fill(int row);
    FindingRow* addRow();

    FindingsModel* m_model;
    QLabel* m_count;
    QWidget* m_ready; ///< stands in the place of the list when there is nothing to do
    QScrollArea* m_scroll;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_more = nullptr;
    std::vector<FindingRow*> m_rows; ///< made once, then reused
    std::vector<Shown> m_shown;      ///< by row
};

} // namespace bubblebar
