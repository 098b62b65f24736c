#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace bubblebar {

class Settings;

/// Invites to First Flight: a broad strip for who has never begun a race here, and a small button for everybody else.
/// The strip is this widget; it hides itself.
class FlightInvitation : public QFrame
{
    Q_OBJECT

public:
    /// `settings` must live as long as this.
    explicit FlightInvitation(const Settings& settings, QWidget* parent = nullptr);

    /// To be placed elsewhere; hidden while the strip is shown.
    [[nodiscard]] QPushButton* smallButton() const { return m_small; }

Q_SIGNALS:
    void accepted();

private:
    void follow();

    const Settings& m_settings;
    QLabel* m_title;
    QPushButton* m_large;
    QPushButton* m_small;
};

} // namespace bubblebar
