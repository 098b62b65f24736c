#pragma once

#include "core/track/track.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QThreadPool>

#include <functional>

namespace bubblebar {

/// Pictures of tracks and races on the table's wood, painted in the background and kept. Ask again when `painted`
/// comes.
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    explicit Thumbnails(QObject* parent = nullptr);
    ~Thumbnails() override;

    /// Paints the picture in device pixels; called in another thread.
    using Paint = std::function<QImage(QSize size, bool dark)>;

    /// The picture, or a null one while it is being painted. `key`: the track's own, such as its path; `size` in
    /// device-independent pixels.
    [[nodiscard]] QPixmap picture(const QString& key, const TrackPtr& track, QSize size, qreal pixelRatio, bool dark);
    /// The same with any picture; `key` names it for good.
    [[nodiscard]] QPixmap picture(const QString& key, const Paint& paint, QSize size, qreal pixelRatio, bool dark);

Q_SIGNALS:
    void painted(const QString& key);

private:
    void start(const QString& id, const QString& key, const Paint& paint, QSize size, qreal pixelRatio, bool dark);

    QHash<QString, QPixmap> m_pictures; ///< null while being painted
    QThreadPool m_painter;
};

/// A track in the middle of the table's wood. `size` in device pixels. May be called in any thread.
[[nodiscard]] QImage trackOnTable(const Track& track, QSize size, bool dark);

} // namespace bubblebar
