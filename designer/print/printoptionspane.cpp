#include "designer/print/printoptionspane.h"

#include "designer/print/piececountseditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QScopedValueRollback>

namespace bubblebar {

namespace {

template <class Value>
Value chosen(const QComboBox& box)
{
    return static_cast<Value>(box.currentData().toInt());
}

template <class Value>
void choose(QComboBox& box, Value value)
{
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

QString paperText(PaperFormat format)
{
    if (format == PaperFormat::Custom)
        return PrintOptionsPane::tr("Other size");
    Paper paper;
    paper.format = format;
    return PrintOptionsPane::tr("%1 · %2 × %3 mm", "paper: name, width, height")
        .arg(paper.name())
        .arg(paper.size().width(), 0, 'f', 0)
        .arg(paper.size().height(), 0, 'f', 0);
}

QString orientationText(Orientation orientation)
{
    switch (orientation) {
    case Orientation::Auto:
        return PrintOptionsPane::tr("Fewest pages", "direction of the paper");
    case Orientation::Upright:
        return PrintOptionsPane::tr("Upright", "direction of the paper");
    case Orientation::Across:
        break;
    }
    return PrintOptionsPane::tr("Across", "direction of the paper");
}

QString duplexText(Duplex duplex)
{
    switch (duplex) {
    case Duplex::None:
        return PrintOptionsPane::tr("On own sheets");
    case Duplex::LongEdge:
        return PrintOptionsPane::tr("Over the long edge");
    case Duplex::ShortEdge:
        break;
    }
    return PrintOptionsPane::tr("Over the short edge");
}

} // namespace

PrintOptionsPane::PrintOptionsPane(const TrackPtr& track, QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addPaperRows();
    addPosterRows();
    addSheetRows(track);
    setOptions(m_options);
}

QDoubleSpinBox* PrintOptionsPane::addLength(const QString& label, const LengthRange& range, const QString& tip)
{
    auto* box = new QDoubleSpinBox(this);
    box->setRange(range.least, range.greatest);
    box->setDecimals(1);
    box->setSuffix(tr(" mm"));
    box->setToolTip(tip);
    box->setKeyboardTracking(false);
    m_form->addRow(label, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &PrintOptionsPane::read);
    return box;
}

void PrintOptionsPane::addPaperRows()
{
    m_paper = new QComboBox(this);
    for (const PaperFormat format : kAllPaperFormats)
        m_paper->addItem(paperText(format), static_cast<int>(format));
    m_form->addRow(tr("&Paper"), m_paper);
    connect(m_paper, &QComboBox::activated, this, &PrintOptionsPane::read);
    m_paperWidth = addLength(tr("Paper &width"), kPaperSides, tr("The shorter side"));
    m_paperHeight = addLength(tr("Paper &height"), kPaperSides, tr("The longer side"));

    m_orientation = new QComboBox(this);
    for (const Orientation orientation : kAllOrientations)
        m_orientation->addItem(orientationText(orientation), static_cast<int>(orientation));
    m_form->addRow(tr("D&irection"), m_orientation);
    connect(m_orientation, &QComboBox::activated, this, &PrintOptionsPane::read);
    m_margin =
        addLength(tr("&Margins"), kMargins, tr("Free of drawings on every side; marks and the test line lie there"));
}

void PrintOptionsPane::addPosterRows()
{
    m_tileWidth = addLength(tr("&Tile width"), kTileWidths, tr("From edge to edge; 90 mm as in the box"));
    m_overlap = addLength(tr("&Overlap"), kOverlaps, tr("How much neighbouring pages share, for gluing"));
    m_pageMap = new QCheckBox(tr("Begin with a page m&ap"), this);
    m_form->addRow(m_pageMap);
    connect(m_pageMap, &QCheckBox::toggled, this, &PrintOptionsPane::read);
}

void PrintOptionsPane::addSheetRows(const TrackPtr& track)
{
    m_duplex = new QComboBox(this);
    for (const Duplex duplex : kAllDuplexes)
        m_duplex->addItem(duplexText(duplex), static_cast<int>(duplex));
    m_duplex->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_duplex->setToolTip(tr("The edge over which the printer turns the paper"));
    m_form->addRow(tr("&Backs"), m_duplex);
    connect(m_duplex, &QComboBox::activated, this, &PrintOptionsPane::read);
    const QString tip = tr("Print one sheet, hold it against the light, and enter how far the backs are off");
    m_backRight = addLength(tr("Backs to the &right"), kBackOffsets, tip);
    m_backDown = addLength(tr("Backs dow&n"), kBackOffsets, tip);
    m_pieces = new PieceCountsEditor(track, this);
    m_form->addRow(m_pieces);
    connect(m_pieces, &PieceCountsEditor::edited, this, &PrintOptionsPane::read);
}

void PrintOptionsPane::setOptions(const PageOptions& options)
{
    const QScopedValueRollback filling(m_filling, true);
    m_options = options;
    choose(*m_paper, options.paper.format);
    m_paperWidth->setValue(options.paper.custom.width());
    m_paperHeight->setValue(options.paper.custom.height());
    choose(*m_orientation, options.orientation);
    m_margin->setValue(options.margin);
    m_tileWidth->setValue(options.tileWidth);
    m_overlap->setValue(options.overlap);
    m_pageMap->setChecked(options.pageMap);
    choose(*m_duplex, options.duplex);
    m_backRight->setValue(options.backOffset.x());
    m_backDown->setValue(options.backOffset.y());
    m_pieces->setCounts(options.pieces);
    showRows();
}

void PrintOptionsPane::read()
{
    if (m_filling)
        return;
    m_options.paper.format = chosen<PaperFormat>(*m_paper);
    m_options.paper.custom = {m_paperWidth->value(), m_paperHeight->value()};
    m_options.orientation = chosen<Orientation>(*m_orientation);
    m_options.margin = m_margin->value();
    m_options.tileWidth = m_tileWidth->value();
    m_options.overlap = m_overlap->value();
    m_options.pageMap = m_pageMap->isChecked();
    m_options.duplex = chosen<Duplex>(*m_duplex);
    m_options.backOffset = {m_backRight->value(), m_backDown->value()};
    m_options.pieces = m_pieces->counts();
    showRows();
    Q_EMIT edited();
}

void PrintOptionsPane::showRows()
{
    const PageKind kind = m_options.kind;
    const bool custom = m_options.paper.format == PaperFormat::Custom;
    const bool twoSided = kind == PageKind::Tiles || kind == PageKind::Cards;
    const bool backs = twoSided && m_options.duplex != Duplex::None;
    m_form->setRowVisible(m_paperWidth, custom);
    m_form->setRowVisible(m_paperHeight, custom);
    m_form->setRowVisible(m_tileWidth,
                          kind == PageKind::Poster || kind == PageKind::Tiles || kind == PageKind::Stickers);
    m_form->setRowVisible(m_overlap, kind == PageKind::Poster);
    m_form->setRowVisible(m_pageMap, kind == PageKind::Poster);
    m_form->setRowVisible(m_duplex, twoSided);
    m_form->setRowVisible(m_backRight, backs);
    m_form->setRowVisible(m_backDown, backs);
    m_form->setRowVisible(m_pieces, kind == PageKind::Tiles);
}

} // namespace bubblebar
