#include "designer/window/designerdialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("DesignerDialogs", text);
}

QString choose(const QString& title, const QString& filter, const QString& folder, QWidget* parent)
{
    const QString all = words(QT_TRANSLATE_NOOP("DesignerDialogs", "All files (*)"));
    return QFileDialog::getOpenFileName(parent, title, folder, filter + QStringLiteral(";;") + all);
}

/// "Tracks (*.bbtrack)" → "bbtrack".
QString suffixOf(const QString& filter)
{
    return filter.section(QLatin1String("*."), 1).chopped(1);
}

/// Where to save; the file gets the suffix of the filter that was chosen, the first one unless people choose another.
QString chooseTarget(const QString& title, const QStringList& filters, const QString& proposed, QWidget* parent)
{
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath());
    dialog.setNameFilters(filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The dialog then asks about a file that is there already under its full name.
    dialog.setDefaultSuffix(suffixOf(filters.constFirst()));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString& filter) { dialog.setDefaultSuffix(suffixOf(filter)); });
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString DesignerDialogs::chooseTrack(const QString& folder, QWidget* parent)
{
    return choose(
        words(QT_TRANSLATE_NOOP("DesignerDialogs", "Open a track")),
        words(QT_TRANSLATE_NOOP("DesignerDialogs", "Tracks, races and tile sets (*.bbtrack *.bbgame *.bbtiles)")) +
            QStringLiteral(";;") +
            words(QT_TRANSLATE_NOOP("DesignerDialogs", "Pictures that carry a track (*.png *.svg)")),
        folder, parent);
}

QString DesignerDialogs::chooseTileSet(const QString& folder, QWidget* parent)
{
    return choose(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Choose the tiles of the new track")),
                  words(QT_TRANSLATE_NOOP("DesignerDialogs", "Tile sets (*.bbtiles)")), folder, parent);
}

QString DesignerDialogs::chooseSaveFile(const QString& proposed, QWidget* parent)
{
    return chooseTarget(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save the track")),
                        {words(QT_TRANSLATE_NOOP("DesignerDialogs", "Tracks (*.bbtrack)"))}, proposed, parent);
}

QString DesignerDialogs::choosePdf(const QString& proposed, QWidget* parent)
{
    return chooseTarget(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save the pages")),
                        {words(QT_TRANSLATE_NOOP("DesignerDialogs", "PDF documents (*.pdf)"))}, proposed, parent);
}

QString DesignerDialogs::choosePicture(const QString& proposed, QWidget* parent)
{
    return chooseTarget(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save a picture")),
                        {words(QT_TRANSLATE_NOOP("DesignerDialogs", "PNG pictures (*.png)")),
                         words(QT_TRANSLATE_NOOP("DesignerDialogs", "SVG drawings (*.svg)"))},
                        proposed, parent);
}

DesignerDialogs::SaveAnswer DesignerDialogs::askToSave(const QString& name, QWidget* parent)
{
    QMessageBox question(QMessageBox::Question, words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save the track?")), {},
                         QMessageBox::NoButton, parent);
    question.setTextFormat(Qt::PlainText);
    question.setText(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save the changes to “%1”?")).arg(name));
    question.setInformativeText(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Else they are lost.")));
    QPushButton* save =
        question.addButton(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save")), QMessageBox::AcceptRole);
    const QPushButton* drop =
        question.addButton(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Don’t save")), QMessageBox::DestructiveRole);
    question.addButton(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Keep designing")), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    if (question.clickedButton() == save)
        return SaveAnswer::Save;
    return question.clickedButton() == drop ? SaveAnswer::DontSave : SaveAnswer::Stay;
}

bool DesignerDialogs::askToReplace(const QStringList& existing, QWidget* parent)
{
    QMessageBox question(QMessageBox::Question, words(QT_TRANSLATE_NOOP("DesignerDialogs", "Replace the files?")), {},
                         QMessageBox::Cancel, parent);
    question.setTextFormat(Qt::PlainText);
    question.setText(QCoreApplication::translate("DesignerDialogs",
                                                 "%n file(s) of these names are there already. Replace them?", nullptr,
                                                 static_cast<int>(existing.size())));
    question.setInformativeText(QFileInfo(existing.constFirst()).fileName() +
                                (existing.size() > 1 ? QStringLiteral(" …") : QString()));
    const QPushButton* replace =
        question.addButton(words(QT_TRANSLATE_NOOP("DesignerDialogs", "Replace")), QMessageBox::DestructiveRole);
    question.exec();
    return question.clickedButton() == replace;
}

void DesignerDialogs::tell(const QString& title, const QString& sentence, const QString& reason, QWidget* parent)
{
    QMessageBox box(QMessageBox::Warning, title, {}, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.setText(sentence);
    box.setInformativeText(reason);
    box.exec();
}

} // namespace bubblebar
