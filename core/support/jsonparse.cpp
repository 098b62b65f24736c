#include "core/support/jsonparse.h"

#include "core/support/errortext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblebar {

namespace {

const QByteArray kByteOrderMark = QByteArrayLiteral("\xEF\xBB\xBF");
constexpr std::size_t kEscapeLength = 6; // of \uXXXX

int lineAt(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return 1 + static_cast<int>(std::ranges::count(before, '\n'));
}

/// The characters of a key in quotes, so that differently escaped spellings compare equal.
std::string decodedKey(std::string_view quoted)
{
    if (quoted.find('\\') == std::string_view::npos)
        return std::string(quoted.substr(1, quoted.size() - 2));
    const QByteArray list = '[' + QByteArray::fromRawData(quoted.data(), static_cast<qsizetype>(quoted.size())) + ']';
    return QJsonDocument::fromJson(list).array().first().toString().toStdString();
}

/// Looks for what QJsonDocument lets pass. Works only on text that is valid JSON, so it needs no grammar of its own.
class JsonScanner
{
public:
    explicit JsonScanner(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<FileError> run();

private:
    struct Key
    {
        std::string text;
        std::size_t offset = 0;

        friend auto operator<=>(const Key&, const Key&) = default;
    };

    /// An object or list that is still open.
    struct Level
    {
        bool isObject = false;
        bool atKey = false; ///< the next text is a key
        int element = 0;
        std::vector<Key> keys;
    };

    void open(bool isObject);
    void close();
    void nextElement();
    void checkPoint();
    void readText();
    void readEscape();
    [[nodiscard]] bool isEscapedSurrogate(std::size_t at, char firstDigit, char lastDigit) const;
    void checkKeys(std::vector<Key>& keys);
    [[nodiscard]] QString placeOf(const Key& key) const;
    void fail(FileError::Code code, std::size_t offset);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<Level> m_levels;
    std::optional<FileError> m_error;
};

std::optional<FileError> JsonScanner::run()
{
    while (m_at < m_text.size() && !m_error) {
        switch (m_text[m_at]) {
        case '{':
        case '[':
            open(m_text[m_at] == '{');
            break;
        case '}':
        case ']':
            close();
            break;
        case ',':
            nextElement();
            break;
        case '"':
            readText();
            break;
        case '.':
            checkPoint();
            break;
        default:
            break;
        }
        ++m_at;
    }
    return m_error;
}

void JsonScanner::open(bool isObject)
{
    if (m_levels.size() == static_cast<std::size_t>(kMaxJsonDepth)) {
        fail(FileError::Code::TooDeep, m_at);
        m_error->expected = QString::number(kMaxJsonDepth);
        return;
    }
    m_levels.push_back({isObject, isObject, 0, {}});
}

void JsonScanner::close()
{
    Level level = std::move(m_levels.back());
    m_levels.pop_back();
    checkKeys(level.keys);
}

void JsonScanner::nextElement()
{
    Level& level = m_levels.back();
    level.atKey = level.isObject;
    ++level.element;
}

/// A point has digits on both sides; QJsonDocument takes "1." and ".5" too.
void JsonScanner::checkPoint()
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!isDigit(m_text[m_at - 1]) || !isDigit(m_text[m_at + 1]))
        fail(FileError::Code::Syntax, m_at);
}

/// Leaves m_at on the closing quote.
void JsonScanner::readText()
{
    const std::size_t quote = m_at;
    for (++m_at; m_text[m_at] != '"'; ++m_at) {
        if (m_text[m_at] == '\\')
            readEscape();
        else if (static_cast<unsigned char>(m_text[m_at]) < 0x20)
            fail(FileError::Code::BadCharacter, m_at);
    }
    Level& level = m_levels.back();
    if (level.atKey)
        level.keys.push_back({decodedKey(m_text.substr(quote, m_at + 1 - quote)), quote});
    level.atKey = false;
}

/// Leaves m_at on the last character of the escape; of a surrogate pair, of both.
void JsonScanner::readEscape()
{
    if (std::string_view("\"\\/bfnrtu").find(m_text[m_at + 1]) == std::string_view::npos)
        fail(FileError::Code::Syntax, m_at); // QJsonDocument takes any letter
    const bool first = isEscapedSurrogate(m_at, '8', 'B');
    const bool second = isEscapedSurrogate(first ? m_at + kEscapeLength : m_at, 'C', 'F');
    if (first != second)
        fail(FileError::Code::BadCharacter, m_at);
    if (m_text[m_at + 1] != 'u')
        m_at += 1;
    else
        m_at += (first && second ? 2 * kEscapeLength : kEscapeLength) - 1;
}

/// Whether a `\uD…` escape whose second digit lies within the two (upper-case) digits begins there.
bool JsonScanner::isEscapedSurrogate(std::size_t at, char firstDigit, char lastDigit) const
{
    const std::string_view escape = m_text.substr(at, kEscapeLength);
    if (escape.size() < kEscapeLength || !escape.starts_with("\\u") || (escape[2] != 'D' && escape[2] != 'd'))
        return false;
    const char digit = escape[3] >= 'a' ? static_cast<char>(escape[3] - 'a' + 'A') : escape[3];
    return digit >= firstDigit && digit <= lastDigit;
}

/// The level of the keys is no longer in m_levels.
void JsonScanner::checkKeys(std::vector<Key>& keys)
{
    std::ranges::sort(keys);
    const auto sameText = [](const Key& a, const Key& b) { return a.text == b.text; };
    const auto found = std::ranges::adjacent_find(keys, sameText);
    if (found == keys.end())
        return;
    const Key& second = *std::next(found);
    fail(FileError::Code::DuplicateKey, second.offset);
    m_error->place = placeOf(second);
}

QString JsonScanner::placeOf(const Key& key) const
{
    QString place;
    for (const Level& level : m_levels) {
        if (level.isObject)
            place += QString::fromStdString(level.keys.back().text) + u'.';
        else
            place += u'[' + QString::number(level.element) + QStringLiteral("].");
    }
    place += QString::fromStdString(key.text);
    return place.replace(QLatin1String(".["), QLatin1String("["));
}

void JsonScanner::fail(FileError::Code code, std::size_t offset)
{
    if (m_error)
        return;
    m_error = FileError {code, {}, {}, {}, lineAt(m_text, offset)};
}

Result<QJsonObject> withDuplicatesRefused(const QByteArray& text, const QJsonDocument& document)
{
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    if (std::optional<FileError> error = JsonScanner(view).run())
        return failure(std::move(*error));
    if (!document.isObject())
        return failure({.code = FileError::Code::NotObject});
    return document.object();
}

} // namespace

Result<QJsonObject> parseJson(const QByteArray& bytes)
{
    if (bytes.size() > kMaxFileBytes)
        return failure({.code = FileError::Code::TooLarge, .expected = QString::number(kMaxFileBytes >> 20)});
    if (!bytes.isValidUtf8())
        return failure({.code = FileError::Code::NotUtf8});
    const QByteArray text = bytes.startsWith(kByteOrderMark) ? bytes.mid(kByteOrderMark.size()) : bytes;
    if (text.trimmed().isEmpty())
        return failure(noFileError(NoFile::Empty));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error == QJsonParseError::DeepNesting)
        return failure({.code = FileError::Code::TooDeep, .expected = QString::number(kMaxJsonDepth)});
    if (problem.error != QJsonParseError::NoError) {
        const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
        return failure(
            {.code = FileError::Code::Syntax, .line = lineAt(view, static_cast<std::size_t>(problem.offset))});
    }
    return withDuplicatesRefused(text, document);
}

} // namespace bubblebar
