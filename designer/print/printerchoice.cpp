#include "designer/print/printerchoice.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

namespace bubblebar {

PrinterChoice::PrinterChoice(QWidget* parent)
    : QWidget(parent)
    , m_names(new QComboBox(this))
{
    m_names->setAccessibleName(tr("Printer"));
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->addItems(QPrinterInfo::availablePrinterNames());
    m_names->setCurrentText(QPrinterInfo::defaultPrinterName());
    if (m_names->count() == 0) {
        m_names->addItem(tr("No printer found"));
        m_names->setEnabled(false);
    } else {
        choose(m_names->currentText());
    }
    connect(m_names, &QComboBox::textActivated, this, &PrinterChoice::choose);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_names);
    setFocusProxy(m_names);
}

PrinterChoice::~PrinterChoice() = default;

void PrinterChoice::choose(const QString& name)
{
    m_printer = std::make_unique<QPrinter>(QPrinterInfo::printerInfo(name), QPrinter::HighResolution);
    Q_EMIT printerChanged();
}

void PrinterChoice::setUp()
{
    if (!m_printer)
        return;
    QPrintDialog dialog(m_printer.get(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_names->setCurrentText(m_printer->printerName());
    Q_EMIT printerChanged();
}

} // namespace bubblebar
