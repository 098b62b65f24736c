#include "designer/panels/findingsmodel.h"

#include "core/track/guidelinestext.h"
#include "core/track/repairtext.h"
#include "designer/document/trackdocument.h"

#include <algorithm>

namespace bubblebar {

namespace {

std::size_t commonStart(const std::vector<Finding>& a, const std::vector<Finding>& b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

/// How many at the end are the same, without the `start` ones.
std::size_t commonEnd(const std::vector<Finding>& a, const std::vector<Finding>& b, std::size_t start)
{
    const std::size_t most = std::min(a.size(), b.size()) - start;
    std::size_t count = 0;
    while (count < most && a[a.size() - 1 - count] == b[b.size() - 1 - count])
        ++count;
    return count;
}

} // namespace

FindingsModel::FindingsModel(TrackDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_findings(document.findings())
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &FindingsModel::findRepairs);
    connect(&document, &TrackDocument::findingsChanged, this, &FindingsModel::follow);
    // With more boxes another copy may be free.
    connect(&document, &TrackDocument::propertiesChanged, &m_idle, qOverload<>(&QTimer::start));
    findRepairs();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Finding& finding = this->finding(index.row());
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return findingText(m_document.track(), finding);
    case CodeRole: {
        const std::string_view name = findingCodeName(finding.code);
        return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    case SeverityRole:
        return static_cast<int>(severity(finding.code));
    case RepairTextRole:
        return row < m_repairTexts.size() ? m_repairTexts[row] : QString();
    default:
        return {};
    }
}

int FindingsModel::errorCount() const
{
    // Errors come first.
    const auto isError = [](const Finding& finding) { return severity(finding.code) == Severity::Error; };
    return static_cast<int>(std::ranges::partition_point(m_findings, isError) - m_findings.begin());
}

std::vector<Hex> FindingsModel::hexes(int row) const
{
    const std::vector<TileId>& wanted = finding(row).tiles;
    std::vector<TileId> tiles = wanted;
    std::ranges::sort(tiles);
    std::vector<Hex> hexes;
    for (const PlacedTile& placed : m_document.track().tiles) {
        if (std::ranges::binary_search(tiles, placed.tile))
            hexes.push_back(placed.at);
    }
    return hexes;
}

void FindingsModel::repair(int row)
{
    // The text on the button may be one moment old; what is done is right for the track as it is.
    if (const std::optional<Repair> repair = repairFor(m_document.track(), finding(row)))
        m_document.push(repair->edit, repairText(m_document.track(), *repair));
}

void FindingsModel::follow()
{
    m_idle.start();
    const std::vector<Finding>& now = m_document.findings();
    const std::size_t start = commonStart(m_findings, now);
    const std::size_t end = commonEnd(m_findings, now, start);
    if (const std::size_t old = m_findings.size() - start - end; old > 0) {
        const auto first = static_cast<std::ptrdiff_t>(start);
        const auto last = static_cast<std::ptrdiff_t>(start + old);
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
        m_findings.erase(m_findings.begin() + first, m_findings.begin() + last);
        m_repairTexts.resize(std::min(m_repairTexts.size(), start));
        endRemoveRows();
    }
    if (const std::size_t fresh = now.size() - start - end; fresh > 0) {
        const auto first = static_cast<std::ptrdiff_t>(start);
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(start + fresh) - 1);
        m_findings.insert(m_findings.begin() + first, now.begin() + first,
                          now.begin() + first + static_cast<std::ptrdiff_t>(fresh));
        m_repairTexts.resize(std::min(m_repairTexts.size(), start));
        endInsertRows();
    }
}

void FindingsModel::findRepairs()
{
    const auto rows = std::min(m_findings.size(), static_cast<std::size_t>(kRowsWithRepair));
    std::vector<QString> texts;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::optional<Repair> repair = repairFor(m_document.track(), m_findings[row]);
        texts.push_back(repair ? repairText(m_document.track(), *repair) : QString());
    }
    if (texts == m_repairTexts)
        return;
    m_repairTexts = std::move(texts);
    if (rows > 0)
        Q_EMIT dataChanged(index(0), index(static_cast<int>(rows) - 1), {RepairTextRole});
}

} // namespace bubblebar
