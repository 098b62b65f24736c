#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace bubblebar {

class DesignerDialogs;
class Preferences;
class TrackDocument;

/// A track for a friend: as a line of text, as a QR code, and as a picture that opens as a track.
class ShareDialog : public QDialog
{
    Q_OBJECT

public:
    /// All three must outlive the dialog. The track should be valid: only then there is a code.
    ShareDialog(const TrackDocument& document, Preferences& preferences, DesignerDialogs& dialogs,
                QWidget* parent = nullptr);

private:
    void layOut();
    [[nodiscard]] QLayout* codePart();
    void copyCode();
    void savePicture();

    const TrackDocument& m_document;
    Preferences& m_preferences;
    DesignerDialogs& m_dialogs;
    Result<QString> m_code;
    QPlainTextEdit* m_text;
    QPushButton* m_copy;
    QLabel* m_done;
};

} // namespace bubblebar
