#pragma once

#include <QWidget>

class QBoxLayout;

namespace bubblebar {

/// Two parts of a page: side by side where there is room, else one below the other. For a scroll area.
class TwoColumns : public QWidget
{
    Q_OBJECT

public:
    /// The second part takes the room that is left.
    TwoColumns(QWidget* first, QWidget* second, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool fitsBeside(int width) const;

    QWidget* m_first;
    QWidget* m_second;
    QBoxLayout* m_layout;
};

} // namespace bubblebar
