#include "designer/widgets/texts.h"

#include <QLabel>

namespace bubblebar {

QFont scaledFont(const QFont& font, double factor, bool bold)
{
    QFont scaled = font;
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(font.pointSizeF() * factor);
    else
        scaled.setPixelSize(qRound(font.pixelSize() * factor));
    scaled.setBold(bold);
    return scaled;
}

void makeHeading(QLabel& label, double factor)
{
    label.setTextFormat(Qt::PlainText);
    label.setFont(scaledFont(label.font(), factor, true));
}

void makeSecondary(QLabel& label)
{
    label.setTextFormat(Qt::PlainText);
    label.setFont(scaledFont(label.font(), kSecondaryText));
    label.setForegroundRole(QPalette::PlaceholderText);
}

QLabel* headingLabel(const QString& text, double factor, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    makeHeading(*label, factor);
    return label;
}

QLabel* secondaryLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    makeSecondary(*label);
    return label;
}

} // namespace bubblebar
