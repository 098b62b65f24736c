#include "core/track/trackedittext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

QString pieceName(const QString& tile)
{
    if (tile == QLatin1String("start"))
        return QCoreApplication::translate("TrackEdits", "the start tile");
    if (tile == QLatin1String("finish"))
        return QCoreApplication::translate("TrackEdits", "the finish tile");
    return QCoreApplication::translate("TrackEdits", "tile %1").arg(shortened(tile));
}

const char* sentence(EditProblem::Code code)
{
    switch (code) {
    case EditProblem::Code::HexTaken:
        return QT_TRANSLATE_NOOP("TrackEdits", "There is no room here: %1 lies in the way.");
    case EditProblem::Code::OffTable:
        return QT_TRANSLATE_NOOP("TrackEdits", "That is too far out: the table ends there.");
    case EditProblem::Code::PieceLaid:
        return QT_TRANSLATE_NOOP("TrackEdits", "The box holds this piece once, and %1 is laid already.");
    case EditProblem::Code::NoPieceLeft:
        return QT_TRANSLATE_NOOP("TrackEdits", "The box holds no more of this piece: %1.");
    case EditProblem::Code::UnknownPiece:
        return QT_TRANSLATE_NOOP("TrackEdits", "These tiles come from another tile set.");
    case EditProblem::Code::TooManyTiles:
        return QT_TRANSLATE_NOOP("TrackEdits", "A track holds no more tiles than that.");
    case EditProblem::Code::BoxesTooFew:
        return QT_TRANSLATE_NOOP("TrackEdits", "Take %1 away first: it comes from a box beyond that number.");
    case EditProblem::Code::NothingThere:
        break;
    }
    return QT_TRANSLATE_NOOP("TrackEdits", "No tile lies there.");
}

} // namespace

QString editProblemText(const EditProblem& problem)
{
    const QString text = QCoreApplication::translate("TrackEdits", sentence(problem.code));
    return text.contains(QLatin1String("%1")) ? text.arg(pieceName(problem.tile)) : text;
}

} // namespace bubblebar
