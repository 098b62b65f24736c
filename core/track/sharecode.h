#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

namespace bubblebar {

// A share code is one line of text for a valid track of the standard set, "BB1-08G2K-…" (formats page, "Share code").
// It carries which tile lies where, with its copy, face and rotation, and nothing else.
//
// Symbols. After the prefix "BB1" come symbols of five bits in Crockford's base32, 0123456789ABCDEFGHJKMNPQRSTVWXYZ,
// highest bit first; hyphens before each group of five are for the eye. Readers skip blanks, hyphens and quotation
// marks, don't mind the case, and take I and L for 1 and O for 0.
//
// Bits. Numbers are written highest bit first:
//   4  c, the bits of a copy: the fewest that hold the greatest copy less one; 0 … 10
//   then the hexes round the tiles. Go to the hex of the start tile, then to each hex with a tile in the order in which
//   they were met; look at its six neighbours, E SE SW W NW NE. For every hex that was not met before:
//   1  whether a tile lies there; and if so
//   4  which: 0 … 11 for A … L, 12 for finish; and for a track tile
//   1  face: 0 front, 1 back
//   3  rotation: 0 … 5
//   c  copy less one
// Zero bits fill the last symbol. As the tiles hang together, this ends by itself.
//
// Checksum. The last six symbols are a CRC of 30 bits over all symbols before them, as a polynomial over GF(2), highest
// bit first: generator 0x54F48F03 (with its top bit x^30), register 0x3FFFFFFF at the start, inverted at the end.
// The generator is primitive, so x has the order 2^30 − 1 modulo it. What follows holds for codes up to that many bits,
// 214 million symbols, checksum included:
// · A changed symbol adds e·x^i with e ≠ 0 of degree < 5. The generator, irreducible of degree 30, divides neither.
// · Two exchanged symbols that differ add e·x^i·(x^d + 1), where d > 0 is their distance in bits. The generator would
//   have to divide x^d + 1, but that takes d ≥ 2^30 − 1.
// · Of other damage, such as a lost group, one in 2^30 passes. Up to 100 symbols any three changes are found, too.

/// The code of a track; refused for another tile set than the standard one and where the guidelines find an error.
[[nodiscard]] Result<QString> shareCode(const Track& track);

/// The track of a code: start at [0, 0], tiles in the order of r, then q, no name, as many boxes as the greatest copy.
/// Refuses whatever shareCode() can't have made.
[[nodiscard]] Result<Track> parseShareCode(QStringView text);

/// Whether it begins like a share code, whatever the version; for text that could be something else.
[[nodiscard]] bool looksLikeShareCode(QStringView text);

} // namespace bubblebar
