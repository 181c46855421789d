// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Imports what libFuzzer makes of a database in which an agent keeps its sessions, and reads the bytes of each step
// again: they are found, or refused.
#include "models/logs/bytes/sourcebytes.h"
#include "models/logs/importer.h"
#include "tests/fuzz/require.h"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

using namespace vitrine;
using fuzz::require;

namespace {

/// SQLite resolves the names of files, so that it has to be one with a name.
class StoreFile {
public:
    StoreFile()
        : path((std::filesystem::temp_directory_path() / "vitrine-store-XXXXXX").string())
        , m_descriptor(::mkstemp(path.data()))
    {
        require(m_descriptor >= 0);
    }
    ~StoreFile() { ::unlink(path.c_str()); }
    StoreFile(const StoreFile &) = delete;
    StoreFile &operator=(const StoreFile &) = delete;
    void write(const std::uint8_t *data, std::size_t size) const
    {
        require(::ftruncate(m_descriptor, 0) == 0);
        require(::pwrite(m_descriptor, data, size, 0) == static_cast<ssize_t>(size));
    }

    std::string path;

private:
    int m_descriptor;
};

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
        if (!steps.empty() && locations.size() < 4)
            locations.push_back({ m_source, run.extra, steps.back().span });
        return runs < 100;
    }
    std::uint64_t runs = 0;
    std::vector<SourceLocation> locations;

private:
    SourceRecord m_source;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const StoreFile file;
    file.write(data, size);
    const std::string &path = file.path;
    KeepingSink sink;
    const auto report = importLog(path, sink);
    require(!report || report->isCancelled || report->runs == sink.runs);
    SourceBytes bytes;
    for (const SourceLocation &location : sink.locations)
        if (const auto raw = bytes.read(location, 1 << 20))
            require(raw->size() <= location.span.byteTo - location.span.byteFrom);
    return 0;
}
