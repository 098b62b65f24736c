#pragma once

#include <QTableWidget>

namespace bubblebar {

class GameSession;

/// Everybody's place at the end of a race: beetles home, steps still to go, cards played, bonuses used.
class PlacesTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit PlacesTable(QWidget* parent = nullptr);

    void setRace(const GameSession& session);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addCell(int row, int column, const QString& text, bool bold);
};

} // namespace bubblebar
