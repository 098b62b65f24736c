#include "designer/panels/findingspanel.h"

#include "core/support/everylanguage.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/findingrow.h"
#include "designer/panels/findingsmodel.h"
#include "designer/panels/readysign.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace bubblebar {

namespace {

void setUpScroll(QScrollArea& scroll, QWidget* content)
{
    scroll.setWidget(content);
    scroll.setWidgetResizable(true);
    scroll.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll.setFocusPolicy(Qt::NoFocus);
}

} // namespace

FindingsPanel::FindingsPanel(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_model(new FindingsModel(document, this))
    , m_count(secondaryLabel({}, this))
    , m_ready(new ReadySign(this))
    , m_scroll(new QScrollArea(this))
{
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    m_more = secondaryLabel({}, content);
    m_more->setMargin(8);
    m_column->addWidget(m_more);
    m_column->addStretch(1);
    setUpScroll(*m_scroll, content);

    auto* header = new QHBoxLayout;
    header->addWidget(withLiveText(headingLabel({}, 1, this), [] { return tr("Findings"); }));
    header->addWidget(m_count, 1);
    m_count->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_count->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addLayout(header);
    column->addWidget(m_ready);
    column->addWidget(m_scroll, 1);
    column->addStretch();
    inEveryLanguage(this, [this] {
        m_shown.assign(m_shown.size(), {});
        sync();
    });

    connect(m_model, &FindingsModel::rowsRemoved, this, &FindingsPanel::sync);
    connect(m_model, &FindingsModel::rowsInserted, this, &FindingsPanel::sync);
    connect(m_model, &FindingsModel::dataChanged, this, &FindingsPanel::sync);
}

void FindingsPanel::sync()
{
    const int count = m_model->rowCount();
    const int shown = std::min(count, kMostRows);
    while (static_cast<int>(m_rows.size()) < shown)
        addRow();
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        if (row < shown)
            fill(row);
        m_rows[static_cast<std::size_t>(row)]->setVisible(row < shown);
    }
    m_more->setText(count > shown ? tr("… and %n more", nullptr, count - shown) : QString());
    m_more->setVisible(count > shown);
    m_ready->setVisible(count == 0);
    m_scroll->setVisible(count > 0);
    showCounts();
}

void FindingsPanel::showCounts()
{
    const int errors = m_model->errorCount();
    const int warnings = m_model->rowCount() - errors;
    QStringList parts;
    if (errors > 0)
        parts << tr("%n to repair", nullptr, errors);
    if (warnings > 0)
        parts << tr("%n to consider", nullptr, warnings);
    m_count->setText(parts.join(QStringLiteral(", ")));
}

void FindingsPanel::fill(int row)
{
    const QModelIndex index = m_model->index(row);
    Shown& shown = m_shown[static_cast<std::size_t>(row)];
    Shown wanted {m_model->finding(row), index.data(FindingsModel::RepairTextRole).toString()};
    if (shown == wanted)
        return;
    shown = std::move(wanted);
    m_rows[static_cast<std::size_t>(row)]->setFinding(severity(shown.finding.code), index.data().toString(),
                                                      shown.repair, !shown.finding.tiles.empty());
}

FindingRow* FindingsPanel::addRow()
{
    auto* row = new FindingRow(m_scroll->widget());
    const auto number = static_cast<int>(m_rows.size());
    m_rows.push_back(row);
    m_shown.emplace_back();
    row->setFinding(Severity::Error, {}, {}, false);
    m_column->insertWidget(number, row);
    connect(row, &FindingRow::showClicked, this, [this, number] { Q_EMIT showRequested(m_model->hexes(number)); });
    connect(row, &FindingRow::repairClicked, this, [this, number] {
        m_model->repair(number);
        Q_EMIT repaired();
    });
    return row;
}

} // namespace bubblebar
