#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <functional>

namespace bubblebar {

class Navigator;

/// What comes from outside: files of the command line and of a second start, files and share codes that are dropped on
/// any window, files that the system sends. They open one after the other, each in the window for its kind, and wait
/// while a dialog waits for an answer.
class Arrivals : public QObject
{
    Q_OBJECT

public:
    /// `navigator` must live as long. Listens to the application.
    explicit Arrivals(Navigator& navigator);

    /// Absolute paths. `where`: the window that they were dropped on. Of several games the first one that can be opened
    /// is, as there is one table; people are told of the others.
    void open(const QStringList& files, QWidget* where = nullptr);
    /// Text that looks like a share code.
    void openText(const QString& text, QWidget* where = nullptr);
    /// All of them in the designer; an empty track where there is none.
    void design(const QStringList& files);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Batch
    {
        QPointer<QWidget> where;
        bool hasTable = false;
        QStringList otherGames;
    };

    void openOne(const QString& file, Batch& batch);
    void await(std::function<void()> work);
    void goOn();
    static void tellOneTable(const QStringList& files);

    Navigator& m_navigator;
    std::deque<std::function<void()>> m_waiting;
    QTimer m_timer;
    bool m_isOpening = false;
};

} // namespace bubblebar
