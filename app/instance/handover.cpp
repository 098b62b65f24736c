#include "app/instance/handover.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <algorithm>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

constexpr QByteArrayView kMagic = "BBAR\x01";
constexpr qsizetype kMagicBytes = kMagic.size();
constexpr qsizetype kHeadBytes = kMagicBytes + sizeof(quint32);
constexpr qsizetype kMaxPath = 4096;
constexpr qsizetype kMaxToken = 1024;

quint32 bodyBytes(const QByteArray& bytes)
{
    return qFromBigEndian<quint32>(bytes.constData() + kMagicBytes);
}

bool isPath(const QJsonValue& value)
{
    const QString path = value.toString();
    return path.size() <= kMaxPath && !path.contains(QChar::Null) && QFileInfo(path).isAbsolute();
}

std::optional<QStringList> readPaths(const QJsonValue& value)
{
    const QJsonArray list = value.toArray();
    if (!value.isArray() || list.size() > kMaxHandoverFiles || !std::all_of(list.begin(), list.end(), isPath))
        return std::nullopt;
    QStringList paths;
    for (const QJsonValue path : list)
        paths << path.toString();
    return paths;
}

} // namespace

QByteArray handoverBytes(const Handover& handover)
{
    const QJsonObject object {{u"files"_s, QJsonArray::fromStringList(handover.files)},
                              {u"designer"_s, handover.designer},
                              {u"token"_s, handover.token},
                              {u"until"_s, static_cast<double>(handover.until)}};
    const QByteArray body = QJsonDocument(object).toJson(QJsonDocument::Compact);
    QByteArray head = kMagic.toByteArray();
    head.resize(kHeadBytes);
    qToBigEndian(static_cast<quint32>(body.size()), head.data() + kMagicBytes);
    return head + body;
}

HandoverState handoverState(const QByteArray& bytes)
{
    if (!kMagic.startsWith(QByteArrayView(bytes).first(std::min(bytes.size(), kMagicBytes))))
        return HandoverState::Damaged;
    if (bytes.size() < kHeadBytes)
        return HandoverState::Incomplete;
    const qsizetype whole = kHeadBytes + static_cast<qsizetype>(bodyBytes(bytes));
    if (whole > kMaxHandoverBytes || bytes.size() > whole)
        return HandoverState::Damaged;
    return bytes.size() == whole ? HandoverState::Complete : HandoverState::Incomplete;
}

std::optional<Handover> parseHandover(const QByteArray& bytes)
{
    if (handoverState(bytes) != HandoverState::Complete)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(bytes.sliced(kHeadBytes)).object();
    const std::optional<QStringList> files = readPaths(object.value("files"_L1));
    const QString token = object.value("token"_L1).toString();
    if (!files || !object.value("designer"_L1).isBool() || !object.value("until"_L1).isDouble() ||
        token.size() > kMaxToken)
        return std::nullopt;
    return Handover {*files, object.value("designer"_L1).toBool(), token, object.value("until"_L1).toInteger()};
}

} // namespace bubblebar
