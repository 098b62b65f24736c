#pragma once

#include "app/instance/handover.h"

#include <QObject>

#include <memory>

class QLocalServer;

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
    /// answers from now on, or, where another one is there but gives no answer in time, goes on by itself.
    [[nodiscard]] bool handOver(const Handover& handover);

    /// Whether other starts of the program find this one.
    [[nodiscard]] bool isFound() const;

Q_SIGNALS:
    void received(const bubblebar::Handover& handover);

private:
    enum class Answer { Taken, Nobody, Silence };

    [[nodiscard]] static Answer ask(const Handover& handover);
    void listen();
    void greet();

    std::unique_ptr<QLocalServer> m_server;
};

} // namespace bubblebar
