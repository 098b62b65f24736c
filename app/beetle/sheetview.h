#pragma once

#include "app/beetle/beetlesession.h"

#include <QFrame>

class QBoxLayout;
class QLabel;

namespace bubblebar::beetle {

class ChanceBar;
class PaperView;

/// A player's place at the table: the sheet of paper, and beside or below it name, chance to win and what is missing.
class SheetView : public QFrame
{
    Q_OBJECT

public:
    SheetView(const BeetleSession& session, int seat, QWidget* parent = nullptr);

    [[nodiscard]] PaperView& paper() { return *m_paper; }
    [[nodiscard]] int seat() const { return m_seat; }
    /// Shows everything but the drawing as it is in the game now.
    void refresh();
    /// The chance to win; none hides it.
    void setChance(std::optional<double> chance);
    void setOnTurn(bool onTurn);
    [[nodiscard]] bool isOnTurn() const { return m_onTurn; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* infoLayout();
    void setColours();
    void showTurns(const Game& game);
    void showThrows(const Game& game);
    void describe();

    const BeetleSession& m_session;
    int m_seat;
    PaperView* m_paper;
    QLabel* m_pen;
    QLabel* m_name;
    QLabel* m_kind;
    QLabel* m_chance;
    QLabel* m_toWin;
    ChanceBar* m_bar;
    QLabel* m_progress;
    QLabel* m_needed;
    QBoxLayout* m_layout;
    bool m_onTurn = false;
};

} // namespace bubblebar::beetle
