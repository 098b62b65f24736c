#pragma once

#include "core/track/trackedit.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace bubblebar {

class LengthView;
class Notice;
class TrackDocument;

/// What a track says about itself: name, author, notes, boxes; and how long it is. Every change is an undo step; typing
/// one letter after the other is one step.
class TrackPanel : public QWidget
{
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit TrackPanel(TrackDocument& document, QWidget* parent = nullptr);

    /// Takes over a number that is typed and not yet confirmed.
    void takeTyped();
    void setRouteShown(bool shown);

Q_SIGNALS:
    /// The shortest route shall be shown on the track, or no longer.
    void routeToggled(bool on);

protected:
    /// Undo in a text field is the document's.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addFields();
    void follow();
    void changeName(const QString& name);
    void changeAuthor(const QString& author);
    void changeNotes();
    void changeBoxes(int boxes);
    bool push(const TrackProperties& properties, const QString& step);

    TrackDocument& m_document;
    QLineEdit* m_name;
    QLineEdit* m_author;
    QPlainTextEdit* m_notes;
    QSpinBox* m_boxes;
    Notice* m_refusal;
    LengthView* m_length;
};

} // namespace bubblebar
