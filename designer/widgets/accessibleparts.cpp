#include "designer/widgets/accessibleparts.h"

#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bubblebar {

namespace {

constexpr auto kProperty = "bubblebar_accessibleParts";

AccessibleParts* partsOf(const QObject* widget)
{
    return static_cast<AccessibleParts*>(widget->property(kProperty).value<void*>());
}

/// What a tool knows of a part.
struct Told
{
    QString name;
    bool usable = false;
    bool selected = false;
};

/// One part, as a list item that can be pressed.
class Part : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    Part(QWidget& widget, AccessibleParts& parts, int number)
        : m_widget(&widget)
        , m_parts(parts)
        , m_number(number)
    {
    }

    [[nodiscard]] bool isValid() const override { return m_widget != nullptr && m_number < m_parts.partCount(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget.data());
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Description)
            return m_parts.partDescription(m_number);
        return kind == QAccessible::Name ? m_parts.partName(m_number) : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect box = m_parts.partRect(m_number);
        return {m_widget->mapToGlobal(box.topLeft()), box.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focusable = true;
        state.selectable = true;
        state.disabled = !m_parts.isPartUsable(m_number);
        state.selected = m_parts.isPartSelected(m_number);
        state.focused = m_widget->hasFocus() && m_parts.focusedPart() == m_number;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names {pressAction(), setFocusAction()};
        if (m_parts.arePartsMovable())
            names << decreaseAction() << increaseAction();
        return names;
    }
    void doAction(const QString& action) override
    {
        if (!isValid())
            return;
        if (action == pressAction()) {
            m_parts.pressPart(m_number);
        } else if (action == setFocusAction()) {
            m_widget->setFocus(Qt::OtherFocusReason);
            m_parts.focusPart(m_number);
        } else if (action == increaseAction() && m_parts.arePartsMovable()) {
            m_parts.movePart(m_number, 1);
        } else if (action == decreaseAction() && m_parts.arePartsMovable()) {
            m_parts.movePart(m_number, -1);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    QPointer<QWidget> m_widget;
    AccessibleParts& m_parts;
    int m_number;
};

/// The widget as a list of its parts, which are made when they are asked for.
class PartList : public QAccessibleWidget
{
public:
    explicit PartList(QWidget* widget)
        : QAccessibleWidget(widget, QAccessible::List)
    {
    }
    ~PartList() override
    {
        for (const auto& [number, id] : m_made)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override
    {
        return parts()->partCount() + (parts()->overParts() != nullptr ? 1 : 0);
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (index == parts()->partCount())
            return QAccessible::queryAccessibleInterface(parts()->overParts());
        const auto known = m_made.find(index);
        if (known != m_made.end())
            return QAccessible::accessibleInterface(known->second);
        auto* part = new Part(*widget(), *parts(), index);
        m_made.emplace(index, QAccessible::registerAccessibleInterface(part));
        return part;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        if (wanted && parts()->overParts() && wanted->object() == parts()->overParts())
            return parts()->partCount();
        for (const auto& [number, id] : m_made) {
            if (QAccessible::accessibleInterface(id) == wanted)
                return number;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint position = widget()->mapFromGlobal(QPoint(x, y));
        const QWidget* over = parts()->overParts();
        if (over != nullptr && over->childAt(over->mapFromGlobal(QPoint(x, y))) != nullptr)
            return child(parts()->partCount());
        for (int part = 0; part < childCount(); ++part) {
            if (parts()->partRect(part).contains(position))
                return child(part);
        }
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return widget()->hasFocus() ? child(parts()->focusedPart()) : QAccessibleWidget::focusChild();
    }

    /// What was told of the parts last; the first call only takes it down.
    [[nodiscard]] std::vector<Told> exchangeTold(std::vector<Told> now)
    {
        return std::exchange(m_told, std::move(now));
    }

private:
    [[nodiscard]] AccessibleParts* parts() const { return partsOf(widget()); }

    mutable std::unordered_map<int, QAccessible::Id> m_made;
    std::vector<Told> m_told;
};

std::vector<Told> tell(const AccessibleParts& parts)
{
    std::vector<Told> told;
    for (int part = 0; part < parts.partCount(); ++part)
        told.push_back({parts.partName(part), parts.isPartUsable(part), parts.isPartSelected(part)});
    return told;
}

void sendName(QWidget& widget, int part)
{
    QAccessibleEvent event(&widget, QAccessible::NameChanged);
    event.setChild(part);
    QAccessible::updateAccessibility(&event);
}

void sendState(QWidget& widget, int part, const Told& before, const Told& now)
{
    QAccessible::State changed;
    changed.disabled = before.usable != now.usable;
    changed.selected = before.selected != now.selected;
    QAccessibleStateChangeEvent event(&widget, changed);
    event.setChild(part);
    QAccessible::updateAccessibility(&event);
}

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget && partsOf(widget) ? new PartList(widget) : nullptr;
}

} // namespace

void setAccessibleParts(QWidget& widget, AccessibleParts& parts)
{
    // Installing it once more changes nothing.
    QAccessible::installFactory(makeInterface);
    widget.setProperty(kProperty, QVariant::fromValue(static_cast<void*>(&parts)));
}

void announceFocusedPart(QWidget& widget, const AccessibleParts& parts)
{
    if (parts.focusedPart() < 0 || !QAccessible::isActive())
        return;
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(parts.focusedPart());
    QAccessible::updateAccessibility(&event);
}

void announceChangedParts(QWidget& widget, const AccessibleParts& parts)
{
    if (!QAccessible::isActive())
        return;
    auto* list = dynamic_cast<PartList*>(QAccessible::queryAccessibleInterface(&widget));
    if (!list)
        return;
    const std::vector<Told> now = tell(parts);
    const std::vector<Told> before = list->exchangeTold(now);
    if (before.size() != now.size()) {
        QAccessibleEvent event(&widget, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }
    for (std::size_t i = 0; i < std::min(before.size(), now.size()); ++i) {
        if (before[i].name != now[i].name)
            sendName(widget, static_cast<int>(i));
        if (before[i].usable != now[i].usable || before[i].selected != now[i].selected)
            sendState(widget, static_cast<int>(i), before[i], now[i]);
    }
}

} // namespace bubblebar
