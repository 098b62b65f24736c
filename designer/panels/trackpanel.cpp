#include "designer/panels/trackpanel.h"

#include "core/support/everylanguage.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackedittext.h"
#include "core/track/trackfile.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/lengthview.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QtMath>

namespace bubblebar {

namespace {

constexpr int kNotesLines = 3;

/// Leaves the cursor alone where nothing changes.
void setText(QLineEdit& edit, const QString& text)
{
    if (edit.text() != text)
        edit.setText(text);
}

/// Notes as the field holds them: lines end in one way only.
QString inField(QString notes)
{
    return notes.replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
        .replace(u'\r', u'\n')
        .replace(QChar(0x2029), u'\n');
}

/// Unlike toPlainText() it keeps spaces that do not break.
QString textOf(const QPlainTextEdit& edit)
{
    return edit.document()->toRawText().replace(QChar(0x2029), u'\n');
}

} // namespace

TrackPanel::TrackPanel(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(new QLineEdit(this))
    , m_author(new QLineEdit(this))
    , m_notes(new QPlainTextEdit(this))
    , m_boxes(new QSpinBox(this))
    , m_refusal(new Notice(Mark::Error, this))
    , m_length(new LengthView(document, this))
{
    addFields();
    follow();
    connect(m_name, &QLineEdit::textEdited, this, &TrackPanel::changeName);
    connect(m_author, &QLineEdit::textEdited, this, &TrackPanel::changeAuthor);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &TrackPanel::changeNotes);
    connect(m_boxes, &QSpinBox::valueChanged, this, &TrackPanel::changeBoxes);
    connect(m_length, &LengthView::routeToggled, this, &TrackPanel::routeToggled);
    connect(&document, &TrackDocument::propertiesChanged, this, &TrackPanel::follow);
    connect(&document, &TrackDocument::tilesChanged, m_refusal, [this] { m_refusal->setText({}); });
    connect(&LanguageNews::instance(), &LanguageNews::changed, m_refusal, [this] { m_refusal->setText({}); });
}

void TrackPanel::addFields()
{
    for (QLineEdit* edit : {m_name, m_author}) {
        edit->setMaxLength(kMaxNameLength);
        edit->installEventFilter(this);
    }
    m_notes->installEventFilter(this);
    m_notes->setTabChangesFocus(true);
    m_notes->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_notes->setFixedHeight(kNotesLines * m_notes->fontMetrics().lineSpacing() + 2 * m_notes->frameWidth() +
                            qCeil(2 * m_notes->document()->documentMargin()) + 2);
    m_boxes->setRange(1, kMaxBoxes);
    m_boxes->setKeyboardTracking(false);
    setLiveTip(m_boxes, [] { return tr("So many boxes of tiles are laid out of"); });

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addLiveRow(
        *form, [] { return tr("&Name"); }, m_name);
    addLiveRow(
        *form, [] { return tr("&Author"); }, m_author);
    addLiveRow(
        *form, [] { return tr("N&otes"); }, m_notes);
    addLiveRow(
        *form, [] { return tr("&Boxes"); }, m_boxes);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(withLiveText(headingLabel({}, 1, this), [] { return tr("Track"); }));
    column->addLayout(form);
    column->addWidget(m_refusal);
    column->addWidget(m_length);
    column->addStretch(1);
}

void TrackPanel::takeTyped()
{
    m_boxes->interpretText();
}

void TrackPanel::setRouteShown(bool shown)
{
    m_length->setRouteShown(shown);
}

bool TrackPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto& key = static_cast<QKeyEvent&>(*event);
    const bool isUndo = key.matches(QKeySequence::Undo);
    if (!isUndo && !key.matches(QKeySequence::Redo))
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->ignore(); // the window's own action comes first
        return true;
    }
    if (isUndo)
        m_document.undoStack().undo();
    else
        m_document.undoStack().redo();
    return true;
}

void TrackPanel::follow()
{
    const Track& track = m_document.track();
    const QSignalBlocker blockNotes(m_notes);
    const QSignalBlocker blockBoxes(m_boxes);
    setText(*m_name, track.name);
    setText(*m_author, track.author);
    if (textOf(*m_notes) != inField(track.notes))
        m_notes->setPlainText(track.notes);
    m_boxes->setValue(track.boxes);
    m_refusal->setText({});
}

void TrackPanel::changeName(const QString& name)
{
    TrackProperties properties = propertiesOf(m_document.track());
    properties.name = name;
    push(properties, tr("Change the name"));
}

void TrackPanel::changeAuthor(const QString& author)
{
    TrackProperties properties = propertiesOf(m_document.track());
    properties.author = author;
    push(properties, tr("Change the author"));
}

void TrackPanel::changeNotes()
{
    TrackProperties properties = propertiesOf(m_document.track());
    properties.notes = textOf(*m_notes);
    if (properties.notes == inField(m_document.track().notes))
        return;
    if (properties.notes.size() <= kMaxNotesLength) {
        push(properties, tr("Change the notes"));
        return;
    }
    follow();
    m_notes->moveCursor(QTextCursor::End);
    m_refusal->setText(tr("The notes have room for %1 characters.").arg(locale().toString(kMaxNotesLength)));
}

void TrackPanel::changeBoxes(int boxes)
{
    TrackProperties properties = propertiesOf(m_document.track());
    properties.boxes = boxes;
    if (push(properties, tr("Change the number of boxes")))
        return;
    const EditResult refused = changeProperties(m_document.track(), properties);
    follow();
    m_refusal->setText(editProblemText(refused.error()));
}

bool TrackPanel::push(const TrackProperties& properties, const QString& step)
{
    return m_document.push(changeProperties(m_document.track(), properties), step);
}

} // namespace bubblebar
