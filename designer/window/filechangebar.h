#pragma once

#include <QFrame>

namespace bubblebar {

class Notice;

/// Says above the canvas that another program changed the open file, and asks what shall count. Hidden until then.
class FileChangeBar : public QFrame
{
    Q_OBJECT

public:
    explicit FileChangeBar(QWidget* parent = nullptr);

    /// `losesChanges`: there are changes that reloading would throw away.
    void ask(const QString& fileName, bool losesChanges);

Q_SIGNALS:
    void reloadRequested();
    void keepRequested();

private:
    Notice* m_text;
};

} // namespace bubblebar
