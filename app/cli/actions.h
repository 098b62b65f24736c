#pragma once

#include "app/cli/console.h"
#include "core/bubble/explain.h"

#include <tl/expected.hpp>

#include <QString>

namespace bubblebar::cli {

/// An action that is not played: the sentence, and whether it is illegal (no) or no action at all (failed).
struct Refusal
{
    Status status = Status::No;
    QString sentence;
};

/// Reads a line of text. A beetle, space or tile that is not in this race makes it illegal; anything else that is not
/// understood is wrong use.
[[nodiscard]] tl::expected<Action, Refusal> readAction(const Position& position, const QString& line);

} // namespace bubblebar::cli
