#pragma once

#include "app/bubble/scenery.h"

#include <QObject>
#include <QRect>
#include <QTimer>

class QAbstractButton;
class QToolButton;

namespace bubblebar {

class BoardView;
class CardChooser;
class ReasonBubble;
class StackFan;

/// What floats over the board and keeps its size whatever the zoom: fans, the card chooser, reasons, the buttons for
/// zooming and for turning a tile.
class BoardOverlays : public QObject
{
    Q_OBJECT

public:
    explicit BoardOverlays(BoardView& view);

    /// The board's marks have changed.
    void followMarks();
    /// What is pointed at, and why it can't be used; empty where it can. `beside`: where it lies if not on the board,
    /// in the view's pixels. `atOnce`: by keyboard, or because it was tried.
    void setPointed(const Pick& pick, const WhyNot& reason, const QRect& beside, bool atOnce);
    /// Takes away what hangs on the pointer.
    void hideHints();
    /// Takes away the reason that is shown or about to be.
    void forgetReason();

Q_SIGNALS:
    void cardChosen(bubblebar::Card card);
    void beetleClicked(bubblebar::BeetleId beetle);
    void orderChanged(bubblebar::StackOrder order);
    void turnRequested(int direction);
    void confirmRequested();

private:
    void buildButtons();
    void place();
    void placeChoice();
    void placeOrderFan();
    void placeTurnButtons();
    void showFan();
    void onFanClicked(bubblebar::BeetleId beetle);
    void showReason();
    void hideReason();
    [[nodiscard]] QRegion targetRegion() const;
    [[nodiscard]] bool isStack(const Pick& pick) const;

    BoardView& m_view;
    StackFan* m_fan;      ///< on hover
    StackFan* m_orderFan; ///< of the reorder bonus
    CardChooser* m_chooser;
    ReasonBubble* m_reason;
    QAbstractButton* m_clockwise = nullptr;
    QAbstractButton* m_counterClockwise = nullptr;
    QWidget* m_zoom = nullptr;
    QTimer m_fanTimer;
    QTimer m_fanCloseTimer;
    QTimer m_reasonTimer;
    Pick m_pointed;
    SpaceId m_fanned = SpaceId::None;
    WhyNot m_why;
    QRect m_beside; ///< null: the reason is about what is pointed at on the board
    bool m_atOnce = false;
    BoardMarks m_marks;
};

} // namespace bubblebar
