#include "core/bubble/players/trackgenerator.h"
#include "core/track/board.h"
#include "core/track/guidelines.h"
#include "core/track/standardset.h"
#include "designer/document/trackdocument.h"
#include "designer/generate/generatedialog.h"
#include "designer/generate/layoutpreview.h"
#include "designer/widgets/notice.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

Track firstTrack()
{
    return *builtInTracks().front().track;
}

Track emptyTrack(int boxes = 1)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    return track;
}

/// Somebody before the dialog.
class User
{
public:
    explicit User(Track track)
        : document(std::move(track))
        , dialog(document)
    {
        dialog.show();
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(u'&') == text)
                return each;
        }
        return nullptr;
    }
    void click(const QString& text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    void lay() const { click(QStringLiteral("Lay this track")); }

    [[nodiscard]] QSpinBox* tiles() const { return dialog.findChildren<QSpinBox*>().front(); }
    [[nodiscard]] QSpinBox* turns() const { return dialog.findChildren<QSpinBox*>().at(1); }
    [[nodiscard]] QSpinBox* seed() const { return dialog.findChildren<QSpinBox*>().back(); }
    [[nodiscard]] QComboBox* terrain(int number) const { return dialog.findChildren<QComboBox*>().at(number); }
    [[nodiscard]] QString problem() const { return dialog.findChild<Notice*>()->text(); }
    /// What the dialog shows, as pixels.
    [[nodiscard]] QImage picture() const { return dialog.findChild<LayoutPreview*>()->grab().toImage(); }

    static void type(QSpinBox* box, int number)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(number));
        QTest::keyClick(box, Qt::Key_Tab);
    }

    TrackDocument document;
    GenerateDialog dialog;
};

int countOf(const Track& track, Terrain terrain)
{
    return static_cast<int>(std::ranges::count_if(track.tiles, [&](const PlacedTile& placed) {
        const Face* face = track.face(placed);
        return face != nullptr && face->terrain == terrain;
    }));
}

} // namespace

/// A track at random on the designer's table.
class GenerateDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStepLaysATrackAndUndoBringsTheOldOneBack();
    void cancelChangesNothing();
    void shuffleAgainShowsAnother();
    void theNumberGivesTheTrackAgain();
    void turnsWishedForAreMet_data();
    void turnsWishedForAreMet();
    void terrainsAreTaken();
    void slidersChangeTheTrack();
    void saysWhyThereIsNone();
    void boxesGiveMoreTiles();
};

void GenerateDialogTest::oneStepLaysATrackAndUndoBringsTheOldOneBack()
{
    User user(firstTrack());
    User::type(user.tiles(), 5);
    user.lay();
    QVERIFY(!user.dialog.isVisible());
    const Track laid = user.document.track();
    QCOMPARE(laid.trackTileCount(), 5);
    QVERIFY(checkGuidelines(laid).empty());
    QCOMPARE(laid.name, firstTrack().name);
    QCOMPARE(laid.notes, firstTrack().notes);
    QCOMPARE(user.document.undoStack().count(), 1);
    user.document.undoStack().undo();
    QVERIFY(user.document.track() == firstTrack());
    user.document.undoStack().redo();
    QVERIFY(user.document.track() == laid);
}

void GenerateDialogTest::cancelChangesNothing()
{
    User user(firstTrack());
    QTest::keyClick(&user.dialog, Qt::Key_Escape);
    QVERIFY(!user.dialog.isVisible());
    QVERIFY(user.document.track() == firstTrack());
    QCOMPARE(user.document.undoStack().count(), 0);
}

void GenerateDialogTest::shuffleAgainShowsAnother()
{
    User user(emptyTrack());
    const int seed = user.seed()->value();
    const QImage before = user.picture();
    user.click(QStringLiteral("Shuffle again"));
    QVERIFY(user.seed()->value() != seed);
    QVERIFY(user.picture() != before);
    QVERIFY(user.document.track().tiles.empty());
}

