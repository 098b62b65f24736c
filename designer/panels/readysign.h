#pragma once

#include <QWidget>

class QLabel;

namespace bubblebar {

/// A tick in a green disc: the track is ready to play.
class ReadySign : public QWidget
{
    Q_OBJECT

public:
    explicit ReadySign(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_text;
};

} // namespace bubblebar
