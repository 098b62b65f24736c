#include "tests/shots/helpshots.h"

#include "app/help/helpwindow.h"

namespace bubblebar::shots {

std::vector<Shot> helpShots()
{
    std::vector<Shot> shots;
    for (const HelpTopic topic : kAllHelpTopics) {
        shots.push_back({QStringLiteral("help-") + helpTopicName(topic), [topic] {
                             auto window = std::make_unique<HelpWindow>();
                             window->open(topic);
                             return window;
                         }});
    }
    return shots;
}

} // namespace bubblebar::shots
