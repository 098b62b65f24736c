#pragma once

#include "app/bubble/modes/mode.h"
#include "core/bubble/players/hint.h"

namespace bubblebar {

/// A hint lies on the table: the move as if it were chosen, and the reason for it. Every other input is taken as if
/// the hint were not there.
class HintMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(HintMode)

public:
    explicit HintMode(const Hint& hint);

    [[nodiscard]] Scenery scenery(const Turn& turn, const Pick& pointed) const override;
    [[nodiscard]] Outcome activate(const Turn& turn, const Pick& pick) override;
    [[nodiscard]] Outcome setOrder(const Turn& turn, StackOrder order) override;
    [[nodiscard]] Outcome command(const Turn& turn, Command command) override;
    [[nodiscard]] std::unique_ptr<Mode> back(const Turn& turn) const override;
    using Mode::whyNot;
    [[nodiscard]] WhyNot whyNot(const Turn& turn, const Pick& pick) const override;

private:
    void markAction(const Turn& turn, Scenery& scenery) const;
    void markMove(const Turn& turn, Scenery& scenery) const;
    [[nodiscard]] bool isMove() const;
    [[nodiscard]] int cardIndex(const Turn& turn) const;

    Hint m_hint;
};

} // namespace bubblebar
