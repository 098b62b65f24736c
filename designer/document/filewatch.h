#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace bubblebar {

/// Notices when another program changes or removes the open file, also where it puts a new file in its place.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches the file as it is now. Call it after each own save too; an empty path watches nothing.
    void setFile(const QString& path);
    /// Looks at the file now. File systems that tell nothing need that.
    void check();

Q_SIGNALS:
    void changed();
    void removed();

private:
    void watch();

    QFileSystemWatcher m_watcher;
    QTimer m_pause;
    QString m_path;
    QByteArray m_known; ///< checksum of what was there last; empty for no file
};

} // namespace bubblebar
