#pragma once

#include "core/track/colour.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

class QWidget;

namespace bubblebar {

class GameSession;
class NoticeBanner;
struct Position;
struct Transition;

/// What is told on the board after an action.
struct TableNotice
{
    Colour colour = Colour::Orange;
    QString title;      ///< the player's name
    QStringList lines;  ///< may hold <b>…</b>
    bool minor = false; ///< left out while there is something else to tell; nobody waits for it
};

/// What is to be told of an action besides what its animation shows: forced passes, reshuffles, cards drawn, a bonus
/// reached, beetles home, a partner's beetles that can be moved from now on (R17). `visibleHand`: whose cards lie face
/// up; only that player's drawn cards are named.
[[nodiscard]] std::vector<TableNotice> noticesOf(const GameSession& session, const Position& before,
                                                 const Transition& transition, std::optional<int> visibleHand);

/// Shows notices over the board, one after another, without holding up who wants to go on.
class Announcer : public QObject
{
    Q_OBJECT

public:
    /// `board`: over which they are shown.
    explicit Announcer(QWidget& board);

    /// How long notices stay: 1 is normal. At 0 nobody waits for them.
    void setPace(double pace) { m_pace = pace; }
    void announce(std::vector<TableNotice> notices);
    /// Goes on to the next notice; true where one was shown.
    bool skip();
    /// Takes all away: another person may look at the board now.
    void clear();
    /// How long a computer player should wait, so that all can be read. Milliseconds.
    [[nodiscard]] int remaining() const;

private:
    void showNext();
    [[nodiscard]] int timeFor(const TableNotice& notice) const;

    NoticeBanner* m_banner;
    QTimer m_timer;
    std::optional<TableNotice> m_shown;
    std::deque<TableNotice> m_waiting;
    double m_pace = 1;
};

} // namespace bubblebar
