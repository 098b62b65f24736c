#include "app/help/designerpages.h"

#include "app/help/helpparts.h"
#include "app/help/helpscenes.h"
#include "core/track/guidelinestext.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pageset.h"
#include "designer/drawing/palette.h"
#include "designer/drawing/qrcode.h"

#include <QCoreApplication>
#include <QPainter>

namespace bubblebar {

using namespace helpscenes;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DesignerHelp)
};

constexpr double kPageHeight = 250;
constexpr double kQrSide = 150;

/// What the designer would say first about the track.
QString firstFinding(const HelpScene& scene)
{
    const TrackPtr track = scenePosition(scene).race.board->trackPtr();
    return findingText(*track, checkGuidelines(*track).front());
}

HelpPicture pagePicture(PageKind kind)
{
    PageOptions options;
    options.kind = kind;
    const auto set = std::make_shared<const PageSet>(makePages(builtInTracks().front().track, options));
    const double scale = kPageHeight / set->frame.paper.height();
    return {set->frame.paper * scale, [set, scale](QPainter& painter, bool) {
                painter.scale(scale, scale);
                painter.fillRect(QRectF(QPointF(), set->frame.paper), Qt::white);
                painter.setClipRect(QRectF(QPointF(), set->frame.paper));
                paintPage(painter, *set, 0);
                painter.setPen(QPen(palette::kCreamShade, 3));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(QRectF(QPointF(), set->frame.paper));
            }};
}

HelpPicture qrPicture()
{
    return {{kQrSide, kQrSide}, [](QPainter& painter, bool) {
                const Result<QString> code = shareCode(*builtInTracks().front().track);
                const std::optional<QrCode> picture = code ? qrCode(*code) : std::nullopt;
                if (picture)
                    paintQrCode(painter, {0, 0, kQrSide, kQrSide}, *picture);
            }};
}

} // namespace

void fillDesigningPage(HelpPage& page)
{
    page.say(Words::tr("Lay tiles on the board and join their stems: that is a track. Drag a tile out of the box, or "
                       "click it and click where it shall lie. <b>R</b> turns it, <b>F</b> shows its other side."));
    page.show(trackOnTable(builtInTracks().front().track), Words::tr("Stems that meet at an edge make one way."));
    page.heading(Words::tr("What a good track has"));
    page.say(Words::tr("<b>A start</b> with at least two tiles beside it, so that not everybody takes the same way."));
    page.show(scenePicture(kOneNeighbour), firstFinding(kOneNeighbour));
    page.say(Words::tr("<b>All tiles in one piece</b>, edge to edge, each one only as often as the box has it."));
    page.show(scenePicture(kIsland), firstFinding(kIsland));
    page.say(Words::tr("<b>A finish</b> that can be reached along the stems."));
    page.heading(Words::tr("The findings"));
    page.say(
        Words::tr("The list beside the board says what is still missing, and what to do about it. Click a line to "
                  "see the tiles; some things the program can repair by itself. A <b>warning</b> is only advice: you "
                  "can play such a track. A draft can always be saved."));
    page.say(Words::tr("Fewer than six tiles make a short race, six to nine a medium one, more than nine a long one."));
    page.see(HelpTopic::Limits).see(HelpTopic::Printing);
}

void fillPrintingPage(HelpPage& page)
{
    page.heading(Words::tr("On paper"));
    page.say(Words::tr("Print a <b>plan</b> to build the track with the tiles from the box: a picture, a list of the "
                       "tiles and a code to scan."));
    page.show(pagePicture(PageKind::Plan), Words::tr("The plan of a track on one page."));
    page.say(Words::tr("Or make everything yourself: a <b>poster</b> of the track in its true size over several pages, "
                       "<b>tiles</b> and <b>cards</b> to cut out, and <b>stickers</b> for wooden beetles."));
    page.show(pagePicture(PageKind::Tiles), Words::tr("Tiles to cut out. The backs come on the next page."));
    page.say(Words::tr("The pages have a line of 100 mm. Measure it: if it is not 100 mm long, the printer has made "
                       "everything larger or smaller. Then switch off “fit to page”."));
    page.heading(Words::tr("To friends"));
    page.say(
        Words::tr("Send them the file, or copy the <b>share code</b>: a short text that is the whole track. Whoever "
                  "pastes it in the designer has your track."));
    page.show(qrPicture(), Words::tr("The same code as a picture for a phone."));
    page.say(
        Words::tr("A <b>picture</b> of the track carries it too: drop it on the window of the designer, and it opens "
                  "as a track."));
    page.see(HelpTopic::Designing);
}

} // namespace bubblebar
