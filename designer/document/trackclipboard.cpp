#include "designer/document/trackclipboard.h"

#include "core/support/errortext.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace bubblebar {

namespace {

const auto kMimeType = QStringLiteral("application/x-bubblebar-track");

tl::unexpected<QString> refusal(const QString& sentence)
{
    return tl::unexpected<QString>(sentence);
}

tl::unexpected<QString> nothingToPaste()
{
    return refusal(QCoreApplication::translate("TrackClipboard", "There are no tiles to paste. Copy some first."));
}

tl::expected<Track, QString> draftFromText(const QString& text)
{
    if (!text.trimmed().startsWith(u'{') && !looksLikeShareCode(text))
        return nothingToPaste();
    Result<Track> track = parseTrackText(text);
    if (!track)
        return refusal(
            QCoreApplication::translate("TrackClipboard", "The copied text is not a track that can be pasted. %1")
                .arg(fileErrorText(track.error())));
    if (track->tiles.empty())
        return nothingToPaste();
    return *std::move(track);
}

} // namespace

void copyDraft(const Track& draft)
{
    const QByteArray bytes = trackBytes(draft);
    auto* data = new QMimeData; // the clipboard takes it
    data->setData(kMimeType, bytes);
    data->setText(QString::fromUtf8(bytes));
    QGuiApplication::clipboard()->setMimeData(data);
}

tl::expected<Track, QString> draftFrom(const QMimeData& data)
{
    return draftFromText(data.hasFormat(kMimeType) ? QString::fromUtf8(data.data(kMimeType)) : data.text());
}

tl::expected<Track, QString> draftOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data ? draftFrom(*data) : nothingToPaste();
}

} // namespace bubblebar
