#pragma once

#include "app/lobby/lobbycard.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace bubblebar {

/// The cards of the lobby, alike in size and form: as many in a row as have room, four, two or one. For a scroll area.
class LobbyCards : public QWidget
{
    Q_OBJECT

public:
    explicit LobbyCards(const std::vector<LobbyCard>& cards, QWidget* parent = nullptr);

    [[nodiscard]] QPushButton* first() const;
    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as one card, as high as the present form.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void place(int columns);
    [[nodiscard]] int leastCard(bool beside) const;
    [[nodiscard]] int widthOf(int columns) const;

    QGridLayout* m_grid;
    std::vector<LobbyCardView*> m_cards;
    int m_columns = 0;
};

} // namespace bubblebar
