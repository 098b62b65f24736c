#pragma once

#include "core/bubble/record.h"

#include <QDialog>

class QGridLayout;
class QPushButton;

namespace bubblebar {

/// Who plays on a race that is taken up again at an earlier point. Colours and seats stay.
class ContinueDialog : public QDialog
{
    Q_OBJECT

public:
    /// `turn`: after which the race is taken up.
    ContinueDialog(const GameRecord& record, int turn, QWidget* parent = nullptr);

    /// The players as chosen.
    [[nodiscard]] const std::vector<RecordPlayer>& players() const { return m_players; }

private:
    void addSeat(QGridLayout& grid, int seat);
    void check();

    std::vector<RecordPlayer> m_players;
    QPushButton* m_play = nullptr;
};

} // namespace bubblebar
