#include "designer/widgets/wrappedlabel.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// It is as high as a QLabel, whatever has changed since it was asked last.
class TestWrappedLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsAsHighAsALabel();
    void itFollowsItsText();
    void itFollowsItsFont();
    void itFollowsItsMargins();
};

namespace {

const QString kText = QStringLiteral("Games that you save or leave early wait here for you.");

/// What a label that remembers nothing says.
int plainHeight(const QLabel& label, int width)
{
    return label.QLabel::heightForWidth(width);
}

} // namespace

void TestWrappedLabel::itIsAsHighAsALabel()
{
    const WrappedLabel label(kText);
    // More widths than it remembers, and again.
    for (const int width : {80, 120, 200, 300, 500, 1000, 80, 120, 1000, 200, 200})
        QCOMPARE(label.heightForWidth(width), plainHeight(label, width));
    QVERIFY(label.heightForWidth(80) > label.heightForWidth(1000));
}

void TestWrappedLabel::itFollowsItsText()
{
    WrappedLabel label(kText);
    const int one = label.heightForWidth(150);
    label.setText(kText + QLatin1Char(' ') + kText);
    QVERIFY(label.heightForWidth(150) > one);
    label.setText(kText);
    QCOMPARE(label.heightForWidth(150), one);
}

void TestWrappedLabel::itFollowsItsFont()
{
    QWidget window;
    auto* label = new WrappedLabel(kText, &window);
    const int small = label->heightForWidth(150);
    QFont font = window.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    window.setFont(font);
    QVERIFY(label->heightForWidth(150) > small);
    QCOMPARE(label->heightForWidth(150), plainHeight(*label, 150));
}

void TestWrappedLabel::itFollowsItsMargins()
{
    WrappedLabel label(kText);
    const int flat = label.heightForWidth(300);
    label.setContentsMargins(0, 40, 0, 40);
    QVERIFY(label.heightForWidth(300) > flat);
    QCOMPARE(label.heightForWidth(300), plainHeight(label, 300));
}

BUBBLEBAR_TEST(TestWrappedLabel)
#include "tst_wrappedlabel.moc"
