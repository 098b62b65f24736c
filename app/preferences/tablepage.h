#pragma once

#include <QWidget>

namespace bubblebar {

class Settings;

/// How the tables look and move, and what is hidden at them.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(Settings& settings, QWidget* parent = nullptr);

    /// In the order of Setting::TableSpeed.
    [[nodiscard]] static QStringList speedNames();
};

} // namespace bubblebar
