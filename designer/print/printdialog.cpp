#include "designer/print/printdialog.h"

#include "core/track/trackedit.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/preferences.h"
#include "designer/print/kindlist.h"
#include "designer/print/pagepreview.h"
#include "designer/print/pagestrip.h"
#include "designer/print/printer.h"
#include "designer/print/printerchoice.h"
#include "designer/print/printing.h"
#include "designer/print/printoptionspane.h"
#include "designer/proposedpath.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/windowsize.h"
#include "designer/window/designerdialogs.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

namespace bubblebar {

namespace {

constexpr QSize kUsualSize(1280, 680);
constexpr QSize kLeastSize(640, 400);
constexpr int kGreatestHeight = 700;
constexpr int kOptionsWidth = 316;

/// What a new track begins with: the paper of the region.
PageOptions usualOptions()
{
    PageOptions options;
    // The C locale counts in inches, but says nothing about the region.
    if (QLocale().language() != QLocale::C && QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        options.paper.format = PaperFormat::Letter;
    return options;
}

bool hasOptions(const Track& track)
{
    return track.extras.contains(QLatin1String(kPrintKey));
}

PageOptions firstOptions(const Track& track)
{
    return hasOptions(track) ? printOptionsOf(track) : usualOptions();
}

/// Shows how far a long job is, with a button that stops it.
class JobProgress
{
public:
    JobProgress(const QString& text, QWidget* parent)
        : m_dialog(text, PrintDialog::tr("Cancel"), 0, 1, parent)
    {
        m_dialog.setWindowModality(Qt::WindowModal);
        m_dialog.setMinimumDuration(500);
    }

    bool operator()(int done, int all)
    {
        m_dialog.setMaximum(all);
        m_dialog.setValue(done);
        return !m_dialog.wasCanceled();
    }

private:
    QProgressDialog m_dialog;
};

QToolButton* stepButton(Qt::ArrowType arrow, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

QToolButton* iconButton(const char* icon, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(inkIcon(QLatin1String(icon)));
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

} // namespace

PrintDialog::PrintDialog(TrackDocument& document, Preferences& preferences, DesignerDialogs& dialogs, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_preferences(preferences)
    , m_dialogs(dialogs)
    , m_track(document.snapshot())
    , m_kinds(new KindList(*m_track, this))
    , m_printer(new PrinterChoice(this))
    , m_options(new PrintOptionsPane(m_track, this))
    , m_dpi(new QSpinBox(this))
    , m_summary(headingLabel({}, 1, this))
    , m_warning(new Notice(Mark::Warning, this))
    , m_otherWay(new QPushButton(this))
    , m_scale(secondaryLabel(
          tr("Print at 100 %, not “fit to page”. Then measure the test line: it must be as long as it says."), this))
    , m_preview(new PagePreview(this))
    , m_strip(new PageStrip(this))
    , m_print(new QPushButton(inkIcon(QLatin1String("print")), {}, this))
    , m_saved(secondaryLabel({}, this))
{
    setWindowTitle(tr("Print %1").arg(printedName(*m_track)));
    setMinimumSize(kLeastSize);
    setMaximumHeight(kGreatestHeight);
    resizeWithinScreen(*this, kUsualSize);
    m_options->setOptions(firstOptions(*m_track));
    layOut();
    connect(m_options, &PrintOptionsPane::edited, this, &PrintDialog::updatePages);
    connect(m_printer, &PrinterChoice::printerChanged, this, &PrintDialog::updatePages);
    connect(m_kinds, &KindList::chosen, this, &PrintDialog::chooseKind);
    connect(m_otherWay, &QPushButton::clicked, this, &PrintDialog::turnPaper);
    m_kinds->choose(m_options->options().kind);
    updatePages();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::layOut()
{
    auto* parts = new QHBoxLayout;
    parts->setSpacing(12);
    parts->addWidget(m_kinds);
    parts->addWidget(optionsPart());
    parts->addWidget(previewPart(), 1);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addLayout(parts, 1);
    page->addLayout(buttonRow());
}

QWidget* PrintDialog::optionsPart()
{
    m_summary->setWordWrap(true);
    m_dpi->setRange(kLeastDpi, kGreatestDpi);
    m_dpi->setValue(kUsualDpi);
    m_dpi->setSuffix(tr(" dpi"));
    auto* pictures = new QLabel(tr("R&esolution of pictures"), this);
    pictures->setBuddy(m_dpi);
    m_scale->setWordWrap(true);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(12);
    column->addWidget(m_printer);
    column->addWidget(m_options);
    auto* resolution = new QHBoxLayout;
    resolution->addWidget(pictures, 1);
    resolution->addWidget(m_dpi);
    column->addLayout(resolution);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);

    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(scroll, 1);
    rows->addWidget(m_summary);
    rows->addWidget(m_otherWay);
    rows->addWidget(m_warning);
    rows->addWidget(m_scale);
    part->setFixedWidth(std::max(kOptionsWidth, content->minimumSizeHint().width() + 24));
    return part;
}

QWidget* PrintDialog::previewPart()
{
    QToolButton* back = stepButton(Qt::LeftArrow, tr("Previous page"), this);
    QToolButton* on = stepButton(Qt::RightArrow, tr("Next page"), this);
    QToolButton* smaller = iconButton("zoom-out", tr("Smaller"), this);
    QToolButton* whole = iconButton("fit", tr("Whole page"), this);
    QToolButton* larger = iconButton("zoom-in", tr("Larger"), this);
    auto* where = new QLabel(this);
    where->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    where->setAlignment(Qt::AlignCenter);

    connect(back, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->page() - 1); });
    connect(on, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->page() + 1); });
    connect(smaller, &QToolButton::clicked, m_preview, &PagePreview::zoomOut);
    connect(whole, &QToolButton::clicked, m_preview, &PagePreview::fit);
    connect(larger, &QToolButton::clicked, m_preview, &PagePreview::zoomIn);
    connect(m_strip, &PageStrip::pageChosen, m_preview, &PagePreview::showPage);
    connect(m_preview, &PagePreview::pageChanged, m_strip, &PageStrip::showPage);
    connect(m_preview, &PagePreview::zoomChanged, this, [this, where, back, on] {
        const int pages = m_pages ? m_pages->count() : 0;
        where->setText(tr("Page %1 of %2").arg(std::min(m_preview->page() + 1, pages)).arg(pages));
        back->setEnabled(m_preview->page() > 0);
        on->setEnabled(m_preview->page() + 1 < pages);
    });

