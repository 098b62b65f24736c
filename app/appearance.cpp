#include "app/appearance.h"

#include "app/settings.h"

#include <QApplication>
#include <QPalette>

namespace bubblebar {

namespace {

void setTexts(QPalette& palette, const QColor& text, const QColor& disabled)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, disabled);
    }
}

void applyColours(const Settings& settings)
{
    switch (static_cast<Colours>(settings.number(Setting::Colours))) {
    case Colours::Light:
        return QApplication::setPalette(lightPalette());
    case Colours::Dark:
        return QApplication::setPalette(darkPalette());
    case Colours::System:
        // One without any colour of its own.
        return QApplication::setPalette(QPalette());
    }
}

} // namespace

QPalette lightPalette()
{
    QPalette palette(QColor(239, 239, 239), QColor(239, 239, 239));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(247, 247, 247));
    palette.setColor(QPalette::ToolTipBase, QColor(255, 255, 220));
    palette.setColor(QPalette::ToolTipText, Qt::black);
    palette.setColor(QPalette::Highlight, QColor(48, 140, 198));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0, 87, 174));
    setTexts(palette, Qt::black, QColor(160, 160, 160));
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(49, 54, 59), QColor(42, 46, 50));
    palette.setColor(QPalette::Base, QColor(30, 33, 36));
    palette.setColor(QPalette::AlternateBase, QColor(37, 41, 45));
    palette.setColor(QPalette::ToolTipBase, QColor(49, 54, 59));
    palette.setColor(QPalette::ToolTipText, QColor(240, 240, 240));
    palette.setColor(QPalette::Highlight, QColor(47, 128, 196));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(106, 178, 232));
    setTexts(palette, QColor(240, 240, 240), QColor(128, 132, 136));
    palette.setColor(QPalette::PlaceholderText, QColor(170, 174, 178));
    return palette;
}

void followColours(const Settings& settings)
{
    applyColours(settings);
    QObject::connect(&settings, &Settings::changed, qApp, [&settings](Setting setting) {
        if (setting == Setting::Colours)
            applyColours(settings);
    });
}

} // namespace bubblebar
