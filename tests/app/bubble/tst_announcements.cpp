#include "app/bubble/announcer.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/noticebanner.h"
#include "app/bubble/racewords.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/turnoptions.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What is told on the board: all that an animation doesn't show, and nobody's secrets.
class AnnouncementsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingWorthANoticeGetsOne();
    void onlyTheReadersOwnCardsAreNamed();
    void onlyTheReaderLearnsThatNoCardFits();
    void aBonusIsToldOnTheBoard();
    void aKeyTakesTheNoticeAway();
    void noticesFollowOneAnother();
    void theDrawOfATurnGivesWay();
    void nobodyWaitsWithoutAnimations();
    void aNoticeHasANameForScreenReaders();
    void theNextPersonReadsNoOldNotice();
    void aClickDuringAMoveEndsItAndCounts();
};

namespace {

struct Told
{
    Transition done;
    Race after;
    QString text;
};

/// All that is told of a race to who sees the hand of `reader`.
std::vector<Told> toldOf(const GameRecord& record, std::optional<int> reader)
{
    GameRecord fresh = record;
    fresh.actions.clear();
    GameSession session(fresh);
    std::vector<Told> all;
    QObject::connect(&session, &GameSession::applied, [&](const Transition& transition, const Position& before) {
        QStringList lines;
        for (const TableNotice& notice : noticesOf(session, before, transition, reader))
            lines << notice.title << notice.lines;
        all.push_back({transition, session.race(), lines.join(u'\n')});
    });
    for (const Action& action : record.actions)
        session.request(action);
    return all;
}

/// A long race with few cards, so that everything happens; in every second one hardly any card can be played.
GameRecord wholeRace(std::uint64_t seed)
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Random}, seed % 8, seed);
    if (seed % 2 == 0)
        record.deck = {QString(), {{0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15}}, {}, {}};
    else
        record.deck = {QString(), {{1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 6, 1, 1, 1}}, {}, {}};
    static_cast<void>(playUntil(
        record, [](const Position& position) { return position.race.isOver(); }, 600));
    return record;
}

/// A race whose last action ends the first seat's turn, as none of its cards could be played second.
GameRecord raceToForcedEnd()
{
    const auto isForced = [](const Position& position) {
        return position.race.turn == 0 && !position.handToPlay().empty() &&
               TurnOptions(position).stage() == TurnOptions::Stage::MustEnd;
    };
    for (std::uint64_t seed = 2; seed < 2000; seed += 2) {
        GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % 8, seed);
        record.deck = {QString(), {{0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15}}, {}, {}};
        if (playUntil(record, isForced, 600)) {
            record.actions.emplace_back(); // end
            return record;
        }
    }
    qFatal("No race comes to a forced end of a turn");
}

NoticeBanner& bannerOf(TableUser& user)
{
    return *user.window().findChild<NoticeBanner*>(QStringLiteral("noticeBanner"));
}

/// A race whose next action lands on a bonus; that action is taken back from it.
GameRecord beforeBonus(Action& next)
{
    GameRecord record = recordAtBonus(Bonus::Rotate);
    next = record.actions.back();
    record.actions.pop_back();
    return record;
}

} // namespace

void AnnouncementsTest::everythingWorthANoticeGetsOne()
{
    std::array<int, 5> seen {};
    const auto expect = [&](std::size_t what, bool happened, const Told& told, const QString& words) {
        seen[what] += happened ? 1 : 0;
        return !happened || told.text.contains(words);
    };
    for (std::uint64_t seed = 1; seed < 25; ++seed) {
        for (const Told& told : toldOf(wholeRace(seed), std::nullopt)) {
            const Transition& done = told.done;
            const auto draws = std::span(done.draws).first(done.drawCount);
            const bool landed = done.moved.size() > 0;
            QVERIFY2(expect(0, done.action.kind == Action::Kind::Discard, told, QStringLiteral("discards")),
                     qPrintable(told.text));
            QVERIFY2(expect(1, std::ranges::any_of(draws, &Draw::reshuffled), told, QStringLiteral("shuffled")),
                     qPrintable(told.text));
            QVERIFY2(expect(2, done.drawCount > 0, told, QStringLiteral("draws a card")), qPrintable(told.text));
            QVERIFY2(expect(3, landed && done.action.space == SpaceId::Finish, told, QStringLiteral("home")),
                     qPrintable(told.text));
            QVERIFY2(expect(4, landed && told.after.bonus != SpaceId::None, told, QStringLiteral("bonus reached")),
                     qPrintable(told.text));
        }
    }
    for (const int count : seen)
        QVERIFY(count > 0);
}

void AnnouncementsTest::onlyTheReadersOwnCardsAreNamed()
{
    const GameRecord record = wholeRace(1);
    int named = 0;
    for (const Told& told : toldOf(record, 0)) {
        if (told.done.seat != 0 || told.done.drawCount == 0) {
            QVERIFY2(!told.text.contains(QStringLiteral("It is")), qPrintable(told.text));
            QVERIFY2(!told.text.contains(QStringLiteral("They are")), qPrintable(told.text));
            continue;
        }
        for (const Draw& draw : std::span(told.done.draws).first(told.done.drawCount))
            QVERIFY2(told.text.contains(racewords::cardInSentence(draw.card)), qPrintable(told.text));
        ++named;
    }
    QVERIFY(named > 5);
    for (const Told& told : toldOf(record, std::nullopt))
        QVERIFY2(!told.text.contains(QStringLiteral("It is")), qPrintable(told.text));
}

