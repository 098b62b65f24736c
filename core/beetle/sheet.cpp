#include "core/beetle/sheet.h"

namespace bubblebar::beetle {

namespace {

bool isOnHead(Part part)
{
    return part == Part::Eye || part == Part::Antenna;
}

} // namespace

Part partOfNumber(int number)
{
    static constexpr std::array<Part, kDieSides> kPartOf {Part::Body, Part::Head,    Part::Leg,
                                                          Part::Eye,  Part::Antenna, Part::Tail};
    return kPartOf[static_cast<std::size_t>(number - 1)];
}

int Variant::needed(Part part) const
{
    switch (part) {
    case Part::Body:
    case Part::Head:
    case Part::Tail:
        return 1;
    case Part::Leg:
        return fourLegs ? 4 : 6;
    case Part::Wing:
        return wings ? 2 : 0;
    case Part::Eye:
    case Part::Antenna:
        break;
    }
    return 2;
}

Part Sheet::partOf(int roll) const
{
    const Part part = partOfNumber(roll);
    return part == Part::Tail && m_variant.wings && has(Part::Tail) ? Part::Wing : part;
}

Drawing Sheet::look(int roll) const
{
    const Part part = partOf(roll);
    if (part != Part::Body && !has(Part::Body))
        return {part, Waste::NeedsBody};
    if (isOnHead(part) && !has(Part::Head))
        return {part, Waste::NeedsHead};
    return {part, missing(part) > 0 ? Waste::None : Waste::Complete};
}

Drawing Sheet::draw(int roll)
{
    const Drawing drawing = look(roll);
    if (drawing.isDrawn()) {
        ++m_counts[static_cast<std::size_t>(drawing.part)];
        ++m_parts;
    }
    return drawing;
}

} // namespace bubblebar::beetle
