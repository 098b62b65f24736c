#include "app/bubble/gamesession.h"

#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"

#include <algorithm>
#include <utility>

namespace bubblebar {

namespace {

constexpr QLatin1String kEnded("x-ended");
constexpr QLatin1String kWithoutWinner("without-winner");

} // namespace

GameSession::GameSession(GameRecord record, QObject* parent)
    : QObject(parent)
    , m_record(std::move(record))
    , m_position(initialPosition(m_record))
{
    m_history.reserve(m_record.actions.size());
    m_before.reserve(m_record.actions.size());
    for (const Action& action : m_record.actions)
        play(action);
}

const Transition& GameSession::play(const Action& action)
{
    m_before.push_back(m_position);
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

bool GameSession::isGivenUp() const
{
    return m_record.extras.value(kEnded).toString() == kWithoutWinner;
}

void GameSession::giveUp()
{
    if (isOver())
        return;
    m_record.extras.insert(kEnded, kWithoutWinner);
    m_undone.clear();
    setModified(true);
    Q_EMIT givenUp();
    Q_EMIT changed();
}

bool GameSession::request(const Action& action)
{
    if (isGivenUp() || !isLegal(m_position, action))
        return false;
    m_undone.clear();
    playAndTell(action);
    Q_EMIT changed();
    return true;
}

void GameSession::playAndTell(const Action& action)
{
    // Copies: those who hear of it may ask for the next action at once.
    const Position before = m_position;
    const Transition transition = play(action);
    m_record.actions.push_back(action);
    setModified(true);
    Q_EMIT applied(transition, before);
}

void GameSession::setTakeBack(bool takeBack)
{
    if (m_takeBack == takeBack)
        return;
    m_takeBack = takeBack;
    Q_EMIT changed();
}

std::optional<UndoProblem> GameSession::undoProblem() const
{
    const auto kept = keptByUndo(*this, m_takeBack);
    return kept ? std::nullopt : std::optional(kept.error());
}

void GameSession::undo()
{
    const auto kept = keptByUndo(*this, m_takeBack);
    if (!kept)
        return;
    while (m_history.size() > *kept)
        revertLast();
    Q_EMIT changed();
}

void GameSession::revertLast()
{
    const Transition undone = m_history.back();
    const Position from = std::exchange(m_position, std::move(m_before.back()));
    m_history.pop_back();
    m_before.pop_back();
    m_undone.push_back(m_record.actions.back());
    m_record.actions.pop_back();
    if (undone.turnEnded)
        --m_turnNumber;
    setModified(true);
    Q_EMIT reverted(undone, from);
}

void GameSession::redo()
{
    if (m_undone.empty())
        return;
    do {
        const Action action = m_undone.back();
        m_undone.pop_back();
        playAndTell(action);
    } while (!m_undone.empty() && !personDecides(*this, m_position));
    Q_EMIT changed();
}

} // namespace bubblebar
