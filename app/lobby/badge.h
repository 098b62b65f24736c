#pragma once

#include <QPixmap>
#include <QWidget>

namespace bubblebar {

/// The program's icon. It is painted once its window is on the screen, and without the plugins for icons and images,
/// which take a while to load.
class Badge : public QWidget
{
    Q_OBJECT

public:
    explicit Badge(int size, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap m_picture;
};

} // namespace bubblebar
