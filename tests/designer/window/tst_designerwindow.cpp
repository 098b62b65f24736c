#include "core/support/atomicfile.h"
#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "core/track/trackfile.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/panels/findingrow.h"
#include "designer/panels/piecelist.h"
#include "designer/panels/trackpanel.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "designer/window/filechangebar.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"
#include "tests/designer/window/designeruser.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;
using Answer = DesignerDialogs::SaveAnswer;

namespace {

Track figureOfEight()
{
    constexpr std::size_t kFigureOfEight = 6;
    return *builtInTracks().at(kFigureOfEight).track;
}

} // namespace

/// One window: its file, its menus, its keys.
class DesignerWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void newTracksAreEmptyAndByTheDesigner();
    void theTitleNamesTheTrack();
    void theTitleShowsTheNameAsItIs();
    void closingAsksForUnsavedChanges_data();
    void closingAsksForUnsavedChanges();
    void closingAnUnchangedTrackAsksNothing();
    void aFailingSaveKeepsTheChanges();
    void savingTakesWhatIsBeingTyped();
    void closingAsksForWhatIsBeingTyped();
    void savingRemembersFileAndFolder();
    void undoNamesTheStep();
    void tilesGoFromWindowToWindow();
    void cutTilesComeBackOut();
    void duplicatesComeFromTheBox();
    void textThatIsNoTrackIsRefused();
    void clearingTheTableIsOneStep();
    void theWholeLayoutTurns();
    void lettersAreTypedInTheNameField();
    void lettersWorkOnTheCanvas();
    void theClipboardKeysWorkOutsideTheCanvas();
    void theClipboardKeysAreForTextInAField();
    void aRepairLeavesTheKeysToTheTiles();
    void playSaysWhatIsMissing();
    void theTileMenuIsAboutTheTile();
    void aChangeOnDiskIsAskedAbout();
    void keepingMineIsModified();
    void aVanishedFileIsModified();
    void anOwnSaveIsNoChangeOnDisk();
    void unsavedChangesAreKept();

private:
    void open(Track track, const QString& path = {});
    [[nodiscard]] TrackDocument& document() { return m_window->desk().document(); }
    [[nodiscard]] TrackCanvas& canvas() { return m_window->desk().canvas(); }
    [[nodiscard]] DesignerUser user() { return DesignerUser(*m_window); }
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QLatin1String(name)); }
    void change() { user().choose(QStringLiteral("Turn the whole layout")); }
    [[nodiscard]] QPushButton* fileButton(const QString& text) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<MemoryPreferences> m_preferences;
    PresetDialogs m_dialogs;
    std::unique_ptr<DesignerWindow> m_window;
};

void DesignerWindowTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<MemoryPreferences>();
    m_preferences->name = QStringLiteral("Mia");
    m_dialogs = {};
    m_window = std::make_unique<DesignerWindow>(*m_preferences, m_dialogs);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void DesignerWindowTest::cleanup()
{
    m_window.reset();
    QDir(recoveryFolder()).removeRecursively();
}

void DesignerWindowTest::open(Track track, const QString& path)
{
    m_window->setDocument(std::make_unique<TrackDocument>(std::move(track), path));
}

QPushButton* DesignerWindowTest::fileButton(const QString& text) const
{
    for (QPushButton* button : m_window->findChild<FileChangeBar*>()->findChildren<QPushButton*>())
        if (QString(button->text()).remove(u'&') == text)
            return button;
    return nullptr;
}

void DesignerWindowTest::newTracksAreEmptyAndByTheDesigner()
{
    QVERIFY(document().track().tiles.empty());
    QCOMPARE(document().track().author, QStringLiteral("Mia"));
    QVERIFY(m_window->desk().isUntouched());
    QVERIFY(!m_window->isWindowModified());
}

