#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace bubblebar {

/// What a second start of the program asks of the one that is running.
///
/// As bytes: "BBAR", a byte for the version (1), four bytes for the length of what follows, highest first, and a JSON
/// object: "files", a list of absolute paths; "designer", true or false; "token" (may be left out), the compositor's
/// leave to come to the front; "until", milliseconds since 1970 UTC, after which nobody waits for an answer any more.
struct Handover
{
    QStringList files;     ///< absolute paths; empty to come to the front
    bool designer = false; ///< the files are wanted in the designer
    QString token;         ///< of XDG_ACTIVATION_TOKEN
    qint64 until = 0;      ///< ms since 1970 UTC

    friend bool operator==(const Handover&, const Handover&) = default;
};

inline constexpr qsizetype kMaxHandoverFiles = 100;
inline constexpr qsizetype kMaxHandoverBytes = 512LL * 1024; ///< with its head

/// Larger than kMaxHandoverBytes for what nobody would take.
[[nodiscard]] QByteArray handoverBytes(const Handover& handover);

enum class HandoverState { Incomplete, Complete, Damaged };

/// Whether the bytes that have come so far are a whole message, as far as its head tells.
[[nodiscard]] HandoverState handoverState(const QByteArray& bytes);

/// Nothing for what is damaged, of another version, or beyond the limits above.
[[nodiscard]] std::optional<Handover> parseHandover(const QByteArray& bytes);

} // namespace bubblebar