    auto* row = new QHBoxLayout;
    row->addStretch();
    for (QWidget* part : std::initializer_list<QWidget*> {back, where, on})
        row->addWidget(part);
    row->addSpacing(16);
    for (QWidget* part : {smaller, whole, larger})
        row->addWidget(part);
    row->addStretch();
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview, 1);
    column->addWidget(m_strip);
    column->addLayout(row);
    return part;
}

QLayout* PrintDialog::buttonRow()
{
    auto* setUp = new QPushButton(tr("Printer &set-up…"), this);
    auto* pdf = new QPushButton(tr("Save as P&DF…"), this);
    auto* picture = new QPushButton(tr("Save as pi&cture…"), this);
    auto* close = new QPushButton(tr("Close"), this);
    setUp->setEnabled(m_printer->printer() != nullptr);
    m_print->setEnabled(m_printer->printer() != nullptr);
    m_print->setToolTip(m_printer->printer() ? QString() : tr("No printer was found. Save as PDF and print that."));
    (m_printer->printer() ? m_print : pdf)->setDefault(true);
    connect(setUp, &QPushButton::clicked, m_printer, &PrinterChoice::setUp);
    connect(pdf, &QPushButton::clicked, this, &PrintDialog::savePdf);
    connect(picture, &QPushButton::clicked, this, &PrintDialog::savePicture);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);

    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QPushButton* button : {setUp, pdf, picture})
        row->addWidget(button);
    row->addWidget(m_saved, 1);
    row->addWidget(close);
    row->addWidget(m_print);
    return row;
}

void PrintDialog::chooseKind(PageKind kind)
{
    PageOptions options = m_options->options();
    options.kind = kind;
    m_options->setOptions(options);
    m_preview->showPage(0);
    updatePages();
}

void PrintDialog::updatePages()
{
    PageOptions options = m_options->options();
    if (const Printer* printer = m_printer->printer())
        options.printerMargin = printer->margin(options.paper.size());
    m_pages = std::make_shared<const PageSet>(makePages(m_track, options));
    m_strip->showPages(m_pages);
    m_preview->showPages(m_pages);
    m_strip->showPage(m_preview->page());
    m_saved->clear();
    updateSummary();
}

