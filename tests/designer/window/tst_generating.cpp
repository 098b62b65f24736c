#include "core/track/standardset.h"
#include "designer/document/trackdocument.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"
#include "tests/designer/window/designeruser.h"

#include <QApplication>
#include <QTimer>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// A track at random in a window that shows another one.
class GeneratingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesThePlaceOfTheTilesInOneStep();
};

void GeneratingTest::takesThePlaceOfTheTilesInOneStep()
{
    const Track before = *builtInTracks().front().track;
    MemoryPreferences preferences;
    PresetDialogs dialogs;
    DesignerWindow window(preferences, dialogs);
    window.setDocument(std::make_unique<TrackDocument>(before));
    window.show();
    TrackDocument& document = window.desk().document();
    QTimer::singleShot(0, &window, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return); });
    DesignerUser(window).choose(QStringLiteral("Generate…"));
    QVERIFY(document.track() != before);
    QVERIFY(document.isValid());
    QCOMPARE(document.track().name, before.name);
    document.undoStack().undo();
    QVERIFY(document.track() == before);
}

BUBBLEBAR_TEST(GeneratingTest)
#include "tst_generating.moc"
