#pragma once

#include "core/track/track.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace bubblebar {

class LayoutPreview;
class Notice;
class TrackDocument;
class WishesPane;

/// Makes a track at random, shows it, and lays it in the place of what lies on the table.
class GenerateDialog : public QDialog
{
    Q_OBJECT

public:
    /// The document must outlive the dialog. It gets one undo step when the dialog is accepted; its name, author and
    /// notes stay.
    explicit GenerateDialog(TrackDocument& document, QWidget* parent = nullptr);

    void accept() override;

private:
    void layOut();
    void generate();

    TrackDocument& m_document;
    TrackPtr m_track; ///< null where the wishes can't be met
    WishesPane* m_wishes;
    LayoutPreview* m_preview;
    QLabel* m_summary;
    Notice* m_problem;
    QPushButton* m_lay = nullptr;
};

} // namespace bubblebar
