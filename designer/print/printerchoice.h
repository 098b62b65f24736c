#pragma once

#include <QWidget>

#include <memory>

class QComboBox;
class QPrinter;
class QPrinterInfo;
class QPushButton;

namespace bubblebar {

/// Which printer prints, and how.
class PrinterChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PrinterChoice(QWidget* parent = nullptr);
    ~PrinterChoice() override;

    /// Null where there is none.
    [[nodiscard]] QPrinter* printer() const { return m_printer.get(); }

public Q_SLOTS:
    /// Copies, range and whatever else the printer offers.
    void setUp();

Q_SIGNALS:
    void printerChanged();

private:
    void choose(const QString& name);

    QComboBox* m_names;
    std::unique_ptr<QPrinter> m_printer;
};

} // namespace bubblebar
