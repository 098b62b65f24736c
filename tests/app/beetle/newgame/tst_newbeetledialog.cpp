#include "app/beetle/newgame/beetleseats.h"
#include "app/beetle/newgame/newbeetledialog.h"
#include "app/settings.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

class NewBeetleDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnStartsAGameOfTwo();
    void eightPlayersAreTheMost();
    void aColourIsExchanged();
    void aNameThatNobodyChoseFollowsTheKind();
    void everyPlayerNeedsAName();
    void choicesAreRemembered();
    void storedNonsenseIsIgnored();
    void everyControlHasAName();
    void itFits_data();
    void itFits();

private:
    [[nodiscard]] QString settingsPath() const { return m_folder.path(QStringLiteral("settings.ini")); }

    Folder m_folder;
};

namespace {

QCheckBox* box(const QDialog& dialog, int index)
{
    return dialog.findChildren<QCheckBox*>().at(index);
}

} // namespace

void NewBeetleDialogTest::returnStartsAGameOfTwo()
{
    Settings settings(m_folder.path(QStringLiteral("fresh.ini")));
    NewBeetleDialog dialog(settings);
    dialog.show();
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.record().players.size(), std::size_t {2});
    QVERIFY(dialog.record().players[0].kind == PlayerKind::Person);
    QVERIFY(dialog.record().players[1].kind != PlayerKind::Person);
    QVERIFY(dialog.record().rolls.empty());
}

void NewBeetleDialogTest::eightPlayersAreTheMost()
{
    Settings settings(m_folder.path(QStringLiteral("eight.ini")));
    NewBeetleDialog dialog(settings);
    dialog.show();
    auto* add = dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"));
    for (int players = 2; players < kMaxPlayers; ++players) {
        QCOMPARE(dialog.seats().count(), players);
        QTest::mouseClick(add, Qt::LeftButton);
    }
    QVERIFY(!add->isEnabled());
    dialog.accept();
    QCOMPARE(dialog.record().players.size(), std::size_t {8});
    for (const PenColour colour : kAllPenColours)
        QCOMPARE(std::ranges::count(dialog.record().players, colour, &RecordPlayer::colour), 1);
}

void NewBeetleDialogTest::aColourIsExchanged()
{
    BeetleSeats seats;
    const PenColour first = seats.players()[0].colour;
    const PenColour second = seats.players()[1].colour;
    seats.setColour(0, second);
    QVERIFY(seats.players()[0].colour == second);
    QVERIFY(seats.players()[1].colour == first);
}

void NewBeetleDialogTest::aNameThatNobodyChoseFollowsTheKind()
{
    BeetleSeats seats;
    seats.setKind(0, PlayerKind::Medium);
    QVERIFY(seats.players()[0].name != QStringLiteral("Player 1"));
    QVERIFY(seats.players()[0].name != seats.players()[1].name);
    seats.setName(0, QStringLiteral("Mia"));
    seats.setKind(0, PlayerKind::Person);
    QCOMPARE(seats.players()[0].name, QStringLiteral("Mia"));
}

void NewBeetleDialogTest::everyPlayerNeedsAName()
{
    Settings settings(m_folder.path(QStringLiteral("names.ini")));
    NewBeetleDialog dialog(settings);
    dialog.show();
    auto* name = dialog.findChildren<QLineEdit*>().first();
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    QTest::keyClicks(name, QStringLiteral("Mia"));
    dialog.accept();
    QCOMPARE(dialog.record().players[0].name, QStringLiteral("Mia"));
}

void NewBeetleDialogTest::choicesAreRemembered()
{
    {
        Settings settings(settingsPath());
        NewBeetleDialog dialog(settings);
        dialog.show();
        dialog.seats().add();
        dialog.seats().setName(2, QStringLiteral("Oma Lies"));
        dialog.seats().setColour(2, PenColour::Pink);
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(box(dialog, i), Qt::LeftButton, {}, QPoint(8, box(dialog, i)->height() / 2));
        dialog.accept();
        QVERIFY(dialog.record().playOn);
        QVERIFY((dialog.record().variant == Variant {true, true}));
    }
    Settings settings(settingsPath());
    NewBeetleDialog dialog(settings);
    QCOMPARE(dialog.seats().count(), 3);
    QCOMPARE(dialog.seats().players()[2].name, QStringLiteral("Oma Lies"));
    QVERIFY(dialog.seats().players()[2].colour == PenColour::Pink);
    for (int i = 0; i < 3; ++i)
        QVERIFY(box(dialog, i)->isChecked());
}

void NewBeetleDialogTest::storedNonsenseIsIgnored()
{
    Settings settings(m_folder.path(QStringLiteral("nonsense.ini")));
    settings.setLines(Setting::BeetlePlayers, {QStringLiteral("red person Ann"), QStringLiteral("mauve person Bo")});
    const NewBeetleDialog dialog(settings);
    QVERIFY(dialog.findChildren<QLineEdit*>().first()->text() != QStringLiteral("Ann"));
}

void NewBeetleDialogTest::everyControlHasAName()
{
    Settings settings(m_folder.path(QStringLiteral("a11y.ini")));
    NewBeetleDialog dialog(settings);
    dialog.show();
    for (const QWidget* widget : dialog.findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(hasAccessibleName(*widget), widget->metaObject()->className());
}

void NewBeetleDialogTest::itFits_data()
{
    QTest::addColumn<double>("text");
    QTest::newRow("usual text") << 1.0;
    QTest::newRow("big text") << 1.5;
    QTest::newRow("very big text") << 2.0;
}

void NewBeetleDialogTest::itFits()
{
    QFETCH(double, text);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(font.pointSizeF() * text);
    QApplication::setFont(font);
    Settings settings(m_folder.path(QStringLiteral("fits.ini")));
    NewBeetleDialog dialog(settings);
    while (dialog.seats().canAdd())
        dialog.seats().add();
    dialog.show();
    QTest::qWait(30);
    QApplication::setFont(usual);
    QVERIFY(dialog.height() <= 700);
    QVERIFY(dialog.width() <= 1366);
}

BUBBLEBAR_TEST(NewBeetleDialogTest)
#include "tst_newbeetledialog.moc"
