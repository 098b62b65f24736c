// A module of its own, so that the program comes up without Qt Network.

#include "app/instance/instancesocket.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTimer>

namespace bubblebar {

namespace {

/// How long a second start waits for the first one: that may be busy, but people should not wonder. In ms.
constexpr int kPatience = 2000;
/// How long the running program waits for the message of a second start. In ms.
constexpr int kGreeting = 5000;
constexpr int kMaxGuests = 16;
constexpr char kYes = '+';
constexpr char kNo = '-';

using Receive = std::function<void(const Handover&)>;

/// Reads the message of one guest, answers, and leaves.
class Greeting : public QObject
{
public:
    Greeting(QLocalSocket* guest, const Receive& receive)
        : QObject(guest)
        , m_guest(*guest)
        , m_receive(receive)
    {
        m_guest.setReadBufferSize(kMaxHandoverBytes + 1);
        connect(guest, &QLocalSocket::disconnected, guest, &QObject::deleteLater);
        connect(guest, &QLocalSocket::readyRead, this, &Greeting::read);
        QTimer::singleShot(kGreeting, guest, &QLocalSocket::abort);
        read();
    }

private:
    void read()
    {
        if (m_answered)
            return;
        m_bytes += m_guest.read(kMaxHandoverBytes + 1 - m_bytes.size());
        if (handoverState(m_bytes) == HandoverState::Incomplete)
            return;
        m_answered = true;
        const std::optional<Handover> message = parseHandover(m_bytes);
        // Who has given up waiting has opened the files already.
        const bool takes = message && QDateTime::currentMSecsSinceEpoch() < message->until;
        m_guest.putChar(takes ? kYes : kNo);
        m_guest.disconnectFromServer();
        if (takes)
            m_receive(*message);
    }

    QLocalSocket& m_guest;
    const Receive& m_receive;
    QByteArray m_bytes;
    bool m_answered = false;
};

class LocalSocket : public InstanceSocket
{
public:
    Answer ask(const QString& address, Handover handover) override
    {
        const QDeadlineTimer deadline(kPatience);
        const auto left = [&deadline] { return static_cast<int>(deadline.remainingTime()); };
        QLocalSocket socket;
        socket.connectToServer(address);
        if (!socket.waitForConnected(left()))
            return socket.error() == QLocalSocket::SocketTimeoutError ? Answer::Silence : Answer::Nobody;
        handover.until = QDateTime::currentMSecsSinceEpoch() + left();
        socket.write(handoverBytes(handover));
        while (socket.bytesToWrite() > 0)
            if (!socket.waitForBytesWritten(left()))
                return Answer::Silence;
        char answer = kNo;
        if (socket.bytesAvailable() == 0)
            static_cast<void>(socket.waitForReadyRead(left()));
        return socket.getChar(&answer) && answer == kYes ? Answer::Taken : Answer::Silence;
    }

    bool listen(const QString& address, Receive receive) override
    {
        m_receive = std::move(receive);
        m_server.setSocketOptions(QLocalServer::UserAccessOption);
        m_server.setMaxPendingConnections(kMaxGuests);
        QObject::connect(&m_server, &QLocalServer::newConnection, &m_server, [this] { greet(); });
        if (m_server.listen(address))
            return true;
        // A crash has left it: nobody answers there.
        return m_server.serverError() == QAbstractSocket::AddressInUseError && QLocalServer::removeServer(address) &&
               m_server.listen(address);
    }

private:
    void greet()
    {
        while (QLocalSocket* guest = m_server.nextPendingConnection())
            new Greeting(guest, m_receive);
    }

    Receive m_receive;
    QLocalServer m_server;
};

} // namespace

} // namespace bubblebar

/// Belongs to the caller.
extern "C" Q_DECL_EXPORT bubblebar::InstanceSocket* bubblebarInstance()
{
    return new bubblebar::LocalSocket;
}
