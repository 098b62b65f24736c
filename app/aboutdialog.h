#pragma once

#include <QDialog>

namespace bubblebar {

/// What the program is, its version and licence. Somewhere in the picture hides the white beetle.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

/// A meadow with flowers, behind one of which the white beetle hides; it runs behind another one when it is found.
class HidingPlace : public QWidget
{
    Q_OBJECT

public:
    explicit HidingPlace(QWidget* parent = nullptr);

    /// Where the beetle can be seen now.
    [[nodiscard]] QPointF beetle() const;

Q_SIGNALS:
    void found();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QPointF flower(std::size_t number) const;

    std::size_t m_hiding = 2; ///< the flower it is behind
};

} // namespace bubblebar
