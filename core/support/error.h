#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <cstdint>
#include <utility>

namespace bubblebar {

/// Why a file is refused or can't be written; the sentence for it is fileErrorText() in errortext.h.
struct FileError
{
    enum class Code : std::uint8_t {
        Unreadable,   ///< `what`: the system's reason
        Unwritable,   ///< `what`: the system's reason
        TooLarge,     ///< `expected`: the limit in MiB
        NotUtf8,      ///< `line`
        Syntax,       ///< `line`: no valid JSON
        BadCharacter, ///< `line`; a control character or half a surrogate pair inside a text
        DuplicateKey, ///< `line`, `place`: of the key that comes the second time
        TooDeep,      ///< `line` or `place`; `expected`: the limit
        WrongFormat,  ///< `what`: the format found, may be empty; `expected`: the format wanted
        NewerVersion, ///< `what`: the version found; `expected`: the newest one known
        NotObject,
        NotList,
        NotText,
        NotNumber,
        NotWhole, ///< a number, but not a whole one
        NotYesNo,
        MissingKey,  ///< `place`: where it should be
        UnknownKey,  ///< `place`: where it is
        OutOfRange,  ///< `what`: the number; `expected`: "0 … 5"
        WrongLength, ///< `what`: characters found; `expected`: "1 … 200"
        WrongCount,  ///< `what`: entries found; `expected`: "1 … 5"
        UnknownName, ///< `what`: the word found; `expected`: the words known, with commas
        Twice,       ///< `what`: comes a second time at `place`
        Content,     ///< `what`: a whole sentence from the text file of the area that refuses the content
    };

    Code code = Code::Content;
    QString place {}; ///< path inside the file, "tiles[3].at"; empty for the file as a whole
    QString what {};
    QString expected {};
    int line = 0; ///< from 1; 0 where no line is known

    friend bool operator==(const FileError&, const FileError&) = default;
};

template <class T>
using Result = tl::expected<T, FileError>;

[[nodiscard]] inline tl::unexpected<FileError> failure(FileError error)
{
    return tl::unexpected<FileError>(std::move(error));
}

} // namespace bubblebar
