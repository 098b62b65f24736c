#include "app/beep/beepscene.h"
#include "app/beep/beepwindow.h"
#include "app/beep/scorepage.h"
#include "app/lobby/lobbywindow.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/beep/score.h"
#include "core/beep/simulation.h"
#include "designer/widgets/picklist.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Records of games, opened like any other file.
class BeepFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRecordIsOpenedToLookAtItsScore();
    void theLobbyListsARecordAndShowsItsCount();
    void aDamagedRecordIsToldAbout();
};

namespace {

/// A game that two computer players have played.
beep::Record playedGame(std::uint64_t seed = 9)
{
    beep::PlayedGame game = beep::playGame(beep::TableKind::Strict, {beep::Level::Easy, beep::Level::Hard}, seed);
    game.record.players = {QStringLiteral("Ann"), QStringLiteral("Bert")};
    return game.record;
}

beep::BeepWindow* openWindow()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<beep::BeepWindow*>(widget))
            return found;
    return nullptr;
}

/// The list of saved games of a lobby; nothing while it is empty.
PickList* savedGames(const LobbyWindow& lobby)
{
    for (PickList* list : lobby.findChildren<PickList*>())
        if (qobject_cast<RaceList*>(list->model()) != nullptr && list->model()->rowCount() > 0)
            return list;
    return nullptr;
}

} // namespace

void BeepFilesTest::aRecordIsOpenedToLookAtItsScore()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings);
    const QString path = folder.write(QStringLiteral("game.bbbeep"), beep::recordBytes(playedGame()));
    navigator.openFile(path);
    beep::BeepWindow* window = openWindow();
    if (window == nullptr)
        QFAIL("the record is not shown");
    QVERIFY(window->score() != nullptr);
    QVERIFY(window->game() == nullptr);
    QVERIFY(recentFiles(settings).contains(path));
    QVERIFY(window->close());
}

void BeepFilesTest::theLobbyListsARecordAndShowsItsCount()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings);
    const beep::Record record = playedGame();
    addRecentFile(settings, folder.write(QStringLiteral("game.bbbeep"), beep::recordBytes(record)));
    LobbyWindow lobby(navigator);
    lobby.show();
    QTRY_VERIFY(savedGames(lobby) != nullptr);
    PickList* list = savedGames(lobby);
    const QModelIndex row = list->model()->index(0, 0);
    QCOMPARE(row.data().toString(), QStringLiteral("game"));
    const int points = beep::scoreOf(beep::tableAt(record), 1).points();
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Bert %1").arg(points)));

    const QSize size(224, 152);
    QVERIFY(beep::gamePicture(record, size, false) != beep::gamePicture(playedGame(10), size, false));
    list->setCurrentIndex(row);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(openWindow() != nullptr);
    QVERIFY(openWindow()->score() != nullptr);
    QVERIFY(openWindow()->close());
}

void BeepFilesTest::aDamagedRecordIsToldAbout()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings);
    MessageBoxReader reader;
    navigator.openFile(folder.write(QStringLiteral("broken.bbbeep"), "{\"format\": "));
    QVERIFY(reader.text().contains(QLatin1String("broken.bbbeep")));
    QVERIFY(recentFiles(settings).isEmpty());
}

BUBBLEBAR_TEST(BeepFilesTest)
#include "tst_beepfiles.moc"
