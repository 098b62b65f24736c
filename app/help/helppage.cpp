#include "app/help/helppage.h"

#include "app/help/beeppage.h"
#include "app/help/beetlepage.h"
#include "app/help/bubblepages.h"
#include "app/help/bubblesetuppages.h"
#include "app/help/designerpages.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HelpPage)
};

void fill(HelpPage& page)
{
    switch (page.topic) {
    case HelpTopic::Aim:
        return fillAimPage(page);
    case HelpTopic::Cards:
        return fillCardsPage(page);
    case HelpTopic::Moving:
        return fillMovingPage(page);
    case HelpTopic::Stacks:
        return fillStacksPage(page);
    case HelpTopic::Limits:
        return fillLimitsPage(page);
    case HelpTopic::Bonuses:
        return fillBonusesPage(page);
    case HelpTopic::Turn:
        return fillTurnPage(page);
    case HelpTopic::End:
        return fillEndPage(page);
    case HelpTopic::Teams:
        return fillTeamsPage(page);
    case HelpTopic::Keys:
        return fillKeysPage(page);
    case HelpTopic::Beetle:
        return fillBeetlePage(page);
    case HelpTopic::Beep:
        return fillBeepPage(page);
    case HelpTopic::Designing:
        return fillDesigningPage(page);
    case HelpTopic::Printing:
        return fillPrintingPage(page);
    }
}

} // namespace

HelpPage& HelpPage::heading(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Heading, text, {}, topic});
    return *this;
}

HelpPage& HelpPage::say(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Paragraph, text, {}, topic});
    return *this;
}

HelpPage& HelpPage::show(HelpPicture picture, const QString& caption)
{
    blocks.push_back({HelpBlock::Kind::Picture, caption, std::move(picture), topic});
    return *this;
}

HelpPage& HelpPage::item(HelpPicture picture, const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Item, text, std::move(picture), topic});
    return *this;
}

HelpPage& HelpPage::see(HelpTopic other)
{
    blocks.push_back({HelpBlock::Kind::Link, helpTitle(other), {}, other});
    return *this;
}

HelpPage& HelpPage::offerFlight(const QString& text)
{
    blocks.push_back({HelpBlock::Kind::Flight, text, {}, topic});
    return *this;
}

QString HelpPage::plainText() const
{
    QString all = title;
    for (const HelpBlock& block : blocks)
        all += u'\n' + block.text;
    return all.remove(QLatin1String("<b>")).remove(QLatin1String("</b>"));
}

HelpPage helpPage(HelpTopic topic)
{
    HelpPage page {topic, helpTitle(topic), {}};
    fill(page);
    return page;
}

QString helpTitle(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::Aim:
        return Words::tr("The aim of the game");
    case HelpTopic::Cards:
        return Words::tr("The cards");
    case HelpTopic::Moving:
        return Words::tr("Spaces and moves");
    case HelpTopic::Stacks:
        return Words::tr("Stacks and rides");
    case HelpTopic::Limits:
        return Words::tr("How many fit");
    case HelpTopic::Bonuses:
        return Words::tr("Bonuses");
    case HelpTopic::Turn:
        return Words::tr("Your turn");
    case HelpTopic::End:
        return Words::tr("The end");
    case HelpTopic::Teams:
        return Words::tr("Playing in teams");
    case HelpTopic::Keys:
        return Words::tr("Keys at the table");
    case HelpTopic::Beetle:
        return Words::tr("Rules of Beetle");
    case HelpTopic::Beep:
        return Words::tr("Rules of Beep! Beep!");
    case HelpTopic::Designing:
        return Words::tr("Designing a track");
    case HelpTopic::Printing:
        return Words::tr("Printing and sharing");
    }
    return {};
}

QString helpGroup(HelpTopic topic)
{
    if (topic <= HelpTopic::Keys)
        return Words::tr("Beetle to the Bubble");
    if (topic == HelpTopic::Beetle)
        return Words::tr("Beetle");
    return topic == HelpTopic::Beep ? Words::tr("Beep! Beep!") : Words::tr("Tracks");
}

} // namespace bubblebar
