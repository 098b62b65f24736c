#pragma once

#include "designer/analysis/forecastworker.h"

#include <QObject>
#include <QTimer>

namespace bubblebar {

class TrackDocument;

/// What the track of a document plays like, found out in the background while somebody looks. Every edit begins it
/// anew; what was found before stays until there are new figures, and is told to be outdated.
class TrackForecast : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive the forecast.
    explicit TrackForecast(TrackDocument& document, QObject* parent = nullptr);
    ~TrackForecast() override;

    /// The last figures; null where there have never been any.
    [[nodiscard]] const std::shared_ptr<const TrackAnalysis>& analysis() const { return m_analysis; }
    /// The figures are about the track as it was before its last change.
    [[nodiscard]] bool isOutdated() const { return m_isOutdated; }
    /// Races are being run, or will be in a moment.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The track has nothing to repair, so that races can be run on it.
    [[nodiscard]] bool isPossible() const;

    [[nodiscard]] int players() const { return m_options.players; }
    [[nodiscard]] PlayerKind level() const { return m_options.level; }
    [[nodiscard]] int races() const { return m_options.races; }

    /// Nothing runs while it is not.
    void setActive(bool active);

public Q_SLOTS:
    /// kMinPlayers … kMaxPlayers
    void setPlayers(int players);
    void setLevel(bubblebar::PlayerKind level);
    void setRaces(int races);
    /// The figures so far stay.
    void stop();
    /// With races that have not been run before.
    void restart();

Q_SIGNALS:
    /// Anything of the above.
    void changed();

private:
    void followTiles();
    void beginAnew();
    void halt();
    void run();
    void take(int number, std::shared_ptr<const TrackAnalysis> analysis, bool done);

    TrackDocument& m_document;
    AnalysisOptions m_options;
    std::shared_ptr<const TrackAnalysis> m_analysis;
    QTimer m_pause;
    int m_number = 0; ///< of the job whose figures are welcome
    bool m_isActive = false;
    bool m_isRunning = false;
    bool m_isWanted = true; ///< there are figures to find out, once active
    bool m_isOutdated = false;
    ForecastWorker m_worker;
};

} // namespace bubblebar
