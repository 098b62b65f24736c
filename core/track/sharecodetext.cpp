#include "core/track/sharecodetext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

const char* sentence(ShareCodeProblem problem)
{
    switch (problem) {
    case ShareCodeProblem::OtherTileSet:
        return QT_TRANSLATE_NOOP("ShareCode", "A share code carries tiles of the standard box only, and this track has "
                                              "others; share its file instead.");
    case ShareCodeProblem::NotReady:
        return QT_TRANSLATE_NOOP("ShareCode", "A track gets its share code once it is ready for a race: %1");
    case ShareCodeProblem::NoCode:
        return QT_TRANSLATE_NOOP("ShareCode", "This is no share code; they begin with “BB1-”.");
    case ShareCodeProblem::NewerVersion:
        return QT_TRANSLATE_NOOP("ShareCode",
                                 "This share code was made by a newer program; here they begin with “BB1-”.");
    case ShareCodeProblem::TooLong:
        return QT_TRANSLATE_NOOP("ShareCode", "This is too long for a share code.");
    case ShareCodeProblem::UnknownSymbol:
        return QT_TRANSLATE_NOOP("ShareCode", "“%1” is never part of a share code.");
    case ShareCodeProblem::Damaged:
        return QT_TRANSLATE_NOOP("ShareCode", "A part of this share code is missing or mistyped.");
    case ShareCodeProblem::NoTrack:
        return QT_TRANSLATE_NOOP("ShareCode", "This share code does not describe a track.");
    case ShareCodeProblem::NotPlayable:
        return QT_TRANSLATE_NOOP("ShareCode", "The track of this share code is not ready for a race: %1");
    }
    return "";
}

} // namespace

QString shareCodeText(ShareCodeProblem problem, const QString& what)
{
    const QString text = QCoreApplication::translate("ShareCode", sentence(problem));
    return text.contains(QLatin1StringView("%1")) ? text.arg(what) : text;
}

} // namespace bubblebar
