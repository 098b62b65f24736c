#pragma once

#include "core/beetle/game.h"
#include "core/beetle/simulation.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace bubblebar::beetle {

class HistogramView;
class SimulationJob;

/// Many games of Beetle, played in the background, beside what the exact computation expects of them.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    /// For games of these players and this variant.
    explicit StatisticsDialog(const Options& options, QWidget* parent = nullptr);
    ~StatisticsDialog() override;

    /// What the last games came to; without games before the first ones are done.
    [[nodiscard]] const SimulationResult& result() const { return m_result; }
    [[nodiscard]] bool isRunning() const;

public Q_SLOTS:
    void done(int result) override;

private:
    [[nodiscard]] QBoxLayout* controls();
    void buildTable();
    void layOut();
    void startOrCancel();
    void showRunning(bool running);
    void showResult(const SimulationResult& result);
    void fillTable();
    void summarise();

    Options m_options;
    SimulationJob* m_job;
    SimulationResult m_result;
    QComboBox* m_games;
    QSpinBox* m_seed;
    QPushButton* m_start;
    QProgressBar* m_progress;
    HistogramView* m_chart;
    QTableWidget* m_table;
    QLabel* m_summary;
};

} // namespace bubblebar::beetle
