#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/newrace/seathandle.h"
#include "app/bubble/newrace/seatrow.h"
#include "app/bubble/newrace/teamsbox.h"
#include "app/files.h"
#include "app/tracks/thumbnails.h"
#include "app/tracks/trackview.h"
#include "core/bubble/recordfile.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/widgets/notice.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QtTest>

#include <algorithm>

#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestNewRaceDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void returnStartsAPlayableRace();
    void aRaceIsSetUpByMouseAndKeys();
    void aNamelessPlayerKeepsTheRaceFromStarting();
    void allChoicesAreRemembered();
    void cancelRemembersNothing();
    void everyBuiltInTrackIsOffered();
    void lengthsAndNamesFilterTheTracks();
    void aFilterLeavesTheChoiceAlone();
    void aTrackComesFromAFile();
    void aTrackComesFromASavedRace();
    void aTrackBringsItsOwnTileSet();
    void anUnplayableTrackSaysWhy();
    void aDamagedFileIsRefusedInWords();
    void aDeckComesFromAFile();
    void aDoubleClickOnATrackStarts();
    void aFirstRaceBeginsWithTheName();
    void everyControlIsReachedByTab();
    void tabGoesFromPlayersOverTracksToStart();
    void everyControlHasAName();
    void itFitsSmallScreens_data();
    void itFitsSmallScreens();

private:
    void open();
    [[nodiscard]] QPushButton* button(const QString& text) const;
    [[nodiscard]] QPushButton* start() const { return button(QStringLiteral("&Start the race")); }
    [[nodiscard]] QString reason() const;
    [[nodiscard]] bool tells(const QString& text) const;
    [[nodiscard]] TrackView* tracks() const { return m_dialog->findChild<TrackView*>(); }
    [[nodiscard]] QLineEdit* nameOf(int seat) const;
    void clickTrack(const QString& name) const;
    [[nodiscard]] QStringList trackNames() const;

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<PresetFiles> m_files;
    std::unique_ptr<Thumbnails> m_thumbnails;
    std::unique_ptr<NewRaceDialog> m_dialog;
};

void TestNewRaceDialog::init()
{
    m_folder = std::make_unique<Folder>();
    m_settings = std::make_unique<Settings>(m_folder->path(QStringLiteral("settings.ini")));
    m_files = std::make_unique<PresetFiles>(*m_settings);
    m_thumbnails = std::make_unique<Thumbnails>();
    open();
}

void TestNewRaceDialog::cleanup()
{
    m_dialog.reset();
    m_thumbnails.reset();
}

void TestNewRaceDialog::open()
{
    m_dialog.reset();
    m_dialog = std::make_unique<NewRaceDialog>(*m_settings, *m_thumbnails, *m_files);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

QPushButton* TestNewRaceDialog::button(const QString& text) const
{
    for (QPushButton* button : m_dialog->findChildren<QPushButton*>())
        if (button->text() == text || button->accessibleName() == text)
            return button;
    return nullptr;
}

QString TestNewRaceDialog::reason() const
{
    // The reason for a disabled start stands beside the buttons, outside the part that scrolls.
    for (const Notice* notice : m_dialog->findChildren<Notice*>(Qt::FindDirectChildrenOnly))
        if (notice->isVisible())
            return notice->text();
    return {};
}

bool TestNewRaceDialog::tells(const QString& text) const
{
    return std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [&text](const QLabel* label) {
        return label->isVisible() && label->text().contains(text);
    });
}

QLineEdit* TestNewRaceDialog::nameOf(int seat) const
{
    return m_dialog->findChildren<SeatRow*>().at(seat)->findChild<QLineEdit*>();
}

QStringList TestNewRaceDialog::trackNames() const
{
    QStringList names;
    for (int row = 0; row < tracks()->model()->rowCount(); ++row)
        names << tracks()->model()->index(row, 0).data().toString();
    return names;
}

void TestNewRaceDialog::clickTrack(const QString& name) const
{
    const QModelIndex index = tracks()->model()->index(static_cast<int>(trackNames().indexOf(name)), 0);
    tracks()->scrollTo(index);
    QTest::mouseClick(tracks()->viewport(), Qt::LeftButton, {}, tracks()->visualRect(index).center());
}

