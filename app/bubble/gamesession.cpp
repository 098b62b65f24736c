#include "app/bubble/gamesession.h"

#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"

#include <algorithm>
#include <utility>

namespace bubblebar {

GameSession::GameSession(GameRecord record, QObject* parent)
    : QObject(parent)
    , m_record(std::move(record))
    , m_position(initialPosition(m_record))
{
    m_history.reserve(m_record.actions.size());
    for (const Action& action : m_record.actions)
        play(action);
}

const Transition& GameSession::play(const Action& action)
{
    const Transition& transition = m_history.emplace_back(apply(m_position, action, m_finder));
    if (transition.turnEnded)
        ++m_turnNumber;
    return transition;
}

int GameSession::personCount() const
{
    const auto count = std::ranges::count(m_record.players, PlayerKind::Person, &RecordPlayer::kind);
    return static_cast<int>(count);
}

void GameSession::setFilePath(const QString& path)
{
    if (m_filePath == path)
        return;
    m_filePath = path;
    Q_EMIT filePathChanged(path);
}

Result<void> GameSession::save(const QString& path)
{
    Result<void> written = writeFile(path, recordBytes(m_record));
    if (written) {
        setFilePath(path);
        setModified(false);
    }
    return written;
}

void GameSession::setModified(bool modified)
{
    if (m_modified == modified)
        return;
    m_modified = modified;
    Q_EMIT modifiedChanged(modified);
}

bool GameSession::request(const Action& action)
{
    if (!isLegal(m_position, action))
        return false;
    const Position before = m_position;
    // A copy: those who hear of it may ask for the next action at once.
    const Transition transition = play(action);
    m_record.actions.push_back(action);
    setModified(true);
    Q_EMIT applied(transition, before);
    return true;
}

} // namespace bubblebar
