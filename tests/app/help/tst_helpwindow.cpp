#include "app/bubble/newrace/newracedialog.h"
#include "app/help/help.h"
#include "app/help/helpview.h"
#include "app/help/helpwindow.h"
#include "app/settings.h"
#include "app/tracks/thumbnails.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTimer>
#include <QTreeWidget>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The window of the help, used by keys.
class HelpWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyPageOpens();
    void picturesHaveAnotherText();
    void linksLeadToPages();
    void theFirstPageOffersFirstFlight();
    void backAndForthByKeys();
    void theListOpensPages();
    void searchFindsWords();
    void searchMarksWords();
    void aHiddenPageComesBack();
    void picturesFollowTheWidth();
    void menusOpenTheRules();
    void helpStaysUsableOverADialog();
    void escapeCloses();

private:
    [[nodiscard]] QStringList listed() const;

    std::unique_ptr<HelpWindow> m_window;
};

void HelpWindowTest::init()
{
    m_window = std::make_unique<HelpWindow>();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QStringList HelpWindowTest::listed() const
{
    QStringList pages;
    const QTreeWidget& list = m_window->contents();
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        for (int row = 0; row < list.topLevelItem(i)->childCount(); ++row)
            if (!list.topLevelItem(i)->child(row)->isHidden())
                pages << list.topLevelItem(i)->child(row)->text(0);
    return pages;
}

void HelpWindowTest::everyPageOpens()
{
    QCOMPARE(listed().size(), static_cast<qsizetype>(kAllHelpTopics.size()));
    for (const HelpTopic topic : kAllHelpTopics) {
        m_window->open(topic);
        QVERIFY(m_window->topic() == topic);
        QVERIFY(m_window->windowTitle().contains(helpTitle(topic)));
        QVERIFY(m_window->view().toPlainText().contains(helpTitle(topic)));
        QCOMPARE(m_window->contents().currentItem()->text(0), helpTitle(topic));
    }
}

void HelpWindowTest::picturesHaveAnotherText()
{
    m_window->open(HelpTopic::Bonuses);
    const QString html = m_window->view().document()->toHtml();
    QVERIFY(html.contains(QLatin1String("alt=")) || m_window->view().toPlainText().contains(QLatin1String("Draw")));
    int pictures = 0;
    for (QTextBlock block = m_window->view().document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isImageFormat()) {
                const QTextImageFormat image = it.fragment().charFormat().toImageFormat();
                QVERIFY(!image.property(QTextFormat::ImageAltText).toString().isEmpty());
                const QVariant picture =
                    m_window->view().loadResource(QTextDocument::ImageResource, QUrl(image.name()));
                QVERIFY(!picture.value<QPixmap>().isNull());
                ++pictures;
            }
    QCOMPARE(pictures, 7);
}

void HelpWindowTest::linksLeadToPages()
{
    for (const HelpTopic topic : kAllHelpTopics) {
        for (const HelpBlock& block : helpPage(topic).blocks) {
            if (block.kind != HelpBlock::Kind::Link)
                continue;
            m_window->open(topic);
            HelpView& view = m_window->view();
            view.setFocus();
            // Tab goes from link to link, Enter follows one.
            for (int i = 0; i < 10 && view.textCursor().selectedText() != block.text; ++i)
                QTest::keyClick(&view, Qt::Key_Tab);
            QTest::keyClick(&view, Qt::Key_Return);
            QVERIFY2(m_window->topic() == block.topic, qPrintable(block.text));
        }
    }
}

void HelpWindowTest::theFirstPageOffersFirstFlight()
{
    const QSignalSpy wishes(m_window.get(), &HelpWindow::firstFlightRequested);
    m_window->view().setFocus();
    // It is the first link of the page.
    QTest::keyClick(&m_window->view(), Qt::Key_Tab);
    QTest::keyClick(&m_window->view(), Qt::Key_Return);
    QCOMPARE(wishes.count(), 1);
    QVERIFY(m_window->topic() == HelpTopic::Aim);
}

void HelpWindowTest::backAndForthByKeys()
{
    m_window->open(HelpTopic::Cards);
    m_window->open(HelpTopic::Moving);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(m_window->topic() == HelpTopic::Cards);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_VERIFY(m_window->topic() == HelpTopic::Moving);
}

void HelpWindowTest::theListOpensPages()
{
    m_window->open(HelpTopic::Aim);
    m_window->contents().setFocus();
    QTest::keyClick(&m_window->contents(), Qt::Key_Down);
    QVERIFY(m_window->topic() == HelpTopic::Cards);
    QTest::keyClick(&m_window->contents(), Qt::Key_End);
    QVERIFY(m_window->topic() == HelpTopic::Printing);
}

void HelpWindowTest::searchFindsWords()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(m_window->searchField().hasFocus());
    QTest::keyClicks(&m_window->searchField(), QStringLiteral("snails JAM"));
    QCOMPARE(listed(), QStringList {helpTitle(HelpTopic::Beep)});
    QTest::keyClick(&m_window->searchField(), Qt::Key_Return);
    QVERIFY(m_window->topic() == HelpTopic::Beep);
    m_window->searchField().clear();
    QCOMPARE(listed().size(), static_cast<qsizetype>(kAllHelpTopics.size()));
    QTest::keyClicks(&m_window->searchField(), QStringLiteral("xylophone"));
    QVERIFY(listed().isEmpty());
}

