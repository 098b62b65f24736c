#include "designer/print/piececountseditor.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr const char* kStart = "start";
constexpr const char* kFinish = "finish";

} // namespace

PieceCountsEditor::PieceCountsEditor(TrackPtr track, QWidget* parent)
    : QWidget(parent)
    , m_track(std::move(track))
    , m_table(new QTableWidget(0, 2, this))
{
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->setHorizontalHeaderLabels({tr("Piece"), tr("How many")});
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("Pieces to print"));
    m_table->setMinimumHeight(8 * fontMetrics().height());

    addPiece(kStart, tr("Start tile"));
    addPiece(kFinish, tr("Finish tile"));
    for (const Tile& tile : m_track->tileSet->tiles)
        addPiece(tile.id, tr("Tile %1").arg(QString::fromStdString(tile.id)));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    addButtons(*layout);
}

void PieceCountsEditor::addPiece(const std::string& name, const QString& title)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto* item = new QTableWidgetItem(title);
    item->setFlags(Qt::ItemIsEnabled);
    m_table->setItem(row, 0, item);
    auto* count = new QSpinBox(m_table);
    count->setRange(0, kMaxPieceCount);
    count->setValue(1);
    count->setAccessibleName(title);
    m_table->setCellWidget(row, 1, count);
    connect(count, &QSpinBox::valueChanged, this, &PieceCountsEditor::edited);
    m_rows.push_back({name, count});
}

void PieceCountsEditor::addButtons(QBoxLayout& layout)
{
    const auto add = [&](const QString& text, auto counts) {
        auto* button = new QPushButton(text, this);
        connect(button, &QPushButton::clicked, this, [this, counts] { choose(counts()); });
        layout.addWidget(button);
    };
    add(tr("One of each"), [] { return std::optional<PieceCounts>(); });
    add(tr("Those of this track"), [this] { return std::optional(laidPieces()); });
    add(tr("None"), [] { return std::optional<PieceCounts>(PieceCounts()); });
}

void PieceCountsEditor::choose(const std::optional<PieceCounts>& counts)
{
    setCounts(counts);
    Q_EMIT edited();
}

PieceCounts PieceCountsEditor::laidPieces() const
{
    PieceCounts pieces;
    for (const PlacedTile& placed : m_track->tiles) {
        // Copies of a tile are printed alike.
        const TileId piece = placed.tile.isTrack() ? TileId::track(placed.tile.index()) : placed.tile;
        int& count = pieces[m_track->tileName(piece)];
        count = std::min(count + 1, kMaxPieceCount);
    }
    return pieces;
}

void PieceCountsEditor::setCounts(const std::optional<PieceCounts>& counts)
{
    for (const Row& row : m_rows) {
        const QSignalBlocker quiet(row.count);
        const auto count = counts ? counts->find(row.name) : PieceCounts::const_iterator();
        row.count->setValue(!counts ? 1 : count == counts->end() ? 0 : count->second);
    }
}

std::optional<PieceCounts> PieceCountsEditor::counts() const
{
    if (std::ranges::all_of(m_rows, [](const Row& row) { return row.count->value() == 1; }))
        return std::nullopt;
    PieceCounts pieces;
    for (const Row& row : m_rows) {
        if (row.count->value() > 0)
            pieces[row.name] = row.count->value();
    }
    return pieces;
}

} // namespace bubblebar
