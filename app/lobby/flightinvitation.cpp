#include "app/lobby/flightinvitation.h"

#include "app/lobby/badge.h"
#include "app/settings.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/wrappedlabel.h"

#include <QBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

namespace bubblebar {

FlightInvitation::FlightInvitation(const Settings& settings, QWidget* parent)
    : QFrame(parent)
    , m_settings(settings)
    , m_title(new WrappedLabel(QString(), this))
    , m_large(new QPushButton(inkIcon(QLatin1String("play")), QString(), this))
    , m_small(new QPushButton(inkIcon(QLatin1String("play")), QString(), this))
{
    setObjectName(QStringLiteral("flightInvitation"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Raised);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_large->setObjectName(QStringLiteral("flightLarge"));
    m_small->setObjectName(QStringLiteral("flightSmall"));
    m_large->setFont(scaledFont(font(), 1.1, true));
    m_large->setMinimumHeight(fontMetrics().height() * 5 / 2);
    connect(&m_settings, &Settings::changed, this, &FlightInvitation::follow);
    // Before there is a layout: what is shown with one, is laid out at once, in vain.
    follow();
    makeHeading(*m_title, 1.5);
    auto* text = new WrappedLabel(tr("A short race that shows you the game while you play it. It takes five minutes, "
                                     "and you can leave it at any time."),
                                  this);
    makeSecondary(*text);
    for (QPushButton* button : {m_large, m_small}) {
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, &FlightInvitation::accepted);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(text);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(14);
    row->addWidget(new Badge(fontMetrics().height() * 3));
    row->addLayout(texts, 1);
    row->addWidget(m_large);
}

void FlightInvitation::follow()
{
    const bool isNew = !m_settings.flag(Setting::KnowsRace);
    const bool isBegun = !m_settings.text(Setting::FirstFlightRace).isEmpty();
    m_title->setText(isBegun ? tr("Your First Flight waits for you") : tr("New here? Fly your First Flight!"));
    m_large->setText(isBegun ? tr("Go on with it") : tr("Start First Flight"));
    m_small->setText(isBegun ? tr("Go on with First Flight") : tr("First Flight"));
    m_small->setToolTip(tr("A short race that shows you the game while you play it"));
    setVisible(isNew);
    m_small->setVisible(!isNew);
}

} // namespace bubblebar
