#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <span>
#include <vector>

namespace bubblebar {

struct PieceSize
{
    QSizeF size;            ///< mm
    bool beginsRow = false; ///< whatever room the row before still has
};

enum class Rows : std::uint8_t { AtLeft, InTheMiddle };

/// Where a piece lies: on which sheet, from 0, and in which box there, in mm.
struct PiecePlace
{
    int sheet = 0;
    QRectF box;
};

/// Lays pieces in rows, in their order, onto as many sheets as they take. `gap`: between pieces both ways. What is on a
/// sheet lies in the middle of `area`, shorter rows at its left or in its middle. A piece larger than the area gets a
/// sheet of its own and reaches beyond.
[[nodiscard]] std::vector<PiecePlace> layoutPieces(std::span<const PieceSize> pieces, const QRectF& area, double gap,
                                                   Rows rows = Rows::AtLeft);

/// Where a box of the front lies on the back once the sheet has been turned over about its upright (else its level)
/// middle line.
[[nodiscard]] QRectF mirrored(const QRectF& box, QSizeF paper, bool aboutUprightLine);

} // namespace bubblebar
