#include "app/aboutdialog.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/lobby/badge.h"
#include "app/lobby/lobbycard.h"
#include "app/lobby/lobbywindow.h"
#include "app/lobby/racelist.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "app/tracks/trackview.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// Closes the New race dialog that comes up, and keeps what it showed.
class DialogCloser : public QObject
{
public:
    DialogCloser()
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, &DialogCloser::look);
        timer->start(20);
    }

    int dialogs = 0;
    QString track; ///< the one that was chosen

private:
    void look()
    {
        auto* dialog = qobject_cast<NewRaceDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        ++dialogs;
        track = dialog->findChild<TrackView*>()->currentIndex().data().toString();
        QTest::keyClick(dialog, Qt::Key_Escape);
    }
};

} // namespace

class TestLobby : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theWindowComesBeforeTheFiles();
    void theBadgeIsPaintedOnceTheWindowIsThere();
    void enterPressesWhatComesFirst();
    void theCardStartsARace();
    void aTrackStartsARaceOnIt();
    void menusDoWhatTheySay();
    void recentFilesAreInTheMenu();
    void everyControlHasAName();
    void itFitsSmallScreens_data();
    void itFitsSmallScreens();
    void allIsSeenAtOnceInTheUsualSize();
    void cardsAreAlikeAtEveryWidth();
    void timesAreToldInWords_data();
    void timesAreToldInWords();
    void theWhiteBeetleRunsWhenFound();

private:
    [[nodiscard]] QAction* action(const QString& text) const;

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    PresetFiles* m_files = nullptr;
    std::unique_ptr<Navigator> m_navigator;
    std::unique_ptr<LobbyWindow> m_lobby;
};

void TestLobby::init()
{
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    auto files = std::make_unique<PresetFiles>(*m_settings);
    m_files = files.get();
    m_navigator = std::make_unique<Navigator>(*m_settings, std::move(files));
    m_lobby = std::make_unique<LobbyWindow>(*m_navigator);
    m_lobby->show();
    QVERIFY(QTest::qWaitForWindowActive(m_lobby.get()));
}

void TestLobby::cleanup()
{
    m_lobby.reset();
    m_navigator.reset();
}

QAction* TestLobby::action(const QString& text) const
{
    for (QAction* action : m_lobby->findChildren<QAction*>())
        if (action->text() == text)
            return action;
    return nullptr;
}

void TestLobby::theWindowComesBeforeTheFiles()
{
    LobbyWindow lobby(*m_navigator);
    auto* tracks = lobby.findChild<TrackView*>();
    const QList<QLabel*> labels = lobby.findChildren<QLabel*>();
    const auto saysThereAreNoRaces = [&labels] {
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("Games that you save"));
        });
    };
    lobby.show();
    QCOMPARE(tracks->model()->rowCount(), 0);
    QVERIFY(!saysThereAreNoRaces());
    QTRY_COMPARE(tracks->model()->rowCount(), 8);
    QVERIFY(saysThereAreNoRaces());
}

void TestLobby::theBadgeIsPaintedOnceTheWindowIsThere()
{
    Badge badge(64);
    badge.show();
    const auto colours = [&badge] {
        std::set<QRgb> seen;
        const QImage picture = badge.grab().toImage();
        for (int x = 0; x < picture.width(); ++x)
            seen.insert(picture.pixel(x, picture.height() / 2));
        return seen.size();
    };
    QCOMPARE(colours(), 1U);
    QTRY_VERIFY(colours() > 5);
}

void TestLobby::enterPressesWhatComesFirst()
{
    QCOMPARE(m_lobby->focusWidget()->objectName(), QStringLiteral("flightLarge"));
    m_settings->setFlag(Setting::KnowsRace, true);
    LobbyWindow lobby(*m_navigator);
    lobby.show();
    QVERIFY(QTest::qWaitForWindowActive(&lobby));
    QCOMPARE(lobby.focusWidget(), lobby.findChild<LobbyCardView*>()->button());
}

void TestLobby::theCardStartsARace()
{
    const DialogCloser closer;
    auto* start = m_lobby->findChild<LobbyCardView*>()->button();
    QTest::mouseClick(start, Qt::LeftButton);
    QCOMPARE(closer.dialogs, 1);
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Return);
    QCOMPARE(closer.dialogs, 2);
    QTest::mouseClick(m_lobby->findChild<LazyPicture*>(), Qt::LeftButton);
    QCOMPARE(closer.dialogs, 3);
}

void TestLobby::aTrackStartsARaceOnIt()
{
    const DialogCloser closer;
    auto* tracks = m_lobby->findChild<TrackView*>();
    QTRY_COMPARE(tracks->model()->rowCount(), 8);
    const QModelIndex second = tracks->model()->index(1, 0);
    QTest::mouseClick(tracks->viewport(), Qt::LeftButton, {}, tracks->visualRect(second).center());
    QCOMPARE(closer.dialogs, 1);
    QCOMPARE(closer.track, second.data().toString());
}

