#pragma once

#include "app/bubble/racestory.h"
#include "core/track/colour.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace bubblebar {

/// Hides the hand between two people: an awning over the tray, and a card that asks the next one to the table.
class Curtain : public QWidget
{
    Q_OBJECT

public:
    explicit Curtain(QWidget* parent);

    /// Lets the curtain down. `news`: what happened since the player's last turn.
    void ask(const QString& name, Colour colour, const std::vector<StoryLine>& news,
             const std::vector<Colour>& coloursBySeat);
    /// How much at the bottom the awning hides.
    void setAwningHeight(int height);

Q_SIGNALS:
    void opened();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void buildCard();
    void fillNews(const std::vector<StoryLine>& news, const std::vector<Colour>& coloursBySeat);
    [[nodiscard]] int leaveOutWhatLacksRoom(int width);
    void placeCard();
    void paintAwning(QPainter& painter) const;

    QFrame* m_card;
    QLabel* m_picture = nullptr;
    QLabel* m_title = nullptr;
    QFrame* m_newsBox = nullptr;
    QVBoxLayout* m_news = nullptr;
    QPushButton* m_open = nullptr;
    int m_awning = 138;
};

} // namespace bubblebar
