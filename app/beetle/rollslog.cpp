#include "app/beetle/rollslog.h"

#include "app/beetle/beetlewords.h"
#include "app/beetle/diepainter.h"
#include "core/support/everylanguage.h"

#include <QGuiApplication>
#include <QPalette>

namespace bubblebar::beetle {

RollsLog::RollsLog(const BeetleSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_game(optionsOf(session.record()))
{
    add();
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &RollsLog::tellAnew);
}

RollsLog::Line RollsLog::lineOf(Game& game, int roll) const
{
    const Event event = game.apply(roll);
    return {roll, eventText(m_session.record(), game, event), event.turn && !event.turn->drawing.isDrawn()};
}

void RollsLog::add()
{
    const std::vector<int>& rolls = m_session.record().rolls;
    while (m_lines.size() < rolls.size()) {
        beginInsertRows({}, 0, 0);
        m_lines.push_back(lineOf(m_game, rolls[m_lines.size()]));
        endInsertRows();
    }
}

/// The same lines in the present language.
void RollsLog::tellAnew()
{
    Game game(optionsOf(m_session.record()));
    for (Line& line : m_lines)
        line = lineOf(game, line.roll);
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int RollsLog::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant RollsLog::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[m_lines.size() - 1 - static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::DecorationRole:
        return dieIcon(line.roll);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(QString::number(line.roll), line.text);
    case Qt::ForegroundRole:
        return line.isWasted ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText)) : QVariant();
    default:
        return {};
    }
}

} // namespace bubblebar::beetle
