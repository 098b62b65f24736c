#pragma once

#include "core/support/random.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace bubblebar::fuzzing {

/// Changes JSON as JSON, which gets deeper into a reader than changed bytes do: entries are dropped, doubled, swapped
/// and made of what stands elsewhere in the file.
class JsonMutator
{
public:
    JsonMutator(QJsonValue file, std::uint64_t seed);

    /// The file with one change in it.
    [[nodiscard]] QJsonValue changed() { return changed(m_file); }

private:
    [[nodiscard]] QJsonValue changed(const QJsonValue& value);
    [[nodiscard]] QJsonArray changedList(QJsonArray list);
    [[nodiscard]] QJsonObject changedObject(QJsonObject object);
    [[nodiscard]] QJsonValue changedScalar(const QJsonValue& value);
    [[nodiscard]] QJsonValue newValue();
    [[nodiscard]] QString longText();
    [[nodiscard]] QJsonValue nested(QJsonValue value);
    [[nodiscard]] QJsonValue partOf(const QJsonValue& value);
    [[nodiscard]] int pick(qsizetype bound);

    QJsonValue m_file;
    FastRandom m_random;
};

} // namespace bubblebar::fuzzing