void DesignerWindowTest::theTitleNamesTheTrack()
{
    QCOMPARE(m_window->windowTitle(), QStringLiteral("New track[*] – Track Designer"));
    Track track = figureOfEight();
    track.name.clear();
    open(track, path("evening.bbtrack"));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("evening[*] – Track Designer"));
    document().push(changeProperties(document().track(), {QStringLiteral("Morning"), {}, {}, 1, {}}), {});
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Morning[*] – Track Designer"));
    QVERIFY(m_window->isWindowModified());
}

void DesignerWindowTest::theTitleShowsTheNameAsItIs()
{
    Track track = figureOfEight();
    track.name = QStringLiteral("Loop [*] & back");
    open(track);
    // Two marks in a row stand for the signs themselves.
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Loop [*][*] & back[*] – Track Designer"));
}

void DesignerWindowTest::closingAsksForUnsavedChanges_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save") << Answer::Save << QStringLiteral("a.bbtrack") << true << true;
    QTest::newRow("save, but then no name is given") << Answer::Save << QString() << false << false;
    QTest::newRow("save, but it fails") << Answer::Save << QStringLiteral("no/such/a.bbtrack") << false << false;
    QTest::newRow("don't save") << Answer::DontSave << QString() << true << false;
    QTest::newRow("stay") << Answer::Stay << QString() << false << false;
}

void DesignerWindowTest::closingAsksForUnsavedChanges()
{
    QFETCH(Answer, answer);
    QFETCH(QString, file);
    QFETCH(bool, closes);
    QFETCH(bool, saves);
    open(figureOfEight());
    change();
    m_window->desk().keeper().keep();
    m_dialogs.answer = answer;
    m_dialogs.path = file.isEmpty() ? QString() : m_dir->filePath(file);
    QCOMPARE(m_window->close(), closes);
    QCOMPARE(m_dialogs.asked, 1);
    QCOMPARE(m_window->isVisible(), !closes);
    QCOMPARE(QFileInfo::exists(m_dir->filePath(QStringLiteral("a.bbtrack"))), saves);
    QCOMPARE(document().isModified(), !saves);
    QCOMPARE(QDir(recoveryFolder()).entryList({QStringLiteral("*.bbtrack")}).isEmpty(), closes);
}

void DesignerWindowTest::closingAnUnchangedTrackAsksNothing()
{
    open(figureOfEight());
    QVERIFY(m_window->close());
    QCOMPARE(m_dialogs.asked, 0);
}

void DesignerWindowTest::aFailingSaveKeepsTheChanges()
{
    open(figureOfEight(), path("gone/a.bbtrack"));
    change();
    QVERIFY(!m_window->save());
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(m_dialogs.told.size(), 1);
    QVERIFY(m_dialogs.told.first().contains(QStringLiteral("a.bbtrack")));
    QVERIFY(m_preferences->recent.isEmpty());
}

void DesignerWindowTest::savingTakesWhatIsBeingTyped()
{
    m_dialogs.path = path("a.bbtrack");
    auto* boxes = m_window->findChild<QSpinBox*>();
    boxes->setFocus();
    boxes->selectAll();
    QTest::keyClicks(boxes, QStringLiteral("12"));
    QTest::keyClick(boxes, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(readFile(m_dialogs.path).and_then(parseTrack).value().boxes, 12);
    QVERIFY(!m_window->isWindowModified());
}

void DesignerWindowTest::closingAsksForWhatIsBeingTyped()
{
    auto* boxes = m_window->findChild<QSpinBox*>();
    boxes->setFocus();
    boxes->selectAll();
    QTest::keyClicks(boxes, QStringLiteral("12"));
    QVERIFY(!m_window->close());
    QCOMPARE(m_dialogs.asked, 1);
    QCOMPARE(document().track().boxes, 12);
}

void DesignerWindowTest::savingRemembersFileAndFolder()
{
    Track track = figureOfEight();
    track.name = QStringLiteral("Day/Night");
    track.author = QStringLiteral("Jonas");
    open(track);
    m_preferences->folder = m_dir->path();
    change();
    m_dialogs.path = path("b"); // the name alone
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_dialogs.proposed, path("Day-Night.bbtrack"));
    QCOMPARE(document().path(), path("b.bbtrack"));
    QCOMPARE(readFile(path("b.bbtrack")).value(), trackBytes(document().track()));
    QCOMPARE(m_preferences->recent, QStringList {path("b.bbtrack")});
    QCOMPARE(m_preferences->name, QStringLiteral("Jonas"));
    change();
    m_dialogs.path = path("c.bbtrack");
    user().choose(QStringLiteral("Save as…"));
    QCOMPARE(document().path(), path("c.bbtrack"));
    QVERIFY(!m_window->isWindowModified());
}

