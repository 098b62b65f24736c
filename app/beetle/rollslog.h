#pragma once

#include "app/beetle/beetlesession.h"

#include <QAbstractListModel>

namespace bubblebar::beetle {

/// What has been rolled, newest first, as an item model. A roll joins by add() once it was shown.
class RollsLog : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Begins with the rolls made so far. `session` must live as long as the log.
    explicit RollsLog(const BeetleSession& session, QObject* parent = nullptr);

    /// Adds the rolls that the session has made since.
    void add();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line
    {
        int roll;
        QString text;
        bool isWasted;
    };

    [[nodiscard]] Line lineOf(Game& game, int roll) const;
    void tellAnew();

    const BeetleSession& m_session;
    Game m_game;
    std::vector<Line> m_lines; ///< oldest first
};

} // namespace bubblebar::beetle
