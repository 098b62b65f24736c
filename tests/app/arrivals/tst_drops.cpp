#include "app/beep/beepwindow.h"
#include "app/beetle/beetlewindow.h"
#include "app/beetle/statistics/statisticsdialog.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/tablewindow.h"
#include "app/help/helpwindow.h"
#include "app/lobby/lobbywindow.h"
#include "app/recentfiles.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/app/arrivals/openedwindows.h"
#include "tests/common/testrunner.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QToolTip>
#include <QWindow>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

std::unique_ptr<QMimeData> files(const QStringList& paths)
{
    auto data = std::make_unique<QMimeData>();
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls << QUrl::fromLocalFile(path);
    data->setUrls(urls);
    return data;
}

std::unique_ptr<QMimeData> text(const QString& words)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(words);
    return data;
}

QString aCode()
{
    return shareCode(*builtInTracks().front().track).value();
}

/// Drags over a point of a window and drops there, as another program does: the window's system window is told. Whether
/// the drop is wanted.
bool drop(QWidget& window, const QMimeData& data, QPoint at, Qt::DropActions actions = Qt::CopyAction)
{
    QDragEnterEvent enter(at, actions, &data, Qt::LeftButton, {});
    enter.ignore();
    QCoreApplication::sendEvent(window.windowHandle(), &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent move(at, actions, &data, Qt::LeftButton, {});
    move.ignore();
    QCoreApplication::sendEvent(window.windowHandle(), &move);
    QDropEvent dropped(at, actions, &data, Qt::LeftButton, {});
    dropped.ignore();
    QCoreApplication::sendEvent(window.windowHandle(), &dropped);
    return move.isAccepted() && dropped.isAccepted() && dropped.dropAction() == Qt::CopyAction;
}

bool drop(QWidget& window, const QMimeData& data)
{
    return drop(window, data, window.rect().center());
}

} // namespace

/// What is dropped on any window opens in the window for its kind.
class TestDrops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyWindowTakesEveryKind_data();
    void everyWindowTakesEveryKind();
    void fieldsTakeFilesButKeepText();
    void aTextStaysWhereItComesFrom();
    void whatCannotBeOpenedIsRefusedWhileDragged_data();
    void whatCannotBeOpenedIsRefusedWhileDragged();
    void theRestIsOpened();
    void aDialogThatWaitsRefuses();
    void theRaceThatIsOnStays();
    void anUntouchedDesignerShowsIt();
    void aTrackInTheMakingStays();
    void aDamagedCodeIsToldAbout();

private:
    /// Opens a window of that kind: "lobby", "table", "beetle", "beep", "designer", "help", "statistics".
    [[nodiscard]] QWidget* open(const QString& kind);
    [[nodiscard]] QWidget* openGame(const QString& suffix);

    std::unique_ptr<OpenedWindows> m_program;
    std::unique_ptr<QWidget> m_dialog;
};

void TestDrops::init()
{
    m_program = std::make_unique<OpenedWindows>();
    m_program->navigator().showLobby();
}

void TestDrops::cleanup()
{
    m_dialog.reset();
    m_program.reset();
}

QWidget* TestDrops::openGame(const QString& suffix)
{
    m_program->navigator().openInItsWindow(m_program->file(suffix));
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->metaObject()->className() == OpenedWindows::windowFor(suffix))
            return widget;
    return nullptr;
}

QWidget* TestDrops::open(const QString& kind)
{
    if (kind == u"lobby")
        return OpenedWindows::shown<LobbyWindow>();
    if (kind == u"table")
        return openGame(QStringLiteral("bbgame"));
    if (kind == u"beetle")
        return openGame(QStringLiteral("bbbeetle"));
    if (kind == u"beep")
        return openGame(QStringLiteral("bbbeep"));
    if (kind == u"designer") {
        m_program->navigator().designTrack();
        return OpenedWindows::shown<DesignerWindow>();
    }
    if (kind == u"help") {
        m_program->navigator().help().open(HelpTopic::Aim);
        return m_program->navigator().help().window();
    }
    m_dialog = std::make_unique<beetle::StatisticsDialog>(beetle::Options {});
    m_dialog->show();
    return m_dialog.get();
}

void TestDrops::everyWindowTakesEveryKind_data()
{
    QTest::addColumn<QString>("on");
    QTest::addColumn<QString>("suffix");
    for (const char* on : {"lobby", "table", "beetle", "beep", "designer", "help", "statistics"})
        for (const char* suffix : {"bbtrack", "bbgame", "bbbeetle", "bbbeep", "svg", "png", "txt", "code"})
            QTest::addRow("%s on %s", suffix, on) << QString::fromLatin1(on) << QString::fromLatin1(suffix);
}

void TestDrops::everyWindowTakesEveryKind()
{
    QFETCH(QString, on);
    QFETCH(QString, suffix);
    QWidget* window = open(on);
    QVERIFY(window);
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QVERIFY(drop(*window, suffix == u"code" ? *text(aCode()) : *files({m_program->file(suffix)})));
    QVERIFY(OpenedWindows::comes(OpenedWindows::windowFor(suffix)));
    QTest::qWait(10);
    QVERIFY(m_program->dialogs().told.isEmpty());
}