void TestNewRaceDialog::returnStartsAPlayableRace()
{
    QVERIFY(start()->isEnabled());
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    const GameRecord& record = m_dialog->record();
    QCOMPARE(record.players.size(), 2U);
    QCOMPARE(record.track, builtInTracks().front().track);
    QCOMPARE(record.deck.size(), 54);
    QVERIFY(!legalActions(initialPosition(record)).empty());
}

void TestNewRaceDialog::aRaceIsSetUpByMouseAndKeys()
{
    QTest::mouseDClick(nameOf(0), Qt::LeftButton);
    QTest::keyClick(nameOf(0), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(nameOf(0), QStringLiteral("Mia"));
    QTest::mouseClick(button(QStringLiteral("Add a third player")), Qt::LeftButton);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Jonas"));
    QTest::mouseClick(button(QStringLiteral("Add a fourth player")), Qt::LeftButton);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Oma"));
    auto* teams = m_dialog->findChild<TeamsBox*>()->findChild<QCheckBox*>();
    QTest::keyClick(teams, Qt::Key_Space);
    QVERIFY(tells(QStringLiteral("Mia and Jonas race together")));
    QVERIFY(tells(QStringLiteral("2 beetles each")));
    clickTrack(QStringLiteral("Moonlight Ring"));
    QTest::mouseClick(start(), Qt::LeftButton);

    const GameRecord& record = m_dialog->record();
    QStringList names;
    std::set<Colour> colours;
    for (const RecordPlayer& player : record.players) {
        names << player.name;
        colours.insert(player.colour);
    }
    QCOMPARE(names.join(u' '), QStringLiteral("Mia Rosie Jonas Oma"));
    QCOMPARE(colours.size(), 4U);
    QVERIFY(record.teams);
    QCOMPARE(record.track->name, QStringLiteral("Moonlight Ring"));
}

void TestNewRaceDialog::aNamelessPlayerKeepsTheRaceFromStarting()
{
    nameOf(1)->setFocus();
    nameOf(1)->selectAll();
    QTest::keyClick(nameOf(1), Qt::Key_Backspace);
    QVERIFY(!start()->isEnabled());
    QCOMPARE(reason(), QStringLiteral("The player on seat 2 needs a name."));
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClicks(nameOf(1), QStringLiteral("Bo"));
    QVERIFY(start()->isEnabled());
    QVERIFY(reason().isEmpty());
}

void TestNewRaceDialog::allChoicesAreRemembered()
{
    const QString deck = m_folder->write(QStringLiteral("short.bbdeck"), R"({ "format": "bubblebar-deck", "version": 1,
        "name": "Ones", "cards": { "any:1": 25 } })");
    m_files->answer = deck;
    QTest::mouseClick(button(QStringLiteral("Open a deck of cards")), Qt::LeftButton);
    QTest::mouseClick(button(QStringLiteral("Add a third player")), Qt::LeftButton);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Zoe"));
    auto* handle = m_dialog->findChildren<SeatHandle*>().at(2);
    handle->setFocus();
    QTest::keyClick(handle, Qt::Key_Up);
    clickTrack(QStringLiteral("Bottleneck"));
    QTest::mouseClick(start(), Qt::LeftButton);

    open();
    QCOMPARE(nameOf(1)->text(), QStringLiteral("Zoe"));
    QCOMPARE(tracks()->currentIndex().data().toString(), QStringLiteral("Bottleneck"));
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    QCOMPARE(m_dialog->record().players[1].name, QStringLiteral("Zoe"));
    QCOMPARE(m_dialog->record().track->name, QStringLiteral("Bottleneck"));
    QCOMPARE(m_dialog->record().deck.size(), 25);
}

void TestNewRaceDialog::cancelRemembersNothing()
{
    nameOf(0)->setFocus();
    QTest::keyClicks(nameOf(0), QStringLiteral("Nobody"));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
    open();
    QCOMPARE(nameOf(0)->text(), QStringLiteral("Player 1"));
}

void TestNewRaceDialog::everyBuiltInTrackIsOffered()
{
    QStringList expected;
    for (const BuiltInTrack& track : builtInTracks())
        expected << track.track->name;
    QCOMPARE(trackNames(), expected);
    QVERIFY(!tells(QStringLiteral("No track of that kind")));
}

