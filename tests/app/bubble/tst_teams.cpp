#include "app/bubble/announcer.h"
#include "app/bubble/playersmodel.h"
#include "app/bubble/promptline.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/turnoptions.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The team variant (R19): who races with whom is seen and told, and when a partner's beetles become one's own (R17).
class TeamsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partnersStandTogether();
    void withoutTeamsSeatsStandInOrder();
    void thePromptSaysWhoRacesWithWhom();
    void partnersBeetlesAreToldAtTheMoment();
    void partnersBeetlesAreMarkedAndPlayed();
};

namespace {

GameRecord teamRace(std::uint64_t seed = 3)
{
    GameRecord record = raceRecord(std::vector(4, PlayerKind::Person), seed % 8, seed);
    record.teams = true;
    return record;
}

bool movesPartners(const Position& position)
{
    const Race& race = position.race;
    return !race.isOver() && race.own(race.turn) != seatMask(race.turn, race.each());
}

/// A team race in which the player on turn is home and chooses a card.
GameRecord partnersRace()
{
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        GameRecord record = teamRace(seed);
        const auto wanted = [](const Position& position) {
            return movesPartners(position) && TurnOptions(position).stage() == TurnOptions::Stage::FirstCard &&
                   TurnOptions(position).movable() != 0;
        };
        if (playUntil(record, wanted))
            return record;
    }
    qFatal("Nobody is home before the end");
}

} // namespace

void TeamsTest::partnersStandTogether()
{
    const GameSession session(teamRace());
    const PlayersModel model(session);
    QStringList names;
    QStringList headings;
    for (int row = 0; row < model.rowCount(); ++row) {
        names << model.index(row).data(PlayersModel::NameRole).toString();
        headings << model.index(row).data(PlayersModel::HeadingRole).toString();
        QCOMPARE(model.index(row).data(PlayersModel::TeamRole).toInt(), row / 2);
    }
    QCOMPARE(names, QStringList({QStringLiteral("Mia"), QStringLiteral("Oma Lies"), QStringLiteral("Jonas"),
                                 QStringLiteral("Rosie")}));
    QCOMPARE(headings, QStringList({QStringLiteral("Star team"), QString(), QStringLiteral("Heart team"), QString()}));
    QVERIFY(
        model.index(0).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("Star team, with Oma Lies")));
    QVERIFY(model.index(0).data(PlayersModel::TurnRole).toBool());
}

void TeamsTest::withoutTeamsSeatsStandInOrder()
{
    const GameSession session(raceRecord(std::vector(4, PlayerKind::Person)));
    const PlayersModel model(session);
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.index(row).data(PlayersModel::NameRole).toString(), session.player(row).name);
        QCOMPARE(model.index(row).data(PlayersModel::TeamRole).toInt(), -1);
        QVERIFY(model.index(row).data(PlayersModel::HeadingRole).toString().isEmpty());
    }
}

void TeamsTest::thePromptSaysWhoRacesWithWhom()
{
    TableUser user(teamRace());
    QVERIFY(user.waitForChoice());
    QVERIFY2(user.promptText().contains(QStringLiteral("you and Oma Lies against Jonas and Rosie")),
             qPrintable(user.promptText()));
}

void TeamsTest::partnersBeetlesAreToldAtTheMoment()
{
    const GameRecord record = partnersRace();
    GameRecord fresh = record;
    fresh.actions.clear();
    GameSession session(fresh);
    int told = 0;
    int changes = 0;
    QObject::connect(&session, &GameSession::applied, [&](const Transition& transition, const Position& before) {
        for (int seat = 0; seat < 4; ++seat)
            changes += session.race().own(seat) != before.race.own(seat) ? 1 : 0;
        for (const TableNotice& notice : noticesOf(session, before, transition, std::nullopt))
            told += notice.lines.join(u' ').contains(QStringLiteral("from now on")) ? 1 : 0;
    });
    for (const Action& action : record.actions)
        QVERIFY(session.request(action));
    QVERIFY(changes > 0);
    QCOMPARE(told, changes);
}

void TeamsTest::partnersBeetlesAreMarkedAndPlayed()
{
    TableUser user(partnersRace());
    QVERIFY(user.waitForChoice());
    const Race& race = user.race();
    const BeetleMask mates = seatMask(race.mateOf(race.turn), race.each());
    QCOMPARE(user.boardMarks().partners, static_cast<BeetleMask>(mates & ~race.beetles.home()));
    QVERIFY2(user.promptText().contains(QStringLiteral("now you move those of")), qPrintable(user.promptText()));
}

BUBBLEBAR_TEST(TeamsTest)
#include "tst_teams.moc"
