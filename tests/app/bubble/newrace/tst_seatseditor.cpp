#include "app/bubble/newrace/colourcombo.h"
#include "app/bubble/newrace/seathandle.h"
#include "app/bubble/newrace/seatrow.h"
#include "app/bubble/newrace/seats.h"
#include "app/bubble/newrace/seatseditor.h"
#include "app/bubble/newrace/teamsbox.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

using namespace bubblebar;

class TestSeatsEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void typingNamesAPlayer();
    void pickingATakenColourExchanges();
    void theKindIsChosenByKey();
    void playersAreAddedUpToFive();
    void playersAreRemovedDownToTwo();
    void theGripMovesASeatByKey();
    void theGripMovesASeatByMouse();
    void theWheelLeavesChoicesAlone();
    void tabGoesThroughARowInOrder();
    void everyControlHasAName();
    void teamsAreOfferedToFourOnly();

private:
    [[nodiscard]] SeatRow* row(int seat) const;
    template <class Control>
    [[nodiscard]] Control* control(int seat) const;
    [[nodiscard]] QString names() const;
    [[nodiscard]] QPushButton* button(const QString& text) const;

    std::unique_ptr<Seats> m_seats;
    std::unique_ptr<SeatsEditor> m_editor;
};

void TestSeatsEditor::init()
{
    m_seats = std::make_unique<Seats>();
    m_seats->setPlayers({{QStringLiteral("A"), Colour::Orange, PlayerKind::Person, {}},
                         {QStringLiteral("B"), Colour::Blue, PlayerKind::Person, {}},
                         {QStringLiteral("C"), Colour::Green, PlayerKind::Person, {}}});
    m_editor = std::make_unique<SeatsEditor>(*m_seats);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
}

void TestSeatsEditor::cleanup()
{
    m_editor.reset();
    m_seats.reset();
}

SeatRow* TestSeatsEditor::row(int seat) const
{
    return m_editor->findChildren<SeatRow*>().at(seat);
}

template <class Control>
Control* TestSeatsEditor::control(int seat) const
{
    return row(seat)->findChild<Control*>();
}

QString TestSeatsEditor::names() const
{
    QString names;
    for (const RecordPlayer& player : m_seats->players())
        names += player.name;
    return names;
}