void TestLobby::menusDoWhatTheySay()
{
    const DialogCloser closer;
    QTest::keyClick(m_lobby.get(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(closer.dialogs, 1);
    m_lobby->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_lobby.get()));
    QTest::keyClick(m_lobby.get(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_files->asked, 1);
    QVERIFY(action(QStringLiteral("&Quit")));
    QVERIFY(action(QStringLiteral("About &Qt")));
    QTimer::singleShot(100, this, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    action(QStringLiteral("&About Bubble Bar"))->trigger();
}

void TestLobby::recentFilesAreInTheMenu()
{
    const QString track = m_folder->path(QStringLiteral("mine & yours.bbtrack"));
    QVERIFY(QFile::copy(QStringLiteral(":/tracks/2-quick-sip.bbtrack"), track));
    addRecentFile(*m_settings, track);
    const DialogCloser closer;
    QMenu* game = m_lobby->menuBar()->actions().first()->menu();
    game->popup({});
    QAction* open = action(QStringLiteral("mine && yours.bbtrack"));
    QVERIFY(open);
    game->close();
    open->trigger();
    QCOMPARE(closer.track, QStringLiteral("Quick Sip"));
    action(QStringLiteral("&Clear this list"))->trigger();
    QVERIFY(recentFiles(*m_settings).isEmpty());
}

void TestLobby::everyControlHasAName()
{
    for (const QWidget* widget : m_lobby->findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(hasAccessibleName(*widget), widget->metaObject()->className());
}

void TestLobby::itFitsSmallScreens_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    QTest::newRow("smallest") << QSize(800, 600) << 1.0;
    QTest::newRow("smallest, big text") << QSize(800, 600) << 1.5;
    QTest::newRow("laptop, big text") << QSize(1366, 768) << 1.5;
}

void TestLobby::itFitsSmallScreens()
{
    QFETCH(QSize, size);
    QFETCH(double, text);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(font.pointSizeF() * text);
    QApplication::setFont(font);
    LobbyWindow lobby(*m_navigator);
    lobby.resize(size);
    lobby.show();
    QTest::qWait(50);
    QApplication::setFont(usual);
    QCOMPARE(lobby.size(), size);
    auto* scroll = qobject_cast<QScrollArea*>(lobby.centralWidget());
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
}

void TestLobby::allIsSeenAtOnceInTheUsualSize()
{
    m_lobby->resize(1180, 700);
    const QList<LobbyCardView*> cards = m_lobby->findChildren<LobbyCardView*>();
    QCOMPARE(cards.size(), 4);
    for (const LobbyCardView* card : cards)
        QTRY_COMPARE(card->y(), 0);
    QCOMPARE(m_lobby->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
}

void TestLobby::cardsAreAlikeAtEveryWidth()
{
    const QList<LobbyCardView*> cards = m_lobby->findChildren<LobbyCardView*>();
    std::set<std::size_t> rows;
    for (int step = -40; step <= 40; ++step) {
        const int width = 640 + 20 * std::abs(step);
        m_lobby->resize(width, 700);
        QCoreApplication::processEvents();
        std::set<int> tops;
        for (const LobbyCardView* card : cards) {
            tops.insert(card->y());
            QVERIFY2(std::abs(card->width() - cards.front()->width()) <= 1, QByteArray::number(width));
            QVERIFY2(std::abs(card->height() - cards.front()->height()) <= 1, QByteArray::number(width));
            QCOMPARE(card->isBeside(), cards.front()->isBeside());
            QVERIFY2(card->width() >= card->leastWidth(card->isBeside()), QByteArray::number(width));
        }
        rows.insert(tops.size());
    }
    QVERIFY(rows == std::set<std::size_t>({1, 2}));
}

void TestLobby::timesAreToldInWords_data()
{
    QTest::addColumn<QDateTime>("saved");
    QTest::addColumn<QString>("words");
    QTest::newRow("today") << QDateTime({2024, 5, 2}, {9, 5}) << QStringLiteral("today 9:05 AM");
    QTest::newRow("yesterday") << QDateTime({2024, 5, 1}, {23, 0}) << QStringLiteral("yesterday 11:00 PM");
    QTest::newRow("earlier") << QDateTime({2024, 4, 30}, {23, 0}) << QStringLiteral("4/30/24");
}

void TestLobby::timesAreToldInWords()
{
    QFETCH(QDateTime, saved);
    QTEST(whenSaved(saved, QDateTime({2024, 5, 2}, {20, 0})).replace(QChar(0x202f), u' '), "words");
}

void TestLobby::theWhiteBeetleRunsWhenFound()
{
    HidingPlace meadow;
    const QSignalSpy finds(&meadow, &HidingPlace::found);
    const QPointF before = meadow.beetle();
    QTest::mouseClick(&meadow, Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(finds.size(), 0);
    QTest::mouseClick(&meadow, Qt::LeftButton, {}, before.toPoint());
    QCOMPARE(finds.size(), 1);
    QVERIFY(meadow.beetle() != before);
}

BUBBLEBAR_TEST(TestLobby)
#include "tst_lobby.moc"
