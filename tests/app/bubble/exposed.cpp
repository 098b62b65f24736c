#include "tests/app/bubble/exposed.h"

#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace bubblebar::tests {

namespace {

constexpr int kMostRoles = Qt::UserRole + 16;
constexpr int kItemData = 16;

class Collector
{
public:
    void addObject(const QObject& object)
    {
        const QString where = QString::fromLatin1(object.metaObject()->className()) + u' ' + object.objectName();
        for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
            const QMetaProperty property = object.metaObject()->property(i);
            if (property.typeId() == QMetaType::QString || property.typeId() == QMetaType::QStringList)
                add(where + u'.' + QString::fromLatin1(property.name()), property.read(&object));
        }
        for (const QByteArray& name : object.dynamicPropertyNames())
            add(where + u'.' + QString::fromLatin1(name), object.property(name.constData()));
    }

    void addScene(const QGraphicsScene& scene)
    {
        for (const QGraphicsItem* item : scene.items()) {
            add(QStringLiteral("graphics item"), item->toolTip());
            for (int key = 0; key < kItemData; ++key)
                add(QStringLiteral("graphics item"), item->data(key));
        }
    }

    void addModel(const QAbstractItemModel& model)
    {
        const QString where = QString::fromLatin1(model.metaObject()->className());
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int role = 0; role < kMostRoles; ++role)
                add(where, model.index(row, 0).data(role));
        }
    }

    void addAccessible(QAccessibleInterface* part)
    {
        // The rows of lists are those of their models.
        if (!part || qobject_cast<QAbstractItemView*>(part->object()))
            return;
        const QString where = QStringLiteral("accessible %1").arg(part->role());
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                             QAccessible::Help, QAccessible::Accelerator})
            add(where, part->text(kind));
        for (int i = 0; i < part->childCount(); ++i)
            addAccessible(part->child(i));
    }

    void add(const QString& where, const QVariant& value)
    {
        if (value.typeId() != QMetaType::QString && value.typeId() != QMetaType::QStringList)
            return;
        for (const QString& text : value.toStringList()) {
            if (!text.isEmpty())
                m_found.push_back({where, text});
        }
    }

    [[nodiscard]] const QList<Exposed>& found() const { return m_found; }

private:
    QList<Exposed> m_found;
};

/// Words that mean this card and nothing else on the table.
QStringList wordsOf(Card card)
{
    QStringList words {racewords::cardTitle(card), racewords::cardInSentence(card)};
    const QString deed = cardText(card);
    const bool isBonusToo = std::ranges::any_of(kAllBonuses, [&](Bonus bonus) { return bonusText(bonus) == deed; });
    if (!isBonusToo)
        words << deed;
    return words;
}

QRegularExpression patternOf(QStringList words)
{
    for (QString& word : words)
        word = QRegularExpression::escape(word);
    return QRegularExpression(QStringLiteral("(?<!\\w)(%1)(?!\\w)").arg(words.join(u'|')));
}

} // namespace

QList<Exposed> exposedTexts(QWidget& window)
{
    Collector collector;
    collector.addObject(window);
    for (const QObject* object : window.findChildren<QObject*>()) {
        collector.addObject(*object);
        if (const auto* scene = qobject_cast<const QGraphicsScene*>(object))
            collector.addScene(*scene);
    }
    collector.addAccessible(QAccessible::queryAccessibleInterface(&window));
    collector.add(QStringLiteral("tool tip"), QToolTip::text());
    return collector.found();
}

QList<Exposed> exposedTexts(const QAbstractItemModel& model)
{
    Collector collector;
    collector.addModel(model);
    return collector.found();
}

QList<Card> cardsNamedIn(const QString& text)
{
    static const std::vector<QRegularExpression> patterns = [] {
        std::vector<QRegularExpression> all;
        for (const Card card : kAllCards)
            all.push_back(patternOf(wordsOf(card)));
        return all;
    }();
    static const QRegularExpression any = [] {
        QStringList words;
        for (const Card card : kAllCards)
            words << wordsOf(card);
        return patternOf(words);
    }();
    if (!any.match(text).hasMatch())
        return {};
    QList<Card> cards;
    for (const Card card : kAllCards) {
        if (patterns[index(card)].match(text).hasMatch())
            cards << card;
    }
    return cards;
}

} // namespace bubblebar::tests
