#include "designer/window/recoverydialog.h"

#include "core/support/errortext.h"
#include "core/track/builtintext.h"
#include "core/track/tracktext.h"
#include "designer/widgets/texts.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

QString nameOf(const LostTrack& lost)
{
    if (lost.track && !lost.track->name.isEmpty())
        return shownName(*lost.track);
    const QString file = QFileInfo(lost.originalPath).completeBaseName();
    return file.isEmpty() ? RecoveryDialog::tr("Track without a name") : file;
}

/// The track and its last change; below, which file it is of, or what is wrong with it.
QString describe(const LostTrack& lost)
{
    const QString time = QLocale().toString(lost.time, QLocale::ShortFormat);
    if (!lost.track)
        return RecoveryDialog::tr("Damaged copy, %1\nIt can’t be read: %2")
            .arg(time, fileErrorText(lost.track.error()));
    const QString file = lost.originalPath.isEmpty() ? RecoveryDialog::tr("never saved to a file") : lost.originalPath;
    return RecoveryDialog::tr("%1 · %2 · %3\n%4").arg(nameOf(lost), trackSummary(*lost.track), time, file);
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<LostTrack> lost, QWidget* parent)
    : QDialog(parent)
    , m_lost(std::move(lost))
    , m_list(new QListWidget(this))
    , m_recover(new QPushButton(tr("&Recover"), this))
    , m_discard(new QPushButton(tr("&Discard"), this))
{
    setWindowTitle(tr("Unsaved tracks"));
    fill();
    layOut();
    connect(m_list, &QListWidget::itemSelectionChanged, this, &RecoveryDialog::updateButtons);
    connect(m_recover, &QPushButton::clicked, this, &RecoveryDialog::recoverSelected);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discardSelected);
    m_list->selectAll();
    m_recover->setFocus();
    updateButtons();
}

void RecoveryDialog::fill()
{
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAccessibleName(tr("Unsaved tracks"));
    m_list->setWordWrap(true);
    m_list->setSpacing(4);
    for (const LostTrack& lost : m_lost)
        m_list->addItem(describe(lost));
}

void RecoveryDialog::layOut()
{
    constexpr int kLetters = 64;
    constexpr int kLines = 9;
    m_list->setMinimumSize(kLetters * fontMetrics().averageCharWidth(), kLines * fontMetrics().height());
    auto* text = new QLabel(tr("The program ended before these tracks were saved. Recovering one opens it; "
                               "its file stays as it is until you save."),
                            this);
    text->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_recover->setDefault(true);
    m_discard->setToolTip(tr("Delete the unsaved changes. The tracks’ own files stay as they are."));
    buttons->addButton(m_recover, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_discard, QDialogButtonBox::DestructiveRole);
    buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(text);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
}

std::vector<int> RecoveryDialog::selectedRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->isSelected())
            rows.push_back(row);
    return rows;
}

void RecoveryDialog::updateButtons()
{
    const std::vector<int> rows = selectedRows();
    m_discard->setEnabled(!rows.empty());
    m_recover->setEnabled(
        std::ranges::any_of(rows, [this](int row) { return m_lost[static_cast<std::size_t>(row)].track.has_value(); }));
}

void RecoveryDialog::recoverSelected()
{
    std::vector<int> rows = selectedRows();
    std::erase_if(rows, [this](int row) { return !m_lost[static_cast<std::size_t>(row)].track; });
    for (const int row : rows)
        Q_EMIT recoverRequested(m_lost[static_cast<std::size_t>(row)]);
    removeRows(rows);
}

void RecoveryDialog::discardSelected()
{
    std::vector<int> rows = selectedRows();
    std::erase_if(rows, [this](int row) { return !discardLostTrack(m_lost[static_cast<std::size_t>(row)]); });
    removeRows(rows);
}

void RecoveryDialog::removeRows(const std::vector<int>& rows)
{
    std::for_each(rows.rbegin(), rows.rend(), [this](int row) {
        delete m_list->takeItem(row);
        m_lost.erase(m_lost.begin() + row);
    });
    if (m_lost.empty())
        accept();
}

} // namespace bubblebar
