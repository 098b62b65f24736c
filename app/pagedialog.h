#pragma once

#include <QDialog>

namespace bubblebar {

/// A page of text to be read beside a window.
class PageDialog : public QDialog
{
    Q_OBJECT

public:
    /// `text`: in Qt's subset of HTML.
    PageDialog(const QString& title, const QString& text, QWidget* parent);
};

} // namespace bubblebar
