#include "tests/shots/flightshots.h"

#include "app/bubble/gamesession.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/bubble/turndesk.h"
#include "app/firstflight/coach.h"
#include "app/firstflight/firstflight.h"
#include "app/settings.h"

#include <QTimer>

namespace bubblebar::shots {

namespace {

std::unique_ptr<TableWindow> flightAt(Settings& settings, std::size_t step)
{
    GameRecord record = freshFlight(QStringLiteral("Mia"));
    const std::vector<Action> script = flightScript(record);
    record.actions.assign(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(flightSteps()[step].after));
    settings.setText(Setting::FirstFlightRace, flightText(record));
    std::unique_ptr<TableWindow> table(layFlightTable(settings));
    settings.reset(Setting::FirstFlightRace);
    FirstFlight& flight = table->findChild<Coach*>()->flight();
    const auto advance = [&flight] {
        flight.goOn();
        flight.showMe();
    };
    while (flight.stepNumber() < step && flight.step().kind != FlightStep::Kind::TryInVain)
        advance();
    // The reason appears beside its place, once the window has its size.
    if (flight.stepNumber() < step)
        QTimer::singleShot(100, &flight, advance);
    return table;
}

/// Another card than the one that is asked for has been pressed.
std::unique_ptr<QWidget> withAnotherCard(Settings& settings)
{
    std::unique_ptr<TableWindow> table = flightAt(settings, 2);
    const int wanted = table->findChild<Coach*>()->flight().target().pick.card;
    table->play().desk().activate(Pick::ofCard((wanted + 1) % 3));
    return table;
}

} // namespace

std::vector<Shot> flightShots(Settings& settings)
{
    std::vector<Shot> shots;
    for (std::size_t step = 0; step < flightSteps().size(); ++step) {
        // What the computer player does is soon over.
        if (flightSteps()[step].kind == FlightStep::Kind::Watch)
            continue;
        shots.push_back({QStringLiteral("flight-%1").arg(step, 2, 10, QLatin1Char('0')),
                         [&settings, step] { return flightAt(settings, step); }});
    }
    shots.push_back({QStringLiteral("flight-note"), [&settings] { return withAnotherCard(settings); }});
    return shots;
}

} // namespace bubblebar::shots
