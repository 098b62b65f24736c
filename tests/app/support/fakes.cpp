#include "tests/app/support/fakes.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QTimer>
#include <QtTest>

namespace bubblebar::tests {

QString Folder::write(const QString& name, const QByteArray& text) const
{
    QFile file(path(name));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    return written ? file.fileName() : QString();
}

MessageBoxReader::MessageBoxReader()
{
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &MessageBoxReader::look);
    timer->start(20);
}

void MessageBoxReader::look()
{
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box)
        return;
    m_text = box->text() + u'\n' + box->informativeText();
    QTest::keyClick(box, Qt::Key_Return);
}

QByteArray unplayableTrack()
{
    return R"({ "format": "bubblebar-track", "version": 1, "name": "Too Short", "author": "", "notes": "", "tileSet": "standard",
  "tiles": [ {"tile": "start", "at": [0, 0]},
             {"tile": "finish", "at": [1, 0]} ] })";
}

bool hasAccessibleName(const QWidget& widget)
{
    // Asks as a screen reader does: a label's buddy and a button's own text count too.
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return interface != nullptr && !interface->text(QAccessible::Name).isEmpty();
}

} // namespace bubblebar::tests
