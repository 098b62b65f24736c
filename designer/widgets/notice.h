#pragma once

#include <QWidget>

class QLabel;
class QPainter;

namespace bubblebar {

/// Signs for findings: always a shape, never a colour alone.
enum class Mark { Error, Warning };

/// A round disc with a cross, or a triangle, with the palette's look in mind.
void paintMark(QPainter& painter, Mark mark, const QRectF& box, bool dark);

/// A mark with a sentence or two beside it; hidden while there is no text.
class Notice : public QWidget
{
    Q_OBJECT

public:
    explicit Notice(Mark mark, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    void setText(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Mark m_mark;
    QLabel* m_text;
};

} // namespace bubblebar
