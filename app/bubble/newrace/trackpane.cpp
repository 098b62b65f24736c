#include "app/bubble/newrace/trackpane.h"

#include "app/bubble/newrace/trackdetail.h"
#include "app/filechooser.h"
#include "app/files.h"
#include "app/tracks/trackview.h"
#include "core/track/tracktext.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/steadycombo.h"
#include "designer/widgets/texts.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblebar {

TrackPane::TrackPane(TrackList& tracks, Thumbnails& thumbnails, FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_tracks(tracks)
    , m_files(files)
    , m_filter(new TrackFilter(this))
    , m_length(new SteadyCombo(this))
    , m_find(new QLineEdit(this))
    , m_open(new QPushButton(inkIcon(QLatin1String("open")), tr("File…"), this))
    , m_view(new TrackView(thumbnails, this))
    , m_nothing(secondaryLabel(tr("No track of that kind"), m_view))
    , m_detail(new TrackDetail(thumbnails, this))
{
    m_filter->setSourceModel(&tracks);
    m_view->setModel(m_filter);
    m_view->setAccessibleName(tr("Tracks"));
    m_view->setMinimumSize(m_view->sizeFor(2, 1));
    m_open->setAccessibleName(tr("Open a track"));
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a track"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(inkIcon(QLatin1String("find")), QLineEdit::LeadingPosition);
    setUpLengths();
    layOut();
    connectControls();
    showFilter();
}

void TrackPane::setUpLengths()
{
    m_length->setAccessibleName(tr("Length of the tracks to show"));
    m_length->addItem(tr("All lengths"));
    for (const LengthClass length : {LengthClass::Short, LengthClass::Medium, LengthClass::Long})
        m_length->addItem(lengthTitle(length), static_cast<int>(length));
}

void TrackPane::layOut()
{
    auto* head = new QHBoxLayout;
    head->addWidget(headingLabel(tr("Track"), 1.1, this));
    head->addStretch();
    head->addWidget(m_length);
    head->addWidget(m_find);
    head->addWidget(m_open);

    auto* over = new QVBoxLayout(m_view->viewport());
    over->addWidget(m_nothing, 0, Qt::AlignCenter);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    column->addWidget(m_detail);
}

void TrackPane::connectControls()
{
    connect(m_length, &QComboBox::currentIndexChanged, this, &TrackPane::showFilter);
    connect(m_find, &QLineEdit::textChanged, this, &TrackPane::showFilter);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &TrackPane::showWhetherEmpty);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TrackPane::showCurrent);
    connect(m_view, &QAbstractItemView::doubleClicked, this, &TrackPane::startRequested);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const QString path = m_files.choose(FileChooser::What::Track, this);
        if (!path.isEmpty())
            chooseFile(path);
    });
}

const TrackEntry* TrackPane::chosen() const
{
    const int row = m_tracks.rowOf(m_chosen);
    return row < 0 ? nullptr : &m_tracks.entry(row);
}

void TrackPane::choose(const QString& path)
{
    m_chosen = path;
    if (const TrackEntry* entry = chosen())
        m_detail->showTrack(*entry);
    selectChosen();
    Q_EMIT chosenChanged();
}

void TrackPane::chooseFile(const QString& path)
{
    const Result<TrackPtr> track = openTrack(path);
    if (!track) {
        tellCannotOpen(path, track.error(), this);
        return;
    }
    m_tracks.add(describeTrack(path, *track));
    m_find->clear();
    m_length->setCurrentIndex(0);
    choose(path);
}

void TrackPane::showCurrent()
{
    if (m_filtering)
        return;
    const QModelIndex current = m_view->currentIndex();
    const QString path = current.data(TrackList::PathRole).toString();
    if (!current.isValid() || path == m_chosen)
        return;
    choose(path);
}

void TrackPane::showFilter()
{
    const QVariant length = m_length->currentData();
    // Tracks that go make another one current, which is nobody's choice.
    m_filtering = true;
    m_filter->setLength(length.isValid() ? std::optional(static_cast<LengthClass>(length.toInt())) : std::nullopt);
    m_filter->setText(m_find->text());
    m_filtering = false;
    showWhetherEmpty();
    selectChosen();
}

void TrackPane::showWhetherEmpty()
{
    m_nothing->setVisible(m_filter->rowCount() == 0);
}

void TrackPane::selectChosen()
{
    const int row = m_tracks.rowOf(m_chosen);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_tracks.index(row));
    if (!index.isValid()) {
        m_view->selectionModel()->clear();
        return;
    }
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

} // namespace bubblebar
