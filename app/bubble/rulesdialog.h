#pragma once

#include <QDialog>

namespace bubblebar {

/// The rules of the race on one page, in short.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(QWidget* parent = nullptr);
};

} // namespace bubblebar
