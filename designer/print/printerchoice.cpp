#include "designer/print/printerchoice.h"

#include "designer/print/printer.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace bubblebar {

PrinterChoice::PrinterChoice(QWidget* parent)
    : QWidget(parent)
    , m_names(new QComboBox(this))
{
    m_names->setAccessibleName(tr("Printer"));
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    if (const Printers* all = printers()) {
        m_names->addItems(all->names());
        m_names->setCurrentText(all->usualName());
    }
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
    m_printer = printers()->printer(name);
    Q_EMIT printerChanged();
}

void PrinterChoice::setUp()
{
    if (!m_printer || !m_printer->setUp(this))
        return;
    m_names->setCurrentText(m_printer->name());
    Q_EMIT printerChanged();
}

} // namespace bubblebar
