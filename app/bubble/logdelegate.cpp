#include "app/bubble/logdelegate.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/logmodel.h"
#include "designer/widgets/icons.h"

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
constexpr int kSign = 16; ///< of the replayed line

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
    document.setTextWidth(std::max(40, widthOf(option) - indentOf(index) - kSign - 2 * kPadding));
}

/// The line of a replay stands out by its tint and by the sign at its right; the one pointed at is only tinted.
void paintBackground(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool replayed = index.data(LogModel::ReplayedRole).toBool();
    QColor tint = option.palette.color(QPalette::Highlight);
    tint.setAlphaF(replayed ? 0.24F : 0.09F);
    if (replayed || option.state.testAnyFlags(QStyle::State_HasFocus | QStyle::State_MouseOver))
        painter.fillRect(option.rect, tint);
    if (option.state.testFlags(QStyle::State_HasFocus | QStyle::State_Active)) {
        painter.setPen(option.palette.color(QPalette::Highlight));
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    if (replayed && kindOf(index) == StoryLine::Kind::Deed) {
        const QRect sign(option.rect.right() - kSign - kPadding, option.rect.top() + kPadding, kSign, kSign);
        inkIcon(QLatin1String("last-move")).paint(&painter, sign);
    }
}

} // namespace

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintBackground(*painter, option, index);
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
