#include "core/track/standardset.h"
#include "designer/document/trackdocument.h"
#include "designer/print/pagepreview.h"
#include "designer/print/pagestrip.h"
#include "designer/print/piececountseditor.h"
#include "designer/print/printdialog.h"
#include "designer/print/printing.h"
#include "designer/print/qtprinter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

#include <array>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

Track figureOfEight()
{
    for (const BuiltInTrack& track : builtInTracks()) {
        if (track.id == QLatin1String("7-figure-of-eight"))
            return *track.track;
    }
    return {};
}

/// A dialog for the track, and hands for it.
class User
{
public:
    explicit User(Track track = figureOfEight())
        : document(std::move(track))
        , dialog(document, preferences, dialogs)
    {
        preferences.folder = folder.path();
        dialog.show();
    }

    void choose(PageKind kind)
    {
        auto* kinds = dialog.findChild<QListWidget*>();
        const QRect row = kinds->visualItemRect(kinds->item(static_cast<int>(kind)));
        QTest::mouseClick(kinds->viewport(), Qt::LeftButton, {}, row.center());
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(u'&').startsWith(text))
                return each;
        }
        return nullptr;
    }

    void press(const QString& text) { QTest::mouseClick(button(text), Qt::LeftButton); }

    /// The visible length field of that label.
    [[nodiscard]] QDoubleSpinBox* length(const QString& toolTip) const
    {
        for (QDoubleSpinBox* each : dialog.findChildren<QDoubleSpinBox*>()) {
            if (each->toolTip().startsWith(toolTip))
                return each;
        }
        return nullptr;
    }

    QTemporaryDir folder;
    MemoryPreferences preferences;
    PresetDialogs dialogs;
    TrackDocument document;
    PrintDialog dialog;
};

void type(QDoubleSpinBox* box, const char* text)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QLatin1String(text));
    QTest::keyClick(box, Qt::Key_Return);
}

} // namespace

/// The print dialog: what is chosen shows at once, is printed or saved, and stays with the track.
class PrintDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindHasPages_data();
    void eachKindHasPages();
    void smallerTilesNeedFewerPages();
    void pagesAreTurnedByKeysAndThumbnails();
    void theWastefulDirectionIsPointedOut();
    void countsOfPiecesAreChosen();
    void pdfIsSavedAndOptionsAreKept();
    void anyNameGivesAFileName();
    void theDialogOffersAFolderThatExists();
    void mnemonicsAreUnique();
    void savedPicturesSayHowMany();
    void pagesThatAreThereAreReplacedOnlyOnDemand();
    void aPictureTooLargeIsToldAbout();
    void nothingIsKeptWhereSavingFails();
    void closingChangesNothing();
    void theModuleOfPrintingIsThere();
    void printerGetsEveryPage();
    void printingStopsOnCancel();
    void anOddPaperIsNotRoundedToA4();
    void theDialogFitsASmallScreen();
};

void PrintDialogTest::eachKindHasPages_data()
{
    QTest::addColumn<int>("kind");
    for (const PageKind kind : kAllPageKinds)
        QTest::newRow(pageKindName(kind).data()) << static_cast<int>(kind);
}

void PrintDialogTest::eachKindHasPages()
{
    QFETCH(int, kind);
    User user;
    user.choose(static_cast<PageKind>(kind));
    const PageSet& pages = user.dialog.pages();
    QCOMPARE(static_cast<int>(pages.options.kind), kind);
    QVERIFY(pages.count() > 0);
    QCOMPARE(user.dialog.findChild<PageStrip*>()->model()->rowCount(), pages.count());
    QVERIFY(user.button(QStringLiteral("Print %1 page").arg(pages.count())));
}

void PrintDialogTest::smallerTilesNeedFewerPages()
{
    User user;
    user.choose(PageKind::Poster);
    const int before = user.dialog.pages().count();
    type(user.length(QStringLiteral("From edge to edge")), "30");
    QCOMPARE(user.dialog.pages().options.tileWidth, 30.0);
    QVERIFY(user.dialog.pages().count() < before);
}

void PrintDialogTest::pagesAreTurnedByKeysAndThumbnails()
{
    User user;
    user.choose(PageKind::Poster);
    auto* preview = user.dialog.findChild<PagePreview*>();
    auto* strip = user.dialog.findChild<PageStrip*>();
    preview->setFocus();
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->page(), 1);
    QCOMPARE(strip->currentIndex().row(), 1);
    const QRect first = strip->visualRect(strip->model()->index(0, 0));
    QTest::mouseClick(strip->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(preview->page(), 0);
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(preview->page(), user.dialog.pages().count() - 1);
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->page(), user.dialog.pages().count() - 1);
}

