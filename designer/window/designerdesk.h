#pragma once

#include "designer/document/filewatch.h"
#include "designer/document/recovery.h"
#include "designer/document/trackdocument.h"

#include <QObject>

#include <memory>

namespace bubblebar {

class FindingsPanel;
class PiecePalette;
class PlaysPanel;
class TrackCanvas;
class TrackPanel;

/// One open track with all its views, wired to each other, and with what guards it against loss. A window changes its
/// track by changing its desk.
class DesignerDesk : public QObject
{
    Q_OBJECT

public:
    explicit DesignerDesk(std::unique_ptr<TrackDocument> document, QObject* parent = nullptr);
    ~DesignerDesk() override;

    [[nodiscard]] TrackDocument& document() { return *m_document; }
    [[nodiscard]] DraftKeeper& keeper() { return m_keeper; }
    [[nodiscard]] FileWatch& watch() { return m_watch; }

    // The views. Whoever shows them may become their parent; they go with the desk all the same.
    [[nodiscard]] TrackCanvas& canvas() { return *m_canvas; }
    [[nodiscard]] PiecePalette& palette() { return *m_palette; }
    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }
    [[nodiscard]] PlaysPanel& plays() { return *m_plays; }
    [[nodiscard]] TrackPanel& trackPanel() { return *m_trackPanel; }

    /// True for a new track on which nobody has done anything yet.
    [[nodiscard]] bool isUntouched() const;

    void copySelection() const;
    void cutSelection();
    /// Lays what is on the clipboard round the cursor and selects it.
    void paste();
    /// Lays the same tiles again beside the selection, from what is left in the box.
    void duplicateSelection();
    void clearTable();
    void showRoute(bool shown);
    void showHeatMap(bool shown);
    /// Turns the layout as a whole.
    void turnLayout(int turns);

Q_SIGNALS:
    /// Something to say that needs no answer, such as what was left out.
    void told(const QString& sentence);
    void routeShownChanged(bool shown);
    void heatMapShownChanged(bool shown);

private:
    void connectViews();
    void connectPlays();
    void layDraft(const Track& draft, Hex middle, const QString& text);
    void showTile(TileId tile);

    std::unique_ptr<TrackDocument> m_document;
    DraftKeeper m_keeper;
    FileWatch m_watch;
    std::unique_ptr<TrackCanvas> m_canvas;
    std::unique_ptr<PiecePalette> m_palette;
    std::unique_ptr<FindingsPanel> m_findings;
    std::unique_ptr<TrackPanel> m_trackPanel;
    std::unique_ptr<PlaysPanel> m_plays;
};

} // namespace bubblebar
