#include "app/cli/actions.h"

#include "core/bubble/explaintext.h"

namespace bubblebar::cli {

namespace {

bool isWellFormed(NotationError::Code code)
{
    using Code = NotationError::Code;
    return code == Code::UnknownBeetle || code == Code::UnknownSpace || code == Code::UnknownTile ||
           code == Code::BadOrder;
}

} // namespace

tl::expected<Action, Refusal> readAction(const Position& position, const QString& line)
{
    const auto action = parseAction(position.race, line.toStdString());
    if (action)
        return *action;
    const Status status = isWellFormed(action.error().code) ? Status::No : Status::Failed;
    return tl::make_unexpected(Refusal {status, notationErrorText(action.error())});
}

} // namespace bubblebar::cli
