#include "app/application.h"
#include "tests/common/testrunner.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QProcess>
#include <QStyle>
#include <QtTest>

class TestApplication : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersionNeedNoDisplay_data();
    void helpAndVersionNeedNoDisplay();
    void aWrongOptionIsRefused();
    void optionsOfQtAreUnderstood();
    void theDesktopKnowsItsWindows();
    void whatABarHasNoRoomForIsSeenInTheDark();
};

struct Answer
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;
};

/// Runs the program with a platform that can't show windows ("none"), or offscreen.
static Answer run(const QStringList& arguments, const QString& platform)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar"), arguments);
    if (!process.waitForFinished())
        qFatal("bubblebar: %s", qUtf8Printable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestApplication::helpAndVersionNeedNoDisplay_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("--help") << QStringLiteral("--help") << QByteArray(".bbtrack");
    QTest::newRow("--help tells of the designer") << QStringLiteral("--help") << QByteArray("--designer");
    QTest::newRow("-h") << QStringLiteral("-h") << QByteArray(".bbtrack");
    QTest::newRow("--version") << QStringLiteral("--version") << QByteArray("bubblebar ");
    QTest::newRow("-v") << QStringLiteral("-v") << QByteArray("bubblebar ");
}

void TestApplication::helpAndVersionNeedNoDisplay()
{
    QFETCH(QString, option);
    QFETCH(QByteArray, text);
    const Answer answer = run({option}, QStringLiteral("none"));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.output.contains(text), answer.output);
    QVERIFY2(answer.complaint.isEmpty(), answer.complaint);
}

void TestApplication::aWrongOptionIsRefused()
{
    const Answer answer = run({QStringLiteral("--nonsense")}, QStringLiteral("offscreen"));
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.output.isEmpty());
    QVERIFY2(answer.complaint.contains("nonsense"), answer.complaint);
}

void TestApplication::optionsOfQtAreUnderstood()
{
    // "-reverse" is no row of letters with a v for --version in it.
    const Answer answer = run({QStringLiteral("-reverse"), QStringLiteral("--nonsense")}, QStringLiteral("offscreen"));
    QCOMPARE(answer.status, 2);
    QVERIFY2(!answer.complaint.contains("reverse"), answer.complaint);
}

/// The desktop finds name and icon of a window by the name of the desktop entry, which is installed under the same
/// name.
void TestApplication::theDesktopKnowsItsWindows()
{
    bubblebar::setUpApplication(*qApp);
    const QString entry = QStringLiteral("/../packaging/%1.desktop").arg(QGuiApplication::desktopFileName());
    QVERIFY2(QFile::exists(QCoreApplication::applicationDirPath() + entry), qPrintable(entry));
}

void TestApplication::whatABarHasNoRoomForIsSeenInTheDark()
{
    bubblebar::setUpApplication(*qApp);
    QPalette dark;
    dark.setColor(QPalette::ButtonText, Qt::white);
    QApplication::setPalette(dark);
    const QIcon more = QApplication::style()->standardIcon(QStyle::SP_ToolBarHorizontalExtensionButton);
    const QImage image = more.pixmap(QSize(24, 24)).toImage();
    QCOMPARE(image.pixelColor(12, 12), QColor(Qt::white));
    QApplication::setPalette(QPalette());
}

BUBBLEBAR_TEST(TestApplication)
#include "tst_application.moc"
