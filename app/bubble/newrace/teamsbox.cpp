#include "app/bubble/newrace/teamsbox.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/newrace/raceplan.h"
#include "app/bubble/newrace/seats.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

/// The beetles of two seats side by side.
QPixmap beetlesOf(const RecordPlayer& a, const RecordPlayer& b, const QWidget& widget)
{
    const int side = widget.fontMetrics().height() * 3 / 2;
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap((QSizeF(2 * side + 2, side) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    beetleIcon(a.colour).paint(&painter, 0, 0, side, side);
    beetleIcon(b.colour).paint(&painter, side + 2, 0, side, side);
    return pixmap;
}

} // namespace

TeamsBox::TeamsBox(const Seats& seats, QWidget* parent)
    : QFrame(parent)
    , m_seats(seats)
    , m_wanted(new QCheckBox(tr("&Two teams"), this))
    , m_first(new QLabel(this))
    , m_against(secondaryLabel(tr("against"), this))
    , m_second(new QLabel(this))
    , m_text(secondaryLabel({}, this))
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    m_wanted->setFont(scaledFont(m_wanted->font(), 1, true));
    m_text->setWordWrap(true);
    layOut();
    showTeams();
    connect(&m_seats, &Seats::changed, this, &TeamsBox::showTeams);
    connect(m_wanted, &QCheckBox::toggled, this, &TeamsBox::showTeams);
}

void TeamsBox::layOut()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_wanted);
    head->addStretch();
    for (QLabel* label : {m_first, m_against, m_second})
        head->addWidget(label);
    auto* box = new QVBoxLayout(this);
    box->addLayout(head);
    box->addWidget(m_text);
}

bool TeamsBox::isWanted() const
{
    return m_wanted->isChecked();
}

void TeamsBox::setWanted(bool wanted)
{
    m_wanted->setChecked(wanted);
}

void TeamsBox::showTeams()
{
    const bool possible = canHaveTeams(m_seats.count());
    m_wanted->setEnabled(possible);
    for (QLabel* label : {m_first, m_against, m_second})
        label->setVisible(possible);
    if (!possible) {
        m_text->setText(tr("For four players: two race against the other two."));
        return;
    }
    const auto& players = m_seats.players();
    m_first->setPixmap(beetlesOf(players[0], players[2], *this));
    m_second->setPixmap(beetlesOf(players[1], players[3], *this));
    m_text->setText(tr("%1 and %2 race together. Who is home moves the partner’s beetles.")
                        .arg(playerName(players[0].name), playerName(players[2].name)));
}

} // namespace bubblebar
