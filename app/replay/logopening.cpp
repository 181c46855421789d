// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/logopening.h"

#include "models/trail/trail.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

Result<std::optional<SourceSummary>> earlierImport(const std::filesystem::path &file, std::string_view sha256)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    const auto found = (*trail)->findSource(sha256);
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return std::nullopt;
    auto sources = (*trail)->sources();
    if (!sources)
        return std::unexpected(std::move(sources.error()));
    const auto at = std::ranges::find(*sources, **found, &SourceSummary::id);
    if (at == sources->end())
        return std::nullopt;
    return std::move(*at);
}

/// Writes what the importer reads, and stops it where writing fails or the log is there already.
class RecorderSink final : public LogSink {
public:
    explicit RecorderSink(Recorder &recorder)
        : m_recorder(recorder)
    {
    }

    bool source(const SourceRecord &source) override
    {
        auto earlier = earlierImport(m_recorder.file(), source.sha256);
        if (!earlier)
            return fail(std::move(earlier.error()));
        m_earlier = std::move(*earlier);
        if (m_earlier)
            return false;
        const auto added = m_recorder.addSource(source);
        if (!added)
            return fail(added.error());
        m_opened.source = *added;
        return true;
    }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
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
        if (const auto completed = m_recorder.completeSource(m_opened.source, toJson(m_opened.report)); !completed)
            return discard(completed.error());
        return std::move(m_opened);
    }

private:
    bool fail(Error error)
    {
        m_error = std::move(error);
        return false;
    }

    Result<OpenedLog> wasThere()
    {
        m_opened.wasThere = true;
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
    OpenedLog m_opened;
    std::optional<SourceSummary> m_earlier;
    std::optional<Error> m_error;
};

} // namespace

Result<OpenedLog> openLog(const std::filesystem::path &log, Recorder &recorder, const ImportOptions &options)
{
    RecorderSink sink(recorder);
    auto opened = sink.finish(importLog(log, sink, options));
    if (opened)
        opened->report.file = log.string();
    return opened;
}

} // namespace vitrine
