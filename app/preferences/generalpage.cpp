#include "app/preferences/generalpage.h"

#include "app/preferences/controls.h"
#include "core/support/translations.h"
#include "designer/widgets/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>

namespace bubblebar {

namespace {

/// A language in its own words, with a capital letter wherever it stands in a list: "Français".
QString nameOf(const QString& code)
{
    // Qt's names of these two also say of which country: "American English", "español de España".
    if (code == u"en")
        return QStringLiteral("English");
    if (code == u"es")
        return QStringLiteral("Español");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QComboBox* languageBox(Settings& settings, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("language"));
    box->addItem(GeneralPage::tr("As the system"), QString());
    for (const QString& code : languageCodes())
        box->addItem(nameOf(code), code);
    const auto show = [&settings, box] { box->setCurrentIndex(box->findData(settings.text(Setting::Language))); };
    show();
    QObject::connect(box, &QComboBox::activated, &settings, [&settings, box](int index) {
        settings.setText(Setting::Language, box->itemData(index).toString());
    });
    QObject::connect(&settings, &Settings::changed, box, [show](Setting changed) {
        if (changed == Setting::Language)
            show();
    });
    return box;
}

} // namespace

GeneralPage::GeneralPage(Settings& settings, QWidget* parent)
    : QWidget(parent)
{
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Language"), languageBox(settings, this));
    QComboBox* colours = numberBox(settings, Setting::Colours, {tr("As the system"), tr("Light"), tr("Dark")}, this);
    colours->setObjectName(QStringLiteral("colours"));
    form->addRow(tr("&Colours"), colours);
    QLabel* remark = secondaryLabel(
        tr("Numbers and paper sizes are those of your region, and text is as large as your system’s."), this);
    remark->setWordWrap(true);
    form->addRow(remark);
}

} // namespace bubblebar
