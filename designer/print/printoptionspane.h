#pragma once

#include "core/track/track.h"
#include "designer/drawing/pages/pageoptions.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace bubblebar {

class PieceCountsEditor;

/// What can be chosen about the pages of one kind.
class PrintOptionsPane : public QWidget
{
    Q_OBJECT

public:
    /// `track`: whose pieces tile sheets offer.
    explicit PrintOptionsPane(const TrackPtr& track, QWidget* parent = nullptr);

    /// Shows the options that matter for their kind.
    void setOptions(const PageOptions& options);
    [[nodiscard]] const PageOptions& options() const { return m_options; }

Q_SIGNALS:
    void edited();

private:
    void addPaperRows();
    void addPosterRows();
    void addSheetRows(const TrackPtr& track);
    [[nodiscard]] QDoubleSpinBox* addLength(const QString& label, const LengthRange& range, const QString& tip);
    void read();
    void showRows();

    PageOptions m_options;
    QFormLayout* m_form;
    QComboBox* m_paper = nullptr;
    QDoubleSpinBox* m_paperWidth = nullptr;
    QDoubleSpinBox* m_paperHeight = nullptr;
    QComboBox* m_orientation = nullptr;
    QDoubleSpinBox* m_margin = nullptr;
    QDoubleSpinBox* m_tileWidth = nullptr;
    QDoubleSpinBox* m_overlap = nullptr;
    QCheckBox* m_pageMap = nullptr;
    QComboBox* m_duplex = nullptr;
    QDoubleSpinBox* m_backRight = nullptr;
    QDoubleSpinBox* m_backDown = nullptr;
    PieceCountsEditor* m_pieces = nullptr;
    bool m_filling = false; ///< the widgets are being set, not edited
};

} // namespace bubblebar
