#pragma once

#include <QString>

#include <array>
#include <optional>

namespace bubblebar {

/// The pages of the help, in the order of its list.
enum class HelpTopic : std::uint8_t {
    Aim,
    Cards,
    Moving,
    Stacks,
    Limits,
    Bonuses,
    Turn,
    End,
    Teams,
    Keys,
    Beetle,
    Beep,
    Designing,
    Printing,
};

inline constexpr std::array kAllHelpTopics {
    HelpTopic::Aim,     HelpTopic::Cards, HelpTopic::Moving,    HelpTopic::Stacks,   HelpTopic::Limits,
    HelpTopic::Bonuses, HelpTopic::Turn,  HelpTopic::End,       HelpTopic::Teams,    HelpTopic::Keys,
    HelpTopic::Beetle,  HelpTopic::Beep,  HelpTopic::Designing, HelpTopic::Printing,
};

/// "aim", "cards" …: in links, and in the QWhatsThisClickedEvent with which a window asks for a page.
[[nodiscard]] QString helpTopicName(HelpTopic topic);
[[nodiscard]] std::optional<HelpTopic> helpTopicFromName(QStringView name);

} // namespace bubblebar
