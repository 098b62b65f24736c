#pragma once

#include <QAbstractListModel>

#include "app/bubble/gamesession.h"

namespace bubblebar {

/// The players in seat order, partners below one another: whose turn it is, how many beetles are home and how many
/// cards they hold, never which.
class PlayersModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole,
        ColourRole,   ///< Colour as int
        StateRole,    ///< "person", "you decide now", "computer · easy", "thinking …"
        HomeRole,     ///< list of bool: for each beetle by number, whether it is home
        HomeTextRole, ///< "1 of 2 home"
        CardsRole,    ///< number of cards
        TurnRole,     ///< bool: whose turn it is
        TeamRole,     ///< int: team as in teamOf(); −1 without teams
        HeadingRole,  ///< "Star team" above the first of a team; else empty
    };

    explicit PlayersModel(const GameSession& session, QObject* parent = nullptr);

    /// Whether the person on turn is at the table (no curtain).
    void setPersonPresent(bool present);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    /// The seat of a row.
    [[nodiscard]] int seatAt(int row) const;
    [[nodiscard]] QString state(int seat) const;
    [[nodiscard]] QVariantList home(int seat) const;
    [[nodiscard]] QString homeText(int seat) const;
    [[nodiscard]] QString teamText(int seat) const;
    [[nodiscard]] QString summary(int seat) const;

    const GameSession& m_session;
    bool m_present = true;
};

} // namespace bubblebar
