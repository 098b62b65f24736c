#include "core/support/errortext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

QString translated(const char* sentence)
{
    return QCoreApplication::translate("FileError", sentence);
}

/// Like arg(), for sentences that use only some of the markers.
QString filled(QString text, const QString& one, const QString& two)
{
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at)) {
        const QString& value = text.mid(at, 2) == QLatin1String("%1") ? one : two;
        text.replace(at, 2, value);
        at += value.size();
    }
    return text;
}

const char* fileSentence(FileError::Code code)
{
    switch (code) {
    case FileError::Code::Unreadable:
        return QT_TRANSLATE_NOOP("FileError", "The file can't be read: %1.");
    case FileError::Code::Unwritable:
        return QT_TRANSLATE_NOOP("FileError", "The file can't be saved: %1.");
    case FileError::Code::TooLarge:
        return QT_TRANSLATE_NOOP("FileError", "The file is larger than %2 MiB.");
    case FileError::Code::NotUtf8:
        return QT_TRANSLATE_NOOP("FileError", "This is no UTF-8 text.");
    case FileError::Code::Syntax:
        return QT_TRANSLATE_NOOP("FileError", "From here on this is no valid JSON.");
    case FileError::Code::BadCharacter:
        return QT_TRANSLATE_NOOP("FileError", "A text holds a character that is not allowed there.");
    case FileError::Code::DuplicateKey:
        return QT_TRANSLATE_NOOP("FileError", "This key comes twice in one object.");
    case FileError::Code::TooDeep:
        return QT_TRANSLATE_NOOP("FileError", "Objects and lists lie more than %2 deep in each other.");
    case FileError::Code::WrongFormat:
        return QT_TRANSLATE_NOOP("FileError", "The format must be “%2”, but it is “%1”.");
    case FileError::Code::NewerVersion:
        return QT_TRANSLATE_NOOP("FileError",
                                 "This has version %1, made by a newer program; versions up to %2 can be opened here.");
    default:
        return nullptr;
    }
}

const char* valueSentence(FileError::Code code)
{
    switch (code) {
    case FileError::Code::NotObject:
        return QT_TRANSLATE_NOOP("FileError", "This must be an object in braces.");
    case FileError::Code::NotList:
        return QT_TRANSLATE_NOOP("FileError", "This must be a list in square brackets.");
    case FileError::Code::NotText:
        return QT_TRANSLATE_NOOP("FileError", "This must be a text in quotes.");
    case FileError::Code::NotNumber:
        return QT_TRANSLATE_NOOP("FileError", "This must be a number.");
    case FileError::Code::NotWhole:
        return QT_TRANSLATE_NOOP("FileError", "This must be a whole number.");
    case FileError::Code::NotYesNo:
        return QT_TRANSLATE_NOOP("FileError", "This must be true or false.");
    case FileError::Code::MissingKey:
        return QT_TRANSLATE_NOOP("FileError", "This key is missing.");
    case FileError::Code::UnknownKey:
        return QT_TRANSLATE_NOOP("FileError", "This key is not known here.");
    case FileError::Code::OutOfRange:
        return QT_TRANSLATE_NOOP("FileError", "The number must be within %2, but it is %1.");
    case FileError::Code::WrongLength:
        return QT_TRANSLATE_NOOP("FileError", "The text must have %2 characters, but it has %1.");
    case FileError::Code::WrongCount:
        return QT_TRANSLATE_NOOP("FileError", "The list must have %2 entries, but it has %1.");
    case FileError::Code::UnknownName:
        return QT_TRANSLATE_NOOP("FileError", "“%1” is not known here, only: %2.");
    case FileError::Code::Twice:
        return QT_TRANSLATE_NOOP("FileError", "“%1” comes twice.");
    default:
        return nullptr;
    }
}

QString sentence(const FileError& error)
{
    if (error.code == FileError::Code::Content)
        return error.what;
    const char* source = fileSentence(error.code);
    if (source == nullptr)
        source = valueSentence(error.code);
    return filled(translated(source), shortened(error.what), error.expected);
}

const char* noFileSentence(NoFile what)
{
    switch (what) {
    case NoFile::Empty:
        return QT_TRANSLATE_NOOP("FileError", "The file is empty.");
    case NoFile::Folder:
        return QT_TRANSLATE_NOOP("FileError", "This is a folder. Choose a file in it.");
    }
    return nullptr;
}

} // namespace

QString shortened(const QString& text)
{
    constexpr qsizetype kLongest = 120;
    if (text.size() <= kLongest)
        return text;
    const bool splitsPair = text[kLongest - 1].isHighSurrogate();
    return text.left(splitsPair ? kLongest - 1 : kLongest) + QChar(0x2026);
}

QString fileErrorText(const FileError& error)
{
    const QString place = shortened(error.place);
    if (error.line > 0 && !place.isEmpty())
        return translated(QT_TRANSLATE_NOOP("FileError", "Line %1, %2: %3"))
            .arg(QString::number(error.line), place, sentence(error));
    if (error.line > 0)
        return translated(QT_TRANSLATE_NOOP("FileError", "Line %1: %2"))
            .arg(QString::number(error.line), sentence(error));
    if (!place.isEmpty())
        return translated(QT_TRANSLATE_NOOP("FileError", "%1: %2")).arg(place, sentence(error));
    return sentence(error);
}

FileError noFileError(NoFile what)
{
    return {.code = FileError::Code::Content, .what = translated(noFileSentence(what))};
}

} // namespace bubblebar
