#include "designer/drawing/pages/papertext.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>

namespace bubblebar {

namespace {

// Fonts have whole sizes: text is laid out a hundred units high and scaled down.
constexpr int kUnits = 100;
constexpr double kLineSpacing = 1.25; // of the size
constexpr double kSizeStep = 0.92;
constexpr double kSmallest = 0.75;

QFont fontFor(const PaperFont& look)
{
    QFont font = look.fixed ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QGuiApplication::font();
    font.setPixelSize(kUnits);
    font.setBold(look.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double scaleOf(const PaperFont& look)
{
    return look.size / (kLineSpacing * kUnits);
}

void paintRun(QPainter& painter, QPointF base, const QString& text, const PaperFont& look)
{
    painter.save();
    painter.translate(base);
    painter.scale(scaleOf(look), scaleOf(look));
    const QFont font = fontFor(look);
    if (painter.paintEngine()->type() == QPaintEngine::SVG) {
        QPainterPath shapes;
        shapes.addText(0, 0, font, text);
        painter.fillPath(shapes, look.colour);
    } else {
        painter.setFont(font);
        painter.setPen(look.colour);
        painter.drawText(QPointF(0, 0), text);
    }
    painter.restore();
}

/// One line, up and down in the middle of the box, shortened where it is too long.
void paintLine(QPainter& painter, const QRectF& box, const QString& text, const PaperFont& font, Qt::Alignment across)
{
    const QFontMetricsF metrics(fontFor(font));
    const double scale = scaleOf(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, box.width() / scale + 1e-3);
    const double room = box.width() - metrics.horizontalAdvance(shown) * scale;
    const double left = across.testFlag(Qt::AlignRight) ? room : across.testFlag(Qt::AlignHCenter) ? room / 2 : 0;
    const double base = box.center().y() + metrics.capHeight() * scale / 2;
    paintRun(painter, {box.left() + left, base}, shown, font);
}

QString plain(QString text)
{
    for (QChar& character : text) {
        if (character.category() == QChar::Other_Control || character == QChar::LineSeparator ||
            character == QChar::ParagraphSeparator)
            character = u' ';
    }
    return text;
}

/// The text in lines of at most `width` mm, up to one more than `most`, so that it shows whether that was all.
QStringList linesOf(const QString& text, const PaperFont& look, double width, int most)
{
    QTextLayout layout(text, fontFor(look));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() <= most; line = layout.createLine()) {
        line.setLineWidth(width / scaleOf(look));
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

int linesIn(double height, const PaperFont& look)
{
    return std::max(1, static_cast<int>(height / look.size + 1e-6));
}

} // namespace

double paperTextWidth(const QString& text, const PaperFont& font)
{
    return QFontMetricsF(fontFor(font)).horizontalAdvance(plain(text)) * scaleOf(font);
}

void paintPaperLine(QPainter& painter, const QRectF& box, const QString& text, const PaperFont& font,
                    Qt::Alignment across)
{
    PaperFont smaller = font;
    if (const double width = paperTextWidth(text, font); width > box.width())
        smaller.size *= std::max(kSmallest, box.width() / width);
    paintLine(painter, box, plain(text), smaller, across);
}

double paintPaperText(QPainter& painter, const QRectF& box, const QString& text, const PaperFont& font)
{
    const QString whole = plain(text);
    const int most = linesIn(box.height(), font);
    QStringList lines = linesOf(whole, font, box.width(), most);
    if (lines.size() > most) {
        const QString rest = lines.takeLast();
        lines.last() += u' ' + rest;
    }
    for (int i = 0; i < lines.size(); ++i) {
        const QRectF line(box.left(), box.top() + i * font.size, box.width(), font.size);
        paintLine(painter, line, lines[i], font, Qt::AlignLeft);
    }
    return static_cast<double>(lines.size()) * font.size;
}

double paintFittedText(QPainter& painter, const QRectF& box, const QString& text, PaperFont font, double leastSize)
{
    const QString whole = plain(text);
    while (font.size > leastSize &&
           linesOf(whole, font, box.width(), linesIn(box.height(), font)).size() > linesIn(box.height(), font))
        font.size = std::max(leastSize, font.size * kSizeStep);
    return paintPaperText(painter, box, whole, font);
}

} // namespace bubblebar
