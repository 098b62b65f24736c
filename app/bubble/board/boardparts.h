#pragma once

#include "app/bubble/scenery.h"
#include "designer/widgets/accessibleparts.h"

#include <functional>

namespace bubblebar {

class BoardCursor;
class BoardView;

/// The board for screen readers: its beetles, its spaces, and the tiles while one may be turned.
class BoardParts : public AccessibleParts
{
public:
    BoardParts(BoardView& view, BoardCursor& cursor);
    /// Who tells why something can't be used now.
    void setWhyNot(std::function<QString(const Pick&)> whyNot) { m_whyNot = std::move(whyNot); }

    [[nodiscard]] int partCount() const override;
    [[nodiscard]] QString partName(int part) const override;
    [[nodiscard]] QString partDescription(int part) const override;
    [[nodiscard]] QRect partRect(int part) const override;
    [[nodiscard]] bool isPartUsable(int part) const override;
    [[nodiscard]] bool isPartSelected(int part) const override;
    [[nodiscard]] int focusedPart() const override;
    void pressPart(int part) override;
    void focusPart(int part) override;
    [[nodiscard]] QWidget* overParts() const override;

private:
    [[nodiscard]] Pick pickOf(int part) const;
    [[nodiscard]] int beetleCount() const;
    [[nodiscard]] int spaceCount() const;
    [[nodiscard]] QString useOf(const Pick& pick) const;

    BoardView& m_view;
    BoardCursor& m_cursor;
    std::function<QString(const Pick&)> m_whyNot;
};

} // namespace bubblebar
