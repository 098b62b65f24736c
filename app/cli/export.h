#pragma once

#include "app/cli/command.h"
#include "core/track/track.h"

namespace bubblebar::cli {

enum class ExportFormat : std::uint8_t { Png, Svg, Pdf };

/// What to export, and how.
struct ExportJob
{
    const Arguments& arguments;
    TrackPtr track;
    QString path;
    ExportFormat format;
};

/// The picture of a track as it lies on the table.
[[nodiscard]] Status exportTrack(const ExportJob& job);

/// Pages to print; several pages as PNG or SVG in several files.
[[nodiscard]] Status exportPlan(const ExportJob& job);
[[nodiscard]] Status exportPoster(const ExportJob& job);
[[nodiscard]] Status exportTiles(const ExportJob& job);
[[nodiscard]] Status exportCards(const ExportJob& job);
[[nodiscard]] Status exportStickers(const ExportJob& job);

/// “--dpi”, or `otherwise` where it is absent; complains where it is out of range.
[[nodiscard]] std::optional<int> readDpi(const ExportJob& job, int least, int greatest, int otherwise);

/// Writes the whole file, or complains.
[[nodiscard]] Status writeExport(const ExportJob& job, const QByteArray& bytes);

} // namespace bubblebar::cli
