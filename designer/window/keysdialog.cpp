#include "designer/window/keysdialog.h"

#include "designer/widgets/keytable.h"
#include "designer/widgets/windowsize.h"
#include "designer/widgets/wrappedlabel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("KeysDialog", text);
}

/// What to do, and what it does.
std::vector<std::pair<QString, QString>> rows()
{
    const auto row = [](const char* what, const char* does) { return std::pair(words(what), words(does)); };
    const auto keys = [](std::initializer_list<KeyUse> uses, const char* does) {
        QStringList texts;
        for (const KeyUse use : uses)
            texts << keyText(use);
        texts.removeAll(QString());
        return std::pair(texts.join(QStringLiteral(", ")), words(does));
    };
    return {
        row(QT_TRANSLATE_NOOP("KeysDialog", "Click a tile in the box"),
            QT_TRANSLATE_NOOP("KeysDialog", "takes it in hand; the next click on the table lays it")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Drag"),
            QT_TRANSLATE_NOOP("KeysDialog", "a tile from the box, tiles on the table, or a frame round several")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Shift or Ctrl and click"),
            QT_TRANSLATE_NOOP("KeysDialog", "adds a tile to what is selected")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Wheel"),
            QT_TRANSLATE_NOOP("KeysDialog", "turns the tile in hand, else zooms")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Middle button, or Space and drag"),
            QT_TRANSLATE_NOOP("KeysDialog", "moves the table")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Right click"),
            QT_TRANSLATE_NOOP("KeysDialog", "puts the tile in hand back, else opens a menu")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Arrow keys"),
            QT_TRANSLATE_NOOP("KeysDialog", "go from hex to hex; with Ctrl they move what is selected")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Return"),
            QT_TRANSLATE_NOOP("KeysDialog", "takes a tile in the box; on the table lays or selects one")),
        keys({KeyUse::TurnTile, KeyUse::TurnTileBack}, QT_TRANSLATE_NOOP("KeysDialog", "turn, turn back")),
        keys({KeyUse::FlipTile}, QT_TRANSLATE_NOOP("KeysDialog", "shows the other face")),
        keys({KeyUse::NextTile, KeyUse::PreviousTile},
             QT_TRANSLATE_NOOP("KeysDialog", "go to the next or previous tile")),
        keys({KeyUse::ToBox}, QT_TRANSLATE_NOOP("KeysDialog", "goes to the box")),
        keys({KeyUse::Remove}, QT_TRANSLATE_NOOP("KeysDialog", "puts tiles back into the box")),
        row(QT_TRANSLATE_NOOP("KeysDialog", "Esc"), QT_TRANSLATE_NOOP("KeysDialog", "goes one step back")),
    };
}

} // namespace

KeysDialog::KeysDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys and mouse"));
    auto* table = new QFormLayout;
    table->setHorizontalSpacing(24);
    table->setLabelAlignment(Qt::AlignLeading);
    for (const auto& [what, does] : rows()) {
        auto* key = new QLabel(what, this);
        QFont bold = font();
        bold.setBold(true);
        key->setFont(bold);
        table->addRow(key, new WrappedLabel(does, this));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(table);
    column->addWidget(buttons);
    // A line each, as far as the screen is wide enough.
    const QList<WrappedLabel*> texts = findChildren<WrappedLabel*>();
    for (WrappedLabel* text : texts)
        text->setWordWrap(false);
    const QSize usual = sizeHint();
    for (WrappedLabel* text : texts)
        text->setWordWrap(true);
    table->invalidate();
    resizeWithinScreen(*this, usual);
    resizeWithinScreen(*this, {width(), std::max(usual.height(), heightForWidth(width()))});
}

} // namespace bubblebar