QPushButton* TestSeatsEditor::button(const QString& text) const
{
    for (QPushButton* button : m_editor->findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

void TestSeatsEditor::typingNamesAPlayer()
{
    auto* name = control<QLineEdit>(1);
    QTest::mouseDClick(name, Qt::LeftButton);
    QTest::keyClicks(name, QStringLiteral("Jonas"));
    QCOMPARE(names(), QStringLiteral("AJonasC"));
    QTest::keyClick(name, Qt::Key_Home);
    QTest::keyClicks(name, QStringLiteral("x"));
    QCOMPARE(name->cursorPosition(), 1);
    QTest::keyClicks(name, QString(60, u'y'));
    QCOMPARE(m_seats->players()[1].name.size(), 40);
}

void TestSeatsEditor::pickingATakenColourExchanges()
{
    auto* colour = control<ColourCombo>(0);
    colour->setFocus();
    QTest::keyClick(colour, Qt::Key_Down);
    QCOMPARE(m_seats->players()[0].colour, Colour::Blue);
    QCOMPARE(m_seats->players()[1].colour, Colour::Orange);
    QCOMPARE(control<ColourCombo>(1)->currentText(), QStringLiteral("Orange"));
}

void TestSeatsEditor::theKindIsChosenByKey()
{
    QComboBox* kind = row(2)->findChildren<QComboBox*>().at(1);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_C);
    QCOMPARE(m_seats->players()[2].kind, PlayerKind::Easy);
    QTest::keyClick(kind, Qt::Key_End);
    QCOMPARE(m_seats->players()[2].kind, PlayerKind::Expert);
    QVERIFY(!kind->toolTip().isEmpty());
}

void TestSeatsEditor::playersAreAddedUpToFive()
{
    QPushButton* add = button(QStringLiteral("Add a fourth player"));
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(m_seats->count(), 4);
    QCOMPARE(QApplication::focusWidget(), control<QLineEdit>(3));
    QCOMPARE(add->text(), QStringLiteral("Add a fifth player"));
    QTest::mouseClick(add, Qt::LeftButton);
    QVERIFY(row(4)->isVisible());
    QVERIFY(!add->isEnabled());
}

void TestSeatsEditor::playersAreRemovedDownToTwo()
{
    auto* remove = row(0)->findChildren<QToolButton*>().last();
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(names(), QStringLiteral("BC"));
    QVERIFY(!row(2)->isVisible());
    QVERIFY(!remove->isEnabled());
    QCOMPARE(remove->toolTip(), QStringLiteral("A race needs two players"));
}

void TestSeatsEditor::theGripMovesASeatByKey()
{
    control<SeatHandle>(0)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(names(), QStringLiteral("BCA"));
    QCOMPARE(QApplication::focusWidget(), control<SeatHandle>(2));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(names(), QStringLiteral("BAC"));
}

void TestSeatsEditor::theGripMovesASeatByMouse()
{
    auto* handle = control<SeatHandle>(0);
    const QPoint start = handle->rect().center();
    const int height = row(0)->height();
    QTest::mousePress(handle, Qt::LeftButton, {}, start);
    QTest::mouseMove(handle, start + QPoint(3, height));
    QCOMPARE(names(), QStringLiteral("BAC"));
    QTest::mouseMove(handle, start + QPoint(3, 10 * height));
    QCOMPARE(names(), QStringLiteral("BCA"));
    QTest::mouseMove(handle, start - QPoint(0, height));
    QCOMPARE(names(), QStringLiteral("ABC"));
    QTest::mouseMove(handle, start + QPoint(0, height));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, start + QPoint(0, height));
    QCOMPARE(names(), QStringLiteral("BAC"));
    QTest::mouseMove(handle, start + QPoint(0, 2 * height));
    QCOMPARE(names(), QStringLiteral("BAC"));
}

void TestSeatsEditor::theWheelLeavesChoicesAlone()
{
    auto* colour = control<ColourCombo>(0);
    const QPointF centre = colour->rect().center();
    QWheelEvent wheel(centre, colour->mapToGlobal(centre), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(colour, &wheel);
    QCOMPARE(m_seats->players()[0].colour, Colour::Orange);
}

void TestSeatsEditor::tabGoesThroughARowInOrder()
{
    QWidget* first = control<SeatHandle>(0);
    first->setFocus();
    QList<QWidget*> order {first};
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        order << QApplication::focusWidget();
    }
    const QList<QComboBox*> combos = row(0)->findChildren<QComboBox*>();
    const QList<QWidget*> expected {first,
                                    combos[0],
                                    control<QLineEdit>(0),
                                    combos[1],
                                    row(0)->findChildren<QToolButton*>().last(),
                                    control<SeatHandle>(1)};
    QCOMPARE(order, expected);
}

void TestSeatsEditor::everyControlHasAName()
{
    for (const QWidget* widget : m_editor->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto* push = qobject_cast<const QPushButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (push && !push->text().isEmpty()),
                 widget->metaObject()->className());
    }
}

void TestSeatsEditor::teamsAreOfferedToFourOnly()
{
    TeamsBox box(*m_seats);
    auto* wanted = box.findChild<QCheckBox*>();
    QVERIFY(!wanted->isEnabled());
    m_seats->add();
    QVERIFY(wanted->isEnabled());
    QTest::mouseClick(wanted, Qt::LeftButton, {}, QPoint(5, wanted->height() / 2));
    QVERIFY(box.isWanted());
    m_seats->add();
    QVERIFY(!wanted->isEnabled());
    QVERIFY(box.isWanted());
}

BUBBLEBAR_TEST(TestSeatsEditor)
#include "tst_seatseditor.moc"
