#include "app/bubble/board/noticebanner.h"

#include "app/bubble/beetleicon.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocumentFragment>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kIconSize = 36;
constexpr int kGap = 12;

} // namespace

NoticeBanner::NoticeBanner(QWidget* board)
    : PaperCard(board)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("noticeBanner"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 20, 10);
    row->setSpacing(kGap);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    board->installEventFilter(this);
    hide();
}

void NoticeBanner::tell(Colour colour, const QString& title, const QStringList& lines)
{
    m_icon->setPixmap(beetleIcon(colour).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    const QString rich =
        QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), lines.join(QStringLiteral("<br>")));
    m_text->setText(rich);
    const QString plain =
        title + QStringLiteral(": ") + QTextDocumentFragment::fromHtml(lines.join(QStringLiteral(", "))).toPlainText();
    setAccessibleName(plain);
    int widest = fontMetrics().horizontalAdvance(title);
    for (const QString& line : lines)
        widest = std::max(widest, fontMetrics().horizontalAdvance(QTextDocumentFragment::fromHtml(line).toPlainText()));
    m_text->setFixedWidth(std::min(widest + kGap, fontMetrics().averageCharWidth() * 48));
    m_text->setFixedHeight(m_text->heightForWidth(m_text->width()));
    place();
    show();
    raise();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// What it said may be about a card in hand: it leaves no trace.
void NoticeBanner::hideEvent(QHideEvent* event)
{
    if (isHidden()) {
        m_text->clear();
        setAccessibleName({});
    }
    PaperCard::hideEvent(event);
}

void NoticeBanner::place()
{
    adjustSize();
    move((parentWidget()->width() - width()) / 2, kGap);
}

bool NoticeBanner::eventFilter(QObject* /*watched*/, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return false;
}

} // namespace bubblebar
