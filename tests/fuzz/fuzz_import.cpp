// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Imports what libFuzzer makes, by recognition and as a file of each format, and checks what every import promises.
// VITRINE_FUZZ_FORMAT names a format to spend all the time on.
#include "base/formatted.h"
#include "models/logs/bytes/utf16source.h"
#include "models/logs/importer.h"
#include "tests/fuzz/require.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace vitrine;
using fuzz::require;

namespace {

std::vector<std::string_view> chosenFormats()
{
    const char *name = std::getenv("VITRINE_FUZZ_FORMAT");
    if (!name)
        return logFormats();
    require(std::ranges::contains(logFormats(), std::string_view(name)));
    return { name };
}

/// Every place that is named lies in the file, every step has its number.
class CheckingSink final : public LogSink {
public:
    /// `size` is not known of what is packed, or is no UTF-8.
    explicit CheckingSink(std::uint64_t size)
        : m_size(size)
    {
    }
    bool source(const SourceRecord &) override { return true; }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        ++runs;
        require(run.indexInSource == runs);
        check(run.span);
        std::uint64_t ordinal = 0;
        for (const StepRecord &step : steps) {
            require(step.ordinal == ++ordinal);
            check(step.span);
        }
        return true;
    }
    std::uint64_t runs = 0;

private:
    void check(const SourceSpan &span) const { require(span.byteFrom <= span.byteTo && span.byteTo <= m_size); }

    std::uint64_t m_size;
};

bool isPackedOrRecoded(std::string_view bytes)
{
    return bytes.starts_with("PK") || bytes.starts_with("\x1F\x8B") || bytes.starts_with("\x28\xB5\x2F\xFD")
        || bytes.starts_with("SQLite format 3") || isUtf16(bytes);
}

void importAs(const std::string &path, std::uint64_t size, std::string_view format)
{
    CheckingSink sink(size);
    const auto report = importLog(path, sink, { .format = std::string(format), .progress = {} });
    require(!report || report->runs == sink.runs);
    if (report)
        require(!toJson(*report).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const int descriptor = ::memfd_create("log", 0);
    require(descriptor >= 0 && ::ftruncate(descriptor, 0) == 0);
    require(::pwrite(descriptor, data, size, 0) == static_cast<ssize_t>(size));
    const std::string path = formatted("/proc/self/fd/{}", descriptor);
    const bool hasSize = !isPackedOrRecoded({ reinterpret_cast<const char *>(data), size });
    const std::uint64_t largest = hasSize ? size : ~0ULL;
    importAs(path, largest, {});
    static const std::vector<std::string_view> formats = chosenFormats();
    for (const std::string_view format : formats)
        importAs(path, largest, format);
    return 0;
}
