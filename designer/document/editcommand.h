#pragma once

#include "core/track/trackedit.h"

#include <QUndoCommand>

namespace bubblebar {

class TrackDocument;

/// One step on a document's undo stack. Properties typed one letter after the other are one step.
class EditCommand : public QUndoCommand
{
public:
    /// The document must outlive the command.
    EditCommand(TrackDocument& document, TrackEdit edit, const QString& text);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* next) override;

private:
    TrackDocument& m_document;
    TrackEdit m_edit;
};

} // namespace bubblebar
