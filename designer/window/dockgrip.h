#pragma once

#include <QWidget>

namespace bubblebar {

/// A dock's title bar for content that has a heading of its own: only something to drag the dock by.
class DockGrip : public QWidget
{
    Q_OBJECT

public:
    explicit DockGrip(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bubblebar
