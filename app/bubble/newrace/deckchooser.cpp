#include "app/bubble/newrace/deckchooser.h"

#include "app/filechooser.h"
#include "app/files.h"
#include "core/bubble/deckfile.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/steadycombo.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace bubblebar {

DeckChooser::DeckChooser(FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_files(files)
    , m_list(new SteadyCombo(this))
    , m_open(new QPushButton(inkIcon(QLatin1String("open")), tr("File…"), this))
{
    m_list->setAccessibleName(tr("Cards"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(18);
    m_open->setAccessibleName(tr("Open a deck of cards"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_list, 1);
    row->addWidget(m_open);
    addDeck({}, tr("Standard deck"), standardDeck());
    connect(m_open, &QPushButton::clicked, this, &DeckChooser::askForFile);
}

const Deck& DeckChooser::deck() const
{
    return m_decks[static_cast<std::size_t>(m_list->currentIndex())];
}

QString DeckChooser::path() const
{
    return m_list->currentData().toString();
}

void DeckChooser::restore(const QString& path)
{
    if (path.isEmpty())
        return;
    if (const Result<Deck> deck = openDeck(path))
        choose(path, *deck);
}

void DeckChooser::askForFile()
{
    const QString path = m_files.choose(FileChooser::What::Deck, this);
    if (path.isEmpty())
        return;
    if (const Result<Deck> deck = openDeck(path))
        choose(path, *deck);
    else
        tellCannotOpen(path, deck.error(), this);
}

void DeckChooser::choose(const QString& path, const Deck& deck)
{
    const int known = m_list->findData(path);
    if (known >= 0)
        m_decks[static_cast<std::size_t>(known)] = deck;
    else
        addDeck(path, deck.name.simplified().isEmpty() ? QFileInfo(path).completeBaseName() : deck.name.simplified(),
                deck);
    m_list->setCurrentIndex(m_list->findData(path));
}

void DeckChooser::addDeck(const QString& path, const QString& name, const Deck& deck)
{
    m_decks.push_back(deck);
    m_list->addItem(tr("%1, %n card(s)", nullptr, deck.size()).arg(name), path);
}

} // namespace bubblebar
