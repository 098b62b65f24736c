#pragma once

#include "core/support/error.h"
#include "core/support/extras.h"
#include "core/support/jsonparse.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>
#include <QVarLengthArray>

#include <array>
#include <optional>
#include <string_view>

namespace bubblebar {

/// Keeps the first error met while a file is read. Readers go on with default values after an error, so check before
/// the values are used for more than being stored, and hand out the whole only by result().
class JsonErrors
{
public:
    [[nodiscard]] bool any() const { return m_first.has_value(); }
    void add(FileError error);

    /// `value` where nothing was wrong.
    template <class T>
    [[nodiscard]] Result<T> result(T value) const
    {
        if (m_first)
            return failure(*m_first);
        return value;
    }

private:
    std::optional<FileError> m_first;
};

/// Where in a file a value lies. Points to the place around it, which must outlive it; the path is spelt out only when
/// an error needs it.
class JsonPlace
{
public:
    JsonPlace() = default;
    JsonPlace(const JsonPlace* around, QString key)
        : m_around(around)
        , m_key(std::move(key))
    {
    }
    JsonPlace(const JsonPlace* around, int index)
        : m_around(around)
        , m_index(index)
    {
    }

    /// "tiles[3].at"; empty for the file as a whole.
    [[nodiscard]] QString text() const;

private:
    const JsonPlace* m_around = nullptr;
    QString m_key;
    int m_index = -1;
};

class JsonObject;
class JsonList;

/// One value of a file, still to be read as what it should be. Short-lived: read it at once.
class JsonValue
{
public:
    JsonValue(QJsonValue value, JsonPlace place, JsonErrors& errors)
        : m_value(std::move(value))
        , m_place(std::move(place))
        , m_errors(&errors)
    {
    }

    /// A text of so many characters (Unicode code points).
    [[nodiscard]] QString text(int fewest, int most) const;
    [[nodiscard]] qint64 integer(qint64 least, qint64 greatest) const;
    [[nodiscard]] double real(double least, double greatest) const;
    [[nodiscard]] bool yesNo() const;
    [[nodiscard]] bool isText() const { return m_value.isString(); }
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }

    /// One of the values of an enum by its name in files.
    template <class Enum, std::size_t N>
    [[nodiscard]] Enum oneOf(const std::array<Enum, N>& all, std::string_view (*nameOf)(Enum)) const;

    [[nodiscard]] JsonObject object() const;
    [[nodiscard]] JsonList list(int fewest, int most) const;

    /// Refuses the file because of this value. `place` of the error is filled in.
    void fail(FileError error) const;
    void fail(FileError::Code code, QString what = {}, QString expected = {}) const;

private:
    QJsonValue m_value;
    JsonPlace m_place;
    JsonErrors* m_errors;
};

/// An object of a file. Ask for every key that it may have, then call finish().
class JsonObject
{
public:
    JsonObject(QJsonObject object, JsonErrors& errors, JsonPlace place = {})
        : m_object(std::move(object))
        , m_place(std::move(place))
        , m_errors(&errors)
    {
    }

    /// Checks the keys `format` and `version`: version 1 … `newest`.
    void header(QLatin1StringView format, int newest);

    [[nodiscard]] bool has(QLatin1StringView key) const { return m_object.contains(key); }
    /// A key that must be there. The value must not outlive this object.
    [[nodiscard]] JsonValue value(QLatin1StringView key) & { return value(QString(key)); }
    [[nodiscard]] JsonValue value(QLatin1StringView key) && = delete;
    /// The same for a key that is itself data, such as the name of a space.
    [[nodiscard]] JsonValue value(const QString& key) &;
    /// All keys but the `x-` ones, sorted.
    [[nodiscard]] QStringList keys() const;

    /// Refuses every key that value() was not asked for; returns the `x-` keys.
    [[nodiscard]] Extras finish();

    [[nodiscard]] JsonErrors& errors() const { return *m_errors; }
    [[nodiscard]] bool failed() const { return m_errors->any(); }

private:
    QJsonObject m_object;
    JsonPlace m_place;
    JsonErrors* m_errors;
    QVarLengthArray<QString, 8> m_known;
};

/// A list of a file.
class JsonList
{
public:
    JsonList(QJsonArray list, JsonErrors& errors, JsonPlace place)
        : m_list(std::move(list))
        , m_place(std::move(place))
        , m_errors(&errors)
    {
    }

    /// 0 once the file is refused: loops end there, as what is left can be millions of entries.
    [[nodiscard]] int size() const { return m_errors->any() ? 0 : static_cast<int>(m_list.size()); }
    /// The value must not outlive this list.
    [[nodiscard]] JsonValue at(int index) const& { return {m_list.at(index), JsonPlace(&m_place, index), *m_errors}; }
    [[nodiscard]] JsonValue at(int index) const&& = delete;

private:
    QJsonArray m_list;
    JsonPlace m_place;
    JsonErrors* m_errors;
};

template <class Enum, std::size_t N>
Enum JsonValue::oneOf(const std::array<Enum, N>& all, std::string_view (*nameOf)(Enum)) const
{
    if (!isText()) {
        fail(FileError::Code::NotText);
        return all.front();
    }
    const QString name = m_value.toString();
    for (const Enum value : all) {
        const std::string_view candidate = nameOf(value);
        if (name == QLatin1StringView(candidate.data(), static_cast<qsizetype>(candidate.size())))
            return value;
    }
    if (m_errors->any())
        return all.front(); // a damaged file can hold millions of such words
    QStringList known;
    for (const Enum value : all)
        known += QString::fromLatin1(nameOf(value).data(), static_cast<qsizetype>(nameOf(value).size()));
    fail(FileError::Code::UnknownName, name, known.join(QStringLiteral(", ")));
    return all.front();
}

/// Reads the text of a file with `read(JsonObject&)`, which returns what the file holds; nothing half-read gets out.
template <class Read>
[[nodiscard]] auto readJson(const QByteArray& bytes, Read read) -> Result<decltype(read(std::declval<JsonObject&>()))>
{
    const Result<QJsonObject> parsed = parseJson(bytes);
    if (!parsed)
        return failure(parsed.error());
    JsonErrors errors;
    JsonObject file(*parsed, errors);
    return errors.result(read(file));
}

} // namespace bubblebar
