#include "app/bubble/logmodel.h"

#include "app/bubble/gamesession.h"
#include "core/support/everylanguage.h"

#include <QTextDocumentFragment>

#include <iterator>

namespace bubblebar {

LogModel::LogModel(const GameSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    inEveryLanguage(this, [this] { replay(); });
    connect(&session, &GameSession::applied, this, [this](const Transition& transition, const Position& before) {
        append(before, transition, m_session.race());
    });
    connect(&session, &GameSession::reverted, this, &LogModel::removeLast);
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QTextDocumentFragment::fromHtml(line.story.text).toPlainText();
    case RichTextRole:
        return line.story.text;
    case KindRole:
        return static_cast<int>(line.story.kind);
    case SeatRole:
        return line.story.seat;
    case ColourRole:
        return static_cast<int>(m_session.player(line.story.seat).colour);
    case ActionRole:
        return line.action;
    case ReplayedRole:
        return line.action >= 0 && line.action == m_replayed;
    default:
        return {};
    }
}

void LogModel::setReplayed(int action)
{
    if (m_replayed == action)
        return;
    m_replayed = action;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {ReplayedRole});
}

/// All lines from the beginning; after a change of the language there are as many as before.
void LogModel::replay()
{
    m_turn = 1;
    m_rows.clear();
    m_lines = {{turnHeading(m_session, m_turn, m_session.record().firstSeat), -1}};
    Position position = initialPosition(m_session.record());
    for (const Action& action : m_session.record().actions) {
        const Position before = position;
        const Transition transition = apply(position, action);
        std::ranges::move(linesOf(before, transition, position.race), std::back_inserter(m_lines));
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void LogModel::append(const Position& before, const Transition& transition, const Race& after)
{
    std::vector<Line> lines = linesOf(before, transition, after);
    if (lines.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    std::ranges::move(lines, std::back_inserter(m_lines));
    endInsertRows();
}

void LogModel::removeLast(const Transition& undone)
{
    const int first = m_rows.back();
    m_rows.pop_back();
    if (undone.turnEnded)
        --m_turn;
    if (first == rowCount())
        return;
    beginRemoveRows({}, first, rowCount() - 1);
    m_lines.resize(static_cast<std::size_t>(first));
    endRemoveRows();
}

std::vector<LogModel::Line> LogModel::linesOf(const Position& before, const Transition& transition, const Race& after)
{
    std::vector<Line> lines;
    const int action = static_cast<int>(m_rows.size());
    m_rows.push_back(rowCount());
    for (StoryLine& line : storyOf(m_session, before, transition, after))
        lines.push_back({std::move(line), action});
    if (transition.turnEnded)
        lines.push_back({turnHeading(m_session, ++m_turn, after.turn), -1});
    return lines;
}

} // namespace bubblebar