void GenerateDialogTest::theNumberGivesTheTrackAgain()
{
    User user(emptyTrack());
    User::type(user.tiles(), 7);
    User::type(user.seed(), 2026);
    user.lay();
    GeneratorOptions options;
    options.tileSet = standardTileSet();
    options.trackTiles = 7;
    options.seed = 2026;
    QVERIFY(user.document.track().tiles == generateTrack(options)->track.tiles);
}

void GenerateDialogTest::turnsWishedForAreMet_data()
{
    QTest::addColumn<int>("turns");
    QTest::newRow("a quick race") << 8;
    QTest::newRow("a long race") << 24;
}

void GenerateDialogTest::turnsWishedForAreMet()
{
    QFETCH(int, turns);
    User user(emptyTrack());
    QCOMPARE(user.turns()->text(), QStringLiteral("any"));
    User::type(user.tiles(), 9);
    User::type(user.seed(), 7);
    User::type(user.turns(), turns);
    user.lay();
    const Track& track = user.document.track();
    const Board board(user.document.snapshot());
    const auto steps = static_cast<int>(shortestRoute(board, Links(board)).size()) - 1;
    QVERIFY2(std::abs(expectedTurns(steps) - turns) <= 3, qPrintable(QString::number(expectedTurns(steps))));
    GeneratorOptions options;
    options.tileSet = standardTileSet();
    options.trackTiles = 9;
    options.seed = 7;
    options.targetTurns = turns;
    QVERIFY(track.tiles == generateTrack(options)->track.tiles);
}

void GenerateDialogTest::terrainsAreTaken()
{
    User user(emptyTrack());
    QVERIFY(!user.terrain(0)->isEnabled());
    QTest::keyClick(user.dialog.findChild<QCheckBox*>(), Qt::Key_Space);
    QVERIFY(user.terrain(0)->isEnabled());
    QTest::keyClick(user.terrain(0), Qt::Key_Down); // teal: some
    QTest::keyClick(user.terrain(2), Qt::Key_End);  // purple: all there are
    user.lay();
    const Track& track = user.document.track();
    QVERIFY(countOf(track, Terrain::Teal) >= 1);
    QCOMPARE(countOf(track, Terrain::Purple), 3);
    QCOMPARE(countOf(track, Terrain::Orange), 0);
    QCOMPARE(countOf(track, Terrain::Magenta), 0);
}

void GenerateDialogTest::slidersChangeTheTrack()
{
    User user(emptyTrack());
    User::type(user.tiles(), 10);
    const auto sliders = user.dialog.findChildren<QSlider*>();
    QCOMPARE(sliders.size(), 2);
    QTest::keyClick(sliders.front(), Qt::Key_End);
    user.lay();
    const Hex finish = std::ranges::find(user.document.track().tiles, TileId::finish(), &PlacedTile::tile)->at;
    QVERIFY(hexDistance(Hex(), finish) >= 8);
}

void GenerateDialogTest::saysWhyThereIsNone()
{
    User user(emptyTrack());
    User::type(user.tiles(), 2);
    QVERIFY(user.problem().isEmpty());
    QTest::keyClick(user.dialog.findChild<QCheckBox*>(), Qt::Key_Space);
    QTest::keyClick(user.terrain(0), Qt::Key_End);
    QVERIFY(!user.problem().isEmpty());
    QVERIFY(!user.button(QStringLiteral("Lay this track"))->isEnabled());
    QTest::keyClick(user.terrain(0), Qt::Key_Home);
    QVERIFY(user.problem().isEmpty());
    QVERIFY(user.button(QStringLiteral("Lay this track"))->isEnabled());
}

void GenerateDialogTest::boxesGiveMoreTiles()
{
    QCOMPARE(User(emptyTrack()).tiles()->maximum(), 12);
    User user(emptyTrack(2));
    QCOMPARE(user.tiles()->maximum(), 24);
    User::type(user.tiles(), 24);
    user.lay();
    QCOMPARE(user.document.track().trackTileCount(), 24);
}

BUBBLEBAR_TEST(GenerateDialogTest)
#include "tst_generatedialog.moc"
