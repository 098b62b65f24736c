#include "designer/widgets/icons.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPalette>
#include <QtTest>

using namespace bubblebar;

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QGuiApplication::setPalette(m_usual); }
    void everyIconDrawsInTheTextColour_data();
    void everyIconDrawsInTheTextColour();
    void anIconFollowsThePalette();
    void aDisabledIconIsPaler();

private:
    QPalette m_usual = QGuiApplication::palette();
};

static QColor darkestInk(const QIcon& icon, QIcon::Mode mode = QIcon::Normal)
{
    const QImage image = icon.pixmap(QSize(48, 48), mode).toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
    return ink;
}

void TestIcons::everyIconDrawsInTheTextColour_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
    QVERIFY(!files.isEmpty());
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(4);
}

void TestIcons::everyIconDrawsInTheTextColour()
{
    QFETCH(QString, name);
    QCOMPARE(darkestInk(inkIcon(QLatin1String(name.toLatin1()))),
             QGuiApplication::palette().color(QPalette::ButtonText));
}

void TestIcons::anIconFollowsThePalette()
{
    const QIcon open = inkIcon(QLatin1String("open"));
    QPalette dark;
    dark.setColor(QPalette::ButtonText, QColor(250, 240, 230));
    QGuiApplication::setPalette(dark);
    QCOMPARE(darkestInk(open), QColor(250, 240, 230));
}

void TestIcons::aDisabledIconIsPaler()
{
    const QIcon open = inkIcon(QLatin1String("open"));
    QCOMPARE(darkestInk(open, QIcon::Disabled),
             QGuiApplication::palette().color(QPalette::Disabled, QPalette::ButtonText));
}

BUBBLEBAR_TEST(TestIcons)
#include "tst_icons.moc"
