// A module of its own, so that Qt Multimedia and what that needs is loaded when a sound is played, not at the start.

#include "app/sound/sound.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QElapsedTimer>
#include <QFile>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <vector>

namespace bubblebar {

namespace {

/// A sound that could not begin so soon is not played any more: it would be heard when everything is over.
constexpr qint64 kLatest = 400;
/// So long the end of the program waits for a device that hangs. Milliseconds.
constexpr unsigned long kPatience = 1000;
/// So long the device stays open when all is silent. Milliseconds.
constexpr int kRest = 1500;

// The files as their script writes them.
constexpr int kRate = 22050;
constexpr int kHeaderSize = 44;
constexpr float kFullScale = 32767;
/// Bytes, 150 ms: a horn that comes late is no horn, but PulseAudio never begins with a buffer of 50 ms.
constexpr qsizetype kBufferSize = kRate * 15 / 100 * sizeof(qint16);

std::atomic<QThread*> s_soundThread {nullptr};
QtMessageHandler s_otherMessages = nullptr;

/// Also what PulseAudio's own threads have to say when the server goes away.
bool isOfSound(const QMessageLogContext& context, const QString& message)
{
    return QThread::currentThread() == s_soundThread || QByteArrayView(context.category).startsWith("qt.multimedia") ||
           message.startsWith(QLatin1String("PulseAudioService:")) || message.contains(QLatin1String("Stream error:"));
}

/// Qt Multimedia tells each missing server and device on standard error; a game without sound is still a game.
void dropMessagesOfSound(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg || !isOfSound(context, message))
        s_otherMessages(type, context, message);
}

/// The sum of what is playing, as samples of 16 bits; silence where that is nothing.
class Mixer : public QIODevice
{
public:
    Mixer()
    {
        for (const Effect effect : kAllEffects) {
            QFile file(QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(effectName(effect))));
            if (!file.open(QIODevice::ReadOnly) || !file.seek(kHeaderSize))
                continue;
            const QByteArray bytes = file.readAll();
            std::vector<qint16>& samples = m_samples[static_cast<std::size_t>(effect)];
            samples.resize(static_cast<std::size_t>(bytes.size()) / sizeof(qint16));
            qFromLittleEndian<qint16>(bytes.constData(), static_cast<qsizetype>(samples.size()), samples.data());
        }
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    /// A sound that still plays begins again.
    void add(Effect effect, double volume)
    {
        std::erase_if(m_voices, [effect](const Voice& voice) { return voice.effect == effect; });
        m_voices.push_back({effect, 0, static_cast<float>(volume)});
    }
    void clear() { m_voices.clear(); }
    [[nodiscard]] bool isSilent() const { return m_voices.empty(); }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return kRate + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* data, qint64 size) override
    {
        const auto count = static_cast<std::size_t>(size) / sizeof(qint16);
        std::vector<float> sum(count);
        for (Voice& voice : m_voices) {
            const std::vector<qint16>& samples = m_samples[static_cast<std::size_t>(voice.effect)];
            for (std::size_t i = 0; i < count && voice.at < samples.size(); ++i)
                sum[i] += voice.volume * static_cast<float>(samples[voice.at++]);
        }
        std::erase_if(m_voices, [this](const Voice& voice) {
            return voice.at >= m_samples[static_cast<std::size_t>(voice.effect)].size();
        });
        std::vector<qint16> mixed(count);
        std::ranges::transform(sum, mixed.begin(), [](float sample) {
            return static_cast<qint16>(std::clamp(sample, -kFullScale, kFullScale));
        });
        const std::size_t bytes = count * sizeof(qint16);
        std::memcpy(data, mixed.data(), bytes);
        return static_cast<qint64>(bytes);
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    struct Voice
    {
        Effect effect = Effect::Horn;
        std::size_t at = 0;
        float volume = 1;
    };

    std::array<std::vector<qint16>, kAllEffects.size()> m_samples;
    std::vector<Voice> m_voices;
};

/// Lives in the thread of the sound. The device stays open for a while after each sound, since what is in its buffer
/// when it is closed is not heard.
class Player : public QObject
{
public:
    Player()
        : m_rest(this)
    {
        m_rest.setSingleShot(true);
        m_rest.setInterval(kRest);
        connect(&m_rest, &QTimer::timeout, this, [this] {
            if (m_mixer.isSilent())
                m_sink.reset();
            else
                m_rest.start();
        });
    }

    void play(Effect effect, double volume)
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        const bool failed = m_sink && m_sink->error() != QAudio::NoError && m_sink->error() != QAudio::UnderrunError;
        if (device != m_device || failed)
            m_sink.reset();
        if (device.isNull())
            return;
        m_device = device;
        m_mixer.add(effect, volume);
        m_rest.start();
        if (!m_sink)
            open();
    }

    void stop() { m_mixer.clear(); }

private:
    void open()
    {
        QAudioFormat format;
        format.setSampleRate(kRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        m_sink = std::make_unique<QAudioSink>(m_device, format);
        m_sink->setBufferSize(kBufferSize);
        m_sink->start(&m_mixer);
    }

    QTimer m_rest;
    Mixer m_mixer;
    QAudioDevice m_device;
    std::unique_ptr<QAudioSink> m_sink;
};

class DeviceSound : public SoundOutput
{
public:
    ~DeviceSound() override
    {
        if (!m_thread)
            return;
        m_thread->quit();
        if (!m_thread->wait(kPatience)) {
            // It hangs in the device. The program ends anyway.
            (void)m_thread.release();
            return;
        }
        s_soundThread = nullptr;
        qInstallMessageHandler(s_otherMessages);
    }

    void play(Effect effect, double volume) override
    {
        if (!m_thread)
            start();
        QElapsedTimer asked;
        asked.start();
        Player* player = m_player;
        QMetaObject::invokeMethod(player, [player, asked, effect, volume] {
            if (!asked.hasExpired(kLatest))
                player->play(effect, volume);
        });
    }

    void stop() override
    {
        if (m_thread)
            QMetaObject::invokeMethod(m_player, [player = m_player] { player->stop(); });
    }

private:
    void start()
    {
        m_thread = std::make_unique<QThread>();
        m_player = new Player;
        m_player->moveToThread(m_thread.get());
        QObject::connect(m_thread.get(), &QThread::finished, m_player, &QObject::deleteLater);
        s_soundThread = m_thread.get();
        s_otherMessages = qInstallMessageHandler(dropMessagesOfSound);
        m_thread->start();
    }

    std::unique_ptr<QThread> m_thread;
    Player* m_player = nullptr; ///< goes with the thread
};

} // namespace

} // namespace bubblebar

/// Belongs to the caller.
extern "C" Q_DECL_EXPORT bubblebar::SoundOutput* bubblebarSound()
{
    return new bubblebar::DeviceSound;
}
