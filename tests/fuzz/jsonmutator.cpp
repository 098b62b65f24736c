#include "tests/fuzz/jsonmutator.h"

#include <QJsonDocument>

#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace bubblebar::fuzzing {

namespace {

/// At and beyond the limits of the formats.
constexpr std::array kNumbers {0.0,
                               -0.0,
                               1.0,
                               2.0,
                               5.0,
                               6.0,
                               20.0,
                               21.0,
                               200.0,
                               999.0,
                               -1.0,
                               0.5,
                               1e-9,
                               1000.0,
                               20000.0,
                               20001.0,
                               -20000.0,
                               2147483647.0,
                               4294967296.0,
                               1e15,
                               1e300,
                               -1e18,
                               5e-324,
                               9007199254740991.0,
                               9007199254740992.0,
                               9.3e18};

} // namespace

JsonMutator::JsonMutator(QJsonValue file, std::uint64_t seed)
    : m_file(std::move(file))
    , m_random(seed)
{
}

int JsonMutator::pick(qsizetype bound)
{
    return static_cast<int>(below(m_random, static_cast<std::uint64_t>(bound)));
}

QJsonValue JsonMutator::changed(const QJsonValue& value)
{
    if (value.isArray())
        return changedList(value.toArray());
    return value.isObject() ? QJsonValue(changedObject(value.toObject())) : changedScalar(value);
}

QJsonArray JsonMutator::changedList(QJsonArray list)
{
    if (list.isEmpty() || pick(16) == 0) {
        list.insert(pick(list.size() + 1), newValue());
        return list;
    }
    const int at = pick(list.size());
    const int other = pick(list.size());
    const QJsonValue value = list.at(at);
    switch (pick(12)) {
    case 0:
        list.removeAt(at);
        break;
    case 1:
        list.insert(other, value);
        break;
    case 2:
        list[at] = list.at(other);
        list[other] = value;
        break;
    default:
        list[at] = changed(value);
    }
    return list;
}

QJsonObject JsonMutator::changedObject(QJsonObject object)
{
    if (object.isEmpty() || pick(24) == 0) {
        object.insert(QStringLiteral("x-") + QString::number(pick(4)), newValue());
        return object;
    }
    const QString key = object.keys().at(pick(object.size()));
    const QString other = object.keys().at(pick(object.size()));
    const QJsonValue value = object.value(key);
    switch (pick(16)) {
    case 0:
        object.remove(key);
        break;
    case 1:
        object[key] = object.value(other);
        object[other] = value;
        break;
    default:
        object[key] = changed(value);
    }
    return object;
}

QJsonValue JsonMutator::changedScalar(const QJsonValue& value)
{
    if (pick(4) == 0)
        return newValue();
    if (value.isBool())
        return !value.toBool();
    if (value.isDouble())
        return value.toDouble() + (pick(2) == 0 ? 1 : -1);
    if (!value.isString())
        return newValue();
    for (int tries = 0; tries < 8; ++tries) {
        if (const QJsonValue other = partOf(m_file); other.isString())
            return other;
    }
    return value.toString() + QChar(pick(0x10000));
}

QJsonValue JsonMutator::newValue()
{
    switch (pick(8)) {
    case 0:
    case 1:
        return kNumbers[static_cast<std::size_t>(pick(kNumbers.size()))];
    case 2:
        return QJsonValue::Null;
    case 3:
        return longText();
    case 4:
        return nested(partOf(m_file));
    default:
        return partOf(m_file);
    }
}

/// Longer than most that is allowed; some of it breaks into many words.
QString JsonMutator::longText()
{
    constexpr std::array kPieces {"A", "A1 ", "bonus ", "9", "%1 %n", "\n", "&lt;", "own:blue,"};
    const char* piece = kPieces[static_cast<std::size_t>(pick(kPieces.size()))];
    return QString::fromLatin1(piece).repeated(50 + pick(3000));
}

/// As deep as may be, or deeper.
QJsonValue JsonMutator::nested(QJsonValue value)
{
    for (int depth = 1 + pick(260); depth > 0; --depth)
        value = depth % 2 == 0 ? QJsonValue(QJsonArray {value}) : QJsonObject {{QStringLiteral("x-d"), value}};
    return value;
}

QJsonValue JsonMutator::partOf(const QJsonValue& value)
{
    if (pick(16) == 0)
        return value;
    if (value.isArray() && !value.toArray().isEmpty())
        return partOf(value.toArray().at(pick(value.toArray().size())));
    if (value.isObject() && !value.toObject().isEmpty())
        return partOf(*(value.toObject().constBegin() + pick(value.toObject().size())));
    return value;
}

} // namespace bubblebar::fuzzing

/// Half of the new inputs are changed as bytes, and all that are no JSON.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    using namespace bubblebar::fuzzing;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QJsonDocument file = seed % 2 == 0 ? QJsonDocument::fromJson(bytes) : QJsonDocument();
    if (file.isNull())
        return LLVMFuzzerMutate(data, size, most);
    const QJsonValue changed = JsonMutator(file.isArray() ? QJsonValue(file.array()) : file.object(), seed).changed();
    const QByteArray text = (changed.isArray() ? QJsonDocument(changed.toArray()) : QJsonDocument(changed.toObject()))
                                .toJson(QJsonDocument::Compact);
    if (text.size() > static_cast<qsizetype>(most))
        return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.constData(), static_cast<std::size_t>(text.size()));
    return static_cast<std::size_t>(text.size());
}
