#include "designer/window/filechangebar.h"

#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/notice.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace bubblebar {

FileChangeBar::FileChangeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new Notice(Mark::Warning, this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* reload = new QPushButton(this);
    inEveryLanguage(reload, &QPushButton::setText, [] { return tr("&Reload"); });
    setLiveTip(reload, [] { return tr("Show the track as it is in the file now"); });
    auto* keep = new QPushButton(this);
    inEveryLanguage(keep, &QPushButton::setText, [] { return tr("&Keep mine"); });
    setLiveTip(keep, [] { return tr("Go on with the track as it is in this window"); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 6);
    row->addWidget(m_text, 1);
    row->addWidget(reload);
    row->addWidget(keep);
    hide();
    connect(reload, &QPushButton::clicked, this, &FileChangeBar::reloadRequested);
    connect(reload, &QPushButton::clicked, this, &QWidget::hide);
    connect(keep, &QPushButton::clicked, this, &FileChangeBar::keepRequested);
    connect(keep, &QPushButton::clicked, this, &QWidget::hide);
}

void FileChangeBar::ask(const QString& fileName, bool losesChanges)
{
    m_text->setText(losesChanges ? tr("Another program changed “%1”. Reloading loses your changes.").arg(fileName)
                                 : tr("Another program changed “%1”.").arg(fileName));
    show();
}

} // namespace bubblebar
