#pragma once

#include "app/bubble/scenery.h"

#include <QObject>
#include <QPointF>

namespace bubblebar {

class BoardView;
class FocusFrame;
enum class TableKey : std::uint8_t;

/// The keyboard on the board: arrows go from stop to stop, Enter chooses (tablekeys.h).
class BoardCursor : public QObject
{
    Q_OBJECT

public:
    explicit BoardCursor(BoardView& view);

    /// Where the keyboard can go. Stays on its stop if that is still there.
    void setStops(const std::vector<Pick>& stops);
    [[nodiscard]] const std::vector<Pick>& stops() const { return m_stops; }
    [[nodiscard]] std::optional<Pick> current() const;
    /// Goes to the stop, if it is one.
    void goTo(const Pick& pick);
    /// As if the keyboard chose it.
    void choose(const Pick& pick) { Q_EMIT chosen(pick); }

Q_SIGNALS:
    /// Nothing when the board loses the focus.
    void moved(const bubblebar::Pick& pick);
    void chosen(const bubblebar::Pick& pick);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool press(TableKey key);
    void step(QPointF direction);
    void next(int offset);
    void announce();
    void showFrame();

    BoardView& m_view;
    FocusFrame* m_frame;
    std::vector<Pick> m_stops;
    int m_current = -1;
    bool m_inUse = false;     ///< the keyboard was used last, not the mouse
    bool m_announced = false; ///< a stop was told last
};

} // namespace bubblebar
