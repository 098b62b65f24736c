#pragma once

#include <QObject>
#include <QStringList>

class QDropEvent;
class QMimeData;
class QWidget;

namespace bubblebar {

/// Catches what is dragged from other programs onto any window of this one: files that can be opened, and share codes
/// as text. Fields for text keep text for themselves. What can't be opened is refused while it is still dragged, and a
/// tool tip says why.
class DropCatcher : public QObject
{
    Q_OBJECT

public:
    /// Listens to the application.
    explicit DropCatcher(QObject* parent = nullptr);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// `window`: the window that they were dropped on. Emitted within the drop: no dialog may come up at once.
    void filesDropped(const QStringList& files, QWidget* window);
    void textDropped(const QString& text, QWidget* window);

private:
    struct Load
    {
        QStringList files; ///< that can be opened
        QString text;      ///< a share code
        QString refusal;   ///< why nothing can be opened; empty where it's none of our business
        [[nodiscard]] bool isOpenable() const { return !files.isEmpty() || !text.isEmpty(); }
    };

    [[nodiscard]] static Load loadOf(const QMimeData& data, const QWidget& target);
    [[nodiscard]] bool drag(QWidget& target, QDropEvent& event);
    [[nodiscard]] bool drop(QWidget& target, QDropEvent& event);
    void look(const QWidget& target, const QDropEvent& event);

    Load m_load; ///< of what is being dragged
};

} // namespace bubblebar
