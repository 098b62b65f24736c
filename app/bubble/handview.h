#pragma once

#include "app/bubble/scenery.h"
#include "core/bubble/card.h"
#include "designer/widgets/accessibleparts.h"

#include <QWidget>

#include <functional>

namespace bubblebar {

/// What lies on the tray. It holds no card that is not to be seen.
struct HandContent
{
    QString title;           ///< "Mia’s hand"
    std::vector<Card> cards; ///< face up, in the order drawn
    int hiddenCards = 0;     ///< of the player on turn, when nobody's hand is face up
    std::optional<Colour> owner;
    std::vector<Card> played;
    int drawPile = 0;
    int discardPile = 0;
    std::optional<Card> discardTop;

    friend bool operator==(const HandContent&, const HandContent&) = default;
};

/// The tray below the board: the cards in hand as a fan, this turn's cards and the two piles. A chosen card rises over
/// the tray's edge: the widget is higher than the tray by riseHeight().
class HandView : public QWidget, private AccessibleParts
{
    Q_OBJECT

public:
    explicit HandView(QWidget* parent = nullptr);

    void setContent(const HandContent& content);
    [[nodiscard]] const HandContent& content() const { return m_content; }
    void setMarks(const HandMarks& marks);
    [[nodiscard]] const HandMarks& marks() const { return m_marks; }

    /// Who tells why a card can't be used now.
    void setWhyNot(std::function<QString(const Pick&)> whyNot) { m_whyNot = std::move(whyNot); }

    /// How far cards rise over the tray.
    [[nodiscard]] static int riseHeight() { return 30; }
    /// Middle of the visible part of a card, in the widget's pixels.
    [[nodiscard]] QPointF cardCentre(int card) const;
    [[nodiscard]] QPolygonF cardOutline(int card) const;
    [[nodiscard]] QRectF drawPileRect() const;
    [[nodiscard]] int focusedCard() const { return m_focused; }

Q_SIGNALS:
    void pointed(const bubblebar::Pick& pick);
    /// `byKeyboard`: the keyboard should go on to the board.
    void activated(const bubblebar::Pick& pick, bool byKeyboard);
    void cardDragged(int card, QPoint globalPosition);
    void cardDropped(int card, QPoint globalPosition);
    void drawPileClicked();
    void backRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // The cards, then the draw pile, the discard pile and, where there are any, this turn's cards.
    [[nodiscard]] int partCount() const override;
    [[nodiscard]] QString partName(int part) const override;
    [[nodiscard]] QString partDescription(int part) const override;
    [[nodiscard]] QRect partRect(int part) const override;
    [[nodiscard]] bool isPartUsable(int part) const override;
    [[nodiscard]] bool isPartSelected(int part) const override;
    [[nodiscard]] int focusedPart() const override { return m_focused; }
    void pressPart(int part) override;
    void focusPart(int part) override { setFocused(part); }

    [[nodiscard]] int cardCount() const { return static_cast<int>(m_content.cards.size()); }
    [[nodiscard]] QRectF playedRect() const;
    void describe();
    void paintFrame(QPainter& painter) const;

    [[nodiscard]] QRectF tray() const;
    [[nodiscard]] double cardWidth() const;
    [[nodiscard]] int shownCards() const;
    [[nodiscard]] QTransform cardPlace(int card) const;
    [[nodiscard]] QRectF cardBox() const;
    [[nodiscard]] QRectF pileRect(int fromRight) const;
    [[nodiscard]] int cardAt(QPointF position) const;
    [[nodiscard]] bool isPlayable(int card) const;
    [[nodiscard]] bool showsFocus(int card) const;
    [[nodiscard]] double pileStep() const;
    [[nodiscard]] QFont labelFont() const;
    void paintCards(QPainter& painter) const;
    void paintPiles(QPainter& painter) const;
    void paintPileLabel(QPainter& painter, const QRectF& pile, const QString& text) const;
    void paintText(QPainter& painter) const;
    void setHovered(int card);
    void setFocused(int card);
    void updateShape();

    std::function<QString(const Pick&)> m_whyNot;
    HandContent m_content;
    HandMarks m_marks;
    int m_hovered = -1;
    int m_focused = -1;
    int m_pressed = -1;
    QPointF m_pressedAt;
    bool m_dragging = false;
    bool m_showsFocus = false; ///< the keyboard is in use
};

} // namespace bubblebar
