#pragma once

#include <QLabel>

#include <array>

namespace bubblebar {

/// A text in as many lines as it needs. QLabel lays its text out anew each time that it is asked for its height, and
/// nested layouts ask a dozen times for each size; this one remembers the last answers.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(const QString& text = {}, QWidget* parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Height
    {
        int width = -1;
        int height = 0;
    };

    mutable std::array<Height, 4> m_heights;
    mutable std::size_t m_oldest = 0;
    mutable QString m_text; ///< of which the heights are
};

} // namespace bubblebar
