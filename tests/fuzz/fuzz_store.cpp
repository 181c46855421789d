// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Imports what libFuzzer makes of a database in which an agent keeps its sessions, and reads the bytes of each step
// again: they are found, or refused.
#include "models/logs/bytes/sourcebytes.h"
#include "models/logs/importer.h"
#include "tests/fuzz/require.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <format>
#include <string>
#include <vector>

using namespace vitrine;
using fuzz::require;

namespace {

class KeepingSink final : public LogSink {
public:
    bool source(const SourceRecord &record) override
    {
        m_source = record;
        return true;
    }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        ++runs;
        require(run.indexInSource == runs);
        if (!steps.empty() && places.size() < 4)
            places.push_back({ m_source, run.extra, steps.back().span });
        return runs < 100;
    }
    std::uint64_t runs = 0;
    std::vector<SourcePlace> places;

private:
    SourceRecord m_source;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const int descriptor = ::memfd_create("store", 0);
    require(descriptor >= 0 && ::ftruncate(descriptor, 0) == 0);
    require(::pwrite(descriptor, data, size, 0) == static_cast<ssize_t>(size));
    const std::string path = std::format("/proc/self/fd/{}", descriptor);
    KeepingSink sink;
    const auto report = importLog(path, sink);
    require(!report || report->isCancelled || report->runs == sink.runs);
    SourceBytes bytes;
    for (const SourcePlace &place : sink.places)
        if (const auto raw = bytes.read(place, 1 << 20))
            require(raw->size() <= place.span.byteTo - place.span.byteFrom);
    return 0;
}
