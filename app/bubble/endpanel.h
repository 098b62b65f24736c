#pragma once

#include "app/bubble/gamesession.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace bubblebar {

/// The end of a race: who has won and why, over the board, which stays.
class EndPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget* parent);

    void announce(const GameSession& session);

Q_SIGNALS:
    void newRaceRequested();
    void boardRequested();
    void closeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void buildCard();
    void placeCard();

    QFrame* m_card;
    QLabel* m_picture = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_reason = nullptr;
    QFrame* m_stackBox = nullptr;
    QLabel* m_stackPicture = nullptr;
    QLabel* m_stackText = nullptr;
    QLabel* m_places = nullptr;
    QPushButton* m_newRace = nullptr;
};

} // namespace bubblebar
