#include "tests/app/beetle/beetleuser.h"

#include "app/beetle/beetlearea.h"
#include "app/beetle/beetleplay.h"
#include "app/beetle/diepanel.h"
#include "app/beetle/dieview.h"
#include "app/promptbar.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

namespace bubblebar::tests {

using namespace beetle;

Record beetleRecord(const std::vector<PlayerKind>& kinds, std::uint64_t seed)
{
    static const std::array names {"Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
    Record record;
    record.seed = seed;
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        record.players.push_back({QLatin1String(names[seat]), kAllPenColours[seat], kinds[seat], {}});
    return record;
}

BeetleUser::BeetleUser(Record record, const QString& path)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
{
    m_settings.setNumber(Setting::TableSpeed, 0);
    m_window = std::make_unique<BeetleWindow>(std::move(record), path, m_settings);
    m_window->play().runner().setPause(0);
    m_window->play().runner().setFastPause(0);
    m_window->resize(1366, 768);
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("The window does not show");
}

BeetleUser::~BeetleUser()
{
    close();
}

void BeetleUser::close()
{
    if (!m_window)
        return;
    session().setModified(false);
    m_window->close();
    m_window.reset();
}

void BeetleUser::clickDie()
{
    QTest::mouseClick(&m_window->area().panel().die(), Qt::LeftButton);
}

void BeetleUser::clickButton(const QString& name)
{
    auto* button = m_window->findChild<QPushButton*>(name);
    if (!button || !button->isVisible())
        qFatal("There is no button %s", qPrintable(name));
    QTest::mouseClick(button, Qt::LeftButton);
}

void BeetleUser::pressKey(Qt::Key key)
{
    QWidget* focused = m_window->focusWidget();
    QTest::keyClick(focused ? focused : m_window.get(), key);
}

bool BeetleUser::waitForPerson()
{
    const BeetleRunner& runner = m_window->play().runner();
    return QTest::qWaitFor([&runner] {
        return runner.state() == BeetleRunner::State::Waiting || runner.state() == BeetleRunner::State::Over;
    });
}

QString BeetleUser::promptText()
{
    return m_window->area().prompt().text();
}

QString BeetleUser::textOf(const QString& name)
{
    if (const auto* label = m_window->findChild<QLabel*>(name))
        return label->text();
    if (const auto* button = m_window->findChild<QAbstractButton*>(name))
        return button->text();
    return {};
}

} // namespace bubblebar::tests
