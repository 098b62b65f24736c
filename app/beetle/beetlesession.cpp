#include "app/beetle/beetlesession.h"

#include "core/beetle/recordfile.h"
#include "core/support/atomicfile.h"

#include <algorithm>
#include <utility>

namespace bubblebar::beetle {

BeetleSession::BeetleSession(Record record, QObject* parent)
    : QObject(parent)
    , m_record(std::move(record))
    , m_game(optionsOf(m_record))
    , m_die(m_record.seed, m_record.rolls.size())
{
    m_history.reserve(m_record.rolls.size());
    for (const int roll : m_record.rolls)
        m_history.push_back(m_game.apply(roll));
}

int BeetleSession::personCount() const
{
    return static_cast<int>(std::ranges::count(m_record.players, PlayerKind::Person, &RecordPlayer::kind));
}

void BeetleSession::setFilePath(const QString& path)
{
    if (m_filePath == path)
        return;
    m_filePath = path;
    Q_EMIT filePathChanged(path);
}

Result<void> BeetleSession::save(const QString& path)
{
    Result<void> written = writeFile(path, recordBytes(m_record));
    if (written) {
        setFilePath(path);
        setModified(false);
    }
    return written;
}

void BeetleSession::setModified(bool modified)
{
    if (m_modified == modified)
        return;
    m_modified = modified;
    Q_EMIT modifiedChanged(modified);
}

bool BeetleSession::roll()
{
    if (isOver())
        return false;
    const int roll = m_die.roll();
    m_record.rolls.push_back(roll);
    m_history.push_back(m_game.apply(roll));
    setModified(true);
    // A copy: those who hear of it may ask for the next roll at once.
    const Event event = m_history.back();
    Q_EMIT rolled(event);
    return true;
}

Record rematchOf(const Record& record, std::uint64_t seed)
{
    Record fresh = record;
    fresh.rolls.clear();
    fresh.seed = seed;
    return fresh;
}

} // namespace bubblebar::beetle