void TestNewRaceDialog::lengthsAndNamesFilterTheTracks()
{
    QComboBox* length = nullptr;
    for (QComboBox* combo : m_dialog->findChildren<QComboBox*>())
        if (combo->itemText(0) == QStringLiteral("All lengths"))
            length = combo;
    if (length == nullptr)
        QFAIL("no lengths to choose from");
    length->setFocus();
    QTest::keyClick(length, Qt::Key_S);
    QCOMPARE(trackNames().size(), 3);
    QTest::keyClick(length, Qt::Key_Down);
    QTest::keyClick(length, Qt::Key_Down);
    QCOMPARE(trackNames().size(), 2);
    QTest::keyClick(length, Qt::Key_Home);

    auto* find = m_dialog->findChild<QLineEdit*>(QStringLiteral("find"));
    find->setFocus();
    QTest::keyClicks(find, QStringLiteral("MOON"));
    QCOMPARE(trackNames(), QStringList {QStringLiteral("Moonlight Ring")});
    QTest::keyClicks(find, QStringLiteral("x"));
    QVERIFY(trackNames().isEmpty());
    QVERIFY(tells(QStringLiteral("No track of that kind")));
}

void TestNewRaceDialog::aFilterLeavesTheChoiceAlone()
{
    clickTrack(QStringLiteral("Moonlight Ring"));
    auto* find = m_dialog->findChild<QLineEdit*>(QStringLiteral("find"));
    find->setFocus();
    QTest::keyClicks(find, QStringLiteral("garden"));
    QVERIFY(tells(QStringLiteral("Moonlight Ring")));
    QTest::keyClick(find, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(find, Qt::Key_Delete);
    QCOMPARE(tracks()->currentIndex().data().toString(), QStringLiteral("Moonlight Ring"));
}

void TestNewRaceDialog::aTrackComesFromAFile()
{
    m_files->answer = m_folder->path(QStringLiteral("own.bbtrack"));
    QVERIFY(QFile::copy(builtInTrackPath(builtInTracks()[3].id), m_files->answer));
    QTest::mouseClick(button(QStringLiteral("Open a track")), Qt::LeftButton);
    QCOMPARE(trackNames().size(), 9);
    QCOMPARE(tracks()->currentIndex().row(), 8);
    QTest::mouseClick(start(), Qt::LeftButton);
    QCOMPARE(*m_dialog->record().track, *builtInTracks()[3].track);
    open();
    QCOMPARE(tracks()->currentIndex().row(), 8);
}

void TestNewRaceDialog::aTrackComesFromASavedRace()
{
    clickTrack(QStringLiteral("Bottleneck"));
    QTest::mouseClick(start(), Qt::LeftButton);
    m_files->answer = m_folder->write(QStringLiteral("evening.bbgame"), recordBytes(m_dialog->record()));
    open();
    clickTrack(QStringLiteral("First Flight"));
    QTest::mouseClick(button(QStringLiteral("Open a track")), Qt::LeftButton);
    QTest::mouseClick(start(), Qt::LeftButton);
    QCOMPARE(m_dialog->record().track->name, QStringLiteral("Bottleneck"));
}

void TestNewRaceDialog::aTrackBringsItsOwnTileSet()
{
    Track track = *builtInTracks()[1].track;
    TileSet house = *track.tileSet;
    house.id = QStringLiteral("house");
    house.name = QStringLiteral("House box");
    house.terrains[0].limit = 2;
    track.tileSet = std::make_shared<const TileSet>(house);
    m_dialog->chooseTrack(m_folder->write(QStringLiteral("house.bbtrack"), trackBytes(track)));
    QVERIFY(start()->isEnabled());
    QTest::mouseClick(start(), Qt::LeftButton);
    QCOMPARE(*m_dialog->record().track->tileSet, house);
}

void TestNewRaceDialog::anUnplayableTrackSaysWhy()
{
    m_dialog->chooseTrack(m_folder->write(QStringLiteral("short.bbtrack"), unplayableTrack()));
    QVERIFY(!start()->isEnabled());
    QCOMPARE(reason(), QStringLiteral("“Too Short” can’t be played yet: see below its name."));
    QVERIFY(tells(QStringLiteral("track tile")));
    clickTrack(QStringLiteral("First Flight"));
    QVERIFY(start()->isEnabled());
}

void TestNewRaceDialog::aDamagedFileIsRefusedInWords()
{
    const MessageBoxReader box;
    m_files->answer = m_folder->write(QStringLiteral("broken.bbtrack"), "{ \"format\": ");
    QTest::mouseClick(button(QStringLiteral("Open a track")), Qt::LeftButton);
    QVERIFY(box.text().contains(QStringLiteral("“broken.bbtrack” can’t be opened.")));
    QCOMPARE(trackNames().size(), 8);
    QVERIFY(start()->isEnabled());
}

void TestNewRaceDialog::aDeckComesFromAFile()
{
    m_files->answer = m_folder->write(QStringLiteral("few.bbdeck"), R"({ "format": "bubblebar-deck", "version": 1,
        "name": "A house deck", "cards": { "any:1": 20, "own:3": 10 } })");
    QTest::mouseClick(button(QStringLiteral("Open a deck of cards")), Qt::LeftButton);
    QTest::mouseClick(start(), Qt::LeftButton);
    QCOMPARE(m_dialog->record().deck.size(), 30);
}

