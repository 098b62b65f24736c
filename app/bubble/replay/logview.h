#pragma once

#include <QListView>

namespace bubblebar {

/// The list of what happened: a click or Enter on a line asks to see its action again.
class LogView : public QListView
{
    Q_OBJECT

public:
    /// `log`: a LogModel.
    explicit LogView(QAbstractItemModel* log, QWidget* parent = nullptr);

    /// Keeps that line in sight.
    void followAction(int action);

Q_SIGNALS:
    /// `action`: its index in the record.
    void actionChosen(int action, bool byKeyboard);
    /// The pointer or the keyboard is on a line of that action; −1: on none.
    void actionPointed(int action);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void stayAtEnd();
    void choose(const QModelIndex& line, bool byKeyboard);
    void point(const QModelIndex& line);

    int m_pointed = -1;
    bool m_isAtEnd = true;
};

} // namespace bubblebar
