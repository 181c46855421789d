// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replaysource.h"

#include "app/cli/executionoptions.h"
#include "app/cli/importnotes.h"
#include "app/replay/logopening.h"
#include "models/trail/trail.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

bool isSqlite(const std::string &file)
{
    constexpr std::string_view magic { "SQLite format 3\0", 16 };
    std::array<char, magic.size()> start {};
    std::ifstream stream(file, std::ios::binary);
    return stream.read(start.data(), start.size()) && std::string_view(start.data(), start.size()) == magic;
}

bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code error;
    return std::filesystem::equivalent(a, b, error);
}

/// Keeps the runs of a log that is not stored anywhere.
class CollectingSink final : public LogSink {
public:
    CollectingSink(const ReplayChoices &choices, const ReplaySource::IsWanted &isWanted)
        : m_choices(choices)
        , m_isWanted(isWanted)
    {
    }

    bool source(const SourceRecord &) override { return true; }

    bool run(const RunRecord &run, std::span<const StepRecord> records) override
    {
        if (!m_isWanted(run.indexInSource, m_place++))
            return true;
        std::vector<ReplayStep> steps;
        for (const StepRecord &record : records)
            steps.push_back({ 0, record });
        runs.push_back({ run.indexInSource, run.task, planReplay(0, run, std::move(steps), m_choices) });
        return true;
    }

    std::vector<ReplayRun> runs;

private:
    const ReplayChoices &m_choices;
    const ReplaySource::IsWanted &m_isWanted;
    std::uint64_t m_place = 0;
};

} // namespace

ReplaySource::ReplaySource(Console &console, Recorder *recorder, ReplayChoices choices, IsWanted isWanted)
    : m_console(console)
    , m_recorder(recorder)
    , m_choices(std::move(choices))
    , m_isWanted(std::move(isWanted))
{
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::load(const std::string &file)
{
    if (isSqlite(file))
        return loadTrail(file);
    return m_recorder ? importAndLoad(file) : loadLog(file);
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadLog(const std::string &file)
{
    const auto choices = withToolsBeside(m_choices, file);
    if (!choices)
        return std::unexpected(report(m_console, choices.error()));
    CollectingSink sink(*choices, m_isWanted);
    const auto read = importLog(file, sink);
    if (!read)
        return std::unexpected(report(m_console, read.error()));
    return Loaded { std::move(sink.runs), reportSkipped(m_console, *read) };
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::importAndLoad(const std::string &file)
{
    const auto opened = openLog(file, *m_recorder);
    if (!opened)
        return std::unexpected(report(m_console, opened.error()));
    const ExitStatus status = reportSkipped(m_console, opened->report);
    auto loaded = loadRuns(m_recorder->file().string(), opened->source);
    if (loaded)
        loaded->status = worse(loaded->status, status);
    return loaded;
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadTrail(const std::string &file)
{
    if (m_recorder && !isSameFile(file, m_recorder->file())) {
        m_console.message(
            tr("The runs of a trail are recorded in the same trail: leave out --trail, or name that one."));
        return std::unexpected(ExitStatus::Unusable);
    }
    return loadRuns(file, 0);
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadRuns(const std::string &file, SourceId source)
{
    constexpr std::uint64_t page = 256;
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(report(m_console, trail.error()));
    Loaded loaded;
    std::uint64_t place = 0;
    for (std::uint64_t offset = 0;; offset += page) {
        const auto runs = (*trail)->runs(offset, page);
        if (!runs)
            return std::unexpected(report(m_console, runs.error()));
        for (const RunSummary &run : *runs) {
            if (source != 0 && run.source != source)
                continue;
            const auto number = source != 0 ? run.record.indexInSource : static_cast<std::uint64_t>(run.id);
            if (!m_isWanted(number, place++))
                continue;
            auto request = planReplay(**trail, run.id, m_choices);
            if (!request)
                return std::unexpected(report(m_console, request.error()));
            loaded.runs.push_back({ number, run.record.task, std::move(*request) });
        }
        if (runs->size() < page)
            return loaded;
    }
}

} // namespace vitrine
