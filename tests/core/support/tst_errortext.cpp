#include "core/support/errortext.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace Qt::StringLiterals;
using Code = FileError::Code;

/// The sentences for files that are refused; those of single values are in tst_jsonreader.
class ErrorTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasASentence();
    void placeAndLineComeFirst_data();
    void placeAndLineComeFirst();
    void signsInQuotesStay();
    void longQuotesAreCut();
};

void ErrorTextTest::everyCodeHasASentence()
{
    for (int code = 0; code <= int(Code::Content); ++code) {
        const QString text = fileErrorText({static_cast<Code>(code), {}, u"Found."_s, u"7"_s, 0});
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
    }
}

void ErrorTextTest::placeAndLineComeFirst_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the whole file") << QString() << 0 << u"Odd."_s;
    QTest::newRow("a place") << u"tiles[3].at"_s << 0 << u"tiles[3].at: Odd."_s;
    QTest::newRow("a line") << QString() << 12 << u"Line 12: Odd."_s;
    QTest::newRow("both") << u"name"_s << 1 << u"Line 1, name: Odd."_s;
}

void ErrorTextTest::placeAndLineComeFirst()
{
    QFETCH(QString, place);
    QFETCH(int, line);
    QFETCH(QString, expected);
    QCOMPARE(fileErrorText({Code::Content, place, u"Odd."_s, {}, line}), expected);
}

void ErrorTextTest::signsInQuotesStay()
{
    QCOMPARE(fileErrorText({Code::UnknownName, u"a%2b"_s, u"%2%1%"_s, u"x"_s, 0}),
             u"a%2b: “%2%1%” is not known here, only: x."_s);
    QCOMPARE(fileErrorText({Code::Twice, {}, u"%1"_s, {}, 3}), u"Line 3: “%1” comes twice."_s);
}

void ErrorTextTest::longQuotesAreCut()
{
    const QString text = fileErrorText({Code::Twice, QString(5000, u'p'), QString(5000, u'w'), {}, 0});
    QVERIFY(text.size() < 300);
    QVERIFY(text.contains(u"…”"_s));
    QCOMPARE(shortened(QString(120, u'w')), QString(120, u'w'));
    QCOMPARE(shortened(QString(121, u'w')), QString(120, u'w') + u"…"_s);
    QCOMPARE(shortened(QString(119, u'w') + u"🐞🐞"_s), QString(119, u'w') + u"…"_s);
}

BUBBLEBAR_TEST(ErrorTextTest)
#include "tst_errortext.moc"
