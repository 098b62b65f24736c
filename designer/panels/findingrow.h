#pragma once

#include "core/track/guidelines.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace bubblebar {

/// One finding: a sign, what to do, and buttons that show the tiles and make the repair.
class FindingRow : public QWidget
{
    Q_OBJECT

public:
    explicit FindingRow(QWidget* parent = nullptr);

    /// `repair`: the button's text; none where it is empty. `canShow`: there are tiles to show.
    void setFinding(Severity severity, const QString& sentence, const QString& repair, bool canShow);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void showClicked();
    void repairClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int textIndent() const;
    void stackButtons();

    Severity m_severity = Severity::Error;
    QString m_repairText; ///< the button shows as much of it as there is room for
    QLabel* m_text;
    QPushButton* m_show;
    QPushButton* m_repair;
    QBoxLayout* m_buttons;
};

} // namespace bubblebar
