#pragma once

#include <QImage>
#include <QThreadPool>
#include <QWidget>

#include <functional>

namespace bubblebar {

/// A big picture that is painted in the background once the widget is seen, anew for each size and look. A click on it
/// is a wish.
class LazyPicture : public QWidget
{
    Q_OBJECT

public:
    /// Called in another thread; `size` in device pixels.
    using Painter = std::function<QImage(QSize size, bool dark)>;

    explicit LazyPicture(Painter painter, QWidget* parent = nullptr);
    ~LazyPicture() override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Wanted
    {
        QSize size;
        bool dark = false;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };

    void request(const Wanted& wanted);
    void take(const Wanted& painted, const QImage& image);

    Painter m_paint;
    QThreadPool m_thread;
    Wanted m_wanted; ///< what was asked for last
    QImage m_image;
    bool m_busy = false;
};

} // namespace bubblebar
