#include "app/bubble/logdelegate.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/logmodel.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kIcon = 18;
constexpr int kIndent = 32;
constexpr int kHeadingIndent = 8;
constexpr int kPadding = 2;

StoryLine::Kind kindOf(const QModelIndex& index)
{
    return static_cast<StoryLine::Kind>(index.data(LogModel::KindRole).toInt());
}

int indentOf(const QModelIndex& index)
{
    return kindOf(index) == StoryLine::Kind::Turn ? kHeadingIndent : kIndent;
}

/// As wide as the view, which tells its width nowhere else.
int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// Keeps names of spaces ("B.2") on one line: a word joiner after each such dot.
QString inOnePiece(QString text)
{
    static const QRegularExpression dot(QStringLiteral("\\.(?=\\d)"));
    return text.replace(dot, QStringLiteral(".&#8288;"));
}

void fill(QTextDocument& document, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QFont font = option.font;
    if (kindOf(index) == StoryLine::Kind::Turn)
        font.setWeight(QFont::DemiBold);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(inOnePiece(index.data(LogModel::RichTextRole).toString()));
    document.setTextWidth(std::max(40, widthOf(option) - indentOf(index) - kPadding));
}

} // namespace

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (option.state & QStyle::State_HasFocus)
        painter->fillRect(option.rect, option.palette.alternateBase());
    if (kindOf(index) == StoryLine::Kind::Deed) {
        const QRect icon(option.rect.left() + kHeadingIndent, option.rect.top() + kPadding, kIcon, kIcon);
        beetleIcon(static_cast<Colour>(index.data(LogModel::ColourRole).toInt())).paint(painter, icon);
    }
    QTextDocument document;
    fill(document, option, index);
    QAbstractTextDocumentLayout::PaintContext context;
    const bool dim = kindOf(index) != StoryLine::Kind::Deed;
    context.palette.setColor(QPalette::Text, option.palette.color(dim ? QPalette::PlaceholderText : QPalette::Text));
    painter->translate(option.rect.left() + indentOf(index), option.rect.top() + kPadding);
    document.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QTextDocument document;
    fill(document, option, index);
    const int text = static_cast<int>(document.size().height());
    return {std::min(120, widthOf(option)), std::max(text, kIcon) + 2 * kPadding};
}

} // namespace bubblebar
