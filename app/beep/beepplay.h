#pragma once

#include "app/beep/keyblocks.h"

#include "app/beep/livegame.h"
#include "designer/widgets/livetexts.h"

#include <deque>

namespace bubblebar::beep {

/// The card that a player has reached for (P3).
struct Grasp
{
    int centre = 0;
    int showing = 0; ///< the card that lay there then, as Table::showing()

    friend bool operator==(const Grasp&, const Grasp&) = default;
};

/// The line above the table.
struct BeepPrompt
{
    QString title;
    QString hint;
    QString button; ///< what Enter does; empty for nothing
};

/// One line of what happened just now.
struct News
{
    Milliseconds time = 0;
    QString who;
    LiveText what;
};

/// The hands of the people at the table: turns clicks and keys into what they try, and tells what became of it.
class BeepPlay : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t kMostNews = 6;

    /// `game` must live as long as the play.
    BeepPlay(LiveGame& game, const KeyBlocks& keys, QObject* parent = nullptr);

    [[nodiscard]] LiveGame& game() const { return m_game; }
    [[nodiscard]] const KeyBlocks& keys() const { return m_keys; }
    void setKeys(const KeyBlocks& keys);
    /// The block of keys of a seat; nothing for computer players.
    [[nodiscard]] std::optional<int> blockOf(int seat) const;
    /// Who plays with the mouse.
    [[nodiscard]] std::optional<int> mouseSeat() const { return m_mouseSeat; }

    [[nodiscard]] const std::optional<Grasp>& grasp(int seat) const { return m_hands[index(seat)].grasp; }
    /// A word to the player, for a moment: "Too late!". Empty for none.
    [[nodiscard]] const QString& note(int seat) const { return m_hands[index(seat)].note; }
    /// State::Reward: the first of the two centre piles, once it is picked.
    [[nodiscard]] std::optional<int> firstPick() const { return m_firstPick; }
    /// Whose choice the table waits for: a reward, a removal.
    [[nodiscard]] std::optional<int> chooser() const;
    /// Centre piles that the chooser may pick now.
    [[nodiscard]] PileSet choices() const;
    /// True for the moment of the flash after a honk.
    [[nodiscard]] bool isFlashing() const { return m_flash.isActive(); }
    [[nodiscard]] const std::deque<News>& news() const { return m_news; }
    [[nodiscard]] BeepPrompt prompt() const;
    /// An own pile as it is shown: what a wrong honk costs goes when the check has come to its end.
    [[nodiscard]] Pile shownPile(int seat, int own) const;

    void pressCentre(int seat, int centre);
    void pressOwn(int seat, int own);
    void pressHorn(int seat);
    void letGo(int seat);
    /// True where the key belongs to somebody.
    bool pressKey(int key);
    /// What the button of the prompt does.
    void proceed();
    void stop();

Q_SIGNALS:
    /// The hand, the note or the points of a seat, or what it has reached for.
    void seatChanged(int seat);
    /// Anything else that is shown, but what LiveGame tells.
    void changed();
    /// The horn is pressed. `right`: there is a jam.
    void honked(bool right);

private:
    struct Hand
    {
        std::optional<Grasp> grasp;
        QString note;
    };

    [[nodiscard]] static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    [[nodiscard]] QString name(int seat) const { return m_game.plan().seats[index(seat)].name; }
    [[nodiscard]] bool isPersonAt(int seat) const { return isPerson(m_game.plan().seats[index(seat)].kind); }
    void show(const Transition& transition);
    void showRefusal(const Refusal& refusal, const Event& event);
    void dropLostGrasps();
    void pickReward(int seat, int centre);
    void addNews(const Transition& transition);
    void closeCheck();
    void setNote(int seat, const QString& note);
    void clearNotes();
    [[nodiscard]] BeepPrompt checkPrompt() const;
    [[nodiscard]] BeepPrompt rewardPrompt() const;
    [[nodiscard]] BeepPrompt stuckPrompt() const;
    [[nodiscard]] BeepPrompt countdownPrompt() const;

    LiveGame& m_game;
    KeyBlocks m_keys;
    std::vector<Hand> m_hands;
    std::optional<int> m_mouseSeat;
    std::optional<int> m_firstPick;
    std::deque<News> m_news;              ///< the newest first
    std::optional<Transition> m_openHonk; ///< whose check is still being shown: the front of the news
    QTimer m_flash;
    QTimer m_notes;
};

} // namespace bubblebar::beep