void DesignerWindowTest::undoNamesTheStep()
{
    open(figureOfEight());
    const Track before = document().track();
    QVERIFY(!user().action(QStringLiteral("Undo"))->isEnabled());
    change();
    QVERIFY(user().action(QStringLiteral("Undo Turn the whole layout")));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().track() == before);
    QVERIFY(user().action(QStringLiteral("Redo Turn the whole layout")));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(document().track() != before);
    open(figureOfEight());
    QVERIFY(!user().action(QStringLiteral("Undo"))->isEnabled());
}

void DesignerWindowTest::tilesGoFromWindowToWindow()
{
    open(figureOfEight());
    user().press(Qt::Key_A, Qt::ControlModifier);
    user().press(Qt::Key_C, Qt::ControlModifier);
    DesignerWindow other(*m_preferences, m_dialogs);
    other.show();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    const DesignerUser user(other);
    user.press(Qt::Key_V, Qt::ControlModifier);
    const std::vector<PlacedTile>& pasted = other.desk().document().track().tiles;
    QCOMPARE(pasted.size(), figureOfEight().tiles.size());
    const Hex by = pasted.front().at - figureOfEight().tiles.front().at;
    for (std::size_t i = 0; i < pasted.size(); ++i) {
        PlacedTile expected = figureOfEight().tiles[i];
        expected.at = expected.at + by;
        QVERIFY(pasted[i] == expected);
    }
    QCOMPARE(other.desk().canvas().selection().size(), pasted.size());
    QVERIFY(user.action(QStringLiteral("Undo Paste")));
}

void DesignerWindowTest::cutTilesComeBackOut()
{
    open(figureOfEight());
    const std::size_t count = document().track().tiles.size();
    canvas().setSelection({document().track().tiles[1].at, document().track().tiles[2].at});
    user().press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(document().track().tiles.size(), count - 2);
    user().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().track().tiles.size(), count);
    document().undoStack().setIndex(0);
    QVERIFY(document().track() == figureOfEight());
}

void DesignerWindowTest::duplicatesComeFromTheBox()
{
    Track track = figureOfEight();
    track.boxes = 2;
    open(track);
    const std::size_t count = track.tiles.size();
    QVERIFY(!user().action(QStringLiteral("Duplicate"))->isEnabled());
    // The start tile, of which there is one in all, and two others.
    canvas().setSelection({track.tiles[0].at, track.tiles[1].at, track.tiles[2].at});
    user().choose(QStringLiteral("Duplicate"));
    QCOMPARE(document().track().tiles.size(), count + 2);
    QCOMPARE(canvas().selection().size(), std::size_t {2});
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("left out")));
}

void DesignerWindowTest::textThatIsNoTrackIsRefused()
{
    open(figureOfEight());
    QGuiApplication::clipboard()->setText(QStringLiteral("Dear Mia, …"));
    user().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document().track() == figureOfEight());
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QStringLiteral("There are no tiles")));
}

void DesignerWindowTest::clearingTheTableIsOneStep()
{
    open(figureOfEight());
    user().choose(QStringLiteral("Clear the table"));
    QVERIFY(document().track().tiles.empty());
    QVERIFY(!user().action(QStringLiteral("Clear the table"))->isEnabled());
    document().undoStack().undo();
    QVERIFY(document().track() == figureOfEight());
}

