#include "app/bubble/autosave.h"
#include "app/bubble/gamesession.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/support/random.h"
#include "tests/app/support/fakes.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QLockFile>
#include <QSignalSpy>
#include <QUuid>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr PlayerKind kPerson = PlayerKind::Person;

void playAny(GameSession& session, FastRandom& random)
{
    const std::vector<Action> legal = legalActions(session.position());
    QVERIFY(session.request(legal[below(random, legal.size())]));
}

void play(GameSession& session, int actions)
{
    FastRandom random(3);
    for (int i = 0; i < actions; ++i)
        playAny(session, random);
}

} // namespace

/// The copy of the race that the program keeps by itself.
class AutosaveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<Folder>(); }
    void everyActionAndUndoIsInTheFileAtOnce();
    void itsNameTellsNothing();
    void thereIsNoneWithoutAReason();
    void theEndCanBeUndone();
    void aLivingRaceIsNotOffered();
    void aRaceIsTakenOnce();
    void itGoesOnInTheSameFile();
    void theOwnFileIsRemembered();
    void damagedCopiesArePutAsideOnce_data();
    void damagedCopiesArePutAsideOnce();
    void copiesOfANewerVersionStay();
    void aFailureIsToldOnce();
    void thrownAwayIsGone();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(QStringLiteral("autosave")); }
    [[nodiscard]] QStringList copies() const { return QDir(folder()).entryList({QStringLiteral("*.bbgame")}); }
    [[nodiscard]] QString pathOf(const QString& copy) const { return folder() + u'/' + copy; }
    [[nodiscard]] QByteArray bytesOf(const QString& copy) const
    {
        return readFile(pathOf(copy)).value_or(QByteArray());
    }
    /// The file that a race of some actions leaves behind.
    [[nodiscard]] QString leftBehind(const QString& ownFile = {}) const;

    std::unique_ptr<Folder> m_folder;
};

QString AutosaveTest::leftBehind(const QString& ownFile) const
{
    GameSession session(raceRecord({kPerson, kPerson}));
    session.setFilePath(ownFile);
    const Autosave autosave(session, folder());
    play(session, 7);
    return pathOf(copies().value(0));
}

/// So a program that is killed loses at most the action that it is just writing.
void AutosaveTest::everyActionAndUndoIsInTheFileAtOnce()
{
    GameSession session(raceRecord({kPerson, PlayerKind::Random, PlayerKind::Random}, 0, 4));
    const Autosave autosave(session, folder());
    FastRandom random(1);
    for (int i = 0; i < 60; ++i) {
        playAny(session, random);
        if (i % 7 == 6)
            session.undo();
        QCOMPARE(copies().size(), 1);
        QCOMPARE(bytesOf(copies().first()), recordBytes(session.record()));
    }
}

void AutosaveTest::itsNameTellsNothing()
{
    const QString copy = QFileInfo(leftBehind()).completeBaseName();
    QCOMPARE(QUuid(copy).toString(QUuid::WithoutBraces), copy);
}

void AutosaveTest::thereIsNoneWithoutAReason()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    Autosave autosave(session, folder());
    QVERIFY(copies().isEmpty());
    play(session, 1);
    QCOMPARE(copies().size(), 1);
    session.undo();
    QVERIFY2(copies().isEmpty(), "undone to the start");
    session.redo();
    QVERIFY(session.save(m_folder->path(QStringLiteral("own.bbgame"))).has_value());
    QVERIFY2(copies().isEmpty(), "saved");
    play(session, 1);
    QCOMPARE(copies().size(), 1);
    autosave.discard();
    QVERIFY2(copies().isEmpty(), "not wanted");
    QVERIFY(QDir(folder()).entryList(QDir::Files).isEmpty());
}

void AutosaveTest::theEndCanBeUndone()
{
    GameRecord record = raceRecord({kPerson, PlayerKind::Random}, 0, 6);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    const Action last = record.actions.back();
    record.actions.pop_back();
    GameSession session(record);
    const Autosave autosave(session, folder());
    QVERIFY(session.request(last));
    QVERIFY(copies().isEmpty());
    session.undo();
    QCOMPARE(bytesOf(copies().value(0)), recordBytes(session.record()));
}