void HelpWindowTest::searchMarksWords()
{
    m_window->open(HelpTopic::Stacks);
    QTest::keyClicks(&m_window->searchField(), QStringLiteral("ride"));
    QVERIFY(!m_window->view().extraSelections().isEmpty());
    m_window->searchField().clear();
    QVERIFY(m_window->view().extraSelections().isEmpty());
}

void HelpWindowTest::aHiddenPageComesBack()
{
    QTest::keyClicks(&m_window->searchField(), QStringLiteral("snails"));
    m_window->open(HelpTopic::Cards);
    QVERIFY(m_window->topic() == HelpTopic::Cards);
    QVERIFY(listed().contains(helpTitle(HelpTopic::Cards)));
}

/// Nothing has to be scrolled sideways.
void HelpWindowTest::picturesFollowTheWidth()
{
    for (const int width : {620, 1300}) {
        m_window->resize(width, 600);
        for (const HelpTopic topic : kAllHelpTopics) {
            m_window->open(topic);
            QTRY_VERIFY2(m_window->view().document()->idealWidth() <= m_window->view().viewport()->width() + 1,
                         qPrintable(helpTitle(topic)));
        }
    }
}

void HelpWindowTest::menusOpenTheRules()
{
    m_window.reset();
    Help help;
    QMenu menu;
    addHelpActions(menu, HelpTopic::Beetle)->trigger();
    QVERIFY(help.window() != nullptr);
    QVERIFY(help.window()->topic() == HelpTopic::Beetle);
}

/// F1 in a dialog that waits: the help can be used, and the dialog still waits.
void HelpWindowTest::helpStaysUsableOverADialog()
{
    m_window.reset();
    Help help;
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Thumbnails thumbnails;
    PresetFiles files(settings);
    NewRaceDialog dialog(settings, thumbnails, files);
    bool usable = false;
    QTimer::singleShot(100, &dialog, [&] {
        QTest::keyClick(&dialog, Qt::Key_F1);
        QTest::mouseClick(
            help.window()->contents().viewport(), Qt::LeftButton, {},
            help.window()
                ->contents()
                .visualItemRect(help.window()->contents().itemBelow(help.window()->contents().currentItem()))
                .center());
        usable = help.window()->isVisible() && help.window()->topic() == HelpTopic::Cards;
        dialog.reject();
    });
    QCOMPARE(dialog.exec(), static_cast<int>(QDialog::Rejected));
    QVERIFY(usable);
}

void HelpWindowTest::escapeCloses()
{
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

BUBBLEBAR_TEST(HelpWindowTest)
#include "tst_helpwindow.moc"
