#include "app/cli/input.h"

#include "core/beetle/recordfile.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/sharecode.h"
#include "core/track/trackinput.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace bubblebar::cli {

namespace {

bool isStandardInput(const QString& argument)
{
    return argument == QLatin1StringView("-");
}

/// Cut where it is too large, which whoever reads the bytes tells, unless they are the beginning of a picture.
Result<QByteArray> readBytes(const QString& argument)
{
    if (!isStandardInput(argument))
        return readFileStart(argument);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return failure({FileError::Code::Unreadable, {}, input.errorString(), {}, 0});
    return readDeviceStart(input);
}

void complainAbout(const QString& argument, const FileError& error)
{
    const QString name =
        isStandardInput(argument) ? QCoreApplication::translate("CommandLine", "standard input") : argument;
    complain(QStringLiteral("%1: %2").arg(name, fileErrorText(error)));
}

template <class T>
std::optional<T> orComplaint(const QString& argument, Result<T> result)
{
    if (result)
        return std::move(*result);
    complainAbout(argument, result.error());
    return std::nullopt;
}

std::optional<TrackPtr> shared(std::optional<Track> track)
{
    if (!track)
        return std::nullopt;
    return std::make_shared<const Track>(std::move(*track));
}

/// `breaksRules` of the error: the record could be read, but what it does is not allowed.
template <class Record, class Error>
tl::expected<Record, Status> recordOrStatus(const QString& argument,
                                            tl::expected<Record, Error> (*parse)(const QByteArray&),
                                            bool (*breaksRules)(const Error&))
{
    const std::optional<QByteArray> bytes = orComplaint(argument, readBytes(argument));
    if (!bytes)
        return tl::make_unexpected(Status::Failed);
    tl::expected<Record, Error> record = parse(*bytes);
    if (record)
        return std::move(*record);
    complainAbout(argument, record.error().error);
    return tl::make_unexpected(breaksRules(record.error()) ? Status::No : Status::Failed);
}

} // namespace

std::optional<TrackPtr> readTrackArgument(const QString& argument)
{
    if (looksLikeShareCode(argument) && !QFileInfo::exists(argument))
        return readCodeArgument(argument);
    return shared(orComplaint(argument, readBytes(argument).and_then(parseAnyTrack)));
}

std::optional<TrackPtr> readCodeArgument(const QString& argument)
{
    if (!isStandardInput(argument))
        return shared(orComplaint(argument, parseShareCode(argument)));
    const auto parse = [](const QByteArray& bytes) { return parseShareCode(QString::fromUtf8(bytes)); };
    return shared(orComplaint(argument, readBytes(argument).and_then(parse)));
}

std::optional<Position> readPositionArgument(const QString& argument)
{
    return orComplaint(argument, readBytes(argument).and_then(parsePosition));
}

tl::expected<GameRecord, Status> readRecordArgument(const QString& argument)
{
    return recordOrStatus(
        argument, parseRecord, +[](const RecordError& error) { return error.kind != RecordError::Kind::Unreadable; });
}

tl::expected<beetle::Record, Status> readBeetleArgument(const QString& argument)
{
    return recordOrStatus(
        argument, beetle::parseRecord, +[](const beetle::RecordError& error) { return error.roll != 0; });
}

tl::expected<beep::Record, Status> readBeepArgument(const QString& argument)
{
    return recordOrStatus(
        argument, beep::parseRecord, +[](const beep::RecordError& error) { return error.event != 0; });
}

} // namespace bubblebar::cli
