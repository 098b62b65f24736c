#include "core/support/crc32.h"

#include <array>

namespace bubblebar {

namespace {

constexpr std::uint32_t kGenerator = 0xEDB88320; // lowest bit first

constexpr std::array<std::uint32_t, 256> table()
{
    std::array<std::uint32_t, 256> rests {};
    for (std::uint32_t byte = 0; byte < rests.size(); ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest & 1U) != 0 ? (rest >> 1U) ^ kGenerator : rest >> 1U;
        rests[byte] = rest;
    }
    return rests;
}

} // namespace

std::uint32_t crc32(QByteArrayView bytes)
{
    static constexpr std::array<std::uint32_t, 256> kTable = table();
    std::uint32_t rest = 0xFFFFFFFF;
    for (const char byte : bytes)
        rest = kTable[(rest ^ static_cast<std::uint8_t>(byte)) & 0xFFU] ^ (rest >> 8U);
    return ~rest;
}

} // namespace bubblebar
