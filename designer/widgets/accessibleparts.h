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
    /// In the widget's pixels.
    [[nodiscard]] virtual QRect partRect(int part) const = 0;
    [[nodiscard]] virtual bool isPartUsable(int part) const = 0;
    [[nodiscard]] virtual bool isPartSelected(int part) const = 0;
    /// The part that the keyboard is on; −1 for none.
    [[nodiscard]] virtual int focusedPart() const = 0;
    /// What a click on the part does.
    virtual void pressPart(int part) = 0;
};

/// Lets the widget be asked about its parts. `parts` must live as long as the widget. What the tools get is made when
/// they first ask.
void setAccessibleParts(QWidget& widget, AccessibleParts& parts);

/// Tells that the keyboard has moved to another part.
void announceFocusedPart(QWidget& widget, const AccessibleParts& parts);

} // namespace bubblebar
