#include "tests/soak/rounds.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/tablewindow.h"
#include "app/designerpreferences.h"
#include "app/settings.h"
#include "core/bubble/players/trackgenerator.h"
#include "core/bubble/recordfile.h"
#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "designer/drawing/trackimage.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerdialogs.h"
#include "designer/window/designerwindow.h"
#include "tests/common/racerecords.h"

#include <QPixmap>
#include <QtTest>

namespace bubblebar::soak {

namespace {

constexpr int kLongestRace = 60'000; // ms
constexpr int kEdits = 100;
constexpr int kLookEvery = 20;
constexpr QSize kWindow {1200, 700};
constexpr QSize kPicture {800, 500};

void require(bool holds, const char* what)
{
    if (!holds)
        qFatal("%s", what);
}

void look(QWidget& window)
{
    QCoreApplication::processEvents();
    require(!window.grab().isNull(), "A window can't be painted");
}

Track generatedTrack(FastRandom& random)
{
    GeneratorOptions options;
    options.tileSet = standardTileSet();
    options.trackTiles = 4 + static_cast<int>(below(random, 8));
    options.seed = below(random, 1U << 20U);
    auto generated = generateTrack(options);
    require(generated.has_value(), "No track is generated");
    return std::move(generated->track);
}

PlayerKind computer(FastRandom& random)
{
    constexpr std::array kKinds {PlayerKind::Random, PlayerKind::Easy, PlayerKind::Medium};
    return kKinds[below(random, kKinds.size())];
}

EditResult randomEdit(const Track& track, FastRandom& random)
{
    const std::vector<Hex> one {track.tiles[below(random, track.tiles.size())].at};
    switch (below(random, 5)) {
    case 0:
        return rotateTiles(track, one, 1);
    case 1:
        return flipTiles(track, one);
    case 2:
        return track.tiles.size() > 3 ? removeTiles(track, one) : rotateTiles(track, one, 2);
    case 3:
        return rotateGroup(track, hexesOf(track), 1);
    default:
        const auto copy = freeCopy(track, static_cast<int>(below(random, track.tileSet->tiles.size())));
        if (!copy)
            return moveTiles(track, hexesOf(track), {1, -1});
        return placeTile(track, {*copy, nearestFreeHex(track, one.front()), FaceSide::Front, 0, {}});
    }
}

} // namespace

void raceAtTheTable(FastRandom& random, Settings& settings)
{
    std::vector<PlayerKind> kinds(2 + below(random, 4));
    std::ranges::generate(kinds, [&] { return computer(random); });
    TableWindow table(tests::raceRecord(kinds, below(random, builtInTracks().size()), below(random, 1U << 31U)),
                      QString(), settings);
    table.resize(kWindow);
    table.show();
    if (!QTest::qWaitFor([&] { return table.session().isOver(); }, kLongestRace))
        table.session().giveUp();
    look(table);
    const QByteArray bytes = recordBytes(table.session().record());
    const auto again = parseRecord(bytes);
    require(again.has_value() && recordBytes(*again) == bytes, "A race is not read back as it was written");
}

void designATrack(FastRandom& random, Settings& settings)
{
    DesignerPreferences preferences(settings);
    DesignerDialogs dialogs;
    DesignerWindow window(preferences, dialogs);
    window.setDocument(std::make_unique<TrackDocument>(generatedTrack(random)));
    window.resize(kWindow);
    window.show();
    TrackDocument& document = window.desk().document();
    for (int edit = 0; edit < kEdits; ++edit) {
        document.push(randomEdit(document.track(), random), QStringLiteral("Edit"));
        if (edit % kLookEvery == 0)
            look(window);
    }
    const std::vector<PlacedTile> tiles = document.track().tiles;
    document.undoStack().setIndex(0);
    look(window);
    document.undoStack().setIndex(document.undoStack().count());
    require(document.track().tiles == tiles, "Undo and redo lead elsewhere");
    document.undoStack().setClean();
}

void render(FastRandom& random)
{
    const Track track = generatedTrack(random);
    require(!trackPng(track, {kPicture}).isEmpty(), "No PNG");
    require(!trackSvg(track, {kPicture}).isEmpty(), "No SVG");
    require(!trackPdf(track, {kPicture}).isEmpty(), "No PDF");
}

} // namespace bubblebar::soak
