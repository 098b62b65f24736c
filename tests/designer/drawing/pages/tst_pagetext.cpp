#include "designer/drawing/pages/pagetext.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QTest>

#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

QStringList labels(PageKind kind, const char* paper = "A4")
{
    PageOptions options;
    options.kind = kind;
    options.paper = Paper::fromName(QLatin1StringView(paper)).value();
    const PageSet set = makePages(builtInTrack("7-figure-of-eight"), options);
    QStringList all;
    for (int page = 0; page < set.count(); ++page)
        all << pageLabel(set, page);
    return all;
}

} // namespace

class TestPageText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesHaveLabels_data();
    void pagesHaveLabels();
    void everyWarningHasASentence();
    void aPosterPageTellsRowAndColumn();
    void namesAreOneLine_data();
    void namesAreOneLine();
    void papersHaveTitles();
};

void TestPageText::pagesHaveLabels_data()
{
    QTest::addColumn<PageKind>("kind");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("plan") << PageKind::Plan << "100x150mm"
                          << "Plan"
                          << "List 1";
    QTest::newRow("poster") << PageKind::Poster << "A4"
                            << "Page map"
                            << "A1";
    QTest::newRow("tiles") << PageKind::Tiles << "A4"
                           << "Front 1"
                           << "Back 1";
    QTest::newRow("cards") << PageKind::Cards << "A4"
                           << "Front 1"
                           << "Back 1";
    QTest::newRow("stickers") << PageKind::Stickers << "120x150mm"
                              << "Sheet 1"
                              << "Sheet 2";
}

void TestPageText::pagesHaveLabels()
{
    QFETCH(PageKind, kind);
    QFETCH(QString, paper);
    const QStringList all = labels(kind, qPrintable(paper));
    QTEST(all.value(0), "first");
    QTEST(all.value(1), "second");
    QCOMPARE(std::set<QString>(all.begin(), all.end()).size(), static_cast<std::size_t>(all.size()));
}

void TestPageText::everyWarningHasASentence()
{
    std::set<QString> sentences;
    for (int code = 0; code <= static_cast<int>(PageWarning::Code::NothingToPrint); ++code) {
        const QString text = pageWarningText({static_cast<PageWarning::Code>(code), 6.25});
        QVERIFY(text.endsWith(u'.') && !text.contains(u'%'));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), 7U);
}

void TestPageText::aPosterPageTellsRowAndColumn()
{
    PageOptions options;
    options.kind = PageKind::Poster;
    const PageSet set = makePages(builtInTrack("7-figure-of-eight"), options);
    QCOMPARE(footTexts(set, 2).first(), QStringLiteral("Figure of Eight · A2 · row 1, column 2 · page 3 of 4"));
    QCOMPARE(footTexts(set, 2).last(), QStringLiteral("A2"));
}

void TestPageText::namesAreOneLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("printed");
    QTest::newRow("as it is") << "Quick Sip"
                              << "Quick Sip";
    QTest::newRow("lines") << " Quick\nSip\t"
                           << "Quick Sip";
    QTest::newRow("none") << ""
                          << "A track without a name";
    QTest::newRow("blanks") << "  "
                            << "A track without a name";
}

void TestPageText::namesAreOneLine()
{
    QFETCH(QString, name);
    Track track;
    track.name = name;
    QTEST(printedName(track), "printed");
}

void TestPageText::papersHaveTitles()
{
    QCOMPARE(paperTitle({}), QStringLiteral("A4"));
    QCOMPARE(paperTitle({PaperFormat::Custom, {200.5, 120}}), QStringLiteral("120 × 200.5 mm"));
}

BUBBLEBAR_TEST(TestPageText)
#include "tst_pagetext.moc"