void PrintDialogTest::theWastefulDirectionIsPointedOut()
{
    User user;
    PageOptions options = user.dialog.pages().options;
    options.kind = PageKind::Poster;
    std::array<int, 2> pages = {};
    for (const Orientation orientation : {Orientation::Upright, Orientation::Across}) {
        options.orientation = orientation;
        pages[orientation == Orientation::Across ? 1 : 0] = makePages(user.document.snapshot(), options).count();
    }
    QVERIFY2(pages[0] != pages[1], "the track must need more pages one way than the other");
    const bool uprightWastes = pages[0] > pages[1];

    user.choose(PageKind::Poster);
    QComboBox* direction = nullptr;
    for (QComboBox* box : user.dialog.findChildren<QComboBox*>()) {
        if (box->findText(QStringLiteral("Across")) >= 0)
            direction = box;
    }
    direction->setFocus();
    QTest::keyClick(direction, Qt::Key_Down);
    if (!uprightWastes)
        QTest::keyClick(direction, Qt::Key_Down);
    QCOMPARE(user.dialog.pages().count(), std::max(pages[0], pages[1]));
    const QString other = uprightWastes ? QStringLiteral("Across needs") : QStringLiteral("Upright needs");
    QVERIFY(user.button(other)->isVisible());
    user.press(other);
    QCOMPARE(user.dialog.pages().count(), std::min(pages[0], pages[1]));
    QVERIFY(!user.button(other) || !user.button(other)->isVisible());
}

void PrintDialogTest::countsOfPiecesAreChosen()
{
    User user;
    user.choose(PageKind::Tiles);
    const int all = user.dialog.pages().count();
    user.press(QStringLiteral("None"));
    QCOMPARE(user.dialog.pages().count(), 0);
    auto* counts = user.dialog.findChild<QTableWidget*>();
    auto* first = qobject_cast<QSpinBox*>(counts->cellWidget(2, 1));
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Up);
    QTest::keyClick(first, Qt::Key_Up);
    QVERIFY(user.dialog.pages().options.pieces == (PieceCounts {{"A", 2}}));
    QVERIFY(user.dialog.pages().count() > 0);
    user.press(QStringLiteral("One of each"));
    QCOMPARE(user.dialog.pages().count(), all);
    QVERIFY(!user.dialog.pages().options.pieces);
}

void PrintDialogTest::pdfIsSavedAndOptionsAreKept()
{
    User user;
    user.choose(PageKind::Poster);
    type(user.length(QStringLiteral("How much neighbouring")), "15");
    user.dialogs.path = user.folder.filePath(QStringLiteral("eight.pdf"));
    user.press(QStringLiteral("Save as PDF"));
    QFile file(user.dialogs.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
    QVERIFY(user.dialogs.proposed.endsWith(QLatin1String("Figure of Eight-poster.pdf")));
    const QJsonObject kept = user.document.track().extras.value(QLatin1String(kPrintKey)).toObject();
    QCOMPARE(pageOptionsFromJson(kept).overlap, 15.0);
    QVERIFY(user.document.isModified());
    user.document.undoStack().undo();
    QVERIFY(!user.document.track().extras.contains(QLatin1String(kPrintKey)));

    user.document.undoStack().redo();
    const PrintDialog next(user.document, user.preferences, user.dialogs);
    QCOMPARE(static_cast<int>(next.pages().options.kind), static_cast<int>(PageKind::Poster));
    QCOMPARE(next.pages().options.overlap, 15.0);
}

void PrintDialogTest::anyNameGivesAFileName()
{
    Track track = figureOfEight();
    track.name = QStringLiteral("a/b:c ") + QStringLiteral("🐞").repeated(97);
    User user(track);
    user.press(QStringLiteral("Save as PDF"));
    const QFileInfo proposed(user.dialogs.proposed);
    QCOMPARE(proposed.path(), user.folder.path());
    QVERIFY(proposed.fileName().startsWith(QStringLiteral("a-b-c 🐞🐞🐞")));
    QVERIFY(proposed.fileName().endsWith(QStringLiteral("🐞-plan.pdf")));
    QFile file(user.dialogs.proposed);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.errorString()));
}

