#include "app/appearance.h"
#include "app/preferences/settingsdialog.h"
#include "app/settings.h"
#include "app/sound/sound.h"
#include "core/support/translations.h"
#include "tests/common/testrunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What is set in the dialog holds at once and is kept; a setting changed elsewhere shows.
class SettingsDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void languagesStandInTheirOwnWords();
    void aLanguageIsChosen();
    void coloursHoldAtOnce();
    void soundCanBeMutedAndHeard();
    void namesAreForgotten();
    void filesAreForgotten();
    void defaultsComeBack();
    void enterChangesNothing();
    void changesElsewhereShow();
    void isNoTallerThanAScreen();

private:
    template <typename Widget>
    Widget* part(const char* name) const
    {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    QCheckBox* box(const char* text) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SettingsDialog> m_dialog;
};

namespace {

struct Heard : SoundOutput
{
    void play(Effect effect, double /*volume*/) override { effects.push_back(effect); }
    void stop() override {}

    std::vector<Effect> effects;
};

/// Chooses by keyboard, as people may.
void choose(QComboBox& box, int index)
{
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(box.currentIndex(), index);
}

} // namespace

void SettingsDialogTest::init()
{
    m_dialog.reset();
    m_settings = std::make_unique<Settings>(m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())));
    m_dialog = std::make_unique<SettingsDialog>(*m_settings);
    m_dialog->show();
}

QCheckBox* SettingsDialogTest::box(const char* text) const
{
    const auto boxes = m_dialog->findChildren<QCheckBox*>();
    const auto found = std::ranges::find_if(
        boxes, [&](const QCheckBox* box) { return box->text().remove(u'&') == QLatin1String(text); });
    return found == boxes.end() ? nullptr : *found;
}

void SettingsDialogTest::languagesStandInTheirOwnWords()
{
    const auto* box = part<QComboBox>("language");
    QVERIFY(box->findText(QStringLiteral("English")) > 0);
    QCOMPARE(box->count(), 1 + static_cast<int>(languageCodes().size()));
    QCOMPARE(box->currentIndex(), 0);
}

void SettingsDialogTest::aLanguageIsChosen()
{
    auto* box = part<QComboBox>("language");
    const int english = box->findData(QStringLiteral("en"));
    choose(*box, english);
    QCOMPARE(m_settings->text(Setting::Language), QStringLiteral("en"));
    choose(*box, 0);
    QCOMPARE(m_settings->text(Setting::Language), QString());
}

void SettingsDialogTest::coloursHoldAtOnce()
{
    followColours(*m_settings);
    choose(*part<QComboBox>("colours"), static_cast<int>(Colours::Dark));
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    choose(*part<QComboBox>("colours"), static_cast<int>(Colours::Light));
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightPalette().color(QPalette::Window));
    choose(*part<QComboBox>("colours"), static_cast<int>(Colours::System));
    QVERIFY(QApplication::palette().color(QPalette::Window) != darkPalette().color(QPalette::Window));
}

void SettingsDialogTest::soundCanBeMutedAndHeard()
{
    Heard heard;
    Sound::setOutput(&heard);
    const auto buttons = m_dialog->findChildren<QPushButton*>();
    const auto horn =
        std::ranges::find_if(buttons, [](const QPushButton* each) { return each->text() == u"&Hear the horn"; });
    QVERIFY(horn != buttons.end());
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
    QTest::mouseClick(*horn, Qt::LeftButton);
    QCOMPARE(heard.effects, std::vector {Effect::Horn});
    part<QSlider>("volume")->setValue(30);
    QCOMPARE(m_settings->number(Setting::SoundVolume), 30);
    box("Play sounds")->click();
    QVERIFY(m_settings->flag(Setting::SoundMuted));
    QVERIFY(!(*horn)->isEnabled());
    Sound::setOutput(nullptr);
}

void SettingsDialogTest::namesAreForgotten()
{
    m_settings->setLines(Setting::RacePlayers, {QStringLiteral("orange person Mia")});
    m_settings->setText(Setting::DesignerName, QStringLiteral("Mia"));
    box("Remember the names of players")->click();
    QCOMPARE(m_settings->lines(Setting::RacePlayers), QStringList());
    QCOMPARE(m_settings->text(Setting::DesignerName), QString());
    m_settings->setLines(Setting::BeetlePlayers, {QStringLiteral("red person Mia")});
    QCOMPARE(m_settings->lines(Setting::BeetlePlayers), QStringList());
    box("Remember the names of players")->click();
    m_settings->setLines(Setting::BeetlePlayers, {QStringLiteral("red person Mia")});
    QCOMPARE(m_settings->lines(Setting::BeetlePlayers).size(), 1);
}

void SettingsDialogTest::filesAreForgotten()
{
    m_settings->setLines(Setting::RecentFiles, {QStringLiteral("/a.bbgame")});
    m_settings->setLines(Setting::RacePlayers, {QStringLiteral("orange person Mia")});
    box("Remember the last files")->click();
    QCOMPARE(m_settings->lines(Setting::RecentFiles), QStringList());
    QCOMPARE(m_settings->lines(Setting::RacePlayers).size(), 1);
    m_settings->forgetAll();
    QCOMPARE(m_settings->lines(Setting::RacePlayers), QStringList());
}

void SettingsDialogTest::defaultsComeBack()
{
    choose(*part<QComboBox>("table"), 1);
    box("A curtain hides the hand between two people")->click();
    m_settings->setLines(Setting::RacePlayers, {QStringLiteral("orange person Mia")});
    QTest::mouseClick(m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults),
                      Qt::LeftButton);
    QCOMPARE(m_settings->number(Setting::Table), 0);
    QVERIFY(m_settings->flag(Setting::HideHand));
    QCOMPARE(part<QComboBox>("table")->currentIndex(), 0);
    QCOMPARE(m_settings->lines(Setting::RacePlayers).size(), 1);
}

void SettingsDialogTest::enterChangesNothing()
{
    m_settings->setNumber(Setting::TableSpeed, 3);
    auto* language = part<QComboBox>("language");
    language->setFocus();
    QTest::keyClick(language, Qt::Key_Return);
    QCOMPARE(m_settings->number(Setting::TableSpeed), 3);
    QVERIFY(m_dialog->isVisible());
}

void SettingsDialogTest::changesElsewhereShow()
{
    m_settings->setNumber(Setting::Table, 1);
    QCOMPARE(part<QComboBox>("table")->currentIndex(), 1);
    m_settings->setFlag(Setting::TakeBack, false);
    QVERIFY(!box("Who plays alone against computers may take moves back")->isChecked());
}

void SettingsDialogTest::isNoTallerThanAScreen()
{
    QVERIFY(m_dialog->height() <= 700);
}

BUBBLEBAR_TEST(SettingsDialogTest)
#include "tst_settingsdialog.moc"
