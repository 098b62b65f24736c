#pragma once

#include "designer/drawing/pages/exportpages.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;

namespace bubblebar {

class DesignerDialogs;
class KindList;
class Notice;
class PagePreview;
class PageStrip;
class Preferences;
class PrinterChoice;
class PrintOptionsPane;
class TrackDocument;

/// Paper from a track: what is printed and how, with the pages as they will come out. What was chosen is kept with the
/// track when something was printed or saved.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// All three must outlive the dialog.
    PrintDialog(TrackDocument& document, Preferences& preferences, DesignerDialogs& dialogs, QWidget* parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] const PageSet& pages() const { return *m_pages; }

private:
    void layOut();
    [[nodiscard]] QWidget* optionsPart();
    [[nodiscard]] QWidget* previewPart();
    [[nodiscard]] QLayout* buttonRow();
    void chooseKind(PageKind kind);
    void turnPaper();
    void updatePages();
    void updateSummary();
    void print();
    void savePdf();
    void savePicture();
    [[nodiscard]] bool mayWritePictures(const QString& path);
    void keepOptions();
    void tell(const ExportProblem& problem);
    [[nodiscard]] QString proposedPath(const QString& suffix) const;
    void saved(const ExportResult& result);

    TrackDocument& m_document;
    Preferences& m_preferences;
    DesignerDialogs& m_dialogs;
    TrackPtr m_track;
    std::shared_ptr<const PageSet> m_pages;
    KindList* m_kinds;
    PrinterChoice* m_printer;
    PrintOptionsPane* m_options;
    QSpinBox* m_dpi;
    QLabel* m_summary;
    Notice* m_warning;
    QPushButton* m_otherWay;
    QLabel* m_scale;
    PagePreview* m_preview;
    PageStrip* m_strip;
    QPushButton* m_print;
    QLabel* m_saved;
};

} // namespace bubblebar
