#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/lengthview.h"
#include "designer/panels/trackpanel.h"
#include "designer/widgets/notice.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

using namespace bubblebar;

namespace {

struct Panel
{
    explicit Panel(const Track& track = *builtInTracks().front().track)
        : document(track)
        , panel(document)
        , routes(&panel, &TrackPanel::routeToggled)
    {
        panel.resize(300, 500);
        panel.show();
    }

    [[nodiscard]] QLineEdit* name() const { return panel.findChildren<QLineEdit*>().at(0); }
    [[nodiscard]] QLineEdit* author() const { return panel.findChildren<QLineEdit*>().at(1); }
    [[nodiscard]] QPlainTextEdit* notes() const { return panel.findChild<QPlainTextEdit*>(); }
    [[nodiscard]] QSpinBox* boxes() const { return panel.findChild<QSpinBox*>(); }
    [[nodiscard]] QCheckBox* route() const { return panel.findChild<QCheckBox*>(); }
    [[nodiscard]] QString length() const { return panel.findChild<LengthView*>()->findChild<QLabel*>()->text(); }
    [[nodiscard]] QString refusal() const { return panel.findChild<Notice*>()->text(); }

    TrackDocument document;
    TrackPanel panel;
    QSignalSpy routes;
};

Track withoutFinish()
{
    Track track = *builtInTracks().front().track;
    std::erase_if(track.tiles, [](const PlacedTile& placed) { return placed.tile == TileId::finish(); });
    return track;
}

} // namespace

class TrackPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingANameIsOneStep();
    void everyFieldIsAStepOfItsOwn();
    void undoKeysInAFieldAreTheDocuments();
    void theCursorStaysWhileTyping();
    void textsEndAtTheLimitsOfFiles();
    void unusualNotesStayAsTheyAre();
    void boxesAreAStep();
    void tooFewBoxesAreRefused();
    void theLengthIsNeverStale();
    void theRouteIsNotLookedForInHiding();
    void theRouteCanBeShown();
    void withoutARouteThereIsNothingToShow();
};

void TrackPanelTest::typingANameIsOneStep()
{
    Panel panel;
    const QString before = panel.document.track().name;
    QCOMPARE(panel.name()->text(), before);
    panel.name()->selectAll();
    QTest::keyClicks(panel.name(), QStringLiteral("Mole Hill"));
    QCOMPARE(panel.document.track().name, QStringLiteral("Mole Hill"));
    QCOMPARE(panel.document.undoStack().count(), 1);
    QCOMPARE(panel.document.undoStack().undoText(), QStringLiteral("Change the name"));
    panel.document.undoStack().undo();
    QCOMPARE(panel.name()->text(), before);
    panel.document.undoStack().redo();
    QCOMPARE(panel.name()->text(), QStringLiteral("Mole Hill"));
}

void TrackPanelTest::everyFieldIsAStepOfItsOwn()
{
    Panel panel;
    QTest::keyClicks(panel.name(), QStringLiteral("x"));
    QTest::keyClicks(panel.author(), QStringLiteral("Mia"));
    QTest::keyClicks(panel.notes(), QStringLiteral("Fast!"));
    QVERIFY(panel.document.track().author.contains(QStringLiteral("Mia")));
    QVERIFY(panel.document.track().notes.contains(QStringLiteral("Fast!")));
    QCOMPARE(panel.document.undoStack().count(), 3);
}

