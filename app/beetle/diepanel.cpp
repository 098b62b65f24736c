#include "app/beetle/diepanel.h"

#include "app/beetle/dieview.h"
#include "app/beetle/numbertable.h"
#include "app/bubble/board/paperbubble.h"
#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr double kRadius = 10;
constexpr int kLetters = 30; ///< the panel's width
constexpr int kSentenceLines = 3;

} // namespace

DiePanel::DiePanel(Variant variant, QWidget* parent)
    : QFrame(parent)
    , m_variant(variant)
    , m_die(new DieView(this))
    , m_title(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_table(new NumberTable(variant, this))
{
    setPalette(paperPalette());
    m_title->setFont(scaledFont(font(), 1.4, true));
    m_button->setObjectName(QStringLiteral("rollButton"));
    m_button->setFont(scaledFont(font(), 1.15, true));
    m_button->setAutoDefault(true);
    m_button->setDefault(true);
    m_button->setMinimumHeight(fontMetrics().height() * 5 / 2);
    setLiveTip(m_button, [] { return tr("Space or Enter"); });
    layOut();
    connect(m_die, &DieView::clicked, this, &DiePanel::pressed);
    connect(m_button, &QPushButton::clicked, this, &DiePanel::pressed);
}

void DiePanel::layOut()
{
    for (QLabel* label : {m_title, m_sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setWordWrap(true);
    }
    // The parts below keep their places whatever is told.
    m_sentence->setMinimumHeight(kSentenceLines * fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(4);
    column->addWidget(m_die, 3);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addWidget(m_button);
    column->addSpacing(6);
    column->addWidget(m_table);
    const QMargins margins = column->contentsMargins();
    setFixedWidth(std::max(kLetters * fontMetrics().averageCharWidth(), m_table->sizeHint().width()) + margins.left() +
                  margins.right());
}

void DiePanel::showResult(const QString& title, const QString& sentence, int markedNumber)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_table->setMarked(markedNumber);
}

void DiePanel::setButtonText(const QString& text)
{
    const QFontMetrics metrics(m_button->font());
    const int room = width() - 2 * metrics.averageCharWidth() - 32;
    m_button->setText(metrics.elidedText(text, Qt::ElideRight, room));
    m_button->setAccessibleName(text);
}

void DiePanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette::kInk, 1.6));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), kRadius, kRadius);
}

} // namespace bubblebar::beetle
