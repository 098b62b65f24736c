#pragma once

#include "designer/panels/piecefilter.h"

#include "designer/widgets/livetexts.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace bubblebar {

/// Looks for pieces: a text, and on demand a terrain, a bonus, a number of exits.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// Terrains and bonuses that the set has are offered.
    explicit FilterBar(const TileSet& set, QWidget* parent = nullptr);

    [[nodiscard]] PieceWish wish() const;
    void clear();

Q_SIGNALS:
    void wishChanged();

private:
    void addChoices(const TileSet& set);
    [[nodiscard]] QComboBox* addChoice(const LiveText& title, const LiveText& any);
    static void addValue(QComboBox& combo, const QVariant& value, const LiveText& name);

    QLineEdit* m_text;
    QToolButton* m_more;
    QToolButton* m_clear;
    QWidget* m_choices;
    QComboBox* m_terrain = nullptr;
    QComboBox* m_bonus = nullptr;
    QComboBox* m_exits = nullptr;
};

} // namespace bubblebar
