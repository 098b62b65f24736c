#pragma once

#include "app/help/helptopic.h"

#include <QSizeF>

#include <functional>
#include <vector>

class QPainter;

namespace bubblebar {

/// A picture that the program's own painters make, in units of its own.
struct HelpPicture
{
    QSizeF size;                                             ///< in pixels where text has its ordinary size
    std::function<void(QPainter& painter, bool dark)> paint; ///< into the box from (0, 0) to `size`
};

/// A part of a page. Texts may hold <b>, and nothing else of HTML.
struct HelpBlock
{
    enum class Kind : std::uint8_t {
        Heading,   ///< text
        Paragraph, ///< text
        Picture,   ///< picture; text: what it shows, read below it
        Item,      ///< a small picture beside its text
        Link,      ///< to `topic`, whose title is the text
        Flight,    ///< begins First Flight; text
    };

    Kind kind = Kind::Paragraph;
    QString text;
    HelpPicture picture;
    HelpTopic topic = HelpTopic::Aim;
};

/// A page of the help, built up from the top.
struct HelpPage
{
    HelpTopic topic = HelpTopic::Aim;
    QString title;
    std::vector<HelpBlock> blocks;

    HelpPage& heading(const QString& text);
    HelpPage& say(const QString& text);
    HelpPage& show(HelpPicture picture, const QString& caption);
    HelpPage& item(HelpPicture picture, const QString& text);
    HelpPage& see(HelpTopic other);
    HelpPage& offerFlight(const QString& text);

    /// All its words, one block a line, without marks.
    [[nodiscard]] QString plainText() const;
};

/// The page as people read it in their language; made anew at each call.
[[nodiscard]] HelpPage helpPage(HelpTopic topic);
[[nodiscard]] QString helpTitle(HelpTopic topic);
/// The game or the part of the program that a page belongs to; pages of one group follow one another.
[[nodiscard]] QString helpGroup(HelpTopic topic);

} // namespace bubblebar