void AnnouncementsTest::onlyTheReaderLearnsThatNoCardFits()
{
    const QString words = QStringLiteral("no second card");
    const GameRecord record = raceToForcedEnd();
    QVERIFY(toldOf(record, 0).back().text.contains(words));
    for (const std::optional<int> reader : {std::optional<int>(), std::optional(1)}) {
        for (const Told& told : toldOf(record, reader))
            QVERIFY(told.done.seat == reader || !told.text.contains(words));
    }
}

void AnnouncementsTest::aBonusIsToldOnTheBoard()
{
    Action next;
    TableUser user(beforeBonus(next));
    QVERIFY(user.waitForChoice());
    QVERIFY(!bannerOf(user).isVisible());
    user.session().request(next);
    QVERIFY(user.waitForChoice());
    QVERIFY(bannerOf(user).isVisible());
    QVERIFY2(bannerOf(user).text().contains(QStringLiteral("bonus reached")), qPrintable(bannerOf(user).text()));
    // It goes by itself.
    QTRY_VERIFY(!bannerOf(user).isVisible());
}

void AnnouncementsTest::aKeyTakesTheNoticeAway()
{
    Action next;
    TableUser user(beforeBonus(next));
    QVERIFY(user.waitForChoice());
    user.session().request(next);
    QVERIFY(user.waitForChoice());
    QVERIFY(bannerOf(user).isVisible());
    user.pressKey(Qt::Key_Right);
    QVERIFY(!bannerOf(user).isVisible());
}

void AnnouncementsTest::noticesFollowOneAnother()
{
    QWidget board;
    board.resize(600, 400);
    Announcer announcer(board);
    auto* banner = board.findChild<NoticeBanner*>();
    announcer.announce({{Colour::Orange, QStringLiteral("Mia"), {QStringLiteral("first")}, false},
                        {Colour::Blue, QStringLiteral("Jonas"), {QStringLiteral("<b>second</b>")}, false}});
    QCOMPARE(banner->text(), QStringLiteral("Mia: first"));
    QVERIFY(announcer.skip());
    QCOMPARE(banner->text(), QStringLiteral("Jonas: second"));
    QVERIFY(announcer.skip());
    QVERIFY(!announcer.skip());
    QVERIFY(banner->isHidden());
}

void AnnouncementsTest::theDrawOfATurnGivesWay()
{
    QWidget board;
    board.resize(600, 400);
    Announcer announcer(board);
    auto* banner = board.findChild<NoticeBanner*>();
    const TableNotice minor {Colour::Orange, QStringLiteral("Mia"), {QStringLiteral("draws a card")}, true};
    const TableNotice major {Colour::Blue, QStringLiteral("Jonas"), {QStringLiteral("is home")}, false};
    announcer.announce({minor});
    QCOMPARE(banner->text(), QStringLiteral("Mia: draws a card"));
    QCOMPARE(announcer.remaining(), 0);
    announcer.announce({major});
    QCOMPARE(banner->text(), QStringLiteral("Jonas: is home"));
    announcer.announce({minor});
    QVERIFY(announcer.skip());
    QVERIFY(banner->isHidden());
}

void AnnouncementsTest::nobodyWaitsWithoutAnimations()
{
    QWidget board;
    Announcer announcer(board);
    announcer.announce({{Colour::Orange, QStringLiteral("Mia"), {QStringLiteral("is home")}, false}});
    QVERIFY(announcer.remaining() > 0);
    announcer.setPace(0);
    QCOMPARE(announcer.remaining(), 0);
}

void AnnouncementsTest::aNoticeHasANameForScreenReaders()
{
    QWidget board;
    board.show();
    Announcer announcer(board);
    announcer.announce({{Colour::Orange, QStringLiteral("Mia"), {QStringLiteral("<b>blue 1</b> is home")}, false}});
    QCOMPARE(board.findChild<NoticeBanner*>()->accessibleName(), QStringLiteral("Mia: blue 1 is home"));
}

/// Between two people the curtain comes: nobody finds the other one's drawn card on the board.
void AnnouncementsTest::theNextPersonReadsNoOldNotice()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    QVERIFY(user.waitForChoice());
    for (int i = 0; i < 12; ++i) {
        const int seat = user.race().turn;
        const std::vector<Action> legal = legalActions(user.position());
        user.session().request(legal[legal.size() / 2]);
        QVERIFY(user.waitForChoice());
        if (user.race().turn != seat)
            QVERIFY2(!bannerOf(user).isVisible(), qPrintable(bannerOf(user).text()));
    }
}

void AnnouncementsTest::aClickDuringAMoveEndsItAndCounts()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3));
    user.settings().setNumber(Setting::TableSpeed, 3);
    QVERIFY(user.waitForChoice());
    const std::vector<Action> legal = legalActions(user.position());
    user.session().request(legal.front());
    QVERIFY(user.window().area().scene().isShowing());
    user.clickCard(0);
    QVERIFY(!user.window().area().scene().isShowing());
    QVERIFY(user.waitForChoice());
    // The click was for the card, which is chosen or says why it can't be.
    auto* bubble = user.window().findChild<QWidget*>(QStringLiteral("reasonBubble"));
    QVERIFY(user.boardMarks().chosen != BeetleId::None || !user.boardMarks().targets.empty() || bubble->isVisible());
}

BUBBLEBAR_TEST(AnnouncementsTest)
#include "tst_announcements.moc"
