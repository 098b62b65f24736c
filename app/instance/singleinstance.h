#pragma once

#include "app/instance/instancesocket.h"

#include <QObject>

#include <memory>

class QLockFile;

namespace bubblebar {

/// Where the program that is running is asked: a socket of this user, this home and settings, and this display. With
/// two displays or two sessions there are two instances.
[[nodiscard]] QString instanceAddress();

/// One program a display: a second start hands its files to the running one and ends.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QObject* parent = nullptr);
    ~SingleInstance() override;

    /// True when another instance has taken the message: this one has nothing more to do. Otherwise this instance
    /// is the one to `listen()`, or, where another one is there but gives no answer in time, goes on by itself.
    [[nodiscard]] bool handOver(const Handover& handover);

    /// Answers other starts from now on, if it is this instance's to do so. Until then they wait, so do not wait long.
    void listen();

    /// Whether other starts of the program find this one.
    [[nodiscard]] bool isFound() const { return m_isFound; }

Q_SIGNALS:
    void received(const bubblebar::Handover& handover);

private:
    [[nodiscard]] InstanceSocket* socket();

    QString m_address;
    std::unique_ptr<QLockFile> m_turn; ///< held from `handOver()` until `listen()`
    std::unique_ptr<InstanceSocket> m_socket;
    bool m_isFound = false;
};

} // namespace bubblebar
