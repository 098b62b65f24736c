#pragma once

#include "core/beetle/sheet.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace bubblebar::beetle {

/// What each number of the die stands for and how many of it a beetle has: always in sight, since families know other
/// tables.
class NumberTable : public QWidget
{
    Q_OBJECT

public:
    explicit NumberTable(Variant variant, QWidget* parent = nullptr);

    /// Marks a number, 1 … 6; 0 none.
    void setMarked(int number);
    [[nodiscard]] int marked() const { return m_marked; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row
    {
        QLabel* die;
        QLabel* part;
        QLabel* count;
    };

    void addRow(int number, Variant variant);

    std::vector<Row> m_rows;
    int m_marked = 0;
};

} // namespace bubblebar::beetle
