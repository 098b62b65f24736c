#include "app/bubble/tablearea.h"

#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardoverlays.h"
#include "app/bubble/board/boardparts.h"
#include "app/bubble/board/boardpointer.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/curtain.h"
#include "app/bubble/dragcard.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/handview.h"
#include "app/bubble/promptline.h"
#include "app/bubble/replay/replaybar.h"
#include "designer/widgets/livetexts.h"

#include <QLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kLeastHand = 96;
constexpr int kLargestHand = 195;
/// The hand's part of the height: 138 in a window of 768.
constexpr double kHandPart = 0.212;

} // namespace

TableArea::TableArea(const Race& race, QWidget* parent)
    : QWidget(parent)
    , m_prompt(new PromptLine(this))
    , m_scene(new BoardScene(race, this))
    , m_view(new BoardView(*m_scene, this))
    , m_pointer(new BoardPointer(*m_view))
    , m_cursor(new BoardCursor(*m_view))
    , m_parts(std::make_unique<BoardParts>(*m_view, *m_cursor))
    , m_overlays(new BoardOverlays(*m_view))
    , m_hand(new HandView(this))
    , m_curtain(new Curtain(this))
    , m_end(new EndPanel(this))
    , m_dragCard(new DragCard(this))
    , m_replayBar(new ReplayBar(this))
{
    setAccessibleParts(*m_view, *m_parts);
    setLiveName(m_view, [] { return tr("Board"); });
    setLiveName(m_view->viewport(), [] { return tr("Over the board"); });
    connect(m_cursor, &BoardCursor::moved, this, [this] { announceFocusedPart(*m_view, *m_parts); });
    connect(m_scene, &BoardScene::raceChanged, this, [this] { announceChangedParts(*m_view, *m_parts); });
    connect(m_scene, &BoardScene::marksChanged, this, [this] { announceChangedParts(*m_view, *m_parts); });
    orderTabs();
}

TableArea::~TableArea() = default;

void TableArea::setReplayShown(bool shown)
{
    m_prompt->setHidden(shown);
    m_replayBar->setVisible(shown);
    placeParts();
}

/// The hand first, where a turn begins; the board and what floats over it; then the buttons of the prompt line and of
/// the strip.
void TableArea::orderTabs()
{
    setTabOrder(m_hand, m_view);
    QWidget* last = m_view;
    for (QWidget* parent : {m_view->viewport(), static_cast<QWidget*>(m_prompt), m_strip}) {
        if (parent == nullptr)
            continue;
        for (QWidget* widget : parent->findChildren<QWidget*>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            setTabOrder(last, widget);
            last = widget;
        }
    }
}

void TableArea::setStrip(QWidget* strip)
{
    m_strip = strip;
    orderTabs();
    placeParts();
}

void TableArea::placeParts()
{
    const int bar = m_replayBar->isHidden() ? m_prompt->heightForWidth(width()) : m_replayBar->heightForWidth(width());
    const int strip = m_strip != nullptr && !m_strip->isHidden() ? m_strip->heightForWidth(width()) : 0;
    const int prompt = bar + strip;
    const int hand = std::clamp(static_cast<int>(height() * kHandPart), kLeastHand, kLargestHand);
    const int board = height() - prompt - hand;
    m_prompt->setGeometry(0, 0, width(), bar);
    m_replayBar->setGeometry(0, 0, width(), bar);
    if (m_strip != nullptr)
        m_strip->setGeometry(0, bar, width(), strip);
    m_view->setGeometry(0, prompt, width(), board);
    m_hand->setGeometry(0, prompt + board - HandView::riseHeight(), width(), hand + HandView::riseHeight());
    m_curtain->setGeometry(0, prompt, width(), board + hand);
    m_curtain->setAwningHeight(hand);
    m_end->setGeometry(rect());
}

QSize TableArea::minimumSizeHint() const
{
    const QSize board = m_view->minimumSize();
    const QSize strip = m_strip != nullptr && !m_strip->isHidden() ? m_strip->minimumSizeHint() : QSize(0, 0);
    return {std::max(board.width(), strip.width()),
            board.height() + m_prompt->minimumSizeHint().height() + strip.height() + kLeastHand};
}

void TableArea::resizeEvent(QResizeEvent* /*event*/)
{
    placeParts();
}

} // namespace bubblebar
