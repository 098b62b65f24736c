#include "app/instance/singleinstance.h"

#include "designer/modules.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLockFile>
#include <QStandardPaths>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

using Answer = InstanceSocket::Answer;

/// How long a start waits for another one that is coming up. In ms.
constexpr int kTurn = 2000;

/// ":1.0" and ":1" are screens of one display.
QString display()
{
    QString platform = QGuiApplication::platformName();
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

/// Sockets of Windows are no files: there it takes a question.
bool mayBeThere([[maybe_unused]] const QString& address)
{
#ifdef Q_OS_UNIX
    return QFileInfo::exists(address);
#else
    return true;
#endif
}

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
{
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const Handover& handover)
{
    m_address = instanceAddress();
    if (isForeign(m_address))
        return false;
    // Of two that start at the same moment, the second one finds the first.
    m_turn = std::make_unique<QLockFile>(m_address + u".lock"_s);
    const bool isOurTurn = m_turn->tryLock(kTurn);
    const Answer answer =
        mayBeThere(m_address) && socket() != nullptr ? socket()->ask(m_address, handover) : Answer::Nobody;
    if (!isOurTurn || answer != Answer::Nobody)
        m_turn.reset();
    return answer == Answer::Taken;
}

void SingleInstance::listen()
{
    if (m_turn && socket() != nullptr)
        m_isFound = socket()->listen(m_address, [this](const Handover& handover) { Q_EMIT received(handover); });
    m_turn.reset();
}

InstanceSocket* SingleInstance::socket()
{
    using Make = InstanceSocket* (*)();
    if (!m_socket)
        if (const auto make = reinterpret_cast<Make>(moduleFunction("bubblebar-instance", "bubblebarInstance")))
            m_socket.reset(make());
    return m_socket.get();
}

} // namespace bubblebar
