#pragma once

#include "core/support/errortext.h"

#include <QByteArray>
#include <QString>

#include <concepts>
#include <type_traits>
#include <utility>

namespace bubblebar::fuzzing {

/// What a fuzzer does with one input; each fuzz_*.cpp has its own. Breaks no promise of the code that it calls.
void checkInput(const QByteArray& bytes);

/// Ends the process, which counts as a finding, unless `holds`.
void require(bool holds, const char* promise);

/// What the reader of a message can bear: there is a sentence, and it is no page.
void requireSentence(const QString& text);

/// The same for what a reader answers that refuses.
void requireRefusal(const FileError& error);
template <class Error>
void requireRefusal(const Error& error)
{
    requireRefusal(error.error);
}

/// What is written loads and is written in the same way again. Returns what loads.
template <class T, class Parse, class Write>
auto reloaded(const T& value, Parse parse, Write write)
{
    const QByteArray written = write(value);
    auto again = parse(written);
    require(again.has_value(), "what is written loads");
    require(write(*again) == written, "what loads is written in the same way");
    return std::move(*again);
}

/// What a fuzzer of a file format begins with: an input is refused with a sentence, or what it holds comes back after
/// writing and reading. Returns what parse() does.
template <class Parse, class Write>
auto loaded(const QByteArray& bytes, Parse parse, Write write)
{
    auto result = parse(bytes);
    if (!result) {
        requireRefusal(result.error());
        return result;
    }
    [[maybe_unused]] const auto again = reloaded(*result, parse, write);
    if constexpr (std::equality_comparable<std::remove_const_t<decltype(again)>>)
        require(again == *result, "what is written loads as the same value");
    return result;
}

} // namespace bubblebar::fuzzing