void TrackPanelTest::undoKeysInAFieldAreTheDocuments()
{
    Panel panel;
    const QString before = panel.document.track().notes;
    QTest::keyClicks(panel.notes(), QStringLiteral("ab"));
    QTest::keyClick(panel.notes(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(panel.document.track().notes, before);
    QCOMPARE(panel.document.undoStack().index(), 0);
    QTest::keySequence(panel.notes(), QKeySequence::Redo);
    QCOMPARE(panel.document.undoStack().index(), 1);
}

void TrackPanelTest::theCursorStaysWhileTyping()
{
    Track track = withoutFinish();
    track.notes = QStringLiteral("one\r\ntwo\u00a0three");
    Panel panel(track);
    QTest::keyClick(panel.notes(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClicks(panel.notes(), QStringLiteral("abc"));
    QVERIFY(panel.document.track().notes.startsWith(QStringLiteral("abcone")));
    QVERIFY(panel.document.track().notes.endsWith(QStringLiteral("two\u00a0three")));
}

void TrackPanelTest::textsEndAtTheLimitsOfFiles()
{
    Panel panel;
    QCOMPARE(panel.name()->maxLength(), 200);
    QCOMPARE(panel.author()->maxLength(), 200);
    const QString before = panel.document.track().notes;
    panel.notes()->insertPlainText(QString(kMaxNotesLength + 1, u'x'));
    QCOMPARE(panel.document.track().notes, before);
    QCOMPARE(panel.notes()->toPlainText(), before);
    QVERIFY(!panel.refusal().isEmpty());
    panel.notes()->selectAll();
    panel.notes()->insertPlainText(QString(kMaxNotesLength, u'x'));
    QCOMPARE(panel.document.track().notes.size(), kMaxNotesLength);
    QVERIFY(panel.refusal().isEmpty());
}

void TrackPanelTest::unusualNotesStayAsTheyAre()
{
    Track track = withoutFinish();
    track.notes = QStringLiteral("one\r\ntwo");
    Panel panel(track);
    QTest::keyClicks(panel.name(), QStringLiteral("x"));
    panel.document.undoStack().undo();
    QVERIFY(panel.document.track() == track);
    QCOMPARE(panel.document.undoStack().count(), 1);
}

void TrackPanelTest::boxesAreAStep()
{
    Panel panel;
    QTest::keyClick(panel.boxes(), Qt::Key_Up);
    QCOMPARE(panel.document.track().boxes, 2);
    QCOMPARE(panel.document.undoStack().undoText(), QStringLiteral("Change the number of boxes"));
    panel.document.undoStack().undo();
    QCOMPARE(panel.boxes()->value(), 1);
}

void TrackPanelTest::tooFewBoxesAreRefused()
{
    Track track = withoutFinish();
    track.boxes = 2;
    track.tiles.push_back({TileId::track(0, 2), {9, 9}, FaceSide::Front, 0, {}});
    Panel panel(track);
    QTest::keyClick(panel.boxes(), Qt::Key_Down);
    QCOMPARE(panel.document.track().boxes, 2);
    QCOMPARE(panel.boxes()->value(), 2);
    QVERIFY(panel.refusal().contains(QStringLiteral("A2")));
    const std::vector<Hex> hexes {{9, 9}};
    QVERIFY(panel.document.push(removeTiles(panel.document.track(), hexes), {}));
    QVERIFY(panel.refusal().isEmpty());
    QTest::keyClick(panel.boxes(), Qt::Key_Down);
    QCOMPARE(panel.document.track().boxes, 1);
}

void TrackPanelTest::theLengthIsNeverStale()
{
    Panel panel;
    QTRY_VERIFY(panel.length().contains(QStringLiteral("shortest route")));
    QVERIFY(panel.length().contains(QStringLiteral("Short")));
    const std::vector<Hex> hexes {panel.document.track().tiles.back().at};
    QVERIFY(panel.document.push(removeTiles(panel.document.track(), hexes), {}));
    QVERIFY(!panel.length().contains(QStringLiteral("shortest route")));
    QVERIFY(panel.length().contains(u'…'));
    panel.document.undoStack().undo();
    QVERIFY(panel.length().contains(u'…'));
    QTRY_VERIFY(panel.length().contains(QStringLiteral("shortest route")));
}

void TrackPanelTest::theRouteIsNotLookedForInHiding()
{
    Panel panel;
    QTRY_VERIFY(!panel.length().contains(u'…'));
    panel.panel.hide();
    const std::vector<Hex> hexes {panel.document.track().tiles.back().at};
    QVERIFY(panel.document.push(removeTiles(panel.document.track(), hexes), {}));
    QTest::qWait(20);
    QVERIFY(panel.length().contains(u'…'));
    panel.panel.show();
    QTRY_VERIFY(!panel.length().contains(u'…'));
}

void TrackPanelTest::theRouteCanBeShown()
{
    Panel panel;
    QTRY_VERIFY(panel.route()->isEnabled());
    QTest::keyClick(panel.route(), Qt::Key_Space);
    QCOMPARE(panel.routes.size(), 1);
    QCOMPARE(panel.routes.last().first().toBool(), true);
    panel.panel.setRouteShown(false);
    QVERIFY(!panel.route()->isChecked());
}

void TrackPanelTest::withoutARouteThereIsNothingToShow()
{
    Panel panel(withoutFinish());
    QTRY_VERIFY(!panel.route()->isEnabled());
    QVERIFY(!panel.route()->toolTip().isEmpty());
    QVERIFY(panel.length().contains(QStringLiteral("no route yet")));
}

BUBBLEBAR_TEST(TrackPanelTest)
#include "tst_trackpanel.moc"
