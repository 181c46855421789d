// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads what libFuzzer makes as a tar archive, and imports it as whatever it looks like: no more comes out than is
// allowed, and the bytes of steps are found again or refused. The sums of tar headers are made right before, so that
// more than the first of them is looked at.
#include "base/formatted.h"
#include "models/logs/bytes/sourcebytes.h"
#include "models/logs/bytes/tarfiles.h"
#include "models/logs/importer.h"
#include "tests/fuzz/require.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

using namespace vitrine;
using fuzz::require;

namespace {

constexpr std::size_t sumAt = 148;
constexpr std::size_t sumSize = 8;

void repairSum(std::string &bytes, std::size_t header)
{
    bytes.replace(header + sumAt, sumSize, sumSize, ' ');
    unsigned sum = 0;
    for (std::size_t n = 0; n < TarFiles::headerSize; ++n)
        sum += static_cast<unsigned char>(bytes[header + n]);
    bytes.replace(header + sumAt, sumSize, formatted("{:06o}", sum) + std::string("\0 ", 2));
}

void repairSums(std::string &bytes)
{
    for (std::size_t at = 0; at + TarFiles::headerSize <= bytes.size(); at += TarFiles::headerSize)
        if (TarFiles::isArchive(std::string_view(bytes).substr(at)))
            repairSum(bytes, at);
}

void readTar(const std::string &bytes)
{
    TarFiles archive(bytesOf(bytes), std::make_shared<Allowance>(bytes.size()));
    std::uint64_t produced = 0;
    std::array<char, 4096> buffer {};
    while (const auto name = archive.next()) {
        require(!name->empty());
        const auto file = archive.read();
        while (const std::size_t got = file->read(buffer.data(), buffer.size()))
            produced += got;
        require(file->done() <= file->total());
    }
    require(produced <= bytes.size());
}

/// Remembers where the first steps stand.
class FirstSteps final : public LogSink {
public:
    bool source(const SourceRecord &record) override
    {
        m_source = record;
        return true;
    }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        constexpr std::size_t most = 4;
        ++runs;
        if (!steps.empty() && locations.size() < most)
            locations.push_back({ m_source, run.extra, steps.front().span });
        return true;
    }
    std::uint64_t runs = 0;
    std::vector<SourceLocation> locations;

private:
    SourceRecord m_source;
};

void importFile(const std::string &path)
{
    constexpr std::uint64_t limit = 1 << 16;
    FirstSteps sink;
    const auto report = importLog(path, sink);
    require(!report || report->runs == sink.runs);
    SourceBytes bytes;
    for (const SourceLocation &location : sink.locations)
        require(bytes.read(location, limit).value_or("").size() <= limit);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string text(reinterpret_cast<const char *>(data), size);
    repairSums(text);
    readTar(text);
    static const int descriptor = ::memfd_create("archive", 0);
    require(descriptor >= 0 && ::ftruncate(descriptor, 0) == 0);
    require(::pwrite(descriptor, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
    importFile(formatted("/proc/self/fd/{}", descriptor));
    return 0;
}
