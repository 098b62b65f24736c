#pragma once

#include "designer/drawing/pages/pageset.h"

#include <QStringList>

#include <tl/expected.hpp>

#include <functional>

namespace bubblebar {

/// Why pages were not written; the sentence for it is exportProblemText().
struct ExportProblem
{
    enum class Code : std::uint8_t {
        Unwritable, ///< `path`; `reason`: the system's
        TooLarge,   ///< more than kMaxPicturePixels, or memory is short; `dpi`: the most that works for this paper
        Cancelled,
        NoPages,
    };

    Code code = Code::Cancelled;
    QString path {};
    QString reason {};
    int dpi = 0;
};
[[nodiscard]] QString exportProblemText(const ExportProblem& problem);

/// Called with the steps done and how many there are; false stops the export. What was not finished is not written.
using ExportProgress = std::function<bool(int done, int all)>;

/// The files written, in the order of the pages.
using ExportResult = tl::expected<QStringList, ExportProblem>;

inline constexpr int kLeastDpi = 30;
inline constexpr int kGreatestDpi = 1200;
inline constexpr int kUsualDpi = 150;
/// What a PNG may hold: A3 at 600 dpi fits, and takes other programs 280 MB to open.
inline constexpr qint64 kMaxPicturePixels = 72'000'000;

/// "plan.png" for one page, else "plan-1.png", "plan-2.png" …
[[nodiscard]] QStringList exportPaths(const QString& path, int pages);

/// All pages in one file at true size.
[[nodiscard]] ExportResult exportPdf(const PageSet& set, const QString& path, const ExportProgress& progress = {});
/// One file a page, with millimetres as units. Pictures carry their track (picturefile.h).
[[nodiscard]] ExportResult exportSvg(const PageSet& set, const QString& path, const ExportProgress& progress = {});
/// One file a page, on white.
[[nodiscard]] ExportResult exportPng(const PageSet& set, const QString& path, int dpi,
                                     const ExportProgress& progress = {});

} // namespace bubblebar
