#pragma once

#include <QDialog>

namespace bubblebar {

/// What mouse and keys do in the designer.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget* parent = nullptr);
};

} // namespace bubblebar
