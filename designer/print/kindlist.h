#pragma once

#include "core/track/track.h"
#include "designer/drawing/pages/pageoptions.h"

#include <QListWidget>

namespace bubblebar {

/// What can be printed, each with a picture and a remark.
class KindList : public QListWidget
{
    Q_OBJECT

public:
    /// `track`: whose pieces are in the pictures.
    explicit KindList(const Track& track, QWidget* parent = nullptr);

    void choose(PageKind kind);

Q_SIGNALS:
    void chosen(bubblebar::PageKind kind);
};

} // namespace bubblebar
