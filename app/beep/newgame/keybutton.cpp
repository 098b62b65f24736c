#include "app/beep/newgame/keybutton.h"

#include "app/beep/keyblocks.h"

#include <QKeyEvent>

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr int kLetters = 8;

} // namespace

KeyButton::KeyButton(QWidget* parent)
    : QPushButton(parent)
{
    setCheckable(true);
    setAutoDefault(false);
    connect(this, &QPushButton::toggled, this, &KeyButton::showKey);
}

void KeyButton::setKey(int key)
{
    m_key = key;
    showKey();
}

void KeyButton::showKey()
{
    setText(isChecked() ? tr("key?", "a key is to be pressed now")
                        : keyText(m_key).replace(u'&', QStringLiteral("&&")));
    // Names of keys are never cut off; all others are alike.
    setMinimumWidth(std::max(kLetters * fontMetrics().averageCharWidth(), sizeHint().width()));
}

bool KeyButton::event(QEvent* event)
{
    // While it waits, no key is a shortcut or moves the focus.
    if (isChecked() && event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (isChecked() && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QPushButton::event(event);
}

void KeyButton::keyPressEvent(QKeyEvent* event)
{
    if (!isChecked())
        return QPushButton::keyPressEvent(event);
    setChecked(false);
    event->accept();
    if (event->key() != Qt::Key_Escape)
        Q_EMIT keyChosen(event->key());
}

void KeyButton::focusOutEvent(QFocusEvent* event)
{
    setChecked(false);
    QPushButton::focusOutEvent(event);
}

} // namespace bubblebar::beep
