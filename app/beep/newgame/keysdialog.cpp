#include "app/beep/newgame/keysdialog.h"

#include "app/beep/newgame/keybutton.h"
#include "designer/widgets/texts.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace bubblebar::beep {

KeysDialog::KeysDialog(const KeyBlocks& keys, QWidget* parent)
    : QDialog(parent)
    , m_keys(keys)
    , m_problem(secondaryLabel({}, this))
{
    setWindowTitle(tr("Keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* usual = buttons->addButton(tr("Usual keys"), QDialogButtonBox::ResetRole);
    usual->setAutoDefault(false);
    usual->setObjectName(QStringLiteral("usualKeys"));
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connect(usual, &QPushButton::clicked, this, [this] {
        m_keys = KeyBlocks();
        showKeys();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* hint = secondaryLabel(
        tr("Click a key, then press the one you want. A key that somebody else has is exchanged."), this);
    hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(hint);
    column->addWidget(blocks());
    column->addWidget(m_problem);
    column->addStretch();
    column->addWidget(buttons);
    showKeys();
}

QWidget* KeysDialog::blocks()
{
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins({});
    for (int pile = 0; pile < kCentrePiles; ++pile)
        grid->addWidget(new QLabel(tr("take %1").arg(pile + 1), page), 0, 1 + pile);
    for (int own = 0; own < kMostOwnPiles; ++own)
        grid->addWidget(new QLabel(tr("onto %1").arg(own + 1), page), 0, 1 + kCentrePiles + own);
    grid->addWidget(new QLabel(tr("horn"), page), 0, KeyBlocks::kKeys);
    for (int block = 0; block < KeyBlocks::kBlocks; ++block)
        addBlock(*grid, block);
    return page;
}

void KeysDialog::addBlock(QGridLayout& grid, int block)
{
    const QString who = block == 0 ? tr("Mouse player") : tr("Keys %1").arg(block);
    grid.addWidget(new QLabel(who, this), block + 1, 0);
    for (int number = 0; number < KeyBlocks::kKeys; ++number) {
        auto* button = new KeyButton(this);
        button->setObjectName(QStringLiteral("key-%1-%2").arg(block).arg(number));
        connect(button, &KeyButton::keyChosen, this, [this, block, number](int key) { choose(block, number, key); });
        grid.addWidget(button, block + 1, number + 1);
        m_buttons.push_back(button);
    }
}

void KeysDialog::choose(int block, int number, int key)
{
    const bool taken = m_keys.setKey(block, number, key);
    m_problem->setText(taken ? QString() : tr("The window itself needs that key."));
    showKeys();
}

void KeysDialog::showKeys()
{
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i) {
        const int block = i / KeyBlocks::kKeys;
        const int number = i % KeyBlocks::kKeys;
        KeyButton* button = m_buttons[static_cast<std::size_t>(i)];
        button->setKey(m_keys.key(block, number));
        const QString deed = number < kCentrePiles           ? tr("take %1").arg(number + 1)
                             : number < KeyBlocks::kKeys - 1 ? tr("onto %1").arg(number - kCentrePiles + 1)
                                                             : tr("horn");
        const QString who = block == 0 ? tr("Mouse player") : tr("Keys %1").arg(block);
        button->setAccessibleName(tr("%1, %2: %3").arg(who, deed, keyText(m_keys.key(block, number))));
    }
}

} // namespace bubblebar::beep
