#pragma once

#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace bubblebar {

class TrackDocument;

/// How long a track is and what it is made of, with a switch for its shortest route. The route is looked for when there
/// is time and somebody sees it; until then its place says "…".
class LengthView : public QWidget
{
    Q_OBJECT

public:
    explicit LengthView(TrackDocument& document, QWidget* parent = nullptr);

    void setRouteShown(bool shown);

Q_SIGNALS:
    void routeToggled(bool on);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void findRoute();
    void showTexts();
    void showSwitch();
    [[nodiscard]] QString routeText() const;
    [[nodiscard]] QString countsText() const;

    TrackDocument& m_document;
    QLabel* m_length;
    QLabel* m_counts;
    QCheckBox* m_route;
    QTimer m_idle;
    std::optional<int> m_steps; ///< of the shortest route, 0 for none; empty while it is looked for
};

} // namespace bubblebar
