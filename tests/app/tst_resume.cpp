#include "app/bubble/autosave.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/lobby/lobbywindow.h"
#include "app/lobby/racelist.h"
#include "app/lobby/racepicture.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/bubble/players/player.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "designer/widgets/picklist.h"
#include "tests/app/support/fakes.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr PlayerKind kPerson = PlayerKind::Person;

template <class Window>
Window* shown()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<Window*>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

/// Plays any actions of the person or people whose turn it is.
void act(GameSession& session, int actions)
{
    for (int i = 0; i < actions; ++i)
        QVERIFY(session.request(legalActions(session.position()).front()));
}

void answerWith(QMessageBox::ButtonRole role)
{
    QTimer::singleShot(100, qApp, [role] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(question);
        for (QAbstractButton* button : question->buttons())
            if (question->buttonRole(button) == role)
                return button->click();
    });
}

} // namespace

/// A race goes on after its window was closed, and after the program ended without being asked.
class ResumeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aClosedRaceWaitsInTheLobby();
    void aRaceWithAFileAsks_data();
    void aRaceWithAFileAsks();
    void aFinishedRaceIsForgotten();
    void whatIsNotWantedIsThrownAway();
    void damagedRacesAreToldOnce();
    void aRaceBeingPlayedElsewhereIsNotOffered();
    void thePictureShowsThePresentPosition();
    void aKilledProgramLosesNothing();

private:
    [[nodiscard]] TableWindow& play(const GameRecord& record, const QString& file = {});
    void closeTable();
    [[nodiscard]] static PickList& raceList();

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Navigator> m_navigator;
};

void ResumeTest::init()
{
    QDir(keptRacesFolder()).removeRecursively();
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    m_settings->setNumber(Setting::TableSpeed, 0);
    m_navigator = std::make_unique<Navigator>(*m_settings, std::make_unique<PresetFiles>(*m_settings));
    m_navigator->showLobby();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void ResumeTest::cleanup()
{
    if (auto* table = shown<TableWindow>()) {
        table->session().setModified(false);
        table->close();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_navigator.reset();
}

TableWindow& ResumeTest::play(const GameRecord& record, const QString& file)
{
    m_navigator->openTable(record, file);
    return *shown<TableWindow>();
}

void ResumeTest::closeTable()
{
    shown<TableWindow>()->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTRY_VERIFY(shown<LobbyWindow>());
    QVERIFY(QTest::qWaitForWindowExposed(shown<LobbyWindow>()));
    QTest::qWait(20);
}

PickList& ResumeTest::raceList()
{
    for (PickList* list : shown<LobbyWindow>()->findChildren<PickList*>())
        if (qobject_cast<RaceList*>(list->model()))
            return *list;
    qFatal("The lobby has no list of races");
}

/// Without a question: nothing is lost.
void ResumeTest::aClosedRaceWaitsInTheLobby()
{
    GameSession& session = play(raceRecord({kPerson, kPerson})).session();
    act(session, 3);
    const QByteArray record = recordBytes(session.record());
    closeTable();
    PickList& list = raceList();
    QCOMPARE(list.model()->rowCount(), 1);
    const QString told = list.model()->index(0, 0).data(Qt::AccessibleTextRole).toString() +
                         list.model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(told.contains(QStringLiteral("First Flight")) && told.contains(QStringLiteral("Mia, Jonas")),
             qPrintable(told));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    auto* table = shown<TableWindow>();
    QVERIFY(table);
    QCOMPARE(recordBytes(table->session().record()), record);
    QVERIFY(table->session().isModified());
    QVERIFY(table->session().filePath().isEmpty());
    QVERIFY(recentFiles(*m_settings).isEmpty());
    // The people are asked to the table before a card is shown.
    QCOMPARE(table->play().runner().state(), RaceRunner::State::Curtain);
    closeTable();
    QCOMPARE(raceList().model()->rowCount(), 1);
}

void ResumeTest::aRaceWithAFileAsks_data()
{
    QTest::addColumn<QMessageBox::ButtonRole>("answer");
    QTest::addColumn<int>("saved");
    QTest::newRow("save") << QMessageBox::AcceptRole << 2;
    QTest::newRow("don't save") << QMessageBox::DestructiveRole << 0;
}

void ResumeTest::aRaceWithAFileAsks()
{
    QFETCH(QMessageBox::ButtonRole, answer);
    QFETCH(int, saved);
    const GameRecord record = raceRecord({kPerson, kPerson});
    const QString file = m_folder->write(QStringLiteral("evening.bbgame"), recordBytes(record));
    act(play(record, file).session(), 2);
    answerWith(answer);
    closeTable();
    QCOMPARE(parseRecord(readFile(file).value()).value().actions.size(), std::size_t(saved));
    QVERIFY(findKeptRaces().races.empty());
}

void ResumeTest::aFinishedRaceIsForgotten()
{
    GameRecord record = raceRecord({kPerson, kPerson}, 0, 6);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    const Action last = record.actions.back();
    record.actions.pop_back();
    QVERIFY(play(record).session().request(last));
    closeTable();
    QCOMPARE(raceList().model()->rowCount(), 0);
}

void ResumeTest::whatIsNotWantedIsThrownAway()
{
    act(play(raceRecord({kPerson, kPerson})).session(), 1);
    closeTable();
    PickList& list = raceList();
    list.setFocus();
    list.setCurrentIndex(list.model()->index(0, 0));
    answerWith(QMessageBox::RejectRole);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(findKeptRaces().races.size(), std::size_t {1});
    answerWith(QMessageBox::DestructiveRole);
    list.actions().first()->trigger();
    QVERIFY(findKeptRaces().races.empty());
    QCOMPARE(list.model()->rowCount(), 0);
}

void ResumeTest::damagedRacesAreToldOnce()
{
    act(play(raceRecord({kPerson, kPerson})).session(), 1);
    QVERIFY(writeFile(keptRacesFolder() + QStringLiteral("/broken.bbgame"), "{").has_value());
    const MessageBoxReader box;
    closeTable();
    QTRY_VERIFY2(box.text().contains(QStringLiteral("damaged")), qPrintable(box.text()));
    QCOMPARE(raceList().model()->rowCount(), 1);
    QVERIFY(findKeptRaces().damaged.isEmpty());
}

void ResumeTest::aRaceBeingPlayedElsewhereIsNotOffered()
{
    act(play(raceRecord({kPerson, kPerson})).session(), 1);
    closeTable();
    const QString path = findKeptRaces().races.front().path;
    const Result<KeptRace> elsewhere = takeKeptRace(path);
    const MessageBoxReader box;
    m_navigator->openFile(path);
    QVERIFY(box.text().contains(QStringLiteral("can’t be opened")));
    QVERIFY(!shown<TableWindow>());
    shown<LobbyWindow>()->hide();
    m_navigator->showLobby();
    QTRY_COMPARE(raceList().model()->rowCount(), 0);
}

void ResumeTest::thePictureShowsThePresentPosition()
{
    GameRecord record = raceRecord({kPerson, kPerson}, 0, 6);
    const QSize size(112, 76);
    const QImage fresh = raceOnTable(positionAt(record).race, size, false);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.beetles.home() != 0; }));
    QVERIFY(raceOnTable(positionAt(record).race, size, false) != fresh);
    GameRecord turned = recordAtBonus(Bonus::Rotate);
    Position position = positionAt(turned);
    const QImage before = raceOnTable(position.race, size, false);
    for (const Action& action : legalActions(position))
        if (action.kind == Action::Kind::BonusRotate) {
            apply(position, action);
            break;
        }
    QVERIFY(raceOnTable(position.race, size, false) != before);
}

