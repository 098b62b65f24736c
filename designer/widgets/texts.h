#pragma once

#include <QFont>
#include <QString>

class QLabel;
class QWidget;

namespace bubblebar {

/// `font` at `factor` times its size. Sizes are factors of the user's font, never pixels.
[[nodiscard]] QFont scaledFont(const QFont& font, double factor, bool bold = false);

/// Remarks are smaller than the text by this factor.
inline constexpr double kSecondaryText = 0.93;

void makeHeading(QLabel& label, double factor);
void makeSecondary(QLabel& label);

/// A heading: bold, `factor` × the system's size.
[[nodiscard]] QLabel* headingLabel(const QString& text, double factor, QWidget* parent);

/// A remark: a little smaller, in the palette's dim role.
[[nodiscard]] QLabel* secondaryLabel(const QString& text, QWidget* parent);

} // namespace bubblebar
