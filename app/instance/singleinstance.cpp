#include "app/instance/singleinstance.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

/// How long a second start waits for the first one: that may be busy, but people should not wonder. In ms.
constexpr int kPatience = 2000;
/// How long the running program waits for the message of a second start. In ms.
constexpr int kGreeting = 5000;
/// How long two starts at the same moment wait for each other. In ms.
constexpr int kTurn = 500;
constexpr int kMaxGuests = 16;
constexpr char kYes = '+';
constexpr char kNo = '-';

/// ":1.0" and ":1" are screens of one display.
QString display()
{
    const QString platform = QGuiApplication::platformName();
    if (platform.startsWith("wayland"_L1))
        return qEnvironmentVariable("WAYLAND_DISPLAY");
    if (platform != "xcb"_L1)
        return platform;
    const QString name = qEnvironmentVariable("DISPLAY");
    const qsizetype screen = name.indexOf(u'.', name.lastIndexOf(u':') + 1);
    return screen < 0 ? name : name.left(screen);
}

/// A folder of the user's own where there is one.
QString socketFolder()
{
    const QFileInfo runtime(qEnvironmentVariable("XDG_RUNTIME_DIR"));
    return runtime.isAbsolute() && runtime.isDir() && runtime.isWritable() ? runtime.filePath() : QDir::tempPath();
}

/// What another user has put in our place is not to be told of our files.
bool isForeign(const QString& address)
{
    const QFileInfo socket(address);
    return socket.exists() && socket.ownerId() != QFileInfo(QDir::homePath()).ownerId();
}

/// Reads the message of one guest, answers, and leaves.
class Greeting : public QObject
{
public:
    Greeting(QLocalSocket* guest, SingleInstance& host)
        : QObject(guest)
        , m_guest(*guest)
        , m_host(host)
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
            Q_EMIT m_host.received(*message);
    }

    QLocalSocket& m_guest;
    SingleInstance& m_host;
    QByteArray m_bytes;
    bool m_answered = false;
};

} // namespace

QString instanceAddress()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& part : {QDir::homePath(), qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME")),
                                QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation), display()})
        hash.addData(part.toUtf8() + '\0');
    const QString name = u"bubblebar-"_s + QString::fromLatin1(hash.result().toHex().left(16));
#ifdef Q_OS_UNIX
    return socketFolder() + u'/' + name;
#else
    return name;
#endif
}

SingleInstance::SingleInstance(QObject* parent)
    : QObject(parent)
    , m_server(std::make_unique<QLocalServer>())
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    m_server->setMaxPendingConnections(kMaxGuests);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::greet);
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::isFound() const
{
    return m_server->isListening();
}

bool SingleInstance::handOver(const Handover& handover)
{
    const QString address = instanceAddress();
    if (isForeign(address))
        return false;
    // Of two that start at the same moment, the second one finds the first.
    QLockFile turn(address + u".lock"_s);
    const bool isOurTurn = turn.tryLock(kTurn);
    const Answer answer = ask(handover);
    if (answer == Answer::Nobody && isOurTurn)
        listen();
    return answer == Answer::Taken;
}

SingleInstance::Answer SingleInstance::ask(const Handover& handover)
{
    const QDeadlineTimer deadline(kPatience);
    const auto left = [&deadline] { return static_cast<int>(deadline.remainingTime()); };
    QLocalSocket socket;
    socket.connectToServer(instanceAddress());
    if (!socket.waitForConnected(left()))
        return socket.error() == QLocalSocket::SocketTimeoutError ? Answer::Silence : Answer::Nobody;
    Handover message = handover;
    message.until = QDateTime::currentMSecsSinceEpoch() + left();
    socket.write(handoverBytes(message));
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(left()))
            return Answer::Silence;
    char answer = kNo;
    if (socket.bytesAvailable() == 0)
        static_cast<void>(socket.waitForReadyRead(left()));
    return socket.getChar(&answer) && answer == kYes ? Answer::Taken : Answer::Silence;
}

void SingleInstance::listen()
{
    const QString address = instanceAddress();
    if (m_server->listen(address))
        return;
    // A crash has left it: nobody answers there.
    if (m_server->serverError() == QAbstractSocket::AddressInUseError && QLocalServer::removeServer(address))
        static_cast<void>(m_server->listen(address));
}

void SingleInstance::greet()
{
    while (QLocalSocket* guest = m_server->nextPendingConnection())
        new Greeting(guest, *this);
}

} // namespace bubblebar