/// Kills the real program while computers play, and goes on as it would have.
void ResumeTest::aKilledProgramLosesNothing()
{
    const GameRecord record = raceRecord({PlayerKind::Easy, PlayerKind::Medium}, 0, 3);
    const QString file = m_folder->write(QStringLiteral("race.bbgame"), recordBytes(record));
    const QString folder =
        qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/bubblebar/bubblebar/games/autosave");
    QProcess program;
    program.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar"), {file});
    std::size_t seen = 0;
    const bool played = QTest::qWaitFor(
        [&] {
            const QStringList copies = QDir(folder).entryList({QStringLiteral("*.bbgame")});
            if (copies.isEmpty())
                return false;
            const auto copy = parseRecord(readFile(folder + u'/' + copies.first()).value_or(QByteArray()));
            seen = copy ? copy->actions.size() : seen;
            return seen >= 3;
        },
        60000);
    QVERIFY(played);
    QVERIFY2(findKeptRaces(folder).races.empty(), "a living race is not offered");
    program.kill();
    QVERIFY(program.waitForFinished());

    const KeptRaces kept = findKeptRaces(folder);
    QCOMPARE(kept.races.size(), std::size_t {1});
    QVERIFY(kept.damaged.isEmpty());
    QCOMPARE(kept.races.front().filePath, file);
    const std::vector<Action>& actions = kept.races.front().record.actions;
    QVERIFY(actions.size() >= seen);
    // The record alone says what comes next: what is kept is what the program has played.
    GameSession again(record);
    for (const Action& action : actions) {
        const View view = viewOf(again.position(), again.race().turn);
        QVERIFY(playerOnTurn(again.record())->choose(view, {}) == action);
        QVERIFY(again.request(action));
    }
}

BUBBLEBAR_TEST(ResumeTest)
#include "tst_resume.moc"
