#include "designer/drawing/pages/pagetext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

QString words(const char* text, int number = -1)
{
    return QCoreApplication::translate("Pages", text, nullptr, number);
}

QString millimetres(double mm)
{
    return QString::number(mm, 'f', mm < 10 ? 1 : 0);
}

QString cellTitle(PosterCell cell)
{
    return words(QT_TRANSLATE_NOOP("Pages", "row %1, column %2")).arg(cell.row + 1).arg(cell.column + 1);
}

struct LabelOf
{
    int number;

    QString operator()(const PlanPage& /*page*/) const { return pageKindTitle(PageKind::Plan); }
    QString operator()(const ListPage& /*page*/) const
    {
        return words(QT_TRANSLATE_NOOP("Pages", "List %1")).arg(number);
    }
    QString operator()(const MapPage& /*page*/) const { return words(QT_TRANSLATE_NOOP("Pages", "Page map")); }
    QString operator()(const PosterPage& page) const { return cellLabel(page.cell); }
    QString operator()(const SheetPage& page) const
    {
        if (!page.hasOtherSide)
            return words(QT_TRANSLATE_NOOP("Pages", "Sheet %1")).arg(number);
        return (page.back ? words(QT_TRANSLATE_NOOP("Pages", "Back %1"))
                          : words(QT_TRANSLATE_NOOP("Pages", "Front %1")))
            .arg(number);
    }
};

} // namespace

QString pageKindTitle(PageKind kind)
{
    switch (kind) {
    case PageKind::Plan:
        return words(QT_TRANSLATE_NOOP("Pages", "Plan"));
    case PageKind::Poster:
        return words(QT_TRANSLATE_NOOP("Pages", "Poster"));
    case PageKind::Tiles:
        return words(QT_TRANSLATE_NOOP("Pages", "Tiles"));
    case PageKind::Cards:
        return words(QT_TRANSLATE_NOOP("Pages", "Cards"));
    case PageKind::Stickers:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Pages", "Stickers"));
}

QString paperTitle(const Paper& paper)
{
    if (paper.format != PaperFormat::Custom)
        return paper.name();
    const QSizeF size = paper.size();
    return words(QT_TRANSLATE_NOOP("Pages", "%1 × %2 mm")).arg(size.width()).arg(size.height());
}

QString pageLabel(const PageSet& set, int page)
{
    const Page& which = set.pages[static_cast<std::size_t>(page)];
    return std::visit(LabelOf {which.number}, which.content);
}

QString pageSummary(const PageSet& set)
{
    const QString pages = QCoreApplication::translate("Pages", "%n page(s)", nullptr, set.count());
    const QString direction = set.frame.isAcross() ? words(QT_TRANSLATE_NOOP("Pages", "%1 %2 across"))
                                                   : words(QT_TRANSLATE_NOOP("Pages", "%1 %2 upright"));
    return direction.arg(pages, paperTitle(set.options.paper));
}

QString pageWarningText(const PageWarning& warning)
{
    const auto sentence = [&](const char* text) { return words(text).arg(millimetres(warning.mm)); };
    switch (warning.code) {
    case PageWarning::Code::MarginRaised:
        return sentence(QT_TRANSLATE_NOOP("Pages", "The printer doesn’t reach further: the margin is %1 mm."));
    case PageWarning::Code::MarginReduced:
        return sentence(QT_TRANSLATE_NOOP("Pages", "The paper is too small for wider margins than %1 mm."));
    case PageWarning::Code::OverlapReduced:
        return sentence(QT_TRANSLATE_NOOP("Pages", "The paper is too small for more overlap than %1 mm."));
    case PageWarning::Code::PieceTooLarge:
        return sentence(QT_TRANSLATE_NOOP("Pages", "A piece reaches %1 mm beyond the margins and will be cut off. Take "
                                                   "larger paper, or make the pieces smaller."));
    case PageWarning::Code::BackOutside:
        return sentence(QT_TRANSLATE_NOOP("Pages", "With this offset the backs reach %1 mm beyond what the printer can "
                                                   "print. Take wider margins."));
    case PageWarning::Code::TilesTiny:
        return sentence(QT_TRANSLATE_NOOP("Pages", "The tiles are only %1 mm wide, hard to read. Take larger paper, or "
                                                   "print a poster."));
    case PageWarning::Code::NothingToPrint:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Pages", "There is nothing to print: choose at least one piece."));
}

QString printedName(const Track& track)
{
    const QString name = track.name.simplified();
    return name.isEmpty() ? words(QT_TRANSLATE_NOOP("Pages", "A track without a name")) : name;
}

QStringList footTexts(const PageSet& set, int page)
{
    const Page& which = set.pages[static_cast<std::size_t>(page)];
    const QString label = pageLabel(set, page);
    const QString count = words(QT_TRANSLATE_NOOP("Pages", "page %1 of %2")).arg(page + 1).arg(set.count());
    const QString dot = QStringLiteral(" · ");
    QString longer = label;
    if (const auto* poster = std::get_if<PosterPage>(&which.content))
        longer += dot + cellTitle(poster->cell);
    QString name = printedName(*set.track);
    if (set.options.kind == PageKind::Cards || set.options.kind == PageKind::Tiles ||
        set.options.kind == PageKind::Stickers)
        name = pageKindTitle(set.options.kind);
    return {name + dot + longer + dot + count, longer + dot + count, label + dot + count, label};
}

} // namespace bubblebar
