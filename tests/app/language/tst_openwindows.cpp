#include "app/beep/beepplay.h"
#include "app/beep/beepwindow.h"
#include "app/beetle/beetleplay.h"
#include "app/beetle/beetlesession.h"
#include "app/beetle/beetlewindow.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/bubble/turndesk.h"
#include "app/designerpreferences.h"
#include "app/help/helpwindow.h"
#include "app/preferences/settingsdialog.h"
#include "app/settings.h"
#include "core/support/everylanguage.h"
#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "designer/document/trackdocument.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerdialogs.h"
#include "designer/window/designerwindow.h"
#include "tests/app/language/saidwords.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QTemporaryDir>
#include <QUndoStack>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The language changes while windows are open: they say what windows say that are opened afterwards, and lose nothing.
class OpenWindowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theTableOfARaceFollows();
    void aRaceThatIsOverFollows();
    void aReplayFollows();
    void aHalfDoneMoveStays();
    void aComputerGoesOnThinking();
    void theTableOfBeetleFollows();
    void theTableOfBeepFollows();
    void theCountOfBeepFollows();
    void theDesignerFollows();
    void theDesignerKeepsItsTrack();
    void theHelpFollows();
    void theSettingsFollow();

private:
    using Make = std::function<std::unique_ptr<QWidget>()>;
    void compare(const Make& make);
    void changeLanguage();
    [[nodiscard]] std::unique_ptr<TableWindow> table(GameRecord record);
    [[nodiscard]] std::unique_ptr<DesignerWindow> designer();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<DesignerPreferences> m_preferences;
    DesignerDialogs m_dialogs;
    MarkedLanguage m_marked;
    bool m_isMarked = false;
};

namespace {

beep::BeepWindow::Surroundings stillSurroundings()
{
    return {[] { return std::uint64_t {1}; }, [] { return beep::Milliseconds {5000}; }};
}

/// The lines that others have not.
QString missing(const QStringList& lines, const QStringList& others)
{
    QStringList missing;
    for (const QString& line : lines)
        if (lines.count(line) != others.count(line))
            missing << line;
    return missing.join(u'\n');
}

/// A track of two tiles, one of them turned: with findings, and an undo step.
void lay(DesignerWindow& window)
{
    TrackDocument& document = window.desk().document();
    document.push(placeTile(document.track(), {TileId::start(), {0, 0}, FaceSide::Front, 0, {}}),
                  QStringLiteral("one"));
    document.push(placeTile(document.track(), {TileId::track(0), {1, 0}, FaceSide::Front, 0, {}}),
                  QStringLiteral("two"));
    document.undoStack().undo();
}

} // namespace

void OpenWindowsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setNumber(Setting::TableSpeed, 0);
    m_settings->setFlag(Setting::HideHand, false);
    m_preferences = std::make_unique<DesignerPreferences>(*m_settings);
}

void OpenWindowsTest::cleanup()
{
    if (std::exchange(m_isMarked, false))
        QCoreApplication::removeTranslator(&m_marked);
    Q_EMIT LanguageNews::instance().changed();
}

void OpenWindowsTest::changeLanguage()
{
    m_isMarked = true;
    QCoreApplication::installTranslator(&m_marked);
    Q_EMIT LanguageNews::instance().changed();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void OpenWindowsTest::compare(const Make& make)
{
    const std::unique_ptr<QWidget> before = make();
    before->show();
    QCoreApplication::processEvents();
    changeLanguage();
    const std::unique_ptr<QWidget> after = make();
    after->show();
    QCoreApplication::processEvents();
    QVERIFY(saidWords(*after).join(u'\n').contains(u'§'));
    // Some of it is found out in idle moments.
    QTRY_COMPARE(missing(saidWords(*after), saidWords(*before)), QString());
    QTRY_COMPARE(missing(saidWords(*before), saidWords(*after)), QString());
}

std::unique_ptr<TableWindow> OpenWindowsTest::table(GameRecord record)
{
    return std::make_unique<TableWindow>(std::move(record), QString(), *m_settings);
}

void OpenWindowsTest::theTableOfARaceFollows()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.turn == 1; }));
    compare([&] { return table(record); });
}

void OpenWindowsTest::aRaceThatIsOverFollows()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    compare([&] {
        auto window = table(record);
        window->area().end().announce(window->session());
        return window;
    });
}

