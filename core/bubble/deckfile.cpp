#include "core/bubble/deckfile.h"

#include "core/bubble/racefiletext.h"
#include "core/support/builtin.h"
#include "core/track/tilesetfile.h"

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

constexpr auto kFormat = "bubblebar-deck"_L1;
constexpr int kVersion = 1;

QString nameOf(Card card)
{
    return QString::fromLatin1(cardName(card).data(), static_cast<qsizetype>(cardName(card).size()));
}

} // namespace

void readDeckCards(const JsonValue& value, Deck& deck)
{
    JsonObject cards = value.object();
    const QStringList names = cards.keys();
    for (const Card card : kAllCards) {
        if (names.contains(nameOf(card)))
            deck.counts[index(card)] = static_cast<int>(cards.value(nameOf(card)).integer(0, kMaxDeck));
    }
    deck.cardsExtras = cards.finish();
    if (deck.size() < kMinDeck || deck.size() > kMaxDeck)
        value.fail(FileError::Code::Content, raceFileText(RaceFileFault::DeckSize, QString::number(deck.size())));
}

void writeDeckCards(JsonWriter& json, const Deck& deck, JsonWriter::Layout layout)
{
    json.beginObject(layout);
    for (const Card card : kAllCards) {
        if (deck.counts[index(card)] > 0)
            json.entry(cardName(card), deck.counts[index(card)]);
    }
    json.endObject(deck.cardsExtras);
}

Result<Deck> parseDeck(const QByteArray& bytes)
{
    return readJson(bytes, [](JsonObject& file) {
        Deck deck;
        file.header(kFormat, kVersion);
        deck.name = file.value("name"_L1).text(0, kMaxNameLength);
        readDeckCards(file.value("cards"_L1), deck);
        deck.extras = file.finish();
        return deck;
    });
}

QByteArray deckBytes(const Deck& deck)
{
    JsonWriter json;
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.entry("name", deck.name);
    json.key("cards");
    writeDeckCards(json, deck, JsonWriter::Layout::Lines);
    json.endObject(deck.extras);
    return json.bytes();
}

const Deck& standardDeck()
{
    static const std::shared_ptr<const Deck> deck = builtIn(QStringLiteral(":/decks/standard.bbdeck"), &parseDeck);
    return *deck;
}

} // namespace bubblebar
