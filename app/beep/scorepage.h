#pragma once

#include "app/beep/scorecount.h"

#include "designer/widgets/livetexts.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace bubblebar::beep {

class CountView;

/// The count after a game: runs by itself, step by step, and can be walked through back and forth.
class ScorePage : public QWidget
{
    Q_OBJECT

public:
    /// `next`: the words of the button for the next game; null for none.
    ScorePage(const Count& count, const LiveText& next, QWidget* parent = nullptr);

    [[nodiscard]] CountView& view() { return *m_view; }
    /// Counts by itself, from the beginning; at once as a whole where nothing moves.
    /// After that the button for the next game has the focus; before, whoever still hits a key would skip the count.
    void start(bool stepwise);
    void stop();

Q_SIGNALS:
    /// Another card or pile has been counted, by itself.
    void counted();
    /// The count has come to its end for the first time: here are the winners.
    void finished();
    void nextRequested();
    void saveRequested();
    void closeRequested();

private:
    [[nodiscard]] QWidget* foot(const LiveText& next);
    QPushButton* addButton(QBoxLayout& row, const LiveText& text, const QString& name);
    void countOn();
    void walk(int steps);
    void showAll();
    void show(int shown);
    void finish();

    CountView* m_view;
    QLabel* m_title;
    QLabel* m_step;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_next = nullptr;
    QTimer m_timer;
    bool m_stepwise = false;
    bool m_finished = false;
};

} // namespace bubblebar::beep
