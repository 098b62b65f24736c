#include "designer/analysis/trackforecast.h"

#include "designer/document/trackdocument.h"

#include <QThread>

#include <algorithm>

namespace bubblebar {

namespace {

/// Edits come in bursts.
constexpr std::chrono::milliseconds kPause {150};

/// One is left for the window.
int threadsToUse()
{
    return std::max(1, QThread::idealThreadCount() - 1);
}

} // namespace

TrackForecast::TrackForecast(TrackDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_worker([this](int number, std::shared_ptr<const TrackAnalysis> analysis, bool done) {
        QMetaObject::invokeMethod(
            this, [this, number, analysis = std::move(analysis), done] { take(number, analysis, done); },
            Qt::QueuedConnection);
    })
{
    m_options.threads = threadsToUse();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &TrackForecast::run);
    connect(&document, &TrackDocument::tilesChanged, this, &TrackForecast::followTiles);
}

TrackForecast::~TrackForecast() = default;

bool TrackForecast::isPossible() const
{
    return m_document.isValid();
}

void TrackForecast::followTiles()
{
    m_isOutdated = m_analysis != nullptr;
    beginAnew();
}

/// What comes from now on of the job before is too late.
void TrackForecast::halt()
{
    ++m_number;
    m_pause.stop();
    m_worker.cancel();
    m_isRunning = false;
}

void TrackForecast::beginAnew()
{
    halt();
    m_isWanted = true;
    if (m_isActive && isPossible()) {
        m_isRunning = true;
        m_pause.start();
    }
    Q_EMIT changed();
}

void TrackForecast::run()
{
    AnalysisOptions options = m_options;
    options.track = m_document.snapshot();
    m_worker.start({m_number, std::move(options)});
}

void TrackForecast::take(int number, std::shared_ptr<const TrackAnalysis> analysis, bool done)
{
    if (number != m_number)
        return;
    m_analysis = std::move(analysis);
    m_isOutdated = false;
    m_isRunning = !done;
    m_isWanted = !done;
    Q_EMIT changed();
}

void TrackForecast::setActive(bool active)
{
    if (std::exchange(m_isActive, active) == active)
        return;
    if (active && m_isWanted)
        beginAnew();
    else if (!active)
        halt();
}

void TrackForecast::setPlayers(int players)
{
    if (std::exchange(m_options.players, players) != players)
        beginAnew();
}

void TrackForecast::setLevel(PlayerKind level)
{
    if (std::exchange(m_options.level, level) != level)
        beginAnew();
}

void TrackForecast::setRaces(int races)
{
    if (std::exchange(m_options.races, races) != races)
        beginAnew();
}

void TrackForecast::stop()
{
    halt();
    m_isWanted = false;
    Q_EMIT changed();
}

void TrackForecast::restart()
{
    ++m_options.seed;
    beginAnew();
}

} // namespace bubblebar
