#pragma once

#include "designer/print/printer.h"

#include <QPrinter>

class QPrinterInfo;

namespace bubblebar {

/// A printer as Qt Print Support knows it.
class QtPrinter : public Printer
{
public:
    explicit QtPrinter(const QPrinterInfo& info);
    /// Writes a PDF file instead.
    explicit QtPrinter(const QString& path);

    [[nodiscard]] QString name() const override { return m_printer.printerName(); }
    [[nodiscard]] double margin(QSizeF paper) const override;
    bool setUp(QWidget* parent) override;
    [[nodiscard]] std::pair<int, int> range(int pages) const override;
    void prepare(const QPageLayout& layout, Duplex duplex, const QString& job) override;
    [[nodiscard]] QPagedPaintDevice& device() override { return m_printer; }
    void abort() override { m_printer.abort(); }

private:
    QPrinter m_printer;
};

} // namespace bubblebar
