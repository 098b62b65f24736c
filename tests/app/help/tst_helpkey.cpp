#include "app/beep/beepwindow.h"
#include "app/beetle/beetlewindow.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/handview.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/newrace/teamsbox.h"
#include "app/bubble/promptline.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/help/help.h"
#include "app/help/helpscenes.h"
#include "app/help/helpwindow.h"
#include "app/help/topicat.h"
#include "app/settings.h"
#include "app/tracks/thumbnails.h"
#include "core/track/standardset.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/findingspanel.h"
#include "designer/print/printdialog.h"
#include "designer/share/sharedialog.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/app/support/fakes.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"

#include <QAction>
#include <QCursor>
#include <QDockWidget>
#include <QListView>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

Q_DECLARE_METATYPE(HelpTopic)

/// F1 opens the page about what is pointed at, or about what has the focus.
class HelpKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void placesOnTheBoard_data();
    void placesOnTheBoard();
    void atTheTable();
    void byKeyboardAtTheTable();
    void inTheMenu();
    void inBeetle();
    void inBeepBeep();
    void inTheNewRaceDialog();
    void inTheDesigner();
    void inTheDesignersDialogs();

private:
    template <class Window>
    Window* show(std::unique_ptr<Window> window);
    void pointAt(QWidget& widget, QPoint at);
    [[nodiscard]] QString pressed();
    [[nodiscard]] TableWindow* showTable();

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Help> m_help;
    std::unique_ptr<QWidget> m_window;
};

void HelpKeyTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    m_help = std::make_unique<Help>();
}

void HelpKeyTest::cleanup()
{
    if (auto* table = qobject_cast<TableWindow*>(m_window.get()))
        table->session().setModified(false);
    m_window.reset();
    m_help.reset();
}

template <class Window>
Window* HelpKeyTest::show(std::unique_ptr<Window> window)
{
    Window* shown = window.get();
    m_window = std::move(window);
    m_window->resize(1366, 768);
    m_window->move(0, 0);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(shown))
        qFatal("The window does not become active");
    return shown;
}

void HelpKeyTest::pointAt(QWidget& widget, QPoint at)
{
    QCursor::setPos(widget.mapToGlobal(at));
    QTest::mouseMove(&widget, at);
}

/// The page that F1 opens; the help is closed again.
QString HelpKeyTest::pressed()
{
    QWidget* active = QApplication::activeWindow();
    QWidget* focused = active->focusWidget() != nullptr ? active->focusWidget() : active;
    QTest::keyClick(focused, Qt::Key_F1);
    if (m_help->window() == nullptr || !m_help->window()->isVisible())
        return QStringLiteral("no help");
    const QString topic = helpTopicName(m_help->window()->topic());
    m_help->window()->close();
    active->activateWindow();
    return QTest::qWaitForWindowActive(active) ? topic : QStringLiteral("not active again");
}

void HelpKeyTest::placesOnTheBoard_data()
{
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<HelpTopic>("topic");
    QTest::newRow("a beetle") << "A.0"
                              << "A" << HelpTopic::Stacks;
    QTest::newRow("a plain space") << "A.3"
                                   << "A" << HelpTopic::Moving;
    QTest::newRow("a space with a bonus") << "A.1"
                                          << "A" << HelpTopic::Bonuses;
    QTest::newRow("a space with a limit of its own") << "H.4"
                                                     << "H" << HelpTopic::Limits;
    QTest::newRow("the ground of a tile with a limit") << ""
                                                       << "H" << HelpTopic::Limits;
    QTest::newRow("the ground of a plain tile") << ""
                                                << "A" << HelpTopic::Moving;
    QTest::newRow("start") << "start"
                           << "start" << HelpTopic::Moving;
    QTest::newRow("finish") << "finish"
                            << "finish" << HelpTopic::End;
    QTest::newRow("the table") << ""
                               << "" << HelpTopic::Moving;
}

void HelpKeyTest::placesOnTheBoard()
{
    QFETCH(QString, space);
    QFETCH(QString, tile);
    QFETCH(HelpTopic, topic);
    HelpScene scene = helpscenes::kTooHigh;
    scene.stacks = "A.0 orange1";
    const Race race = scenePosition(scene).race;
    Pick pick;
    pick.space = race.board->spaceFromName(space.toStdString()).value_or(SpaceId::None);
    pick.tile = race.board->tileFromName(tile.toStdString()).value_or(BoardTileId::None);
    if (pick.space != SpaceId::None && !isOpenSpace(pick.space))
        pick.beetle = race.beetles.state(pick.space).top;
    QVERIFY(helpTopicOf(race, pick) == topic);
}

TableWindow* HelpKeyTest::showTable()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, 6, 3);
    m_settings->setNumber(Setting::TableSpeed, 0);
    m_settings->setFlag(Setting::HideHand, false);
    auto* table = show(std::make_unique<TableWindow>(std::move(record), QString(), *m_settings));
    table->play().runner().openCurtain();
    return table;
}