void AutosaveTest::aLivingRaceIsNotOffered()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    {
        const Autosave autosave(session, folder());
        play(session, 3);
        QCOMPARE(copies().size(), 1);
        QVERIFY(findKeptRaces(folder()).races.empty());
        QVERIFY(!discardKeptRace(pathOf(copies().first())));
    }
    const KeptRaces kept = findKeptRaces(folder());
    QCOMPARE(kept.races.size(), std::size_t {1});
    QCOMPARE(recordBytes(kept.races.front().record), recordBytes(session.record()));
}

void AutosaveTest::aRaceIsTakenOnce()
{
    const QString path = leftBehind();
    {
        const Result<KeptRace> taken = takeKeptRace(path);
        QVERIFY(taken.has_value());
        QVERIFY(findKeptRaces(folder()).races.empty());
        QVERIFY(!takeKeptRace(path).has_value());
    }
    QVERIFY(takeKeptRace(path).has_value());
}

void AutosaveTest::itGoesOnInTheSameFile()
{
    const QString path = leftBehind();
    const KeptRace taken = takeKeptRace(path).value();
    GameSession session(taken.record);
    session.setModified(true);
    Autosave autosave(session, folder());
    autosave.adopt(taken);
    play(session, 2);
    QCOMPARE(copies(), QStringList {QFileInfo(path).fileName()});
    QCOMPARE(bytesOf(copies().first()), recordBytes(session.record()));
}

void AutosaveTest::theOwnFileIsRemembered()
{
    const QString own = m_folder->path(QStringLiteral("Family evening.bbgame"));
    const KeptRace taken = takeKeptRace(leftBehind(own)).value();
    QCOMPARE(taken.filePath, own);
    QVERIFY(taken.record.extras.isEmpty());
}

void AutosaveTest::damagedCopiesArePutAsideOnce_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray cheat = recordBytes(raceRecord({kPerson, kPerson}));
    cheat.replace(R"("actions": [])", R"("actions": ["draw"])");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << recordBytes(raceRecord({kPerson, kPerson})).left(400);
    QTest::newRow("another file") << QByteArray("\x89PNG\r\n");
    QTest::newRow("a forbidden action") << cheat;
}

void AutosaveTest::damagedCopiesArePutAsideOnce()
{
    QFETCH(QByteArray, bytes);
    const QString good = leftBehind();
    const QString name = QStringLiteral("11111111-2222-3333-4444-555555555555.bbgame");
    QVERIFY(writeFile(pathOf(name), bytes).has_value());
    const KeptRaces kept = findKeptRaces(folder());
    QCOMPARE(kept.damaged, QStringList {name});
    QCOMPARE(kept.races.size(), std::size_t {1});
    QCOMPARE(kept.races.front().path, good);
    QCOMPARE(readFile(damagedRacesFolder(folder()) + u'/' + name).value(), bytes);
    QVERIFY(findKeptRaces(folder()).damaged.isEmpty());
    QCOMPARE(findKeptRaces(folder()).races.size(), std::size_t {1});
}

void AutosaveTest::copiesOfANewerVersionStay()
{
    const QString path = leftBehind();
    QByteArray bytes = readFile(path).value();
    const QByteArray version = "\"version\": 1";
    bytes.replace(bytes.indexOf(version), version.size(), "\"version\": 99");
    QVERIFY(bytes.contains("99"));
    QVERIFY(writeFile(path, bytes).has_value());
    const KeptRaces kept = findKeptRaces(folder());
    QVERIFY(kept.races.empty());
    QVERIFY(kept.damaged.isEmpty());
    QVERIFY(QFile::exists(path));
}

void AutosaveTest::aFailureIsToldOnce()
{
    // A file where the folder should be.
    const QString blocked = m_folder->write(QStringLiteral("autosave"), "no folder");
    GameSession session(raceRecord({kPerson, kPerson}));
    const Autosave autosave(session, folder());
    const QSignalSpy failed(&autosave, &Autosave::failed);
    play(session, 3);
    QCOMPARE(failed.count(), 1);
    QVERIFY(!autosave.isWorking());
    QVERIFY(QFile::remove(blocked));
    play(session, 1);
    QVERIFY(autosave.isWorking());
    QCOMPARE(copies().size(), 1);
}

void AutosaveTest::thrownAwayIsGone()
{
    const QString path = leftBehind();
    QVERIFY(discardKeptRace(path));
    QVERIFY(QDir(folder()).entryList(QDir::Files).isEmpty());
}

BUBBLEBAR_TEST(AutosaveTest)
#include "tst_autosave.moc"
