#include "app/bubble/newrace/newracedialog.h"

#include "app/bubble/newrace/deckchooser.h"
#include "app/bubble/newrace/playerspane.h"
#include "app/bubble/newrace/rememberedrace.h"
#include "app/bubble/newrace/seats.h"
#include "app/bubble/newrace/trackpane.h"
#include "app/files.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "core/track/standardset.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/twocolumns.h"
#include "designer/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr QSize kUsualSize(966, 652);
constexpr QSize kLeastSize(640, 380);
constexpr int kGreatestHeight = 700;
/// Begins what stands for the path of a track that is in no file.
const QString kUnsaved = QStringLiteral("unsaved:");

} // namespace

NewRaceDialog::NewRaceDialog(Settings& settings, Thumbnails& thumbnails, FileChooser& files, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_players(new PlayersPane(files, this))
    , m_track(new TrackPane(m_tracks, thumbnails, files, this))
    , m_problem(new Notice(Mark::Error, this))
    , m_start(new QPushButton(inkIcon(QLatin1String("play")), tr("&Start the race"), this))
{
    setWindowTitle(tr("New race"));
    setMinimumSize(kLeastSize);
    setMaximumHeight(kGreatestHeight);
    restoreWindow(*this, m_settings.bytes(Setting::NewRaceGeometry), kUsualSize);
    layOut();
    addTracks();
    restoreLastRace();
    connect(m_players, &PlayersPane::changed, this, &NewRaceDialog::showProblem);
    connect(m_track, &TrackPane::chosenChanged, this, &NewRaceDialog::showProblem);
    connect(m_track, &TrackPane::startRequested, m_start, &QPushButton::click);
    showProblem();
}

void NewRaceDialog::layOut()
{
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(new TwoColumns(m_players, m_track));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewRaceDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewRaceDialog::reject);

    auto* footer = new QHBoxLayout;
    footer->addWidget(m_problem, 1);
    footer->addWidget(buttons);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addWidget(scroll, 1);
    page->addLayout(footer);
}

void NewRaceDialog::addTracks()
{
    for (const BuiltInTrack& track : builtInTracks())
        m_tracks.add(describeTrack(builtInTrackPath(track.id), track.track));
    const QString last = m_settings.text(Setting::RaceTrack);
    for (const QString& path : recentFiles(m_settings) + QStringList {last})
        if (isTrackFile(path) && m_tracks.rowOf(path) < 0)
            if (const Result<TrackPtr> track = openTrack(path))
                m_tracks.add(describeTrack(path, *track));
}

void NewRaceDialog::restoreLastRace()
{
    const RememberedRace last = rememberedRace(m_settings);
    m_players->restore(last);
    // Who has played before may only want to press Return.
    if (last.players.empty())
        m_players->focusFirstName();
    else
        m_start->setFocus();
    const bool isKnown = m_tracks.rowOf(last.trackPath) >= 0;
    m_track->choose(isKnown ? last.trackPath : m_tracks.entry(0).path);
}

void NewRaceDialog::chooseTrack(const QString& path)
{
    if (m_tracks.rowOf(path) >= 0)
        m_track->choose(path);
    else
        m_track->chooseFile(path);
}

void NewRaceDialog::chooseDeck(const QString& path)
{
    m_players->deck().restore(path);
}

void NewRaceDialog::chooseUnsavedTrack(const TrackPtr& track)
{
    // Its picture is kept under its path: each track needs one of its own, a second edition of the same track too.
    static int number = 0;
    const QString path = kUnsaved + QString::number(++number) + u'/' + tr("New track");
    m_tracks.add(describeTrack(path, track));
    m_track->choose(path);
}

QString NewRaceDialog::problem() const
{
    const QString players = playersProblem(m_players->seats().players());
    if (!players.isEmpty())
        return players;
    const TrackEntry* track = m_track->chosen();
    if (!track->isPlayable())
        return tr("“%1” can’t be played yet: see below its name.").arg(trackTitle(*track));
    return {};
}

void NewRaceDialog::showProblem()
{
    const QString problem = this->problem();
    m_problem->setText(problem);
    m_start->setEnabled(problem.isEmpty());
    m_start->setToolTip(problem);
    m_start->setAccessibleDescription(problem);
}

RacePlan NewRaceDialog::plan() const
{
    RacePlan plan;
    plan.players = m_players->seats().players();
    plan.firstSeat = m_players->firstSeat();
    plan.teams = m_players->wantsTeams();
    plan.track = m_track->chosen()->track;
    plan.deck = m_players->deck().deck();
    return plan;
}

void NewRaceDialog::remember()
{
    RememberedRace race;
    race.players = m_players->seats().players();
    race.firstSeat = m_players->firstSeat();
    race.teams = m_players->wantsTeams();
    race.trackPath = m_track->chosen()->path;
    if (race.trackPath.startsWith(kUnsaved))
        race.trackPath = m_settings.text(Setting::RaceTrack);
    race.deckPath = m_players->deck().path();
    race.hideHand = m_players->hidesHand();
    rememberRace(m_settings, race);
}

void NewRaceDialog::accept()
{
    m_record = makeRecord(plan(), *QRandomGenerator::system());
    remember();
    QDialog::accept();
}

void NewRaceDialog::done(int result)
{
    m_settings.setBytes(Setting::NewRaceGeometry, windowGeometry(*this));
    QDialog::done(result);
}

} // namespace bubblebar
