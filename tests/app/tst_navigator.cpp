#include "app/bubble/gamesession.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/tablewindow.h"
#include "app/lobby/lobbywindow.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/track/standardset.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestNavigator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aNewRaceTakesTheLobbysPlace();
    void aSavedRaceGoesOn();
    void theLobbyComesBackAfterTheRace();
    void aSecondRaceTakesTheFirstOnesPlace();
    void aRematchTakesTheRacesPlace();
    void firstFlightGoesOnOrBeginsAnew();
    void aRaceMakesTheInvitationSmall();
    void anotherLanguageLeavesTheLobbyWhereItIs();
    void closingTheLobbyEndsTheProgram();

private:
    template <class Window>
    [[nodiscard]] static Window* shown();
    [[nodiscard]] QString savedRace(const QString& name) const;

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Navigator> m_navigator;
};

void TestNavigator::init()
{
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    m_navigator = std::make_unique<Navigator>(*m_settings, std::make_unique<PresetFiles>(*m_settings));
    m_navigator->showLobby();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void TestNavigator::cleanup()
{
    if (auto* table = shown<TableWindow>())
        table->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_navigator.reset();
}

template <class Window>
Window* TestNavigator::shown()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<Window*>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

QString TestNavigator::savedRace(const QString& name) const
{
    GameRecord record;
    record.track = builtInTracks().front().track;
    record.deck = standardDeck();
    record.players = {{QStringLiteral("Ann"), Colour::Yellow, PlayerKind::Person, {}},
                      {QStringLiteral("Bo"), Colour::Pink, PlayerKind::Person, {}}};
    return m_folder->write(name, recordBytes(record));
}

void TestNavigator::aNewRaceTakesTheLobbysPlace()
{
    QTimer::singleShot(200, this, [] { QTest::keyClick(shown<NewRaceDialog>(), Qt::Key_Return); });
    m_navigator->newRace();
    QVERIFY(shown<TableWindow>());
    QVERIFY(!shown<LobbyWindow>());
}

void TestNavigator::aSavedRaceGoesOn()
{
    const QString path = savedRace(QStringLiteral("evening.bbgame"));
    m_navigator->openFile(path);
    QVERIFY(shown<TableWindow>());
    QVERIFY(!shown<LobbyWindow>());
    QCOMPARE(recentFiles(*m_settings), QStringList {path});
}

void TestNavigator::theLobbyComesBackAfterTheRace()
{
    m_navigator->openFile(savedRace(QStringLiteral("evening.bbgame")));
    shown<TableWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
    QVERIFY(!shown<TableWindow>());
}

void TestNavigator::aSecondRaceTakesTheFirstOnesPlace()
{
    m_navigator->openFile(savedRace(QStringLiteral("evening.bbgame")));
    const auto* first = shown<TableWindow>();
    m_navigator->openFile(savedRace(QStringLiteral("morning.bbgame")));
    QTest::qWait(100);
    QVERIFY(shown<TableWindow>());
    QVERIFY(shown<TableWindow>() != first);
    QVERIFY(!shown<LobbyWindow>());
}

void TestNavigator::aRematchTakesTheRacesPlace()
{
    m_navigator->openFile(savedRace(QStringLiteral("evening.bbgame")));
    auto* first = shown<TableWindow>();
    GameRecord rematch = first->session().record();
    rematch.seed = 77;
    Q_EMIT first->raceRequested(rematch);
    QTest::qWait(100);
    QVERIFY(shown<TableWindow>());
    QCOMPARE(shown<TableWindow>()->session().record().seed, 77U);
    // It is a race of its own: the file of the first one stays as it is.
    QVERIFY(shown<TableWindow>()->session().filePath().isEmpty());
}

void TestNavigator::firstFlightGoesOnOrBeginsAnew()
{
    m_settings->setText(Setting::FirstFlightRace, QStringLiteral("play any:pink blue1 A.0\nend"));
    QTest::mouseClick(shown<LobbyWindow>()->findChild<QPushButton*>(QStringLiteral("flightLarge")), Qt::LeftButton);
    auto* first = shown<TableWindow>();
    QVERIFY(first);
    QVERIFY(!shown<LobbyWindow>());
    QCOMPARE(first->session().history().size(), std::size_t {2});
    first->findChild<QAction*>(QStringLiteral("firstFlightAction"))->trigger();
    QTest::qWait(100);
    QVERIFY(shown<TableWindow>());
    QVERIFY(shown<TableWindow>()->session().history().empty());
    shown<TableWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
}

void TestNavigator::aRaceMakesTheInvitationSmall()
{
    const auto isOffered = [](const char* name) {
        return shown<LobbyWindow>()->findChild<QPushButton*>(QLatin1String(name))->isVisible();
    };
    QVERIFY(isOffered("flightLarge"));
    QVERIFY(!isOffered("flightSmall"));
    m_navigator->openFile(savedRace(QStringLiteral("evening.bbgame")));
    shown<TableWindow>()->close();
    QTRY_VERIFY(shown<LobbyWindow>());
    QVERIFY(!isOffered("flightLarge"));
    QVERIFY(isOffered("flightSmall"));
}

void TestNavigator::anotherLanguageLeavesTheLobbyWhereItIs()
{
    const QPointer<LobbyWindow> old = shown<LobbyWindow>();
    old->resize(700, 500);
    const auto speak = [this](const QString& language) {
        m_settings->setText(Setting::Language, language);
        QCoreApplication::processEvents();
    };
    speak(QStringLiteral("de"));
    QVERIFY(!old);
    QCOMPARE(shown<LobbyWindow>()->size(), QSize(700, 500));
    speak(QStringLiteral("en"));
}

void TestNavigator::closingTheLobbyEndsTheProgram()
{
    QTimer::singleShot(50, this, [] { shown<LobbyWindow>()->close(); });
    bool hung = false;
    QTimer::singleShot(5000, this, [&hung] {
        hung = true;
        QCoreApplication::exit(1);
    });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(!hung);
}

BUBBLEBAR_TEST(TestNavigator)
#include "tst_navigator.moc"
