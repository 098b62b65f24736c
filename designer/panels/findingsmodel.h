#pragma once

#include "core/track/guidelines.h"
#include "core/track/hex.h"
#include "core/track/repair.h"

#include <QAbstractListModel>
#include <QTimer>

#include <optional>
#include <vector>

namespace bubblebar {

class TrackDocument;

/// The findings of a document, errors first; always those of its present track. The repairs of the first rows are
/// looked for as soon as there is time.
class FindingsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CodeRole = Qt::UserRole + 1, ///< its name, "start-missing" …
        SeverityRole,                ///< as int
        RepairTextRole,              ///< empty where there is no single answer
    };
    /// So many rows get a repair.
    static constexpr int kRowsWithRepair = 50;

    /// The document must outlive the model.
    explicit FindingsModel(TrackDocument& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: what to do, one sentence.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] const Finding& finding(int row) const { return m_findings[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int errorCount() const;
    /// Where the tiles lie that the finding speaks of.
    [[nodiscard]] std::vector<Hex> hexes(int row) const;
    /// Makes the repair as one undo step; nothing where there is none any more.
    void repair(int row);

private:
    void follow();
    void removeRange(std::size_t first, std::size_t last);
    void insertRange(std::size_t first, std::size_t last);
    void startRepairs();
    void findRepairs();
    void findRepair(int row);

    TrackDocument& m_document;
    std::vector<Finding> m_findings;
    std::vector<QString> m_repairTexts; ///< by row; of the last time there was time
    int m_nextRepair = 0;               ///< the first row whose repair is not yet that of the present track
    QTimer m_idle;
};

} // namespace bubblebar
