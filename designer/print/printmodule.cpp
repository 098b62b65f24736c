// A module of its own, so that the program comes up without Qt Print Support.

#include "designer/print/qtprinter.h"

#include <QPrinterInfo>

namespace bubblebar {

namespace {

class SystemPrinters : public Printers
{
public:
    [[nodiscard]] QStringList names() const override { return QPrinterInfo::availablePrinterNames(); }
    [[nodiscard]] QString usualName() const override { return QPrinterInfo::defaultPrinterName(); }

    [[nodiscard]] std::unique_ptr<Printer> printer(const QString& name) const override
    {
        return std::make_unique<QtPrinter>(QPrinterInfo::printerInfo(name));
    }
};

} // namespace

} // namespace bubblebar

extern "C" Q_DECL_EXPORT const bubblebar::Printers* bubblebarPrinters()
{
    static const bubblebar::SystemPrinters printers;
    return &printers;
}