void OpenWindowsTest::aReplayFollows()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.turn == 1; }));
    compare([&] {
        auto window = table(record);
        window->replay().enter();
        return window;
    });
}

void OpenWindowsTest::aHalfDoneMoveStays()
{
    const auto window = table(raceRecord({PlayerKind::Person, PlayerKind::Person}));
    window->show();
    TurnDesk& desk = window->play().desk();
    QTRY_VERIFY(desk.isDeciding());
    const auto playable = desk.scenery().hand.playable;
    const auto card = static_cast<int>(std::ranges::find(playable, true) - playable.begin());
    desk.activate(Pick::ofCard(card));
    QCOMPARE(desk.scenery().hand.chosen, card);
    changeLanguage();
    QCOMPARE(desk.scenery().hand.chosen, card);
    QVERIFY(desk.scenery().prompt.title.contains(u'§'));
}

void OpenWindowsTest::aComputerGoesOnThinking()
{
    const auto window = table(raceRecord({PlayerKind::Medium, PlayerKind::Easy}));
    window->play().runner().setPause(0);
    window->show();
    QTRY_VERIFY(window->session().history().size() > 2);
    const std::vector<Action> before = window->session().record().actions;
    changeLanguage();
    QTRY_VERIFY(window->session().history().size() > before.size() + 2);
    const std::vector<Action>& after = window->session().record().actions;
    QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
}

void OpenWindowsTest::theTableOfBeetleFollows()
{
    beetle::Record record;
    record.seed = 7;
    for (const char* name : {"Ann", "Bo"})
        record.players.push_back(
            {QLatin1String(name), beetle::kAllPenColours[record.players.size()], PlayerKind::Person, {}});
    record.rolls = {3, 5};
    compare([&] { return std::make_unique<beetle::BeetleWindow>(record, QString(), *m_settings); });
}

void OpenWindowsTest::theTableOfBeepFollows()
{
    beep::BeepPlan plan;
    plan.seats = {{QStringLiteral("Ann"), beep::SeatKind::Mouse}, {QStringLiteral("Bo"), beep::SeatKind::Easy}};
    compare([&] {
        auto window = std::make_unique<beep::BeepWindow>(plan, *m_settings, stillSurroundings());
        window->play()->proceed();
        window->game()->hold();
        return window;
    });
}

void OpenWindowsTest::theCountOfBeepFollows()
{
    beep::BeepPlan plan;
    plan.seats = {{QStringLiteral("Ann"), beep::SeatKind::Mouse}, {QStringLiteral("Bo"), beep::SeatKind::Easy}};
    const beep::Record record = beep::BeepWindow(plan, *m_settings, stillSurroundings()).record();
    compare([&] { return std::make_unique<beep::BeepWindow>(record, QStringLiteral("/old.bbbeep"), *m_settings); });
}

std::unique_ptr<DesignerWindow> OpenWindowsTest::designer()
{
    return std::make_unique<DesignerWindow>(*m_preferences, m_dialogs);
}

void OpenWindowsTest::theDesignerFollows()
{
    compare([&] {
        auto window = designer();
        lay(*window);
        if (!m_isMarked)
            return window;
        // Steps keep no names of another language.
        Q_EMIT LanguageNews::instance().changed();
        return window;
    });
}

void OpenWindowsTest::theDesignerKeepsItsTrack()
{
    const auto window = designer();
    window->show();
    lay(*window);
    changeLanguage();
    TrackDocument& document = window->desk().document();
    QCOMPARE(document.undoStack().count(), 2);
    QVERIFY(document.isModified());
    QCOMPARE(document.track().tiles.size(), std::size_t {1});
    document.undoStack().redo();
    QCOMPARE(document.track().tiles.size(), std::size_t {2});
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(document.track().tiles.empty());
}

void OpenWindowsTest::theHelpFollows()
{
    compare([] {
        auto window = std::make_unique<HelpWindow>();
        window->open(HelpTopic::Beetle);
        return window;
    });
}

void OpenWindowsTest::theSettingsFollow()
{
    compare([&] { return std::make_unique<SettingsDialog>(*m_settings); });
}

BUBBLEBAR_TEST(OpenWindowsTest)
#include "tst_openwindows.moc"
