#include "app/files.h"

#include "core/beetle/recordfile.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"
#include "designer/document/openedtrack.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>

namespace bubblebar {

namespace {

/// More than any share code and any track of the built-in tiles; larger files tell by their name what they are.
constexpr qint64 kMaxNameless = 1024LL * 1024;

Result<QByteArray> readStartOf(const QString& path)
{
    if (QFileInfo(path).isDir())
        return failure(noFileError(NoFile::Folder));
    QFile file(path);
    // Pipes and devices might never end, or never begin.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile())
        return failure({.what = QCoreApplication::translate("Files", "This is no file.")});
    if (!file.open(QIODevice::ReadOnly))
        return failure({.code = FileError::Code::Unreadable, .what = file.errorString()});
    return file.read(kMaxNameless);
}

void tell(const QString& title, const QString& sentence, const QString& reason, QWidget* parent)
{
    QMessageBox box(QMessageBox::Warning, title, {}, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.setText(sentence);
    box.setInformativeText(reason);
    box.exec();
}

bool holdsTrack(const QString& path)
{
    const Result<QByteArray> bytes = readStartOf(path);
    return bytes &&
           (isPicture(*bytes) || looksLikeShareCode(QString::fromUtf8(bytes->left(256))) || parseTrack(*bytes));
}

} // namespace

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

FileKind fileKind(const QString& path)
{
    if (isRaceFile(path) || isBeetleFile(path) || isBeepFile(path))
        return FileKind::Game;
    if (canDesign(path))
        return FileKind::Design;
    if (path.endsWith(QLatin1String(".bbdeck"), Qt::CaseInsensitive))
        return FileKind::Deck;
    return holdsTrack(path) ? FileKind::Design : FileKind::Unknown;
}

FileError unknownFileError(const QString& path)
{
    const Result<QByteArray> bytes = readStartOf(path);
    if (!bytes)
        return bytes.error();
    if (bytes->trimmed().isEmpty())
        return noFileError(NoFile::Empty);
    return {.what = QCoreApplication::translate(
                "Files", "This is neither a saved game nor a track, and no picture or text that carries a track.")};
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
    tell(QCoreApplication::translate("Files", "Can’t open the file"),
         QCoreApplication::translate("Files", "“%1” can’t be opened.").arg(QFileInfo(path).fileName()),
         fileErrorText(error), parent);
}

void tellCannotOpenText(const FileError& error, QWidget* parent)
{
    tell(QCoreApplication::translate("Files", "Can’t open the text"),
         QCoreApplication::translate("Files", "The text is not a share code that can be opened."), fileErrorText(error),
         parent);
}

} // namespace bubblebar
