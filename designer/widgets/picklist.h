#pragma once

#include <QListView>

namespace bubblebar {

/// A list from which one thing is picked: by a click, or by Return on the current item.
class PickList : public QListView
{
    Q_OBJECT

public:
    explicit PickList(QWidget* parent = nullptr);

Q_SIGNALS:
    void picked(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace bubblebar
