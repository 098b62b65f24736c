#include "app/bubble/board/paperbubble.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// Where a bubble of paper lays itself.
class PaperBubbleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itKeepsOffWhatMustBeSeen_data();
    void itKeepsOffWhatMustBeSeen();
};

namespace {

constexpr QPointF kAnchor(300, 200);
constexpr double kDistance = 20;

class Note : public PaperBubble
{
public:
    using PaperBubble::PaperBubble;
    [[nodiscard]] QSize sizeHint() const override { return {160, 120}; }
};

QRegion around(QPoint place)
{
    return QRect(place - QPoint(15, 15), QSize(31, 31));
}

} // namespace

void PaperBubbleTest::itKeepsOffWhatMustBeSeen_data()
{
    QTest::addColumn<QRegion>("avoid");
    QTest::addColumn<bool>("isFree");
    QTest::newRow("nothing") << QRegion() << true;
    QTest::newRow("what it is about") << around(kAnchor.toPoint()) << true;
    const QRegion below = around({300, 270});
    const QRegion sides = around({370, 200}) + around({230, 200});
    QTest::newRow("the sides") << sides << true;
    QTest::newRow("all sides but one") << sides + below << true;
    const QRegion rightEnds = around({345, 130}) + around({345, 270});
    const QRegion lowerEnds = around({370, 240}) + around({230, 240});
    QTest::newRow("one end of all sides") << rightEnds + lowerEnds << true;
    QTest::newRow("everything") << QRegion(0, 0, 600, 400) << false;
}

void PaperBubbleTest::itKeepsOffWhatMustBeSeen()
{
    QFETCH(QRegion, avoid);
    QFETCH(bool, isFree);
    QWidget parent;
    parent.resize(600, 400);
    Note note(&parent);
    QCOMPARE(!note.showBeside(kAnchor, kDistance, avoid), isFree);
    QVERIFY(parent.rect().contains(note.geometry()));
    // Its outermost pixels are shadow.
    if (isFree)
        QVERIFY(!avoid.intersects(note.geometry().adjusted(11, 11, -11, -11)));
}

BUBBLEBAR_TEST(PaperBubbleTest)
#include "tst_paperbubble.moc"
