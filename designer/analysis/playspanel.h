#pragma once

#include "core/track/hex.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace bubblebar {

class ChartView;
class TrackDocument;
class TrackForecast;

/// "How it plays": what computer players make of the track. It finds out while it is seen.
class PlaysPanel : public QWidget
{
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit PlaysPanel(TrackDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] TrackForecast& forecast() { return *m_forecast; }
    void setHeatMapShown(bool shown);
    /// False while the panel is behind another tab of the docks: Qt takes it for visible there.
    void setInSight(bool inSight);

Q_SIGNALS:
    void heatMapToggled(bool on);
    /// Where the tiles lie that the panel speaks of.
    void showRequested(const std::vector<bubblebar::Hex>& hexes);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void nameParts();
    void addHead(QVBoxLayout& column);
    void addChoices(QVBoxLayout& column);
    QWidget* makeOutdatedSign();
    QWidget* makeFigures();
    void addTurns(QVBoxLayout& column);
    void addBlockages(QVBoxLayout& column);
    void connectParts();

    void sync();
    void showFigures();
    void showProgress();
    void stopOrRestart();
    void showCuttingTiles();
    void showSlowSpace(int rank);

    TrackDocument& m_document;
    TrackForecast* m_forecast;
    bool m_isInSight = true;
    QLabel* m_basis;
    QComboBox* m_players;
    QComboBox* m_level;
    QPushButton* m_run;
    QProgressBar* m_progress;
    QWidget* m_outdated = nullptr;
    QLabel* m_waiting; ///< in the place of the figures while there are none
    QWidget* m_figures = nullptr;
    QLabel* m_turns;
    QLabel* m_minutes;
    ChartView* m_turnsChart;
    QLabel* m_spread;
    ChartView* m_seatsChart;
    QCheckBox* m_heatMap;
    ChartView* m_slowChart;
    QLabel* m_blockages;
    QLabel* m_cuts;
    QPushButton* m_showCuts;
};

} // namespace bubblebar
