#pragma once

#include <QWidget>

#include <memory>

class QComboBox;

namespace bubblebar {

class Printer;

/// Which printer prints, and how.
class PrinterChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PrinterChoice(QWidget* parent = nullptr);
    ~PrinterChoice() override;

    /// Null where there is none.
    [[nodiscard]] Printer* printer() const { return m_printer.get(); }

public Q_SLOTS:
    /// Copies, range and whatever else the printer offers.
    void setUp();

Q_SIGNALS:
    void printerChanged();

private:
    void choose(const QString& name);

    QComboBox* m_names;
    std::unique_ptr<Printer> m_printer;
};

} // namespace bubblebar
