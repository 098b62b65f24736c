#pragma once

#include "app/bubble/papercard.h"
#include "core/track/colour.h"

class QLabel;

namespace bubblebar {

/// A short notice on paper at the top of the board. The mouse goes through it.
class NoticeBanner : public PaperCard
{
    Q_OBJECT

public:
    explicit NoticeBanner(QWidget* board);

    /// Shows it in the middle of the board's upper edge and lets screen readers say it. `lines` may hold <b>…</b>.
    void tell(Colour colour, const QString& title, const QStringList& lines);
    /// All it says, without markup.
    [[nodiscard]] QString text() const { return accessibleName(); }

protected:
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace bubblebar
