#pragma once

#include "app/bubble/racestory.h"

#include <QAbstractListModel>

namespace bubblebar {

/// What happened in the race, line by line, as it goes on.
class LogModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< StoryLine::Kind as int
        SeatRole,                ///< of the line's player
        RichTextRole,            ///< the text with its <b>…</b>
        ColourRole,              ///< of the player's beetles, as int
        ActionRole,              ///< index of the line's action in the record; −1 for headings
        ReplayedRole,            ///< bool: the line's action is the one that a replay shows
    };

    explicit LogModel(const GameSession& session, QObject* parent = nullptr);

    /// The action that a replay shows; −1 for none.
    void setReplayed(int action);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Line
    {
        StoryLine story;
        int action = -1;
    };

    void replay();
    void removeLast(const Transition& undone);
    void append(const Position& before, const Transition& transition, const Race& after);
    [[nodiscard]] std::vector<Line> linesOf(const Position& before, const Transition& transition, const Race& after);

    const GameSession& m_session;
    std::vector<Line> m_lines;
    std::vector<int> m_rows; ///< by action: where its lines begin
    int m_turn = 1;
    int m_replayed = -1;
};

} // namespace bubblebar
