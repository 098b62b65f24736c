#pragma once

#include "app/bubble/papercard.h"

class QLabel;

namespace bubblebar {

class GameSession;

/// Who has won and why, on paper: the bar with the winners' beetles, and the stack where that decided (R29).
class WinnerCard : public PaperCard
{
    Q_OBJECT

public:
    explicit WinnerCard(QWidget* parent);

    void setRace(const GameSession& session);

private:
    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_reason;
    QFrame* m_stackBox;
    QLabel* m_stackPicture;
    QLabel* m_stackText;
    QLabel* m_last;
};

} // namespace bubblebar
