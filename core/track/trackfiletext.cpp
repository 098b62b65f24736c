#include "core/track/trackfiletext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

QString translated(const char* sentence)
{
    return QCoreApplication::translate("TrackFile", sentence);
}

QString about(const char* sentence, const QString& what)
{
    return translated(sentence).arg(shortened(what));
}

} // namespace

QString trackProblemText(TrackProblem problem, const QString& what)
{
    switch (problem) {
    case TrackProblem::BadTileId:
        return about(QT_TRANSLATE_NOOP("TrackFile", "A tile is named by capital letters A to Z, not by “%1”."), what);
    case TrackProblem::UnknownPathEnd:
        return about(QT_TRANSLATE_NOOP("TrackFile", "“%1” is neither a space of this face nor an edge e0 to e5."),
                     what);
    case TrackProblem::JoinsNothing:
        return translated(
            QT_TRANSLATE_NOOP("TrackFile", "A path must join two different spaces, or a space and an edge."));
    case TrackProblem::EdgeTaken:
        return about(QT_TRANSLATE_NOOP("TrackFile", "The edge “%1” belongs to another space already."), what);
    case TrackProblem::UnknownTile:
        return about(QT_TRANSLATE_NOOP("TrackFile", "The boxes hold no tile “%1”."), what);
    case TrackProblem::HexTaken:
        return about(QT_TRANSLATE_NOOP("TrackFile", "The tile “%1” lies here already."), what);
    case TrackProblem::UnknownTileSet:
        return about(QT_TRANSLATE_NOOP("TrackFile",
                                       "There is no built-in tile set “%1”, only “standard”; any other set "
                                       "must be written into the track."),
                     what);
    case TrackProblem::NotTheStandardSet:
        return translated(QT_TRANSLATE_NOOP("TrackFile", "This tile set calls itself “standard” but differs from the "
                                                         "built-in one; another set needs another id."));
    }
    return {};
}

} // namespace bubblebar
