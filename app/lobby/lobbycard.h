#pragma once

#include "designer/widgets/lazypicture.h"

#include <QFrame>

#include <functional>

class QBoxLayout;
class QPushButton;

namespace bubblebar {

/// One of the things to do from the lobby.
struct LobbyCard
{
    QString title;
    QString text;   ///< two lines
    QString action; ///< on the button
    LazyPicture::Painter picture;
    std::function<void()> start;
};

/// Shows a card: picture, title, and the button that starts it. A click on the picture starts it too.
class LobbyCardView : public QFrame
{
    Q_OBJECT

public:
    explicit LobbyCardView(const LobbyCard& card, QWidget* parent = nullptr);

    [[nodiscard]] QPushButton* button() const { return m_button; }

    /// With the button beside the texts or below them.
    [[nodiscard]] int leastWidth(bool beside) const;
    [[nodiscard]] bool isBeside() const;
    void setBeside(bool beside);

private:
    QWidget* m_texts;
    QPushButton* m_button;
    QBoxLayout* m_foot;
};

} // namespace bubblebar