void PrintDialogTest::theDialogOffersAFolderThatExists()
{
    User user;
    user.preferences.folder.clear();
    user.press(QStringLiteral("Save as PDF"));
    QVERIFY(user.dialogs.proposed.startsWith(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
}

/// Hidden rows count, too: their letters must not depend on what is printed.
void PrintDialogTest::mnemonicsAreUnique()
{
    User user;
    QStringList texts;
    for (const QLabel* label : user.dialog.findChildren<QLabel*>()) {
        if (label->buddy() != nullptr)
            texts << label->text();
    }
    for (const QAbstractButton* button : user.dialog.findChildren<QAbstractButton*>())
        texts << button->text();
    QSet<QString> keys;
    for (const QString& text : texts) {
        const QString key = QKeySequence::mnemonic(text).toString();
        QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(text));
        keys << key;
    }
    QVERIFY(keys.size() > 10);
}

void PrintDialogTest::savedPicturesSayHowMany()
{
    User user;
    user.choose(PageKind::Poster);
    user.dialogs.path = user.folder.filePath(QStringLiteral("eight.svg"));
    user.press(QStringLiteral("Save as picture"));
    for (const QString& path : exportPaths(user.dialogs.path, user.dialog.pages().count()))
        QVERIFY2(QFile::exists(path), qPrintable(path));
}

void PrintDialogTest::pagesThatAreThereAreReplacedOnlyOnDemand()
{
    User user;
    user.choose(PageKind::Poster);
    user.dialogs.path = user.folder.filePath(QStringLiteral("eight.svg"));
    const QString second = exportPaths(user.dialogs.path, user.dialog.pages().count()).at(1);
    QFile file(second);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    user.press(QStringLiteral("Save as picture"));
    QCOMPARE(user.dialogs.existing, QStringList {second});
    QCOMPARE(QFileInfo(second).size(), qint64(8));
    QVERIFY(!QFile::exists(exportPaths(user.dialogs.path, 2).at(0)));
    user.dialogs.mayReplace = true;
    user.press(QStringLiteral("Save as picture"));
    QVERIFY(QFileInfo(second).size() > 8);
}

void PrintDialogTest::aPictureTooLargeIsToldAbout()
{
    User user;
    for (QSpinBox* box : user.dialog.findChildren<QSpinBox*>()) {
        if (box->suffix().contains(QLatin1String("dpi")))
            box->setValue(kGreatestDpi);
    }
    user.dialogs.path = user.folder.filePath(QStringLiteral("eight.png"));
    user.press(QStringLiteral("Save as picture"));
    QVERIFY(!user.dialogs.told.isEmpty());
    QVERIFY(!QFile::exists(user.dialogs.path));
}

void PrintDialogTest::nothingIsKeptWhereSavingFails()
{
    User user;
    user.choose(PageKind::Cards);
    user.dialogs.path = user.folder.filePath(QStringLiteral("no/such/folder.pdf"));
    user.press(QStringLiteral("Save as PDF"));
    QVERIFY(!user.dialogs.told.isEmpty());
    QVERIFY(!user.document.isModified());
}

void PrintDialogTest::closingChangesNothing()
{
    User user;
    user.choose(PageKind::Stickers);
    QTest::keyClick(&user.dialog, Qt::Key_Escape);
    QVERIFY(!user.dialog.isVisible());
    QVERIFY(!user.document.isModified());
}

void PrintDialogTest::theModuleOfPrintingIsThere()
{
    QVERIFY(printers());
    QCOMPARE(printers()->names().isEmpty(), printers()->usualName().isEmpty());
    QVERIFY(printers()->printer(printers()->usualName())->margin(QSizeF(210, 297)) >= 0);
}

void PrintDialogTest::printerGetsEveryPage()
{
    User user;
    user.choose(PageKind::Poster);
    const QString path = user.folder.filePath(QStringLiteral("printed.pdf"));
    QtPrinter printer(path);
    QList<int> steps;
    QVERIFY(printPages(user.dialog.pages(), printer, [&](int done, int all) {
        steps << done << all;
        return true;
    }));
    QCOMPARE(steps.size(), 2 * user.dialog.pages().count());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("/Type /Page\n"), user.dialog.pages().count());
}

void PrintDialogTest::printingStopsOnCancel()
{
    User user;
    user.choose(PageKind::Poster);
    QtPrinter printer(user.folder.filePath(QStringLiteral("printed.pdf")));
    const auto printed = printPages(user.dialog.pages(), printer, [](int done, int /*all*/) { return done < 1; });
    QVERIFY(!printed);
    QCOMPARE(printed.error().code, ExportProblem::Code::Cancelled);
}

void PrintDialogTest::anOddPaperIsNotRoundedToA4()
{
    PageOptions options;
    options.paper = *Paper::fromName(QStringLiteral("208x295mm"));
    const PageSet pages = makePages(std::make_shared<const Track>(figureOfEight()), options);
    const QTemporaryDir folder;
    QtPrinter printer(folder.filePath(QStringLiteral("printed.pdf")));
    QVERIFY(printPages(pages, printer));
    const QSizeF size = printer.device().pageLayout().fullRect(QPageLayout::Millimeter).size();
    QVERIFY(std::abs(std::min(size.width(), size.height()) - 208) < 0.2);
    QVERIFY(std::abs(std::max(size.width(), size.height()) - 295) < 0.2);
}

void PrintDialogTest::theDialogFitsASmallScreen()
{
    User user;
    for (const PageKind kind : kAllPageKinds) {
        user.choose(kind);
        QVERIFY(user.dialog.minimumSizeHint().height() <= 700);
        QVERIFY(user.dialog.minimumSizeHint().width() <= 1280);
    }
}

BUBBLEBAR_TEST(PrintDialogTest)
#include "tst_printdialog.moc"
