#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpacerItem;

namespace bubblebar {

/// What the coach says and offers at a moment.
struct CoachWords
{
    int lesson = 1; ///< from 1
    int lessons = 1;
    QString text;
    QString note;            ///< a kind word about something else that was tried; may be empty
    bool canGoOn = false;    ///< the text is only read
    bool canShow = false;    ///< there is something that can be done for the player
    bool canRestart = false; ///< there is a place to forget
    bool isLast = false;     ///< going on means playing on, and a real race is offered
};

/// The strip of paper below the prompt line on which the coach of First Flight speaks. It takes its room from the board
/// and covers nothing. Screen readers say each new text.
class CoachPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CoachPanel(QWidget* parent = nullptr);

    void tell(const CoachWords& words);
    /// The keyboard goes to the button that goes on.
    void focusGoOn(Qt::FocusReason reason);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    /// Room for two lines and a note at least, so that the board stays where it is from step to step.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void goOnRequested();
    void showRequested();
    void restartRequested();
    void raceRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// In a low table the texts are no larger than others.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    [[nodiscard]] QPushButton* addButton(const char* name, void (CoachPanel::*wish)());
    void scaleTexts();
    void forgetHeights();
    void announce();

    QWidget* m_paper;
    QLabel* m_picture;
    QLabel* m_progress;
    QLabel* m_text;
    QLabel* m_note;
    QPushButton* m_restart;
    QPushButton* m_race;
    QPushButton* m_show;
    QPushButton* m_goOn;
    QSpacerItem* m_aboveButtons = nullptr; ///< owned by the layout
    int m_leastHeight = 0;
    bool m_scaling = false;
    bool m_isLow = false;
};

} // namespace bubblebar
