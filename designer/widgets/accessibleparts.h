#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

class QWidget;

namespace bubblebar {

/// What a widget that paints its parts itself (the cards of a hand, the places on a board) tells screen readers and
/// other tools about them. Parts count from 0.
class AccessibleParts
{
public:
    virtual ~AccessibleParts() = default;

    [[nodiscard]] virtual int partCount() const = 0;
    [[nodiscard]] virtual QString partName(int part) const = 0;
    /// More than the name says, as why it can't be used; empty for nothing.
    [[nodiscard]] virtual QString partDescription(int /*part*/) const { return {}; }
    /// In the widget's pixels.
    [[nodiscard]] virtual QRect partRect(int part) const = 0;
    [[nodiscard]] virtual bool isPartUsable(int part) const = 0;
    [[nodiscard]] virtual bool isPartSelected(int part) const = 0;
    /// The part that the keyboard is on; −1 for none.
    [[nodiscard]] virtual int focusedPart() const = 0;
    /// What a click on the part does.
    virtual void pressPart(int part) = 0;
    /// Brings the keyboard to the part, where it can go there; the widget has the focus already.
    virtual void focusPart(int /*part*/) {}
    /// Parts that can change places with their neighbours: `direction` is +1 towards the next part, −1 back.
    [[nodiscard]] virtual bool arePartsMovable() const { return false; }
    virtual void movePart(int /*part*/, int /*direction*/) {}
    /// A widget over the parts whose children are to be found too, as the last part; none by default.
    [[nodiscard]] virtual QWidget* overParts() const { return nullptr; }
};

/// Lets the widget be asked about its parts. `parts` must live as long as the widget. What the tools get is made when
/// they first ask.
void setAccessibleParts(QWidget& widget, AccessibleParts& parts);

/// Tells that the keyboard has moved to another part.
void announceFocusedPart(QWidget& widget, const AccessibleParts& parts);

/// Tells which names and states are others than when it was called last. Costs nothing while no tool listens.
void announceChangedParts(QWidget& widget, const AccessibleParts& parts);

} // namespace bubblebar
