#include "app/arrivals/arrivals.h"

#include "app/arrivals/dropcatcher.h"
#include "app/files.h"
#include "app/navigator.h"

#include <QApplication>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QLocale>
#include <QMessageBox>

#include <memory>

namespace bubblebar {

namespace {

/// How often to look whether a dialog is still there. In ms.
constexpr int kPatience = 200;

} // namespace

Arrivals::Arrivals(Navigator& navigator)
    : m_navigator(navigator)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Arrivals::goOn);
    auto* drops = new DropCatcher(this);
    connect(drops, &DropCatcher::filesDropped, this, &Arrivals::open);
    connect(drops, &DropCatcher::textDropped, this, &Arrivals::openText);
    qApp->installEventFilter(this);
}

void Arrivals::open(const QStringList& files, QWidget* where)
{
    const auto batch = std::make_shared<Batch>(Batch {where, false, {}});
    for (const QString& file : files)
        await([this, file, batch] { openOne(file, *batch); });
    if (files.size() > 1)
        await([batch] { tellOneTable(batch->otherGames); });
}

void Arrivals::openOne(const QString& file, Batch& batch)
{
    const bool isGame = fileKind(file) == FileKind::Game;
    if (isGame && batch.hasTable) {
        batch.otherGames << file;
        return;
    }
    const QWidget* before = m_navigator.table();
    m_navigator.openInItsWindow(file, batch.where);
    batch.hasTable = batch.hasTable || m_navigator.table() != before;
}

void Arrivals::openText(const QString& text, QWidget* where)
{
    await([this, text, window = QPointer(where)] { m_navigator.openShareCode(text, window); });
}

void Arrivals::design(const QStringList& files)
{
    await([this, files] { files.empty() ? m_navigator.designTrack() : m_navigator.designFiles(files); });
}

bool Arrivals::eventFilter(QObject* /*watched*/, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return false;
    const auto& wish = static_cast<const QFileOpenEvent&>(*event);
    if (!wish.file().isEmpty())
        open({QFileInfo(wish.file()).absoluteFilePath()});
    return true;
}

/// Nothing opens in the midst of a drop, nor while a dialog waits: the program that the files are dragged from would
/// hang, and a window behind a dialog could not be used.
void Arrivals::await(std::function<void()> work)
{
    m_waiting.push_back(std::move(work));
    if (!m_timer.isActive() && !m_isOpening)
        m_timer.start(0);
}

void Arrivals::goOn()
{
    if (QApplication::activeModalWidget() != nullptr)
        return m_timer.start(kPatience);
    const std::function<void()> work = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_isOpening = true;
    work();
    m_isOpening = false;
    if (!m_waiting.empty())
        m_timer.start(0);
}

void Arrivals::tellOneTable(const QStringList& files)
{
    if (files.empty())
        return;
    QStringList names;
    for (const QString& file : files)
        names << tr("“%1”").arg(QFileInfo(file).fileName());
    QMessageBox box(QMessageBox::Information, tr("One game at a time"), {}, QMessageBox::Ok,
                    QApplication::activeWindow());
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("There is one table, so only the first game was opened."));
    box.setInformativeText(tr("Not opened: %1").arg(QLocale().createSeparatedList(names)));
    box.exec();
}

} // namespace bubblebar
