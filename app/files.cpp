#include "app/files.h"

#include "core/beetle/recordfile.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/trackinput.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>

namespace bubblebar {

bool isRaceFile(const QString& path)
{
    return path.endsWith(QLatin1String(".bbgame"), Qt::CaseInsensitive);
}

bool isTrackFile(const QString& path)
{
    const auto endsWith = [&path](QLatin1String ending) { return path.endsWith(ending, Qt::CaseInsensitive); };
    return endsWith(QLatin1String(".bbtrack")) || endsWith(QLatin1String(".png")) || endsWith(QLatin1String(".svg"));
}

bool isBeetleFile(const QString& path)
{
    return path.endsWith(QLatin1String(".bbbeetle"), Qt::CaseInsensitive);
}

bool isBeepFile(const QString& path)
{
    return path.endsWith(QLatin1String(".bbbeep"), Qt::CaseInsensitive);
}

Result<GameRecord> openRecord(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    return parseRecord(*bytes).map_error([](const RecordError& error) { return error.error; });
}

Result<beetle::Record> openBeetleRecord(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    return beetle::parseRecord(*bytes).map_error([](const beetle::RecordError& error) { return error.error; });
}

Result<beep::Record> openBeepRecord(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    return beep::parseRecord(*bytes).map_error([](const beep::RecordError& error) { return error.error; });
}

Result<TrackPtr> openTrack(const QString& path)
{
    if (isRaceFile(path))
        return openRecord(path).map([](const GameRecord& record) { return record.track; });
    return readTrackFile(path).map(
        [](Track track) -> TrackPtr { return std::make_shared<const Track>(std::move(track)); });
}

Result<Deck> openDeck(const QString& path)
{
    return readFile(path).and_then(parseDeck);
}

void tellCannotOpen(const QString& path, const FileError& error, QWidget* parent)
{
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(), {}, QMessageBox::Ok, parent);
    box.setWindowTitle(QCoreApplication::translate("Files", "Can’t open the file"));
    box.setTextFormat(Qt::PlainText);
    box.setText(QCoreApplication::translate("Files", "“%1” can’t be opened.").arg(QFileInfo(path).fileName()));
    box.setInformativeText(fileErrorText(error));
    box.exec();
}

} // namespace bubblebar
