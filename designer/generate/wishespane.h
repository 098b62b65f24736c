#pragma once

#include "core/bubble/players/trackgenerator.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;
class QSpinBox;

namespace bubblebar {

/// What a track at random is to be like.
class WishesPane : public QWidget
{
    Q_OBJECT

public:
    /// `track`: its tile set and boxes are those that there are.
    explicit WishesPane(const Track& track, QWidget* parent = nullptr);

    [[nodiscard]] GeneratorOptions options() const;
    /// Takes another number for the generator, at random.
    void shuffle();

Q_SIGNALS:
    void changed();

private:
    void addLength();
    void addTurns();
    void addTerrains();
    void addShape();
    void addSeed();
    QSlider* addSlider(const QString& name, const QString& least, const QString& most);
    [[nodiscard]] QComboBox* terrainBox(Terrain terrain);

    TileSetPtr m_set;
    int m_boxes;
    QFormLayout* m_form;
    QSpinBox* m_tiles;
    QSpinBox* m_turns; ///< 0 for any number
    QCheckBox* m_anyTerrains;
    std::vector<QComboBox*> m_terrains; ///< kAllTerrains but meadow
    std::vector<QLabel*> m_ends;        ///< what stands at the ends of the sliders
    QSlider* m_stretch = nullptr;
    QSlider* m_branching = nullptr;
    QSpinBox* m_seed;
};

} // namespace bubblebar
