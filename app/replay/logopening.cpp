// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/logopening.h"

#include "models/trail/trail.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace vitrine {

namespace {

/// The shard that a source's report tells of; empty when it has the whole log.
std::string shardOf(const SourceSummary &source)
{
    const auto report = nlohmann::json::parse(source.report, nullptr, false);
    return report.is_object() ? report.value("shard", std::string()) : std::string();
}

Result<std::optional<SourceSummary>> earlierImport(
    const std::filesystem::path &file, std::string_view sha256, const std::string &shard)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    const auto sources = (*trail)->sources();
    if (!sources)
        return std::unexpected(sources.error());
    for (const std::string &wanted : { std::string(), shard })
        for (const SourceSummary &source : *sources)
            if (source.isComplete && source.record.sha256 == sha256 && shardOf(source) == wanted)
                return source;
    return std::nullopt;
}

/// Writes what the importer reads, and stops it where writing fails or the log is there already.
class RecorderSink final : public LogSink {
public:
    RecorderSink(Recorder &recorder, const Shard &shard)
        : m_recorder(recorder)
        , m_shard(shard)
    {
    }

    bool source(const SourceRecord &source) override
    {
        auto earlier = earlierImport(m_recorder.file(), source.sha256, m_shard.name());
        if (!earlier)
            return fail(std::move(earlier.error()));
        m_earlier = std::move(*earlier);
        if (m_earlier)
            return false;
        m_source = source;
        return !m_shard.isWhole() || begin();
    }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        if (!m_shard.holds(m_source.sha256, run.indexInSource))
            return true;
        if (m_opened.source == 0 && !begin())
            return false;
        const auto added = m_recorder.addRun(m_opened.source, run, steps);
        if (!added)
            return fail(added.error());
        m_opened.runs.push_back(added->run);
        return true;
    }

    /// What became of it, once the importer is done.
    Result<OpenedLog> finish(Result<ImportReport> report)
    {
        if (m_earlier)
            return wasThere();
        if (m_error)
            return discard(std::move(*m_error));
        if (!report)
            return discard(std::move(report.error()));
        if (report->isCancelled)
            return discard({ ErrorCode::Cancelled, report->file, {}, {}, {} });
        m_opened.report = std::move(*report);
        m_opened.report.shard = m_shard.name();
        m_opened.isWhole = m_shard.isWhole();
        // Nothing of this log is in this shard.
        if (m_opened.source == 0 && !m_opened.isWhole)
            return std::move(m_opened);
        if (const auto completed = m_recorder.completeSource(m_opened.source, toJson(m_opened.report)); !completed)
            return discard(completed.error());
        return std::move(m_opened);
    }

private:
    bool begin()
    {
        const auto added = m_recorder.addSource(m_source);
        if (!added)
            return fail(added.error());
        m_opened.source = *added;
        return true;
    }

    bool fail(Error error)
    {
        m_error = std::move(error);
        return false;
    }

    Result<OpenedLog> wasThere()
    {
        m_opened.wasThere = true;
        m_opened.isWhole = shardOf(*m_earlier).empty();
        m_opened.source = m_earlier->id;
        m_opened.report.format = m_earlier->record.format;
        m_opened.report.sha256 = m_earlier->record.sha256;
        m_opened.report.size = m_earlier->record.size;
        m_opened.report.duplicates = m_earlier->runs;
        return std::move(m_opened);
    }

    /// The error that led here matters more than one of cleaning up: a source that was never completed is not shown.
    Result<OpenedLog> discard(Error error)
    {
        if (m_opened.source != 0)
            std::ignore = m_recorder.discardSource(m_opened.source);
        return std::unexpected(std::move(error));
    }

    Recorder &m_recorder;
    const Shard &m_shard;
    SourceRecord m_source;
    OpenedLog m_opened;
    std::optional<SourceSummary> m_earlier;
    std::optional<Error> m_error;
};

} // namespace

Result<OpenedLog> openLog(
    const std::filesystem::path &log, Recorder &recorder, const ImportOptions &options, const Shard &shard)
{
    RecorderSink sink(recorder, shard);
    auto opened = sink.finish(importLog(log, sink, options));
    if (opened)
        opened->report.file = log.string();
    return opened;
}

} // namespace vitrine
