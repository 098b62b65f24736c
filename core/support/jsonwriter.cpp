#include "core/support/jsonwriter.h"

#include <QJsonArray>
#include <QJsonValue>

#include <array>
#include <charconv>

namespace bubblebar {

namespace {

constexpr int kIndent = 2;

std::string_view view(const QByteArray& utf8)
{
    return {utf8.constData(), static_cast<std::size_t>(utf8.size())};
}

/// The escape of a character that may not stand in a text as it is; empty for all others.
QByteArray escaped(char c)
{
    switch (c) {
    case '"':
        return QByteArrayLiteral("\\\"");
    case '\\':
        return QByteArrayLiteral("\\\\");
    case '\n':
        return QByteArrayLiteral("\\n");
    case '\r':
        return QByteArrayLiteral("\\r");
    case '\t':
        return QByteArrayLiteral("\\t");
    default:
        break;
    }
    if (static_cast<unsigned char>(c) >= 0x20)
        return {};
    return QByteArrayLiteral("\\u") + QByteArray::number(static_cast<int>(c), 16).rightJustified(4, '0');
}

} // namespace

void JsonWriter::begin(char bracket, Layout layout)
{
    nextEntry();
    m_bytes += bracket;
    const bool oneLine = layout == Layout::OneLine || (!m_levels.empty() && m_levels.back().oneLine);
    m_levels.push_back({oneLine, true});
}

void JsonWriter::end(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (!level.oneLine && !level.empty)
        newLine();
    m_bytes += bracket;
}

void JsonWriter::endObject(const Extras& extras)
{
    for (auto entry = extras.constBegin(); entry != extras.constEnd(); ++entry) {
        key(view(entry.key().toUtf8()));
        value(QJsonValue(entry.value()));
    }
    end('}');
}

void JsonWriter::key(std::string_view name)
{
    nextEntry();
    writeText(name);
    m_bytes += ": ";
    m_afterKey = true;
}

void JsonWriter::nextEntry()
{
    if (m_afterKey || m_levels.empty()) {
        m_afterKey = false;
        return;
    }
    Level& level = m_levels.back();
    if (!level.empty)
        m_bytes += level.oneLine ? ", " : ",";
    level.empty = false;
    if (!level.oneLine)
        newLine();
}

void JsonWriter::newLine()
{
    m_bytes += '\n';
    m_bytes.append(static_cast<qsizetype>(m_levels.size()) * kIndent, ' ');
}

void JsonWriter::value(const QString& text)
{
    value(view(text.toUtf8()));
}

void JsonWriter::value(std::string_view utf8)
{
    nextEntry();
    writeText(utf8);
}

void JsonWriter::value(bool yes)
{
    nextEntry();
    m_bytes += yes ? "true" : "false";
}

void JsonWriter::value(qint64 number)
{
    nextEntry();
    m_bytes += QByteArray::number(number);
}

void JsonWriter::value(double number)
{
    nextEntry();
    std::array<char, 32> digits {};
    // A negative zero would come back as a whole 0.
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), number == 0 ? 0.0 : number);
    m_bytes.append(digits.data(), result.ptr - digits.data());
}

void JsonWriter::null()
{
    nextEntry();
    m_bytes += "null";
}

void JsonWriter::value(const QJsonValue& any)
{
    switch (any.type()) {
    case QJsonValue::Bool:
        return value(any.toBool());
    case QJsonValue::Double:
        // Whole numbers of 64 bits are kept exact.
        return any.toInteger(0) == any.toInteger(1) ? value(any.toInteger()) : value(any.toDouble());
    case QJsonValue::String:
        return value(any.toString());
    case QJsonValue::Array: {
        beginList(Layout::OneLine);
        for (const QJsonValue entry : any.toArray())
            value(entry);
        return endList();
    }
    case QJsonValue::Object:
        beginObject(Layout::OneLine);
        return endObject(any.toObject());
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    null();
}

QByteArray JsonWriter::bytes() const
{
    return m_bytes + '\n';
}

void JsonWriter::writeText(std::string_view utf8)
{
    m_bytes += '"';
    for (const char c : utf8) {
        const QByteArray escape = escaped(c);
        if (escape.isEmpty())
            m_bytes += c;
        else
            m_bytes += escape;
    }
    m_bytes += '"';
}

} // namespace bubblebar
