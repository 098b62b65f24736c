#pragma once

#include "core/track/colour.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QSlider;
class QToolButton;

namespace bubblebar {

/// What the bar shows of a replay.
struct ReplayBarState
{
    QString title;                ///< what the action did that is shown; may hold <b>…</b>, else escaped
    std::optional<Colour> colour; ///< of who did it
    int turn = 0;                 ///< of turns; 0: the start
    int turns = 0;
    bool atStart = true;
    bool atEnd = true;
    bool playing = false;
};

/// The controls of a replay, in the place of the prompt line: what is shown, back and forth, and the ways out.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// Its keys work everywhere on `table`, while it is shown.
    explicit ReplayBar(QWidget* table);

    void setState(const ReplayBarState& state);
    /// Whether the race can be played on from here; if not, `why` tells.
    void setContinuable(bool continuable, const QString& why);
    /// What the way out is called: a race goes on, or its end is shown again.
    void setLeaveText(const QString& text);
    [[nodiscard]] QString text() const;
    /// How many times faster than normal it is to be played.
    [[nodiscard]] double speed() const;
    void focusPlay();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void startRequested();
    void backRequested();
    void playRequested();
    void forwardRequested();
    void endRequested();
    void turnRequested(int turn);
    void speedChanged();
    void continueRequested();
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* buildHeading();
    [[nodiscard]] QBoxLayout* buildControls();
    void buildSpeeds();
    void addKeys();
    void addKey(Qt::Key key, const std::function<void()>& act);
    void setKeysEnabled(bool enabled);
    void updateTitle();
    [[nodiscard]] QString playText() const;
    void updatePlay();

    QLabel* m_icon;
    QLabel* m_title;
    QPushButton* m_continue;
    QPushButton* m_leave;
    QToolButton* m_start;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_end;
    QSlider* m_slider;
    QLabel* m_turn;
    QComboBox* m_speed;
    std::vector<QShortcut*> m_keys;
    ReplayBarState m_state;
};

} // namespace bubblebar
