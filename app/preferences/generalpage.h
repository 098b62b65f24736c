#pragma once

#include <QWidget>

namespace bubblebar {

class Settings;

/// Language and colours.
class GeneralPage : public QWidget
{
    Q_OBJECT

public:
    explicit GeneralPage(Settings& settings, QWidget* parent = nullptr);
};

} // namespace bubblebar
