#include "designer/generate/generatedialog.h"

#include "core/bubble/players/trackgeneratortext.h"
#include "core/track/trackedit.h"
#include "core/track/tracktext.h"
#include "designer/document/trackdocument.h"
#include "designer/generate/layoutpreview.h"
#include "designer/generate/wishespane.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/texts.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

namespace bubblebar {

GenerateDialog::GenerateDialog(TrackDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_wishes(new WishesPane(document.track(), this))
    , m_preview(new LayoutPreview(this))
    , m_summary(new QLabel(this))
    , m_problem(new Notice(Mark::Warning, this))
{
    setWindowTitle(tr("Generate a track"));
    layOut();
    connect(m_wishes, &WishesPane::changed, this, &GenerateDialog::generate);
    generate();
}

void GenerateDialog::layOut()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_lay = buttons->addButton(tr("&Lay this track"), QDialogButtonBox::AcceptRole);
    m_lay->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);

    auto* picture = new QVBoxLayout;
    picture->addWidget(m_preview, 1);
    picture->addWidget(m_summary);
    picture->addWidget(m_problem);
    auto* wishes = new QVBoxLayout;
    wishes->addWidget(m_wishes);
    wishes->addStretch();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(wishes);
    middle->addLayout(picture, 1);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addLayout(middle, 1);
    if (!m_document.track().tiles.empty()) {
        page->addWidget(
            secondaryLabel(tr("It takes the place of what lies on the table now. Undo brings that back."), this));
    }
    page->addWidget(buttons);
}

void GenerateDialog::generate()
{
    auto generated = generateTrack(m_wishes->options());
    m_track = generated ? std::make_shared<const Track>(std::move(generated->track)) : nullptr;
    m_preview->showTrack(m_track);
    m_problem->setText(generated ? QString() : generatorProblemText(generated.error()));
    m_summary->setVisible(generated.has_value());
    if (generated) {
        const int turns = expectedTurns(generated->routeSteps);
        const QString race = tr("a race of two takes about %n turn(s)", nullptr, turns);
        m_summary->setText(tr("%1 · %2", "length and tiles; turns").arg(trackSummary(*m_track), race));
    }
    m_lay->setEnabled(generated.has_value());
}

void GenerateDialog::accept()
{
    if (!m_track)
        return;
    m_document.push(replaceLayout(m_document.track(), m_track->tiles), tr("Generate a track"));
    QDialog::accept();
}

} // namespace bubblebar
