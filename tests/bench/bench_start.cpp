// How long programs take from their start until their first window shows something, in processor time and as it passes,
// and how much memory they have taken by then. They are started in turns on the X server of DISPLAY, or on an Xvfb of
// this program's own, with settings and home empty.

#include "tests/bench/bench.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <chrono>
#include <ctime>
#include <memory>
#include <thread>

#include <xcb/xcb.h>

namespace bubblebar::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience(20);
constexpr std::chrono::microseconds kGlance(300);
constexpr int kLeastWidth = 200;
constexpr const char* kMinimal = "floor/start of a minimal window";

template <class Reply>
using Owned = std::unique_ptr<Reply, decltype(&std::free)>;

template <class Reply>
Owned<Reply> owned(Reply* reply)
{
    return {reply, &std::free};
}

/// Sees windows come up on an X server.
class Watcher
{
public:
    explicit Watcher(const QByteArray& display)
        : m_connection(xcb_connect(display.isEmpty() ? nullptr : display.constData(), nullptr))
    {
        if (!isConnected())
            return;
        const std::uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
        const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data->root;
        xcb_change_window_attributes(m_connection, root, XCB_CW_EVENT_MASK, &events);
        xcb_flush(m_connection);
    }
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    ~Watcher() { xcb_disconnect(m_connection); }

    [[nodiscard]] bool isConnected() const { return xcb_connection_has_error(m_connection) == 0; }

    /// Waits for a window that shows something. False: none came.
    bool awaitPicture(Clock::time_point latest)
    {
        xcb_window_t window = XCB_WINDOW_NONE;
        while (Clock::now() < latest) {
            if (window == XCB_WINDOW_NONE)
                window = newWindow();
            else if (isPainted(window))
                return true;
            std::this_thread::sleep_for(kGlance);
        }
        return false;
    }

    void forgetEvents()
    {
        while (owned(xcb_poll_for_event(m_connection))) {
        }
    }

private:
    /// Programs have small helper windows, too.
    xcb_window_t newWindow()
    {
        while (const auto event = owned(xcb_poll_for_event(m_connection))) {
            if ((event->response_type & 0x7F) != XCB_MAP_NOTIFY)
                continue;
            const xcb_window_t window = reinterpret_cast<const xcb_map_notify_event_t*>(event.get())->window;
            const auto geometry =
                owned(xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr));
            if (geometry && geometry->width >= kLeastWidth)
                return window;
        }
        return XCB_WINDOW_NONE;
    }

    /// Nothing is painted black: that is how an X server without a window manager shows a window at first.
    bool isPainted(xcb_window_t window)
    {
        const auto request = xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, window, 4, kLeastWidth, 1, 1, ~0U);
        const auto image = owned(xcb_get_image_reply(m_connection, request, nullptr));
        if (!image || xcb_get_image_data_length(image.get()) < 3)
            return false;
        const std::uint8_t* bytes = xcb_get_image_data(image.get());
        return bytes[0] != 0 || bytes[1] != 0 || bytes[2] != 0;
    }

    xcb_connection_t* m_connection;
};

/// The X server on which everything is shown; one of its own where DISPLAY names none.
class Screen
{
public:
    Screen()
        : m_display(qgetenv("DISPLAY"))
    {
        if (!m_display.isEmpty())
            return;
        m_server.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                        QStringLiteral("0"), QStringLiteral("1366x768x24")});
        if (m_server.waitForReadyRead())
            m_display = ':' + m_server.readLine().trimmed();
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }

    [[nodiscard]] QByteArray display() const { return m_display; }

private:
    QProcess m_server;
    QByteArray m_display;
};

/// Of all its threads, ended ones too.
double processorSeconds(qint64 process)
{
    clockid_t clock {};
    timespec time {};
    if (clock_getcpuclockid(static_cast<pid_t>(process), &clock) != 0 || clock_gettime(clock, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

double peakMegabytes(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
    }
    return 0;
}

struct Start
{
    double passed = 0;    ///< seconds
    double processor = 0; ///< seconds
    double peak = 0;      ///< megabytes
};

/// In memory where that is usual, as a session's is.
QString runtimeFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/bubblebar-XXXXXX");
}

QProcessEnvironment emptyHome(const QString& home, const QString& runtime, const QByteArray& display)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DISPLAY"), QString::fromLocal8Bit(display));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime);
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        environment.insert(QLatin1StringView(name), home);
    return environment;
}

/// Nothing if no window came.
std::optional<Start> startOnce(const QString& program, Watcher& watcher, const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    watcher.forgetEvents();
    const Clock::time_point began = Clock::now();
    process.start(program, QStringList());
    const bool shown = watcher.awaitPicture(began + kPatience);
    const std::chrono::duration<double> passed = Clock::now() - began;
    const Start start {passed.count(), processorSeconds(process.processId()), peakMegabytes(process.processId())};
    process.kill();
    process.waitForFinished();
    return shown ? std::optional(start) : std::nullopt;
}

void start(benchmark::State& state, const char* program, const char* floor)
{
    if (*floor != '\0')
        compareWith(state, floor);
    static Screen screen;
    static Watcher watcher(screen.display());
    if (!watcher.isConnected()) {
        state.SkipWithError("no X server and no Xvfb");
        return;
    }
    const QTemporaryDir home;
    const QTemporaryDir runtime(runtimeFolder());
    const QProcessEnvironment environment = emptyHome(home.path(), runtime.path(), screen.display());
    const QString path = QCoreApplication::applicationDirPath() + u'/' + QLatin1StringView(program);
    // Once for the programs to be in memory.
    if (!startOnce(path, watcher, environment)) {
        state.SkipWithError("no window came up");
        return;
    }
    for ([[maybe_unused]] auto _ : state) {
        const Start once = startOnce(path, watcher, environment).value_or(Start());
        state.SetIterationTime(once.processor);
        state.counters["passed ms"] = once.passed * 1000;
        state.counters["peak MB"] = once.peak;
    }
}

void minimal(benchmark::State& state)
{
    start(state, "bubblebar-bench-minimal", "");
}
BENCHMARK(minimal)->Name(kMinimal)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);

void lobby(benchmark::State& state)
{
    start(state, "bubblebar", kMinimal);
}
BENCHMARK(lobby)->Name("start/to the first window")->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bubblebar::bench
