#include "designer/document/trackdocument.h"

#include "core/support/atomicfile.h"
#include "core/support/everylanguage.h"
#include "core/track/places.h"
#include "core/track/trackfile.h"
#include "designer/document/editcommand.h"

namespace bubblebar {

TrackDocument::TrackDocument(Track track, const QString& path, QObject* parent)
    : QObject(parent)
    , m_track(std::move(track))
    , m_path(path)
    , m_index(indexOf(m_track.tiles))
    , m_findings(checkGuidelines(m_track))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &TrackDocument::forgetStepNames);
}

TrackDocument::~TrackDocument()
{
    // The stack dies after the signals' receivers may have gone.
    m_undo.disconnect(this);
}

/// They are in the language in which the steps were made. The steps themselves stay.
void TrackDocument::forgetStepNames()
{
    for (int step = 0; step < m_undo.count(); ++step)
        const_cast<QUndoCommand*>(m_undo.command(step))->setText({});
    Q_EMIT m_undo.undoTextChanged(m_undo.undoText());
    Q_EMIT m_undo.redoTextChanged(m_undo.redoText());
}

TrackPtr TrackDocument::snapshot() const
{
    return std::make_shared<const Track>(m_track);
}

const PlacedTile* TrackDocument::tileAt(Hex hex) const
{
    const std::int32_t number = m_index.find(hex);
    return number == HexIndex::kNothing ? nullptr : &m_track.tiles[static_cast<std::size_t>(number)];
}

bool TrackDocument::push(const EditResult& edit, const QString& text)
{
    if (!edit) {
        Q_EMIT editRefused(edit.error());
        return false;
    }
    if (!edit->isEmpty())
        m_undo.push(new EditCommand(*this, *edit, text));
    return true;
}

Result<void> TrackDocument::save(const QString& path)
{
    if (Result<void> written = writeFile(path, trackBytes(m_track)); !written)
        return written;
    if (m_path != path) {
        m_path = path;
        Q_EMIT pathChanged(m_path);
    }
    m_undo.setClean();
    return {};
}

void TrackDocument::setModified()
{
    m_undo.resetClean();
}

void TrackDocument::apply(const TrackEdit& edit)
{
    applyEdit(m_track, edit);
    follow(edit, edit.hexesAfter());
}

void TrackDocument::revert(const TrackEdit& edit)
{
    revertEdit(m_track, edit);
    follow(edit, edit.hexesBefore());
}

void TrackDocument::follow(const TrackEdit& edit, const std::vector<Hex>& laid)
{
    std::vector<Hex> touched = edit.hexesBefore();
    const std::vector<Hex> after = edit.hexesAfter();
    touched.insert(touched.end(), after.begin(), after.end());
    if (!touched.empty()) {
        m_index = indexOf(m_track.tiles);
        m_findings = checkGuidelines(m_track);
        Q_EMIT tilesChanged(touched, laid);
        Q_EMIT findingsChanged();
    }
    if (edit.properties)
        Q_EMIT propertiesChanged();
}

} // namespace bubblebar