void DesignerWindowTest::theWholeLayoutTurns()
{
    open(figureOfEight());
    for (int i = 0; i < 6; ++i)
        change();
    for (std::size_t i = 0; i < figureOfEight().tiles.size(); ++i)
        QCOMPARE(document().track().tiles[i].rotation, figureOfEight().tiles[i].rotation);
    QCOMPARE(document().undoStack().count(), 6);
    document().undoStack().setIndex(0);
    QVERIFY(document().track() == figureOfEight());
}

void DesignerWindowTest::lettersAreTypedInTheNameField()
{
    open(figureOfEight());
    canvas().setSelection({document().track().tiles[1].at});
    auto* name = m_window->desk().trackPanel().findChild<QLineEdit*>();
    QVERIFY(name);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("RrfnpbF"));
    QCOMPARE(name->text(), QStringLiteral("RrfnpbF"));
    name->setCursorPosition(0);
    QTest::keyClick(name, Qt::Key_Delete);
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("rfnpbF"));
    QVERIFY(document().track().tiles == figureOfEight().tiles);
    QVERIFY(name->hasFocus());
}

void DesignerWindowTest::lettersWorkOnTheCanvas()
{
    open(figureOfEight());
    canvas().setFocus();
    const PlacedTile before = document().track().tiles[1];
    canvas().setSelection({before.at});
    user().press(Qt::Key_R);
    QCOMPARE(document().tileAt(before.at)->rotation, (before.rotation + 1) % 6);
    user().press(Qt::Key_R, Qt::ShiftModifier);
    user().press(Qt::Key_F);
    QVERIFY(document().tileAt(before.at)->side != before.side);
    canvas().setCursorHex(before.at);
    user().press(Qt::Key_N);
    QVERIFY(canvas().selection() != std::vector {before.at});
    user().press(Qt::Key_P);
    QVERIFY(canvas().selection() == std::vector {before.at});
    user().press(Qt::Key_Delete);
    QVERIFY(!document().tileAt(before.at));
    QCOMPARE(document().undoStack().count(), 4);
}

void DesignerWindowTest::theClipboardKeysWorkOutsideTheCanvas()
{
    open(figureOfEight());
    m_window->findChild<PieceList*>()->setFocus();
    user().press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(canvas().selection().size(), document().track().tiles.size());
    user().press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(document().track().tiles.empty());
    user().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().track().tiles.size(), figureOfEight().tiles.size());
}

void DesignerWindowTest::theClipboardKeysAreForTextInAField()
{
    open(figureOfEight());
    canvas().selectAll();
    auto* name = m_window->findChild<QLineEdit*>();
    for (QLineEdit* edit : m_window->findChildren<QLineEdit*>())
        if (edit->text() == document().track().name)
            name = edit;
    name->setFocus();
    user().press(Qt::Key_A, Qt::ControlModifier);
    user().press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(name->text(), QString());
    QCOMPARE(QApplication::clipboard()->text(), figureOfEight().name);
    user().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document().track() == figureOfEight());
}

void DesignerWindowTest::aRepairLeavesTheKeysToTheTiles()
{
    auto* repair = m_window->findChild<FindingRow*>()->findChildren<QPushButton*>().last();
    m_window->findChild<PieceList*>()->setFocus();
    QTest::mouseClick(repair, Qt::LeftButton);
    QVERIFY(canvas().hasFocus());
    user().press(Qt::Key_Delete);
    QVERIFY(document().track().tiles.empty());
}

