#include "app/bubble/newrace/trackdetail.h"

#include "app/tracks/trackpicture.h"
#include "core/track/builtintext.h"
#include "core/track/tracktext.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr QSize kPicture(180, 116);

QString summaryOf(const TrackEntry& entry)
{
    if (!entry.shortestRoute)
        return trackSummary(*entry.track);
    return TrackDetail::tr("%1 · %n space(s) to the bar", nullptr, *entry.shortestRoute)
        .arg(trackSummary(*entry.track));
}

QString notesOf(const Track& track)
{
    const QString notes = shownNotes(track).trimmed();
    const QString author = track.author.simplified();
    if (author.isEmpty())
        return notes;
    const QString by = TrackDetail::tr("By %1").arg(author);
    return notes.isEmpty() ? by : TrackDetail::tr("%1. %2").arg(by, notes);
}

} // namespace

TrackDetail::TrackDetail(Thumbnails& thumbnails, QWidget* parent)
    : QWidget(parent)
    , m_picture(new TrackPicture(thumbnails, this))
    , m_name(headingLabel({}, 1.15, this))
    , m_summary(new QLabel(this))
    , m_terrains(secondaryLabel({}, this))
    , m_notes(secondaryLabel({}, this))
    , m_problem(new Notice(Mark::Error, this))
{
    for (QLabel* label : {m_name, m_summary, m_terrains, m_notes})
        label->setWordWrap(true);
    m_picture->setFixedSize(kPicture);
    // Notes may be long: they scroll beside the picture.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(textColumn());
    scroll->viewport()->setAutoFillBackground(false);
    scroll->widget()->setAutoFillBackground(false);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(12);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addWidget(scroll, 1);
    setFixedHeight(kPicture.height());
}

QWidget* TrackDetail::textColumn()
{
    auto* texts = new QWidget(this);
    auto* column = new QVBoxLayout(texts);
    column->setContentsMargins({});
    column->setSpacing(4);
    for (QWidget* part :
         {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_problem), static_cast<QWidget*>(m_summary),
          static_cast<QWidget*>(m_terrains), static_cast<QWidget*>(m_notes)})
        column->addWidget(part);
    column->addStretch();
    return texts;
}

void TrackDetail::showTrack(const TrackEntry& entry)
{
    m_picture->showTrack(entry);
    m_name->setText(trackTitle(entry));
    m_summary->setText(summaryOf(entry));
    m_terrains->setText(terrainSentence(*entry.track));
    m_notes->setText(notesOf(*entry.track));
    m_notes->setVisible(!m_notes->text().isEmpty());
    m_problem->setText(playProblem(*entry.track, entry.findings));
}

} // namespace bubblebar
