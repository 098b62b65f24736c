#include "app/beetle/sheetwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace bubblebar::beetle {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

QString missingText(Part part, int count)
{
    switch (part) {
    case Part::Body:
        return Text::tr("the body");
    case Part::Head:
        return Text::tr("the head");
    case Part::Leg:
        return Text::tr("%n leg(s)", nullptr, count);
    case Part::Eye:
        return Text::tr("%n eye(s)", nullptr, count);
    case Part::Antenna:
        return Text::tr("%n antenna(e)", nullptr, count);
    case Part::Tail:
        return Text::tr("the tail");
    case Part::Wing:
        break;
    }
    return Text::tr("%n wing(s)", nullptr, count);
}

bool isOfTheFace(Part part)
{
    return part == Part::Eye || part == Part::Antenna;
}

} // namespace

QString progressText(const Sheet& sheet)
{
    return Text::tr("%1 of %n part(s)", nullptr, sheet.variant().parts()).arg(sheet.parts());
}

QString neededText(const Sheet& sheet)
{
    if (sheet.missing(Part::Body) > 0)
        return Text::tr("needs a body first");
    const bool headless = sheet.missing(Part::Head) > 0;
    QStringList missing;
    for (const Part part : kAllParts) {
        if (sheet.missing(part) > 0 && !(headless && isOfTheFace(part)))
            missing << missingText(part, sheet.missing(part));
    }
    if (missing.isEmpty())
        return {};
    //: %1: a list of parts, such as "2 legs, the tail"
    return Text::tr("needs %1").arg(missing.join(Text::tr(", ")));
}

QString placeText(int place)
{
    switch (place) {
    case 1:
        return Text::tr("1st place");
    case 2:
        return Text::tr("2nd place");
    case 3:
        return Text::tr("3rd place");
    default:
        return Text::tr("%1th place").arg(place);
    }
}

QString chanceText(double chance)
{
    const QString percent = QLocale().toString(std::lround(chance * 100));
    if (chance > 0 && chance < 0.01)
        return Text::tr("<1 %");
    if (chance < 1 && chance > 0.99)
        return Text::tr(">99 %");
    return Text::tr("%1 %").arg(percent);
}

} // namespace bubblebar::beetle
