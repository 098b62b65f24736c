#pragma once

#include "core/bubble/card.h"

#include <QList>
#include <QString>

class QAbstractItemModel;
class QWidget;

namespace bubblebar::tests {

/// A text that a window shows, or that a tool can get out of it.
struct Exposed
{
    QString where; ///< class and name of the object that has it
    QString text;

    friend bool operator==(const Exposed&, const Exposed&) = default;
};

/// Every text of the window: properties of all its objects, hidden ones too, its actions, graphics items and what
/// screen readers are told; not the rows of its item models.
[[nodiscard]] QList<Exposed> exposedTexts(QWidget& window);
/// Every text of the model's rows, whatever the role.
[[nodiscard]] QList<Exposed> exposedTexts(const QAbstractItemModel& model);
/// Those of the cards that the text names.
[[nodiscard]] QList<Card> cardsNamedIn(const QString& text);

} // namespace bubblebar::tests
