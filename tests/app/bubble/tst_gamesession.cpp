#include "app/bubble/gamesession.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The session is the one authority: it asks the rules, records and announces.
class GameSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIllegalWishChangesNothing();
    void aLegalActionIsRecordedAndAnnounced();
    void aRecordIsPlayedThrough();
    void savingAndOpeningGivesTheSamePosition();
    void savingToAnImpossiblePlaceSaysSo();
};

void GameSessionTest::anIllegalWishChangesNothing()
{
    GameSession session(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    const Position before = session.position();
    QSignalSpy applied(&session, &GameSession::applied);
    QVERIFY(!session.request(Action::end()));
    QVERIFY(session.position() == before);
    QVERIFY(session.record().actions.empty());
    QVERIFY(!session.isModified());
    QCOMPARE(applied.count(), 0);
}

void GameSessionTest::aLegalActionIsRecordedAndAnnounced()
{
    GameSession session(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    const Position before = session.position();
    bool announced = false;
    connect(&session, &GameSession::applied, this, [&](const Transition& transition, const Position& from) {
        announced = from == before && transition.seat == 0 && transition.moved.size() == 1;
    });
    QVERIFY(session.request(legalActions(session.position()).front()));
    QVERIFY(announced);
    QVERIFY(session.isModified());
    QCOMPARE(session.record().actions.size(), std::size_t {1});
    QCOMPARE(session.history().size(), std::size_t {1});
}

void GameSessionTest::aRecordIsPlayedThrough()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Random, PlayerKind::Random}, 2, 5);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    const GameSession session(record);
    QVERIFY(session.position() == positionAt(record));
    QVERIFY(!session.isModified());
    QCOMPARE(session.personCount(), 1);
    QVERIFY(session.turnNumber() > 3);
}

void GameSessionTest::savingAndOpeningGivesTheSamePosition()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("race.bbgame"));
    GameSession session(recordAtBonus(Bonus::Any2));
    session.setModified(true);
    QVERIFY(session.save(path).has_value());
    QVERIFY(!session.isModified());
    QCOMPARE(session.filePath(), path);
    const auto bytes = readFile(path);
    QVERIFY(bytes.has_value());
    const auto opened = parseRecord(*bytes);
    QVERIFY(opened.has_value());
    QVERIFY(GameSession(*opened).position() == session.position());
}

void GameSessionTest::savingToAnImpossiblePlaceSaysSo()
{
    GameSession session(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    session.setModified(true);
    const auto saved = session.save(QStringLiteral("/no/such/folder/race.bbgame"));
    QVERIFY(!saved.has_value());
    QVERIFY(session.isModified());
    QVERIFY(session.filePath().isEmpty());
}

BUBBLEBAR_TEST(GameSessionTest)
#include "tst_gamesession.moc"