void TestDrops::fieldsTakeFilesButKeepText()
{
    auto* help = static_cast<HelpWindow*>(open(QStringLiteral("help")));
    QVERIFY(QTest::qWaitForWindowExposed(help));
    QLineEdit& field = help->searchField();
    const QPoint at = field.mapTo(help, field.rect().center());
    QVERIFY(drop(*help, *text(aCode()), at));
    QCOMPARE(field.text(), aCode());
    QTest::qWait(50);
    QVERIFY(!OpenedWindows::shown<DesignerWindow>());
    field.clear();
    QVERIFY(drop(*help, *files({m_program->file(QStringLiteral("bbtrack"))}), at));
    QTRY_VERIFY(OpenedWindows::shown<DesignerWindow>());
    QVERIFY(field.text().isEmpty());
}

void TestDrops::aTextStaysWhereItComesFrom()
{
    QWidget* lobby = open(QStringLiteral("lobby"));
    // The drop says that it is a copy, though the text might be moved.
    QVERIFY(drop(*lobby, *text(aCode()), lobby->rect().center(), Qt::MoveAction | Qt::CopyAction));
}

void TestDrops::whatCannotBeOpenedIsRefusedWhileDragged_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a letter") << QStringLiteral("letter.txt") << QStringLiteral("“letter.txt” can’t be opened.");
    QTest::newRow("a folder") << QStringLiteral("folder") << QStringLiteral("folder");
    QTest::newRow("a file of the web") << QStringLiteral("https://example.org/a.bbtrack")
                                       << QStringLiteral("this computer");
    QTest::newRow("any text") << QString() << QString();
}

void TestDrops::whatCannotBeOpenedIsRefusedWhileDragged()
{
    QFETCH(QString, name);
    QFETCH(QString, reason);
    static_cast<void>(m_program->folder().write(QStringLiteral("letter.txt"), "Dear beetle"));
    QDir().mkpath(m_program->folder().path(QStringLiteral("folder")));
    auto data = text(QStringLiteral("BB, how are you?"));
    if (name.startsWith(u"https:"))
        data->setUrls({QUrl(name)});
    else if (!name.isEmpty())
        data = files({m_program->folder().path(name)});
    // Of the row before.
    QTRY_VERIFY(!QToolTip::isVisible());
    QVERIFY(!drop(*open(QStringLiteral("lobby")), *data));
    QCOMPARE(QToolTip::isVisible(), !reason.isEmpty());
    if (!reason.isEmpty())
        QVERIFY2(QToolTip::text().contains(reason), qPrintable(QToolTip::text()));
    QToolTip::hideText();
}

void TestDrops::theRestIsOpened()
{
    const QString letter = m_program->folder().write(QStringLiteral("letter.txt"), "Dear beetle");
    QVERIFY(drop(*open(QStringLiteral("designer")),
                 *files({m_program->file(QStringLiteral("bbtrack")), letter, m_program->file(QStringLiteral("svg"))})));
    QTRY_COMPARE(m_program->navigator().designers().windows().size(), 2U);
    QVERIFY(m_program->dialogs().told.isEmpty());
}

void TestDrops::aDialogThatWaitsRefuses()
{
    QWidget* lobby = open(QStringLiteral("lobby"));
    QMessageBox question(lobby);
    question.open();
    QVERIFY(!drop(*lobby, *files({m_program->file(QStringLiteral("bbtrack"))})));
    QVERIFY(!drop(question, *files({m_program->file(QStringLiteral("bbtrack"))})));
    question.close();
    QVERIFY(drop(*lobby, *files({m_program->file(QStringLiteral("bbtrack"))})));
}

void TestDrops::theRaceThatIsOnStays()
{
    auto* table = static_cast<TableWindow*>(open(QStringLiteral("table")));
    QVERIFY(drop(*table, *files({m_program->file(QStringLiteral("bbtrack"))})));
    QTRY_VERIFY(OpenedWindows::shown<DesignerWindow>());
    QVERIFY(table->isVisible());
    // A game that can't be read does not clear the table either.
    const MessageBoxReader box;
    QVERIFY(drop(*table, *files({m_program->folder().write(QStringLiteral("a.bbbeetle"), "{")})));
    QTRY_VERIFY(box.text().contains(QStringLiteral("“a.bbbeetle”")));
    QVERIFY(table->isVisible());
}

void TestDrops::anUntouchedDesignerShowsIt()
{
    auto* window = static_cast<DesignerWindow*>(open(QStringLiteral("designer")));
    const QString file = m_program->file(QStringLiteral("bbtrack"));
    QVERIFY(drop(*window, *files({file})));
    QTRY_COMPARE(window->desk().document().path(), file);
    QCOMPARE(m_program->navigator().designers().windows().size(), 1U);
    QCOMPARE(recentFiles(m_program->settings()), QStringList {file});
}

void TestDrops::aTrackInTheMakingStays()
{
    auto* window = static_cast<DesignerWindow*>(open(QStringLiteral("designer")));
    window->setDocument(std::make_unique<TrackDocument>(*builtInTracks().at(3).track));
    window->desk().document().setModified();
    QVERIFY(drop(*window, *text(aCode())));
    QTRY_COMPARE(m_program->navigator().designers().windows().size(), 2U);
    QVERIFY(window->desk().document().track() == *builtInTracks().at(3).track);
}

void TestDrops::aDamagedCodeIsToldAbout()
{
    const MessageBoxReader box;
    QVERIFY(drop(*open(QStringLiteral("lobby")), *text(aCode().chopped(3))));
    QTRY_VERIFY(box.text().contains(QStringLiteral("share code")));
    QVERIFY(!OpenedWindows::shown<DesignerWindow>());
}

BUBBLEBAR_TEST(TestDrops)
#include "tst_drops.moc"
