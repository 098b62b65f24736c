#include "app/help/helptopic.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr std::array<QLatin1String, kAllHelpTopics.size()> kNames {
    QLatin1String("aim"),       QLatin1String("cards"),    QLatin1String("moving"), QLatin1String("stacks"),
    QLatin1String("limits"),    QLatin1String("bonuses"),  QLatin1String("turn"),   QLatin1String("end"),
    QLatin1String("teams"),     QLatin1String("keys"),     QLatin1String("beetle"), QLatin1String("beep"),
    QLatin1String("designing"), QLatin1String("printing"),
};

} // namespace

QString helpTopicName(HelpTopic topic)
{
    return kNames[static_cast<std::size_t>(topic)];
}

std::optional<HelpTopic> helpTopicFromName(QStringView name)
{
    const auto found = std::ranges::find_if(kNames, [name](QLatin1String known) { return known == name; });
    if (found == kNames.end())
        return std::nullopt;
    return kAllHelpTopics[static_cast<std::size_t>(found - kNames.begin())];
}

} // namespace bubblebar
