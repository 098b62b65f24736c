#pragma once

#include "app/beep/beepplan.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QPushButton;
class QRadioButton;

namespace bubblebar {
class Notice;
class Settings;
} // namespace bubblebar

namespace bubblebar::beep {

class BeepSeatRow;

/// Asks for the players of a game of Beep! Beep!, the kind of table, and whether it is a tournament. Remembers them.
class NewBeepDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` must live as long as the dialog.
    explicit NewBeepDialog(Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] const BeepPlan& plan() const { return m_plan; }

    void accept() override;

private:
    [[nodiscard]] QWidget* playersPart();
    [[nodiscard]] QWidget* rulesPart();
    QRadioButton* addChoice(QBoxLayout& column, const QString& title, const QString& hint, const QString& name);
    void restore();
    void addPlayer();
    void removePlayer(int seat);
    void pickKind(int seat, SeatKind kind);
    void changeKeys();
    void showPlan();
    [[nodiscard]] QString problem() const;

    Settings& m_settings;
    BeepPlan m_plan;
    std::vector<BeepSeatRow*> m_rows;
    QPushButton* m_add = nullptr;
    QRadioButton* m_strict = nullptr;
    QRadioButton* m_real = nullptr;
    QRadioButton* m_one = nullptr;
    QRadioButton* m_five = nullptr;
    Notice* m_problem;
    QPushButton* m_start;
};

/// The plan of the last game, or the usual one.
[[nodiscard]] BeepPlan rememberedPlan(const Settings& settings);

} // namespace bubblebar::beep