void DesignerWindowTest::playSaysWhatIsMissing()
{
    open(figureOfEight());
    QSignalSpy played(m_window.get(), &DesignerWindow::playRequested);
    QAction* play = user().action(QStringLiteral("Play this track"));
    QVERIFY(play->isEnabled());
    const Hex finish = document().track().tiles.back().at;
    canvas().setSelection({finish});
    user().press(Qt::Key_Delete);
    QVERIFY(!play->isEnabled());
    QVERIFY2(play->toolTip().contains(QStringLiteral("finish")), qPrintable(play->toolTip()));
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QCOMPARE(played.size(), 0);
    document().undoStack().undo();
    QVERIFY(play->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QCOMPARE(played.size(), 1);
    QVERIFY(*played.first().first().value<TrackPtr>() == figureOfEight());
}

void DesignerWindowTest::theTileMenuIsAboutTheTile()
{
    open(figureOfEight());
    const PlacedTile tile = document().track().tiles[1];
    QTest::mouseClick(&canvas(), Qt::RightButton, {}, canvas().camera().centreOf(tile.at).toPoint());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(document().tileAt(tile.at)->rotation, (tile.rotation + 1) % 6);
}

void DesignerWindowTest::aChangeOnDiskIsAskedAbout()
{
    const QString file = path("a.bbtrack");
    QVERIFY(writeFile(file, trackBytes(figureOfEight())));
    open(figureOfEight(), file);
    change();
    Track other = figureOfEight();
    other.name = QStringLiteral("By somebody else");
    QVERIFY(writeFile(file, trackBytes(other)));
    QTRY_VERIFY(fileButton(QStringLiteral("Reload"))->isVisible());
    QTest::mouseClick(fileButton(QStringLiteral("Reload")), Qt::LeftButton);
    QTRY_VERIFY(document().track() == other);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(!fileButton(QStringLiteral("Reload"))->isVisible());
}

void DesignerWindowTest::keepingMineIsModified()
{
    const QString file = path("a.bbtrack");
    QVERIFY(writeFile(file, trackBytes(figureOfEight())));
    open(figureOfEight(), file);
    QVERIFY(writeFile(file, "no track at all"));
    QTRY_VERIFY(fileButton(QStringLiteral("Keep mine"))->isVisible());
    QTest::mouseClick(fileButton(QStringLiteral("Keep mine")), Qt::LeftButton);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(document().track() == figureOfEight());
    QVERIFY(m_window->save());
    QCOMPARE(readFile(file).value(), trackBytes(figureOfEight()));
}

void DesignerWindowTest::aVanishedFileIsModified()
{
    const QString file = path("a.bbtrack");
    QVERIFY(writeFile(file, trackBytes(figureOfEight())));
    open(figureOfEight(), file);
    QVERIFY(QFile::remove(file));
    QTRY_VERIFY(m_window->isWindowModified());
    QVERIFY(m_window->save());
    QVERIFY(QFileInfo::exists(file));
}

void DesignerWindowTest::anOwnSaveIsNoChangeOnDisk()
{
    open(figureOfEight(), path("a.bbtrack"));
    change();
    QVERIFY(m_window->save());
    change();
    QVERIFY(m_window->save());
    QTest::qWait(600);
    QVERIFY(!fileButton(QStringLiteral("Reload"))->isVisible());
    QVERIFY(!m_window->isWindowModified());
}

void DesignerWindowTest::unsavedChangesAreKept()
{
    open(figureOfEight());
    change();
    m_window->desk().keeper().keep();
    QCOMPARE(QDir(recoveryFolder()).entryList({QStringLiteral("*.bbtrack")}).size(), 1);
    // A window that is torn away, as in a crash, leaves the copy.
    m_window = std::make_unique<DesignerWindow>(*m_preferences, m_dialogs);
    std::vector<LostTrack> lost = findLostTracks();
    QCOMPARE(lost.size(), std::size_t {1});
    m_window->recover(lost.front());
    lost.clear();
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(document().track().tiles.size(), figureOfEight().tiles.size());
    m_dialogs.path = path("rescued.bbtrack");
    QVERIFY(m_window->save());
    QVERIFY(QDir(recoveryFolder()).isEmpty());
}

BUBBLEBAR_TEST(DesignerWindowTest)
#include "tst_designerwindow.moc"
