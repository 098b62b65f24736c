#pragma once

#include <QWidget>

namespace bubblebar {

class Settings;

/// Whether sounds are heard, and how loud.
class SoundPage : public QWidget
{
    Q_OBJECT

public:
    explicit SoundPage(Settings& settings, QWidget* parent = nullptr);
};

} // namespace bubblebar