void PrintDialog::updateSummary()
{
    m_summary->setText(pageSummary(*m_pages));
    QStringList warnings;
    for (const PageWarning& warning : m_pages->warnings)
        warnings << pageWarningText(warning);
    m_warning->setText(warnings.join(u'\n'));
    m_print->setText(tr("Print %n page(s)", nullptr, m_pages->count()));
    m_scale->setVisible(m_pages->options.kind != PageKind::Plan); // which has no test line

    // Only where somebody asked for the direction that takes more paper.
    PageOptions other = m_pages->options;
    other.orientation = m_pages->frame.isAcross() ? Orientation::Upright : Orientation::Across;
    const bool asked = m_pages->options.orientation != Orientation::Auto;
    const int pages = asked && other.kind == PageKind::Poster ? makePages(m_track, other).count() : m_pages->count();
    m_otherWay->setVisible(pages < m_pages->count());
    m_otherWay->setText(other.orientation == Orientation::Upright ? tr("Upright needs only %n page(s)", nullptr, pages)
                                                                  : tr("Across needs only %n page(s)", nullptr, pages));
}

void PrintDialog::turnPaper()
{
    PageOptions options = m_options->options();
    options.orientation = m_pages->frame.isAcross() ? Orientation::Upright : Orientation::Across;
    m_options->setOptions(options);
    updatePages();
}

void PrintDialog::print()
{
    Printer& printer = *m_printer->printer();
    JobProgress progress(tr("Printing…"), this);
    const auto printed = printPages(*m_pages, printer, std::ref(progress));
    if (!printed)
        return tell(printed.error());
    keepOptions();
    m_saved->setText(tr("Sent to %1.").arg(printer.name()));
}

void PrintDialog::savePdf()
{
    const QString path = m_dialogs.choosePdf(proposedPath(QStringLiteral("pdf")), this);
    if (path.isEmpty())
        return;
    JobProgress progress(tr("Saving…"), this);
    saved(exportPdf(*m_pages, path, std::ref(progress)));
}

void PrintDialog::savePicture()
{
    const QString path = m_dialogs.choosePicture(proposedPath(QStringLiteral("png")), this);
    if (path.isEmpty() || !mayWritePictures(path))
        return;
    JobProgress progress(tr("Saving…"), this);
    const bool svg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    saved(svg ? exportSvg(*m_pages, path, std::ref(progress))
              : exportPng(*m_pages, path, m_dpi->value(), std::ref(progress)));
}

/// The file dialog asked about the file chosen, but several pages go to files of their own.
bool PrintDialog::mayWritePictures(const QString& path)
{
    if (m_pages->count() < 2)
        return true;
    QStringList existing = exportPaths(path, m_pages->count());
    existing.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return existing.isEmpty() || m_dialogs.askToReplace(existing, this);
}

void PrintDialog::saved(const ExportResult& result)
{
    if (!result)
        return tell(result.error());
    keepOptions();
    m_preferences.setFileFolder(QFileInfo(result->constFirst()).absolutePath());
    const QString name = QFileInfo(result->constFirst()).fileName();
    m_saved->setText(result->size() == 1 ? tr("Saved as %1.").arg(name)
                                         : tr("Saved as %n file(s): %1 …", nullptr, int(result->size())).arg(name));
}

void PrintDialog::tell(const ExportProblem& problem)
{
    if (problem.code == ExportProblem::Code::Cancelled)
        return m_saved->setText(exportProblemText(problem)); // asked for, and some files may be there
    m_saved->clear();
    m_dialogs.tell(tr("Nothing was printed or saved"), exportProblemText(problem), {}, this);
}

/// The track remembers how it was printed, as a step that can be undone.
void PrintDialog::keepOptions()
{
    const PageOptions& options = m_options->options();
    if (options == firstOptions(m_document.track()))
        return;
    TrackProperties properties = propertiesOf(m_document.track());
    properties.extras.insert(QLatin1String(kPrintKey), pageOptionsToJson(options));
    m_document.push(changeProperties(m_document.track(), properties), tr("Print options"));
}

QString PrintDialog::proposedPath(const QString& suffix) const
{
    const QString file = QFileInfo(m_document.path()).completeBaseName();
    const QString kind = pageKindTitle(m_options->options().kind).toLower();
    return bubblebar::proposedPath(m_preferences.fileFolder(), file.isEmpty() ? printedName(*m_track) : file,
                                   QStringLiteral("-%1.%2").arg(kind, suffix));
}

} // namespace bubblebar
