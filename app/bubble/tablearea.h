#pragma once

#include "core/bubble/position.h"

#include <QWidget>

#include <memory>

namespace bubblebar {

class BoardCursor;
class BoardOverlays;
class BoardParts;
class BoardPointer;
class BoardScene;
class BoardView;
class Curtain;
class DragCard;
class EndPanel;
class HandView;
class PromptLine;
class ReplayBar;

/// The middle of the table's window: prompt line, board and hand, and what comes over them. It only holds and places
/// the parts; TablePlay lets them work together.
class TableArea : public QWidget
{
    Q_OBJECT

public:
    explicit TableArea(const Race& race, QWidget* parent = nullptr);
    ~TableArea() override;

    [[nodiscard]] PromptLine& prompt() { return *m_prompt; }
    [[nodiscard]] BoardScene& scene() { return *m_scene; }
    [[nodiscard]] BoardView& view() { return *m_view; }
    [[nodiscard]] BoardPointer& pointer() { return *m_pointer; }
    [[nodiscard]] BoardCursor& cursor() { return *m_cursor; }
    [[nodiscard]] BoardParts& parts() { return *m_parts; }
    [[nodiscard]] BoardOverlays& overlays() { return *m_overlays; }
    [[nodiscard]] HandView& hand() { return *m_hand; }
    [[nodiscard]] Curtain& curtain() { return *m_curtain; }
    [[nodiscard]] EndPanel& end() { return *m_end; }
    [[nodiscard]] DragCard& dragCard() { return *m_dragCard; }
    [[nodiscard]] ReplayBar& replayBar() { return *m_replayBar; }

    /// The replay's bar takes the place of the prompt line, or gives it back.
    void setReplayShown(bool shown);

    /// A strip between the prompt line and the board, while it is visible. It must be a child of the area.
    void setStrip(QWidget* strip);

    /// Places the parts again: the prompt's text may need another height.
    void placeParts();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void orderTabs();

    PromptLine* m_prompt;
    BoardScene* m_scene;
    BoardView* m_view;
    BoardPointer* m_pointer;
    BoardCursor* m_cursor;
    std::unique_ptr<BoardParts> m_parts;
    BoardOverlays* m_overlays;
    HandView* m_hand;
    Curtain* m_curtain;
    EndPanel* m_end;
    DragCard* m_dragCard;
    ReplayBar* m_replayBar;
    QWidget* m_strip = nullptr;
};

} // namespace bubblebar
