#pragma once

#include "designer/widgets/steadycombo.h"

namespace bubblebar {

/// Chooses by picture. Closed it shows the picture alone; the list and screen readers have the word too.
class IconCombo : public SteadyCombo
{
    Q_OBJECT

public:
    explicit IconCombo(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bubblebar
