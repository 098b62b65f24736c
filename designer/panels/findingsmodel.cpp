#include "designer/panels/findingsmodel.h"

#include "core/support/everylanguage.h"
#include "core/track/guidelinestext.h"
#include "core/track/repairtext.h"
#include "designer/document/trackdocument.h"

#include <QElapsedTimer>

#include <algorithm>

namespace bubblebar {

namespace {

/// Repairs are looked for in portions of so many milliseconds.
constexpr int kMostAtOnce = 8;

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
    , m_repairTexts(m_findings.size())
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &FindingsModel::findRepairs);
    connect(&document, &TrackDocument::findingsChanged, this, &FindingsModel::follow);
    // With more boxes another copy may be free.
    connect(&document, &TrackDocument::propertiesChanged, this, &FindingsModel::startRepairs);
    // Texts of repairs are found anew too.
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        startRepairs();
    });
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
        return m_repairTexts[row];
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
    const std::vector<Finding>& now = m_document.findings();
    const std::size_t start = commonStart(m_findings, now);
    const std::size_t end = commonEnd(m_findings, now, start);
    removeRange(start, m_findings.size() - end);
    insertRange(start, now.size() - end);
    startRepairs();
}

void FindingsModel::removeRange(std::size_t first, std::size_t last)
{
    if (first == last)
        return;
    const auto from = static_cast<std::ptrdiff_t>(first);
    const auto to = static_cast<std::ptrdiff_t>(last);
    beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
    m_findings.erase(m_findings.begin() + from, m_findings.begin() + to);
    m_repairTexts.erase(m_repairTexts.begin() + from, m_repairTexts.begin() + to);
    endRemoveRows();
}

/// Takes these rows over from the document.
void FindingsModel::insertRange(std::size_t first, std::size_t last)
{
    if (first == last)
        return;
    const std::vector<Finding>& now = m_document.findings();
    const auto from = static_cast<std::ptrdiff_t>(first);
    const auto to = static_cast<std::ptrdiff_t>(last);
    beginInsertRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
    m_findings.insert(m_findings.begin() + from, now.begin() + from, now.begin() + to);
    m_repairTexts.insert(m_repairTexts.begin() + from, last - first, QString());
    endInsertRows();
}

void FindingsModel::startRepairs()
{
    m_nextRepair = 0;
    m_idle.start();
}

void FindingsModel::findRepairs()
{
    QElapsedTimer clock;
    clock.start();
    const int rows = std::min(rowCount(), kRowsWithRepair);
    while (m_nextRepair < rows) {
        findRepair(m_nextRepair++);
        if (clock.elapsed() >= kMostAtOnce) {
            m_idle.start();
            return;
        }
    }
}

void FindingsModel::findRepair(int row)
{
    const std::optional<Repair> repair = repairFor(m_document.track(), finding(row));
    const QString text = repair ? repairText(m_document.track(), *repair) : QString();
    QString& known = m_repairTexts[static_cast<std::size_t>(row)];
    if (known == text)
        return;
    known = text;
    Q_EMIT dataChanged(index(row), index(row), {RepairTextRole});
}

} // namespace bubblebar
