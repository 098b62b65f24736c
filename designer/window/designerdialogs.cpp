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
    const QString suffix = QStringLiteral(".bbtrack");
    QFileDialog dialog(parent, words(QT_TRANSLATE_NOOP("DesignerDialogs", "Save the track")),
                       QFileInfo(proposed).absolutePath(),
                       words(QT_TRANSLATE_NOOP("DesignerDialogs", "Tracks (*.bbtrack)")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The dialog then asks about a file that is there already under its full name.
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
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

void DesignerDialogs::tell(const QString& title, const QString& sentence, const QString& reason, QWidget* parent)
{
    QMessageBox box(QMessageBox::Warning, title, {}, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.setText(sentence);
    box.setInformativeText(reason);
    box.exec();
}

} // namespace bubblebar