void TestNewRaceDialog::aDoubleClickOnATrackStarts()
{
    clickTrack(QStringLiteral("Quick Sip"));
    const QPoint at = tracks()->visualRect(tracks()->currentIndex()).center();
    QTest::mouseDClick(tracks()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(m_dialog->record().track->name, QStringLiteral("Quick Sip"));
}

void TestNewRaceDialog::aFirstRaceBeginsWithTheName()
{
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Mia"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(m_dialog->record().players[0].name, QStringLiteral("Mia"));
    open();
    QCOMPARE(QApplication::focusWidget(), start());
}

void TestNewRaceDialog::tabGoesFromPlayersOverTracksToStart()
{
    const auto stepsTo = [](const QWidget* target) {
        for (int steps = 0; steps < 60; ++steps) {
            if (QApplication::focusWidget() == target)
                return steps;
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        return -1;
    };
    m_dialog->findChildren<SeatHandle*>().first()->setFocus();
    const int toShuffle = stepsTo(button(QStringLiteral("Shuffle seats")));
    const int toTracks = stepsTo(tracks());
    const int toStart = stepsTo(start());
    QVERIFY(toShuffle > 0 && toTracks > 0 && toStart > 0);
    QVERIFY2(toShuffle + toTracks + toStart < 25, "a second round through the dialog");
}

void TestNewRaceDialog::everyControlIsReachedByTab()
{
    std::set<QWidget*> reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (QWidget* widget : m_dialog->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            !widget->focusProxy())
            QVERIFY2(reached.contains(widget), widget->metaObject()->className());
}

void TestNewRaceDialog::everyControlHasAName()
{
    for (const QWidget* widget : m_dialog->findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(hasAccessibleName(*widget), widget->metaObject()->className());
}

void TestNewRaceDialog::itFitsSmallScreens_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    QTest::newRow("as it opens") << QSize(966, 652) << 1.0;
    QTest::newRow("smallest") << QSize(800, 560) << 1.0;
    QTest::newRow("smallest, big text") << QSize(800, 560) << 1.5;
    QTest::newRow("laptop, big text") << QSize(1366, 700) << 1.5;
}

void TestNewRaceDialog::itFitsSmallScreens()
{
    QFETCH(QSize, size);
    QFETCH(double, text);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(font.pointSizeF() * text);
    QApplication::setFont(font);
    open();
    m_dialog->resize(size);
    QTest::qWait(50);
    QApplication::setFont(usual);
    QCOMPARE(m_dialog->size(), size);
    QVERIFY(m_dialog->maximumHeight() <= 700);
    const QRect inside = m_dialog->rect();
    QVERIFY(inside.contains(QRect(start()->mapTo(m_dialog.get(), QPoint()), start()->size())));
    auto* scroll = m_dialog->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
}

BUBBLEBAR_TEST(TestNewRaceDialog)
#include "tst_newracedialog.moc"
