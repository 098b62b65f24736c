#include "designer/document/editcommand.h"

#include "designer/document/trackdocument.h"

namespace bubblebar {

namespace {

/// Of the property that a step changes, if it is a text and the only one: only such steps join.
int typedProperty(const TrackEdit& edit)
{
    if (!edit.properties || !edit.hexesBefore().empty() || !edit.hexesAfter().empty())
        return -1;
    const TrackProperties& before = edit.properties->before;
    const TrackProperties& after = edit.properties->after;
    const int changes = (before.name != after.name ? 1 : 0) + (before.author != after.author ? 1 : 0) +
                        (before.notes != after.notes ? 1 : 0);
    if (changes != 1 || before.boxes != after.boxes || before.extras != after.extras)
        return -1;
    return before.name != after.name ? 0 : before.author != after.author ? 1 : 2;
}

} // namespace

EditCommand::EditCommand(TrackDocument& document, TrackEdit edit, const QString& text)
    : QUndoCommand(text)
    , m_document(document)
    , m_edit(std::move(edit))
{
}

void EditCommand::redo()
{
    m_document.apply(m_edit);
}

void EditCommand::undo()
{
    m_document.revert(m_edit);
}

int EditCommand::id() const
{
    return typedProperty(m_edit);
}

bool EditCommand::mergeWith(const QUndoCommand* next)
{
    // Qt asks only where both ids are the same and not −1.
    const auto& later = static_cast<const EditCommand&>(*next);
    m_edit.properties->after = later.m_edit.properties->after;
    setObsolete(m_edit.properties->before == m_edit.properties->after);
    return true;
}

} // namespace bubblebar
