#pragma once

#include <QPainterPath>

#include <optional>

namespace bubblebar {

class TrackDocument;

/// A shortest route of the track being designed, found when it is first asked for.
class ShownRoute
{
public:
    void forget() { m_path.reset(); }
    /// In tile units; empty where there is none.
    [[nodiscard]] const QPainterPath& path(const TrackDocument& document);

private:
    std::optional<QPainterPath> m_path;
};

} // namespace bubblebar
