#include "tests/fuzz/fuzzing.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace bubblebar::fuzzing {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "Broken promise: %s.\n", promise);
    std::abort();
}

void requireSentence(const QString& text)
{
    constexpr qsizetype kLongest = 2000;
    require(!text.isEmpty(), "there is a sentence");
    require(text.isValidUtf16(), "no character of a sentence is cut in two");
    require(text.size() <= kLongest, "a sentence is no longer than anyone reads");
}

void requireRefusal(const FileError& error)
{
    requireSentence(fileErrorText(error));
}

} // namespace bubblebar::fuzzing

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // A copy of its own, so that reading beyond its end is noticed.
    bubblebar::fuzzing::checkInput(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
