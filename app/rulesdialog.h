#pragma once

#include <QDialog>

namespace bubblebar {

/// The rules of a game in short, to be read beside it.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `text`: in Qt's subset of HTML.
    RulesDialog(const QString& title, const QString& text, QWidget* parent);
};

} // namespace bubblebar
