#include "app/help/helpview.h"

#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"

#include <QPainter>
#include <QScrollBar>
#include <QTextFrame>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kOrdinaryEm = 13;  ///< pixels of the text that pictures are sized for
constexpr double kColumnLines = 42; ///< in heights of a line
constexpr double kMargin = 16;
constexpr int kRenewalDelay = 60; // ms
const QLatin1String kScheme("help");
const QLatin1String kFlightScheme("first-flight");

/// Of a text with <b> in it, which all pages write themselves.
QString blockHtml(const HelpBlock& block, const QString& image)
{
    switch (block.kind) {
    case HelpBlock::Kind::Heading:
        return QStringLiteral("<h3>%1</h3>").arg(block.text);
    case HelpBlock::Kind::Paragraph:
        return QStringLiteral("<p>%1</p>").arg(block.text);
    case HelpBlock::Kind::Picture:
        return QStringLiteral("<p class=\"picture\">%1</p><p class=\"caption\">%2</p>").arg(image, block.text);
    case HelpBlock::Kind::Item:
        return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr><td>%1</td><td width=\"8\"></td>"
                              "<td valign=\"middle\">%2</td></tr></table>")
            .arg(image, block.text);
    case HelpBlock::Kind::Link:
        return QStringLiteral("<p class=\"link\">→ <a href=\"%1:%2\">%3</a></p>")
            .arg(kScheme, helpTopicName(block.topic), block.text);
    case HelpBlock::Kind::Flight:
        return QStringLiteral("<p class=\"link\"><a href=\"%1:\"><b>%2</b></a></p>").arg(kFlightScheme, block.text);
    }
    return {};
}

QString alternativeText(const QString& text)
{
    QString plain = text;
    return plain.remove(QLatin1String("<b>")).remove(QLatin1String("</b>")).toHtmlEscaped();
}

} // namespace

HelpView::HelpView(QWidget* parent)
    : QTextBrowser(parent)
{
    setLiveName(this, [] { return tr("Page"); });
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &HelpView::renew);
    m_renewal.setSingleShot(true);
    m_renewal.setInterval(kRenewalDelay);
    connect(&m_renewal, &QTimer::timeout, this, &HelpView::renew);
    connect(this, &QTextBrowser::sourceChanged, this, &HelpView::finishPage);
}

void HelpView::open(HelpTopic topic)
{
    setSource(QUrl(kScheme + u':' + helpTopicName(topic)), QTextDocument::HtmlResource);
}

/// A link to First Flight is no page.
void HelpView::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    if (name.scheme() == kFlightScheme)
        Q_EMIT firstFlightRequested();
    else
        QTextBrowser::doSetSource(name, type);
}

double HelpView::columnWidth() const
{
    return std::min(viewport()->width() - 2 * kMargin, fontMetrics().height() * kColumnLines);
}

/// Pictures grow with the text, as far as the column lets them.
QSizeF HelpView::shownSize(const HelpBlock& block) const
{
    const QSizeF wanted = block.picture.size * (QFontInfo(font()).pixelSize() / kOrdinaryEm);
    return wanted * std::min(1.0, columnWidth() / wanted.width());
}

QString HelpView::html() const
{
    QString body = QStringLiteral("<h2>%1</h2>").arg(m_page.title);
    for (std::size_t i = 0; i < m_page.blocks.size(); ++i) {
        const HelpBlock& block = m_page.blocks[i];
        QString image;
        if (block.picture.paint) {
            const QSize size = shownSize(block).toSize();
            image = QStringLiteral("<img src=\"picture:%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
                        .arg(i)
                        .arg(size.width())
                        .arg(size.height())
                        .arg(alternativeText(block.text));
        }
        body += blockHtml(block, image);
    }
    return QStringLiteral("<style>.picture { margin-top: 10px; margin-bottom: 2px; } .caption { margin-top: 0px; "
                          "margin-bottom: 12px; font-style: italic; } .link { margin-top: 4px; margin-bottom: 0px; }"
                          "</style>") +
           body;
}

QVariant HelpView::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource && name.scheme() == u"picture")
        return picture(name.path().toInt());
    const std::optional<HelpTopic> topic = helpTopicFromName(name.path());
    if (type != QTextDocument::HtmlResource || !topic)
        return {};
    m_page = helpPage(*topic);
    m_pictures.clear();
    return html();
}

QPixmap HelpView::picture(int block)
{
    if (block < 0 || static_cast<std::size_t>(block) >= m_page.blocks.size())
        return {};
    const HelpBlock& shown = m_page.blocks[static_cast<std::size_t>(block)];
    if (!shown.picture.paint)
        return {};
    QPixmap& pixmap = m_pictures[block];
    if (!pixmap.isNull())
        return pixmap;
    const double ratio = devicePixelRatioF();
    const QSizeF size = shownSize(shown);
    pixmap = QPixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(size.width() / shown.picture.size.width(), size.height() / shown.picture.size.height());
    shown.picture.paint(painter, isDark(palette()));
    return pixmap;
}

void HelpView::finishPage()
{
    setDocumentTitle(m_page.title);
    placeColumn();
    markWords();
    Q_EMIT topicChanged(m_page.topic);
}

/// Lines stay short enough to read, however wide the window is.
void HelpView::placeColumn()
{
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    const double beside = std::max(kMargin, (viewport()->width() - columnWidth()) / 2);
    format.setLeftMargin(beside);
    format.setRightMargin(beside);
    document()->rootFrame()->setFrameFormat(format);
}

/// Shows the page anew, in other sizes or colours.
void HelpView::renew()
{
    if (source().isEmpty())
        return;
    const int scrolled = verticalScrollBar()->value();
    const int height = std::max(1, verticalScrollBar()->maximum());
    const double part = static_cast<double>(scrolled) / height;
    reload();
    verticalScrollBar()->setValue(qRound(part * verticalScrollBar()->maximum()));
}

void HelpView::setMarkedWords(const QStringList& words)
{
    m_words = words;
    markWords();
}

void HelpView::markWords()
{
    QList<ExtraSelection> marks;
    for (const QString& word : m_words) {
        QTextCursor found(document());
        while (!(found = document()->find(word, found)).isNull()) {
            QTextCharFormat format;
            format.setBackground(palette().brush(QPalette::Highlight));
            format.setForeground(palette().brush(QPalette::HighlightedText));
            marks.push_back({found, format});
        }
    }
    setExtraSelections(marks);
}

void HelpView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        m_renewal.start();
}

void HelpView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_renewal.start();
}

} // namespace bubblebar
