#include "tests/soak/memory.h"

#include <QFile>

#include <algorithm>
#include <span>

#ifdef __GLIBC__
#include <malloc.h>
#include <unistd.h>
#endif

namespace bubblebar::soak {

namespace {

constexpr qint64 kLeastNoise = 4096; // kB
constexpr qint64 kNoisePart = 20;

qint64 median(std::span<const qint64> samples)
{
    std::vector<qint64> sorted(samples.begin(), samples.end());
    std::ranges::sort(sorted);
    return sorted.empty() ? 0 : sorted[sorted.size() / 2];
}

} // namespace

qint64 memoryNow()
{
#ifdef __GLIBC__
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/statm"));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
#endif
    return 0;
}

Flatness flatness(const std::vector<qint64>& samples)
{
    const std::size_t quarter = samples.size() / 4;
    const std::span<const qint64> all(samples);
    Flatness result {median(all.subspan(quarter, quarter)), median(all.last(quarter)), 0};
    result.allowed = std::max(kLeastNoise, result.early / kNoisePart);
    return result;
}

} // namespace bubblebar::soak
