// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/replaysource.h"

#include "app/cli/logs/emptyfolders.h"
#include "app/cli/logs/importnotes.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/session/jobs/logimport.h"
#include "models/judging/actionbase.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/logopening.h"
#include "models/replay/logpolicy.h"
#include "models/trail/read/trail.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <utility>

namespace vitrine {

namespace {

/// The hashes by which the runs of each source are assigned to shards; from `first` on.
Result<std::map<SourceId, std::string>> hashesOf(const Trail &trail, SourceId first)
{
    const auto sources = trail.sources(std::max<SourceId>(first, 1) - 1);
    if (!sources)
        return std::unexpected(sources.error());
    std::map<SourceId, std::string> hashes;
    for (const SourceSummary &source : *sources)
        hashes[source.id] = source.record.sha256;
    return hashes;
}

/// Keeps the runs of a log that is not stored anywhere.
class CollectingSink final : public LogSink {
public:
    CollectingSink(const ReplayChoices &choices, const ReplaySource::Wanted &wanted)
        : m_choices(choices)
        , m_wanted(wanted)
    {
    }

    bool source(const SourceRecord &source) override
    {
        m_sha256 = source.sha256;
        return true;
    }

    bool run(const RunRecord &run, std::span<const StepRecord> records) override
    {
        const bool isOther = m_wanted.number != 0 && m_wanted.number != run.indexInSource;
        if (isOther || !m_wanted.shard.holds(m_sha256, run.indexInSource))
            return true;
        std::vector<ReplayStep> steps;
        for (const StepRecord &record : records)
            steps.push_back({ 0, record });
        ReplayRequest request = planReplay(0, run, std::move(steps), m_choices);
        const auto dialect = recordedDialect(run, request.reported);
        runs.push_back({ {}, run.indexInSource, run.task, std::move(request), projectOf(run.extra), dialect });
        return true;
    }

    std::vector<ReplayRun> runs;

private:
    const ReplayChoices &m_choices;
    const ReplaySource::Wanted &m_wanted;
    std::string m_sha256;
};

} // namespace

ReplaySource::ReplaySource(Console &console, Recorder *recorder, ReplayChoices choices, Wanted wanted)
    : m_console(console)
    , m_recorder(recorder)
    , m_choices(std::move(choices))
    , m_wanted(wanted)
{
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::load(const std::vector<std::string> &files)
{
    Loaded all;
    all.status = reportEmptyFolders(m_console, files);
    bool isAnyRead = false;
    for (const LogFile &file : logFilesOf(files)) {
        auto loaded = loadFile(file);
        // One bad file must not stop a collection.
        all.status = worse(all.status, loaded ? loaded->status : loaded.error());
        if (!loaded)
            continue;
        isAnyRead = true;
        std::ranges::move(loaded->runs, std::back_inserter(all.runs));
    }
    if (m_passedOver > 0)
        m_console.message(tr("Skipped %Ln file(s) without runs or in an unknown format.", nullptr, m_passedOver));
    if (!isAnyRead && all.status != ExitStatus::Fine)
        return std::unexpected(all.status);
    return all;
}

/// Folders contain many files that are not logs: they are counted, and no error.
ExitStatus ReplaySource::reportUnread(const Error &error)
{
    const bool isNoLog = error.code == ErrorCode::UnknownFormat || error.code == ErrorCode::EmptyFile
        || error.code == ErrorCode::NotATrail;
    if (m_isNamed || !isNoLog)
        return report(m_console, error);
    ++m_passedOver;
    return ExitStatus::Fine;
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadFile(const LogFile &found)
{
    const std::string file = found.path.string();
    m_isNamed = found.isNamed;
    // The file of a trail that is open here is not opened again: closing it would release the locks that SQLite has on
    // it.
    const bool isOurs = m_recorder != nullptr && isSameFile(file, m_recorder->file());
    auto loaded = isOurs || isDatabase(file) ? loadTrail(file) : m_recorder ? importAndLoad(file) : loadLog(file);
    if (loaded)
        std::ranges::for_each(loaded->runs, [&file](ReplayRun &run) { run.file = file; });
    return loaded;
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadLog(const std::string &file)
{
    const auto choices = withToolsBeside(m_choices, file);
    if (!choices)
        return std::unexpected(report(m_console, choices.error()));
    CollectingSink sink(*choices, m_wanted);
    const auto read = importLog(file, sink, { .format = {}, .progress = {}, .tags = m_wanted.tags });
    if (!read)
        return std::unexpected(reportUnread(read.error()));
    return Loaded { std::move(sink.runs), reportSkipped(m_console, *read) };
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::importAndLoad(const std::string &file)
{
    const auto opened
        = openLog(file, *m_recorder, { .format = {}, .progress = {}, .tags = m_wanted.tags }, m_wanted.shard);
    if (!opened)
        return std::unexpected(reportUnread(opened.error()));
    const ExitStatus status = reportSkipped(m_console, opened->report);
    if (opened->source == 0)
        return Loaded { {}, status };
    // Runs that were added now are the last ones.
    const RunId after = opened->runs.empty() ? 0 : opened->runs.front() - 1;
    auto loaded = loadRuns(m_recorder->file().string(), opened->source, after);
    if (loaded)
        loaded->status = worse(loaded->status, status);
    return loaded;
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadTrail(const std::string &file)
{
    if (m_recorder && !isSameFile(file, m_recorder->file())) {
        m_console.message(tr("Replays of a trail are recorded in that trail: omit --trail, or name the same trail."));
        return std::unexpected(ExitStatus::Unusable);
    }
    reportDamageOf(m_console, file);
    return loadRuns(file, 0, 0);
}

std::expected<ReplaySource::Loaded, ExitStatus> ReplaySource::loadRuns(
    const std::string &file, SourceId source, RunId after)
{
    constexpr std::uint64_t page = 256;
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(reportUnread(trail.error()));
    const auto hashes = hashesOf(**trail, source);
    if (!hashes)
        return std::unexpected(report(m_console, hashes.error()));
    Loaded loaded;
    while (true) {
        const auto runs = (*trail)->runsAfter(after, page);
        if (!runs)
            return std::unexpected(report(m_console, runs.error()));
        for (const RunSummary &run : *runs) {
            if (source != 0 && run.source != source)
                continue;
            const auto number = source != 0 ? run.record.indexInSource : static_cast<std::uint64_t>(run.id);
            const auto hash = hashes->find(run.source);
            const bool isOfShard
                = hash == hashes->end() || m_wanted.shard.holds(hash->second, run.record.indexInSource);
            if (!isWanted(number) || !isOfShard)
                continue;
            auto request = planReplay(**trail, run.id, m_choices);
            if (!request)
                return std::unexpected(report(m_console, request.error()));
            const auto dialect = recordedDialect(run.record, request->reported);
            loaded.runs.push_back(
                { {}, number, run.record.task, std::move(*request), projectOf(run.record.extra), dialect });
        }
        if (runs->size() < page)
            return loaded;
        after = runs->back().id;
    }
}

} // namespace vitrine
