#include "app/help/helpwindow.h"

#include "app/help/helpview.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/windowsize.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kTopicRole = Qt::UserRole;
constexpr QSize kUsualSize {1000, 700};

std::optional<HelpTopic> topicOf(const QTreeWidgetItem* item)
{
    return item == nullptr ? std::nullopt : helpTopicFromName(item->data(0, kTopicRole).toString());
}

QToolButton* makeButton(QWidget* parent, QLatin1String icon, const LiveText& text, QKeySequence::StandardKey key)
{
    auto* button = new QToolButton(parent);
    button->setIcon(inkIcon(icon));
    inEveryLanguage(button, [button, text, key] {
        button->setText(text());
        button->setShortcut(key); // which the text may have taken away
        button->setToolTip(
            QStringLiteral("%1 (%2)").arg(text(), button->shortcut().toString(QKeySequence::NativeText)));
    });
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setEnabled(false);
    return button;
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_view(new HelpView(this))
    , m_contents(new QTreeWidget(this))
    , m_search(new QLineEdit(this))
{
    fillContents();
    auto* parts = new QSplitter(this);
    parts->addWidget(makeLeft());
    parts->addWidget(m_view);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeBar());
    column->addWidget(parts, 1);
    connect(m_view, &HelpView::topicChanged, this, &HelpWindow::showTopic);
    connect(m_view, &HelpView::firstFlightRequested, this, &HelpWindow::firstFlightRequested);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (const std::optional<HelpTopic> topic = topicOf(item); topic && topic != this->topic())
            m_view->open(*topic);
    });
    resizeWithinScreen(*this, kUsualSize);
    m_view->open(HelpTopic::Aim);
    m_contents->setFocus();
    // The pages that have the words are others in another language.
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, [this] { search(m_search->text()); });
}

void HelpWindow::fillContents()
{
    setLiveName(m_contents, [] { return tr("Pages"); });
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(false);
    m_contents->setItemsExpandable(false);
    m_contents->setUniformRowHeights(true);
    std::optional<QString> group;
    for (const HelpTopic topic : kAllHelpTopics) {
        if (group != helpGroup(topic)) {
            group = helpGroup(topic);
            addGroup();
        }
        auto* item = new QTreeWidgetItem(m_contents->topLevelItem(m_contents->topLevelItemCount() - 1));
        item->setData(0, kTopicRole, helpTopicName(topic));
    }
    inEveryLanguage(this, [this] { nameContents(); });
}

void HelpWindow::addGroup()
{
    auto* group = new QTreeWidgetItem(m_contents);
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
}

void HelpWindow::nameContents()
{
    for (const HelpTopic topic : kAllHelpTopics) {
        QTreeWidgetItem* item = itemOf(topic);
        item->setText(0, helpTitle(topic));
        item->parent()->setText(0, helpGroup(topic));
    }
    m_contents->expandAll();
    const QAbstractItemView* rows = m_contents; // where the hint is public
    m_contents->setMinimumWidth(rows->sizeHintForColumn(0) + 2 * m_contents->frameWidth() +
                                m_contents->fontMetrics().height());
}

QWidget* HelpWindow::makeLeft()
{
    inEveryLanguage(m_search, &QLineEdit::setPlaceholderText, [] { return tr("Search"); });
    setLiveName(m_search, [] { return tr("Search the help"); });
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::openFirstFound);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->addWidget(m_search);
    column->addWidget(m_contents, 1);
    return left;
}

QWidget* HelpWindow::makeBar()
{
    auto* bar = new QWidget(this);
    QToolButton* back = makeButton(
        bar, QLatin1String("step-back"), [] { return tr("Back"); }, QKeySequence::Back);
    QToolButton* forward = makeButton(
        bar, QLatin1String("step-forward"), [] { return tr("Forward"); }, QKeySequence::Forward);
    connect(back, &QAbstractButton::clicked, m_view, &QTextBrowser::backward);
    connect(forward, &QAbstractButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins({});
    row->addWidget(back);
    row->addWidget(forward);
    row->addStretch(1);
    return bar;
}

void HelpWindow::open(HelpTopic topic)
{
    // The page may be one that a search has hidden.
    if (itemOf(topic)->isHidden())
        m_search->clear();
    m_view->open(topic);
}

HelpTopic HelpWindow::topic() const
{
    return m_view->topic();
}

/// Leaves the pages in the list that have all the words.
void HelpWindow::search(const QString& text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_contents->topLevelItem(i);
        bool anyFound = false;
        for (int row = 0; row < group->childCount(); ++row) {
            const QString page = helpPage(*topicOf(group->child(row))).plainText();
            const bool found = std::ranges::all_of(
                words, [&](const QString& word) { return page.contains(word, Qt::CaseInsensitive); });
            group->child(row)->setHidden(!found);
            anyFound = anyFound || found;
        }
        group->setHidden(!anyFound);
    }
    m_view->setMarkedWords(words);
}

void HelpWindow::openFirstFound()
{
    for (const HelpTopic topic : kAllHelpTopics) {
        if (!itemOf(topic)->isHidden())
            return m_view->open(topic);
    }
}

void HelpWindow::showTopic(HelpTopic topic)
{
    setWindowTitle(tr("%1 – Help").arg(helpTitle(topic)));
    m_contents->setCurrentItem(itemOf(topic));
}

QTreeWidgetItem* HelpWindow::itemOf(HelpTopic topic) const
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_contents->topLevelItem(i);
        for (int row = 0; row < group->childCount(); ++row) {
            if (topicOf(group->child(row)) == topic)
                return group->child(row);
        }
    }
    return nullptr;
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace bubblebar
