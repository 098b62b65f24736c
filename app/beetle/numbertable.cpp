#include "app/beetle/numbertable.h"

#include "app/beetle/diepainter.h"
#include "core/beetle/beetletext.h"
#include "core/support/everylanguage.h"
#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace bubblebar::beetle {

namespace {

constexpr double kDieFactor = 1.35;
constexpr double kRadius = 5;

QString countText(int number, Variant variant)
{
    const Part part = partOfNumber(number);
    const QString count = NumberTable::tr("×%1").arg(variant.needed(part));
    if (part != Part::Tail || !variant.wings)
        return count;
    return NumberTable::tr("×%1 + %2").arg(variant.needed(Part::Tail)).arg(variant.needed(Part::Wing));
}

} // namespace

NumberTable::NumberTable(Variant variant, QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 2, 8, 2);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(1, 1);
    for (int number = 1; number <= kDieSides; ++number)
        addRow(number, variant);
    setLiveName(this, [] { return tr("What the numbers stand for"); });
}

void NumberTable::addRow(int number, Variant variant)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    const int side = static_cast<int>(fontMetrics().height() * kDieFactor);
    const Row row {new QLabel(this), new QLabel(this), new QLabel(this)};
    inEveryLanguage(row.part, [row, number, variant] {
        row.part->setText(numberText(number, variant));
        row.count->setText(countText(number, variant));
        row.part->setAccessibleName(tr("%1 is %2, %3").arg(number).arg(row.part->text(), row.count->text()));
    });
    row.die->setPixmap(dieIcon(number).pixmap(QSize(side, side), devicePixelRatioF()));
    row.die->setAccessibleName(QString::number(number));
    grid->addWidget(row.die, number, 0);
    grid->addWidget(row.part, number, 1);
    grid->addWidget(row.count, number, 2);
    m_rows.push_back(row);
}

void NumberTable::setMarked(int number)
{
    m_marked = number;
    for (int i = 0; i < kDieSides; ++i)
        m_rows[static_cast<std::size_t>(i)].part->setFont(scaledFont(font(), 1, i + 1 == number));
    update();
}

void NumberTable::paintEvent(QPaintEvent* /*event*/)
{
    if (m_marked == 0)
        return;
    const Row& row = m_rows[static_cast<std::size_t>(m_marked - 1)];
    const QRect line = row.die->geometry() | row.count->geometry();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette::kAmber;
    ground.setAlpha(110);
    painter.setPen(QPen(palette::kInk, 1.2));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(line).adjusted(-5, -1, 5, 1), kRadius, kRadius);
}

} // namespace bubblebar::beetle
