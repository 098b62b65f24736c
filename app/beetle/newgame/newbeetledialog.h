#pragma once

#include "core/beetle/record.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QPushButton;
class QScrollArea;

namespace bubblebar {
class Notice;
class Settings;
} // namespace bubblebar

namespace bubblebar::beetle {

class BeetleSeatRow;
class BeetleSeats;

/// Asks for players and variants, beginning with those of the last game, and makes a fresh game of them.
class NewBeetleDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` must live as long as the dialog.
    explicit NewBeetleDialog(Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] BeetleSeats& seats() { return *m_seats; }
    /// Valid once the dialog was accepted.
    [[nodiscard]] const Record& record() const { return m_record; }

public Q_SLOTS:
    void accept() override;

private:
    [[nodiscard]] QScrollArea* playersList();
    [[nodiscard]] QBoxLayout* footer();
    [[nodiscard]] QBoxLayout* choices();
    void addRow(int seat, QBoxLayout& list);
    void restoreLastGame();
    void showSeats();
    void addPlayer();
    void removePlayer(int seat);
    [[nodiscard]] QString problem() const;
    void remember();

    Settings& m_settings;
    BeetleSeats* m_seats;
    std::vector<BeetleSeatRow*> m_rows;
    QScrollArea* m_list;
    QPushButton* m_add;
    QCheckBox* m_fourLegs;
    QCheckBox* m_wings;
    QCheckBox* m_playOn;
    Notice* m_problem;
    QPushButton* m_start;
    Record m_record;
};

} // namespace bubblebar::beetle