void HelpKeyTest::atTheTable()
{
    TableWindow* table = showTable();
    TableArea& area = table->area();
    HandView& hand = area.hand();
    QTRY_VERIFY(!hand.content().cards.empty());
    pointAt(hand, hand.cardCentre(0).toPoint());
    QCOMPARE(pressed(), QStringLiteral("cards"));
    pointAt(hand, hand.drawPileRect().center().toPoint());
    QCOMPARE(pressed(), QStringLiteral("turn"));
    pointAt(area.prompt(), {20, 10});
    QCOMPARE(pressed(), QStringLiteral("turn"));
    auto* players = table->findChild<QDockWidget*>(QStringLiteral("playersDock"));
    pointAt(*static_cast<QListView*>(players->widget())->viewport(), {20, 20});
    QCOMPARE(pressed(), QStringLiteral("end"));
    const auto onBoard = [&](const Pick& pick) {
        pointAt(*area.view().viewport(), area.view().fromBoard(area.scene().placeOf(pick)).toPoint());
    };
    onBoard({-1, beetleId(0, 1), SpaceId::Start});
    QCOMPARE(pressed(), QStringLiteral("stacks"));
    onBoard({-1, BeetleId::None, SpaceId::Finish});
    QCOMPARE(pressed(), QStringLiteral("end"));
    const auto spaces = table->session().race().board->spaces();
    const auto bonus = std::ranges::find_if(spaces, [](const BoardSpace& space) { return space.bonus != Bonus::None; });
    onBoard({-1, BeetleId::None, static_cast<SpaceId>(bonus - spaces.begin())});
    QCOMPARE(pressed(), QStringLiteral("bonuses"));
}

/// The pointer rests on the board, but the keyboard is used in the hand.
void HelpKeyTest::byKeyboardAtTheTable()
{
    TableWindow* table = showTable();
    TableArea& area = table->area();
    const Pick finish {-1, BeetleId::None, SpaceId::Finish};
    pointAt(*area.view().viewport(), area.view().fromBoard(area.scene().placeOf(finish)).toPoint());
    QCOMPARE(pressed(), QStringLiteral("end"));
    area.hand().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&area.hand(), Qt::Key_Right);
    QCOMPARE(pressed(), QStringLiteral("cards"));
}

void HelpKeyTest::inTheMenu()
{
    TableWindow* table = showTable();
    table->area().hand().setFocus();
    table->findChild<QAction*>(QStringLiteral("helpAction"))->trigger();
    QVERIFY(m_help->window()->topic() == HelpTopic::Cards);
    table->findChild<QAction*>(QStringLiteral("rulesAction"))->trigger();
    QVERIFY(m_help->window()->topic() == HelpTopic::Aim);
}

void HelpKeyTest::inBeetle()
{
    beetle::Record record;
    record.players = {{QStringLiteral("Ann"), beetle::PenColour::Red, PlayerKind::Person, {}},
                      {QStringLiteral("Bo"), beetle::PenColour::Blue, PlayerKind::Person, {}}};
    auto* window = show(std::make_unique<beetle::BeetleWindow>(std::move(record), QString(), *m_settings));
    pointAt(*window->centralWidget(), {40, 40});
    QCOMPARE(pressed(), QStringLiteral("beetle"));
}

void HelpKeyTest::inBeepBeep()
{
    beep::BeepPlan plan;
    plan.seats = {{QStringLiteral("Ann"), beep::SeatKind::Mouse}, {QStringLiteral("Bo"), beep::SeatKind::Easy}};
    auto* window = show(std::make_unique<beep::BeepWindow>(plan, *m_settings));
    pointAt(*window->centralWidget(), {40, 40});
    QCOMPARE(pressed(), QStringLiteral("beep"));
}

void HelpKeyTest::inTheNewRaceDialog()
{
    Thumbnails thumbnails;
    PresetFiles files(*m_settings);
    auto* dialog = show(std::make_unique<NewRaceDialog>(*m_settings, thumbnails, files));
    pointAt(*dialog, {3, 3});
    QCOMPARE(pressed(), QStringLiteral("aim"));
    auto* teams = dialog->findChild<TeamsBox*>();
    QVERIFY(teams != nullptr);
    QVERIFY(helpTopicAt(*teams, std::nullopt) == HelpTopic::Teams);
    m_window.reset();
}

void HelpKeyTest::inTheDesigner()
{
    MemoryPreferences preferences;
    PresetDialogs dialogs;
    auto* window = show(std::make_unique<DesignerWindow>(preferences, dialogs));
    Track track = *builtInTracks().front().track;
    const Hex apart {0, 5};
    track.tiles.push_back({track.tileFromName("H").value(), apart, FaceSide::Back, 0, {}});
    window->setDocument(std::make_unique<TrackDocument>(track));
    auto* canvas = window->findChild<TrackCanvas*>();
    canvas->fit();
    pointAt(*canvas, canvas->camera().centreOf(apart).toPoint());
    QCOMPARE(pressed(), QStringLiteral("limits"));
    const auto start = std::ranges::find(track.tiles, TileId::start(), &PlacedTile::tile);
    pointAt(*canvas, canvas->camera().centreOf(start->at).toPoint());
    QCOMPARE(pressed(), QStringLiteral("designing"));
    auto* findings = window->findChild<FindingsPanel*>();
    pointAt(*findings, findings->rect().center());
    QCOMPARE(pressed(), QStringLiteral("designing"));
    m_window.reset();
}

void HelpKeyTest::inTheDesignersDialogs()
{
    MemoryPreferences preferences;
    PresetDialogs dialogs;
    TrackDocument document(*builtInTracks().front().track);
    auto* print = show<QWidget>(std::make_unique<PrintDialog>(document, preferences, dialogs));
    pointAt(*print, {30, 30});
    QCOMPARE(pressed(), QStringLiteral("printing"));
    auto* share = show<QWidget>(std::make_unique<ShareDialog>(document, preferences, dialogs));
    pointAt(*share, {30, 30});
    QCOMPARE(pressed(), QStringLiteral("printing"));
    m_window.reset();
}

BUBBLEBAR_TEST(HelpKeyTest)
#include "tst_helpkey.moc"
