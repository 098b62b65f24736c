#include "app/bubble/playersmodel.h"

#include "app/bubble/racewords.h"
#include "app/bubble/teamsign.h"
#include "core/bubble/racetext.h"
#include "core/support/everylanguage.h"

namespace bubblebar {

PlayersModel::PlayersModel(const GameSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    const auto tell = [this] { Q_EMIT dataChanged(index(0), index(rowCount() - 1)); };
    connect(&session, &GameSession::changed, this, tell);
    inEveryLanguage(this, tell);
}

void PlayersModel::setPersonPresent(bool present)
{
    m_present = present;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_session.record().players.size());
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int seat = seatAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return m_session.player(seat).name;
    case Qt::AccessibleTextRole:
        return summary(seat);
    case ColourRole:
        return static_cast<int>(m_session.player(seat).colour);
    case StateRole:
        return state(seat);
    case HomeRole:
        return home(seat);
    case HomeTextRole:
        return homeText(seat);
    case CardsRole:
        return static_cast<int>(m_session.position().hand(seat).size());
    case TurnRole:
        return seat == m_session.race().turn && !m_session.isOver();
    case TeamRole:
        return teamOf(m_session.race(), seat);
    case HeadingRole:
        return m_session.race().teams && seat < 2 ? teamName(seat) : QString();
    default:
        return {};
    }
}

int PlayersModel::seatAt(int row) const
{
    // 0 and 2, then 1 and 3 (R19).
    return m_session.race().teams ? row % 2 * 2 + row / 2 : row;
}

QString PlayersModel::state(int seat) const
{
    if (m_session.isOver() || seat != m_session.race().turn)
        return racewords::playerKind(m_session.player(seat).kind);
    if (!m_session.isPerson(seat))
        return tr("%1 · playing").arg(racewords::playerKind(m_session.player(seat).kind));
    return m_present ? tr("you decide now") : tr("next");
}

QVariantList PlayersModel::home(int seat) const
{
    QVariantList home;
    for (int number = 1; number <= m_session.race().each(); ++number)
        home << (m_session.race().beetles.where(beetleId(seat, number)) == SpaceId::Finish);
    return home;
}

QString PlayersModel::homeText(int seat) const
{
    const QVariantList all = home(seat);
    return tr("%1 of %2 home").arg(all.count(true)).arg(all.size());
}

QString PlayersModel::teamText(int seat) const
{
    const Race& race = m_session.race();
    if (!race.teams)
        return {};
    return QStringLiteral(", ") + tr("%1, with %2", "team, partner")
                                      .arg(teamName(teamOf(race, seat)), m_session.player(race.mateOf(seat)).name);
}

QString PlayersModel::summary(int seat) const
{
    const int cards = static_cast<int>(m_session.position().hand(seat).size());
    return tr("%1, %2, %3, %4", "player, beetles' colour, who plays, beetles home")
               .arg(m_session.player(seat).name, colourText(m_session.player(seat).colour), state(seat),
                    homeText(seat)) +
           QStringLiteral(", ") + tr("%n card(s)", nullptr, cards) + teamText(seat);
}

} // namespace bubblebar
