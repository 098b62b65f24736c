#pragma once

#include "core/support/extras.h"

#include <QByteArray>
#include <QString>

#include <string_view>
#include <vector>

namespace bubblebar {

/// Writes JSON in a fixed layout, so that the same content always gives the same bytes: keys in the order of the calls,
/// numbers in their shortest form that reads back the same, independent of the locale.
///
///     JsonWriter json;
///     json.beginObject();
///     json.key("tiles");
///     json.beginList();             // one entry a line
///     json.beginObject(JsonWriter::Layout::OneLine);
///     …
///     json.endObject(tile.extras);
///     json.endList();
///     json.endObject();
///     return json.bytes();
class JsonWriter
{
public:
    /// Lines: one entry a line, indented. OneLine: with all inside it, whatever that asks for.
    enum class Layout : std::uint8_t { Lines, OneLine };

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    /// Adds the `x-` keys, sorted.
    void endObject(const Extras& extras = {});
    void beginList(Layout layout = Layout::Lines) { begin('[', layout); }
    void endList() { end(']'); }

    /// Latin-1 or already UTF-8; inside an object before each value.
    void key(std::string_view name);

    void value(const QString& text);
    void value(std::string_view utf8);
    void value(const char* utf8) { value(std::string_view(utf8)); }
    void value(bool yes);
    void value(int number) { value(static_cast<qint64>(number)); }
    void value(qint64 number);
    void value(double number);
    void null();
    /// Any JSON value, on one line; its objects' keys sorted.
    void value(const QJsonValue& any);

    template <class T>
    void entry(std::string_view name, const T& content)
    {
        key(name);
        value(content);
    }

    /// The text, with a line end at its end. Call once all is ended.
    [[nodiscard]] QByteArray bytes() const;

private:
    struct Level
    {
        bool oneLine = false;
        bool empty = true;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void nextEntry();
    void newLine();
    void writeText(std::string_view utf8);

    QByteArray m_bytes;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace bubblebar
