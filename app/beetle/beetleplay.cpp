#include "app/beetle/beetleplay.h"

#include "app/beetle/beetlearea.h"
#include "app/beetle/beetlewords.h"
#include "app/beetle/diepanel.h"
#include "app/beetle/dieview.h"
#include "app/beetle/paperview.h"
#include "app/beetle/penicon.h"
#include "app/beetle/sheetview.h"
#include "app/promptbar.h"
#include "core/beetle/beetletext.h"
#include "core/beetle/chances.h"
#include "core/support/everylanguage.h"

#include <cmath>

namespace bubblebar::beetle {

namespace {

// Milliseconds at the normal speed.
constexpr int kRoll = 750;
constexpr int kStroke = 450;
constexpr int kFilledPart = 700;
constexpr int kPause = 650;
constexpr int kFastPause = 60;

/// Parts that are coloured take longer than those that are one line.
int drawingTime(Part part)
{
    const bool isLine = part == Part::Leg || part == Part::Antenna || part == Part::Tail;
    return isLine ? kStroke : kFilledPart;
}

int rollOf(const Event& event)
{
    return event.turn ? event.turn->roll : event.firstThrow->roll;
}

int seatOf(const Event& event)
{
    return event.turn ? event.turn->seat : event.firstThrow->seat;
}

} // namespace

BeetlePlay::BeetlePlay(BeetleSession& session, BeetleArea& area, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_area(area)
    , m_runner(session)
{
    m_runner.setFastPause(kFastPause);
    connect(&session, &BeetleSession::rolled, this, &BeetlePlay::show);
    connect(&m_runner, &BeetleRunner::stateChanged, this, &BeetlePlay::updatePrompt);
    connect(&m_runner, &BeetleRunner::fastForwardChanged, this, &BeetlePlay::updatePrompt);
    connect(&area.panel().die(), &DieView::landed, this, &BeetlePlay::land);
    connect(&area.panel(), &DiePanel::pressed, this, &BeetlePlay::press);
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &BeetlePlay::followLanguage);
    for (int seat = 0; seat < session.players(); ++seat)
        connect(&area.sheet(seat).paper(), &PaperView::drawn, this, &BeetlePlay::endShowing);
}

void BeetlePlay::start()
{
    if (!m_session.history().empty()) {
        m_event = m_session.history().back();
        m_area.panel().die().setNumber(rollOf(m_event));
        tellLastRoll();
    }
    updateTable();
    m_runner.start();
    updatePrompt();
}

void BeetlePlay::stop()
{
    m_runner.stop();
    finishShowing();
}

void BeetlePlay::setPace(double pace)
{
    m_pace = pace;
    // Without motion computer players still leave time to read.
    m_runner.setPause(static_cast<int>(std::lround(kPause * (pace > 0 ? pace : 1))));
}

void BeetlePlay::setChancesShown(bool shown)
{
    m_chancesShown = shown;
    updateChances();
}

void BeetlePlay::press()
{
    if (m_runner.isFastForward())
        return m_runner.setFastForward(false);
    if (m_runner.state() == BeetleRunner::State::Over) {
        Q_EMIT rematchRequested();
        return;
    }
    const bool wasShowing = m_runner.state() == BeetleRunner::State::Showing;
    finishShowing();
    // A press during a person's roll was meant for the next person, one during a computer's to see it sooner.
    if (!wasShowing || m_runner.state() == BeetleRunner::State::Waiting)
        m_runner.roll();
}

int BeetlePlay::milliseconds(int usual) const
{
    return m_runner.isFastForward() ? 0 : static_cast<int>(std::lround(usual * m_pace));
}

void BeetlePlay::show(const Event& event)
{
    m_event = event;
    Q_EMIT rolling();
    updatePrompt();
    m_area.panel().die().rollTo(rollOf(event), milliseconds(kRoll));
}

/// The die lies still: its number is told and done.
void BeetlePlay::land()
{
    Q_EMIT landed(m_event);
    tellLastRoll();
    const Game& game = m_session.game();
    if (!m_event.turn || !m_event.turn->drawing.isDrawn())
        return endShowing();
    const Part part = m_event.turn->drawing.part;
    m_area.sheet(m_event.turn->seat)
        .paper()
        .growTo(game.sheet(m_event.turn->seat), part, milliseconds(drawingTime(part)));
}

void BeetlePlay::endShowing()
{
    updateTable();
    m_runner.shown();
    if (m_runner.state() == BeetleRunner::State::Over)
        Q_EMIT ended();
}

void BeetlePlay::finishShowing()
{
    m_area.panel().die().finish();
    if (m_event.turn)
        m_area.sheet(m_event.turn->seat).paper().finish();
}

void BeetlePlay::followLanguage()
{
    // What a rolling die brings is told in the new language anyway.
    if (!m_session.history().empty() && m_runner.state() != BeetleRunner::State::Showing)
        tellLastRoll();
    updateChances();
    updatePrompt();
}

void BeetlePlay::updateTable()
{
    const std::optional<int> onTurn = m_session.game().seat();
    for (int seat = 0; seat < m_session.players(); ++seat) {
        m_area.sheet(seat).refresh();
        m_area.sheet(seat).setOnTurn(onTurn == seat);
    }
    updateChances();
}

void BeetlePlay::updateChances()
{
    const Game& game = m_session.game();
    const bool shown = m_chancesShown && !game.winner();
    const SeatChances chances = shown ? winChances(game) : SeatChances {};
    for (int seat = 0; seat < m_session.players(); ++seat)
        m_area.sheet(seat).setChance(shown ? std::optional(chances[static_cast<std::size_t>(seat)]) : std::nullopt);
}

void BeetlePlay::tellLastRoll()
{
    const int roll = rollOf(m_event);
    if (m_event.firstThrow) {
        const QString sentence = eventText(m_session.record(), m_session.game(), m_event);
        return m_area.panel().showResult(tr("Who begins?"), sentence, 0);
    }
    const Turn& turn = *m_event.turn;
    const Variant variant = m_session.record().variant;
    QString part = partText(turn.drawing.part);
    part.front() = part.front().toUpper();
    if (turn.drawing.isDrawn())
        return m_area.panel().showResult(part, turnText(nameOf(turn.seat), turn, variant), roll);
    //: %1: a part of the beetle
    m_area.panel().showResult(tr("%1: wasted").arg(part), wasteText(turn.drawing, variant), roll);
}

QString BeetlePlay::titleOf(int seat) const
{
    const bool first = m_session.game().phase() == Game::Phase::FirstThrows;
    if (m_runner.state() != BeetleRunner::State::Waiting)
        return tr("%1 rolls …").arg(nameOf(seat));
    if (!first)
        return tr("%1, roll the die!").arg(nameOf(seat));
    return m_session.game().firstThrowRound() == 0 ? tr("%1, throw for who begins!").arg(nameOf(seat))
                                                   : tr("%1, throw again!").arg(nameOf(seat));
}

QString BeetlePlay::buttonText() const
{
    if (m_runner.isFastForward())
        return tr("Stop here");
    if (m_runner.state() == BeetleRunner::State::Over)
        return tr("Play again");
    const bool showing = m_runner.state() == BeetleRunner::State::Showing;
    const int seat = showing ? seatOf(m_event) : m_session.game().seat().value_or(0);
    if (m_runner.state() != BeetleRunner::State::Waiting)
        return tr("%1 rolls …").arg(nameOf(seat));
    return tr("%1: roll").arg(nameOf(seat));
}

void BeetlePlay::updatePrompt()
{
    m_area.panel().setButtonText(buttonText());
    const auto tell = [this](const QString& title, const QString& hint, int seat) {
        m_area.prompt().setPrompt(title, hint);
        m_area.prompt().setPicture(penIcon(m_session.player(seat).colour));
    };
    if (m_runner.state() == BeetleRunner::State::Showing)
        return tell(tr("%1 rolls …").arg(nameOf(seatOf(m_event))), {}, seatOf(m_event));
    const QString last = m_session.history().empty()
                             ? tr("The highest throw begins.")
                             : eventText(m_session.record(), m_session.game(), m_session.history().back());
    if (m_session.isOver()) {
        const int winner = *m_session.game().winner();
        return tell(tr("%1 has won!").arg(nameOf(winner)), last, winner);
    }
    const int seat = *m_session.game().seat();
    tell(titleOf(seat), last, seat);
}

} // namespace bubblebar::beetle
