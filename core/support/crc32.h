#pragma once

#include <QByteArrayView>

#include <cstdint>

namespace bubblebar {

/// The checksum of PNG, gzip and others (ISO 3309).
[[nodiscard]] std::uint32_t crc32(QByteArrayView bytes);

} // namespace bubblebar
