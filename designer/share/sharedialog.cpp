#include "designer/share/sharedialog.h"

#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/sharecode.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/trackimage.h"
#include "designer/preferences.h"
#include "designer/proposedpath.h"
#include "designer/share/qrview.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"
#include "designer/window/designerdialogs.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace bubblebar {

namespace {

/// Of the track as a file that opens again: an SVG or a PNG, as the path says.
QByteArray pictureBytes(const Track& track, const QString& path)
{
    ImageSize size;
    size.size = usualImageSize(track);
    return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ? trackSvg(track, size) : trackPng(track, size);
}

} // namespace

ShareDialog::ShareDialog(const TrackDocument& document, Preferences& preferences, DesignerDialogs& dialogs,
                         QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_preferences(preferences)
    , m_dialogs(dialogs)
    , m_code(shareCode(document.track()))
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(inkIcon(QLatin1String("copy")), tr("&Copy the code"), this))
    , m_done(secondaryLabel({}, this))
{
    setWindowTitle(tr("Share %1").arg(printedName(document.track())));
    setMinimumWidth(fontMetrics().averageCharWidth() * 76);
    layOut();
    connect(m_copy, &QPushButton::clicked, this, &ShareDialog::copyCode);
}

void ShareDialog::layOut()
{
    QLabel* help = secondaryLabel(tr("Your friend pastes the code into the track designer, or drops the picture on its "
                                     "window: either way the track opens."),
                                  this);
    help->setWordWrap(true);
    auto* picture = new QPushButton(inkIcon(QLatin1String("save")), tr("Save a &picture…"), this);
    connect(picture, &QPushButton::clicked, this, &ShareDialog::savePicture);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->addButton(picture, QDialogButtonBox::ActionRole);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addLayout(codePart(), 1);
    page->addWidget(help);
    page->addWidget(m_done);
    page->addWidget(buttons);
    m_copy->setDefault(true);
    m_copy->setEnabled(m_code.has_value());
}

QLayout* ShareDialog::codePart()
{
    auto* column = new QVBoxLayout;
    if (!m_code) {
        auto* problem = new Notice(Mark::Warning, this);
        problem->setText(fileErrorText(m_code.error()));
        m_text->hide();
        column->addWidget(problem);
        return column;
    }
    m_text->setPlainText(*m_code);
    m_text->setReadOnly(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Share code"));
    m_text->setTabChangesFocus(true);
    if (const std::optional<QrCode> code = qrCode(*m_code)) {
        auto* picture = new QrView(this);
        picture->showCode(*code);
        column->addWidget(picture, 1);
    } else {
        QLabel* none = secondaryLabel(tr("The code of this track is too long for a QR code."), this);
        none->setWordWrap(true);
        column->addWidget(none);
    }
    m_text->setFixedHeight(4 * m_text->fontMetrics().lineSpacing() + 2 * m_text->frameWidth());
    column->addWidget(m_text);
    return column;
}

void ShareDialog::copyCode()
{
    QGuiApplication::clipboard()->setText(*m_code);
    m_done->setText(tr("The code is on the clipboard."));
}

void ShareDialog::savePicture()
{
    const QString proposed =
        proposedPath(m_preferences.fileFolder(), printedName(m_document.track()), QStringLiteral(".png"));
    const QString path = m_dialogs.choosePicture(proposed, this);
    if (path.isEmpty())
        return;
    if (const Result<void> written = writeFile(path, pictureBytes(m_document.track(), path)); !written)
        return m_dialogs.tell(tr("The picture is not saved"), fileErrorText(written.error()), {}, this);
    m_preferences.setFileFolder(QFileInfo(path).absolutePath());
    m_done->setText(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

} // namespace bubblebar
