#include "app/beep/beepwindow.h"
#include "app/beep/scorepage.h"
#include "app/navigator.h"
#include "app/recentfiles.h"
#include "core/beep/simulation.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Records of games, opened like any other file.
class BeepFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRecordIsOpenedToLookAtItsScore();
    void aDamagedRecordIsToldAbout();
};

void BeepFilesTest::aRecordIsOpenedToLookAtItsScore()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings);
    beep::PlayedGame game = beep::playGame(beep::TableKind::Strict, {beep::Level::Easy, beep::Level::Hard}, 9);
    game.record.players = {QStringLiteral("Ann"), QStringLiteral("Bert")};
    const QString path = folder.write(QStringLiteral("game.bbbeep"), beep::recordBytes(game.record));
    navigator.openFile(path);
    beep::BeepWindow* window = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<beep::BeepWindow*>(widget))
            window = found;
    QVERIFY(window != nullptr);
    QVERIFY(window->score() != nullptr);
    QVERIFY(window->game() == nullptr);
    QVERIFY(recentFiles(settings).contains(path));
    QVERIFY(window->close());
}

void BeepFilesTest::aDamagedRecordIsToldAbout()
{
    Folder folder;
    Settings settings(folder.path(QStringLiteral("settings.ini")));
    Navigator navigator(settings);
    MessageBoxReader reader;
    navigator.openFile(folder.write(QStringLiteral("broken.bbbeep"), "{\"format\": "));
    QVERIFY(reader.text().contains(QLatin1String("broken.bbbeep")));
    QVERIFY(recentFiles(settings).isEmpty());
}

BUBBLEBAR_TEST(BeepFilesTest)
#include "tst_beepfiles.moc"
