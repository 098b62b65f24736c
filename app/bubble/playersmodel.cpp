#include "app/bubble/playersmodel.h"

#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

namespace bubblebar {

PlayersModel::PlayersModel(const GameSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &GameSession::changed, this, [this] { Q_EMIT dataChanged(index(0), index(rowCount() - 1)); });
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
    const int seat = index.row();
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
    default:
        return {};
    }
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

QString PlayersModel::summary(int seat) const
{
    const int cards = static_cast<int>(m_session.position().hand(seat).size());
    return tr("%1, %2, %3, %4", "player, beetles' colour, who plays, beetles home")
               .arg(m_session.player(seat).name, colourText(m_session.player(seat).colour), state(seat),
                    homeText(seat)) +
           QStringLiteral(", ") + tr("%n card(s)", nullptr, cards);
}

} // namespace bubblebar
