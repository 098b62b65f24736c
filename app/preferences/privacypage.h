#pragma once

#include <QWidget>

namespace bubblebar {

class Settings;

/// What the program remembers of its users, and how it forgets.
class PrivacyPage : public QWidget
{
    Q_OBJECT

public:
    explicit PrivacyPage(Settings& settings, QWidget* parent = nullptr);
};

} // namespace bubblebar
