#include "tests/app/arrivals/openedwindows.h"

#include "core/beep/simulation.h"
#include "core/beetle/recordfile.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"

#include <QBuffer>
#include <QImage>
#include <QtTest>

namespace bubblebar::tests {

namespace {

const TrackPtr& aTrack()
{
    return builtInTracks().front().track;
}

QByteArray raceFile()
{
    GameRecord record;
    record.track = aTrack();
    record.deck = standardDeck();
    record.players = {{QStringLiteral("Ann"), Colour::Yellow, PlayerKind::Person, {}},
                      {QStringLiteral("Bo"), Colour::Pink, PlayerKind::Person, {}}};
    return recordBytes(record);
}

QByteArray beetleFile()
{
    beetle::Record record;
    record.players = {{QStringLiteral("Ann"), beetle::PenColour::Red, PlayerKind::Person, {}},
                      {QStringLiteral("Bo"), beetle::PenColour::Blue, PlayerKind::Person, {}}};
    return beetle::recordBytes(record);
}

QByteArray beepFile()
{
    beep::PlayedGame game = beep::playGame(beep::TableKind::Strict, {beep::Level::Easy, beep::Level::Hard}, 9);
    game.record.players = {QStringLiteral("Ann"), QStringLiteral("Bert")};
    return beep::recordBytes(game.record);
}

QByteArray pngFile()
{
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return pngWithTrack(bytes, *aTrack());
}

QByteArray bytesOf(const QString& suffix)
{
    if (suffix == u"bbgame")
        return raceFile();
    if (suffix == u"bbbeetle")
        return beetleFile();
    if (suffix == u"bbbeep")
        return beepFile();
    if (suffix == u"svg")
        return svgWithTrack("<svg></svg>", *aTrack());
    if (suffix == u"png")
        return pngFile();
    if (suffix == u"txt")
        return shareCode(*aTrack()).value().toUtf8() + '\n';
    if (suffix == u"bbtiles")
        return tileSetBytes(*standardTileSet());
    if (suffix == u"bbdeck")
        return deckBytes(standardDeck());
    return trackBytes(*aTrack());
}

} // namespace

OpenedWindows::OpenedWindows()
    : m_settings(m_folder.path(QStringLiteral("settings.ini")))
    , m_dialogs(new PresetDialogs)
    , m_navigator(std::make_unique<Navigator>(m_settings, std::make_unique<PresetFiles>(m_settings),
                                              std::unique_ptr<DesignerDialogs>(m_dialogs)))
{
}

OpenedWindows::~OpenedWindows()
{
    m_dialogs->answer = DesignerDialogs::SaveAnswer::DontSave;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->testAttribute(Qt::WA_DeleteOnClose))
            widget->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QString OpenedWindows::file(const QString& suffix) const
{
    return m_folder.write(QStringLiteral("mine.") + suffix, bytesOf(suffix));
}

QByteArray OpenedWindows::windowFor(const QString& suffix)
{
    if (suffix == u"bbgame")
        return "bubblebar::TableWindow";
    if (suffix == u"bbbeetle")
        return "bubblebar::beetle::BeetleWindow";
    if (suffix == u"bbbeep")
        return "bubblebar::beep::BeepWindow";
    return suffix == u"bbdeck" ? "bubblebar::NewRaceDialog" : "bubblebar::DesignerWindow";
}

bool OpenedWindows::comes(const QByteArray& window)
{
    return QTest::qWaitFor(
        [&window] {
            return std::ranges::any_of(QApplication::topLevelWidgets(), [&](const QWidget* widget) {
                return widget->isVisible() && widget->metaObject()->className() == window;
            });
        },
        10'000);
}

} // namespace bubblebar::tests
