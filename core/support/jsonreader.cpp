#include "core/support/jsonreader.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bubblebar {

namespace {

QString rangeText(const QString& least, const QString& greatest)
{
    return least == greatest ? least : least + QStringLiteral(" … ") + greatest;
}

QString rangeText(qint64 least, qint64 greatest)
{
    return rangeText(QString::number(least), QString::number(greatest));
}

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

qsizetype codePoints(const QString& text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

/// Objects and lists inside each other in a value, itself included. Files are at most kMaxJsonDepth deep.
int depthOf(const QJsonValue& value)
{
    int depth = -1;
    if (value.isArray()) {
        for (const QJsonValue entry : value.toArray())
            depth = std::max(depth, depthOf(entry));
        return 1 + std::max(depth, 0);
    }
    if (value.isObject()) {
        for (const QJsonValue entry : value.toObject())
            depth = std::max(depth, depthOf(entry));
        return 1 + std::max(depth, 0);
    }
    return 0;
}

bool isExtra(const QString& key)
{
    return key.startsWith(QLatin1StringView("x-"));
}

} // namespace

void JsonErrors::add(FileError error)
{
    if (!m_first)
        m_first = std::move(error);
}

QString JsonPlace::text() const
{
    const QString around = m_around == nullptr ? QString() : m_around->text();
    if (m_index >= 0)
        return around + u'[' + QString::number(m_index) + u']';
    return around.isEmpty() || m_key.isEmpty() ? around + m_key : around + u'.' + m_key;
}

void JsonValue::fail(FileError error) const
{
    if (m_errors->any())
        return;
    error.place = m_place.text();
    m_errors->add(std::move(error));
}

void JsonValue::fail(FileError::Code code, QString what, QString expected) const
{
    fail({code, {}, std::move(what), std::move(expected), 0});
}

QString JsonValue::text(int fewest, int most) const
{
    if (!m_value.isString()) {
        fail(FileError::Code::NotText);
        return {};
    }
    const QString text = m_value.toString();
    const qsizetype length = codePoints(text);
    if (length < fewest || length > most)
        fail(FileError::Code::WrongLength, QString::number(length), rangeText(fewest, most));
    return text;
}

qint64 JsonValue::integer(qint64 least, qint64 greatest) const
{
    if (!m_value.isDouble()) {
        fail(FileError::Code::NotNumber);
        return least;
    }
    // toInteger() gives its default for a number that is not whole or beyond 64 bits; two defaults tell that apart.
    const qint64 number = m_value.toInteger(0);
    if (number != m_value.toInteger(1)) {
        const double real = m_value.toDouble();
        if (real == std::floor(real))
            fail(FileError::Code::OutOfRange, numberText(real), rangeText(least, greatest));
        else
            fail(FileError::Code::NotWhole);
        return least;
    }
    if (number < least || number > greatest) {
        fail(FileError::Code::OutOfRange, QString::number(number), rangeText(least, greatest));
        return least;
    }
    return number;
}

double JsonValue::real(double least, double greatest) const
{
    if (!m_value.isDouble()) {
        fail(FileError::Code::NotNumber);
        return least;
    }
    const double number = m_value.toDouble();
    if (!(number >= least && number <= greatest)) {
        fail(FileError::Code::OutOfRange, numberText(number), rangeText(numberText(least), numberText(greatest)));
        return least;
    }
    return number;
}

bool JsonValue::yesNo() const
{
    if (!m_value.isBool())
        fail(FileError::Code::NotYesNo);
    return m_value.toBool();
}

JsonObject JsonValue::object() const
{
    if (!m_value.isObject())
        fail(FileError::Code::NotObject);
    return {m_value.toObject(), *m_errors, m_place};
}

JsonList JsonValue::list(int fewest, int most) const
{
    if (!m_value.isArray())
        fail(FileError::Code::NotList);
    QJsonArray list = m_value.toArray();
    if (list.size() < fewest || list.size() > most) {
        fail(FileError::Code::WrongCount, QString::number(list.size()), rangeText(fewest, most));
        list = {};
    }
    return {list, *m_errors, m_place};
}

void JsonObject::header(QLatin1StringView format, int newest)
{
    const JsonValue name = value(QLatin1StringView("format"));
    const QString found = name.text(0, std::numeric_limits<int>::max());
    if (found != format)
        name.fail(FileError::Code::WrongFormat, found, format);
    const JsonValue version = value(QLatin1StringView("version"));
    const qint64 number = version.integer(1, std::numeric_limits<qint64>::max());
    if (number > newest)
        version.fail(FileError::Code::NewerVersion, QString::number(number), QString::number(newest));
}

JsonValue JsonObject::value(const QString& key) &
{
    m_known.append(key);
    const JsonValue found(m_object.value(key), JsonPlace(&m_place, key), *m_errors);
    if (!m_object.contains(key))
        found.fail(FileError::Code::MissingKey);
    return found;
}

QStringList JsonObject::keys() const
{
    QStringList keys = m_object.keys();
    keys.removeIf(isExtra);
    return keys;
}

Extras JsonObject::finish()
{
    Extras extras;
    std::ranges::sort(m_known); // the spaces of a position can be hundreds of thousands
    for (auto entry = m_object.constBegin(); entry != m_object.constEnd(); ++entry) {
        const QString key = entry.key();
        if (std::ranges::binary_search(m_known, key))
            continue;
        const JsonValue value(entry.value(), JsonPlace(&m_place, key), *m_errors);
        if (!isExtra(key))
            value.fail(FileError::Code::UnknownKey);
        else if (depthOf(entry.value()) > kMaxExtrasDepth)
            value.fail(FileError::Code::TooDeep, {}, QString::number(kMaxExtrasDepth));
        else
            extras.insert(key, entry.value());
    }
    return extras;
}

} // namespace bubblebar
