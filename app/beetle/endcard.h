#pragma once

#include "app/beetle/beetlesession.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QLabel;
class QPushButton;

namespace bubblebar::beetle {

/// The end of a game over the table: who has won, the places, and what can be done now.
class EndCard : public QWidget
{
    Q_OBJECT

public:
    explicit EndCard(QWidget* parent);

    void announce(const BeetleSession& session);
    /// Fills the card anew, without showing it.
    void showGame(const BeetleSession& session);

Q_SIGNALS:
    void rematchRequested();
    void newGameRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* buttons();
    void placeCard();
    void putAway();

    QFrame* m_card;
    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_reason;
    QLabel* m_places;
    QPushButton* m_again;
};

} // namespace bubblebar::beetle
