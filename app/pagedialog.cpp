#include "app/pagedialog.h"

#include "designer/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace bubblebar {

PageDialog::PageDialog(const QString& title, const QString& text, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    auto* browser = new QTextBrowser(this);
    browser->setAccessibleName(title);
    browser->setHtml(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(browser);
    column->addWidget(buttons);
    resizeWithinScreen(*this, {560, 600});
}

} // namespace bubblebar
