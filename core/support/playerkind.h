#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bubblebar {

/// Who plays a seat, in the records of the games.
enum class PlayerKind : std::uint8_t { Person, Random, Easy, Medium, Hard, Expert };

inline constexpr std::array kAllPlayerKinds {PlayerKind::Person, PlayerKind::Random, PlayerKind::Easy,
                                             PlayerKind::Medium, PlayerKind::Hard,   PlayerKind::Expert};

/// "person", "random", "easy", "medium", "hard", "expert", as in files.
[[nodiscard]] std::string_view playerKindName(PlayerKind kind);
[[nodiscard]] std::optional<PlayerKind> playerKindFromName(std::string_view name);

} // namespace bubblebar
