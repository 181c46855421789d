// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/runexport.h"

#include "app/session/export/exportedruns.h"
#include "app/session/export/exportfile.h"
#include "app/session/jobs/trailcopy.h"
#include "base/temporaryfolder.h"
#include "models/trail/write/recorder.h"

#include <optional>

namespace vitrine {

namespace {

/// A temporary copy of the trail without the withheld texts.
class RedactedCopy final {
public:
    Result<RedactionReport> make(const ExportOrder &order, const ProgressCall &progress)
    {
        auto folder = TemporaryFolder::makeLarge("export");
        if (!folder)
            return std::unexpected(std::move(folder.error()));
        m_folder.emplace(std::move(*folder));
        const auto goOn = [&progress](std::uint64_t, std::uint64_t) { return progress(0, 0); };
        if (const auto copied = copyTrail(order.trail, file(), goOn); !copied)
            return std::unexpected(copied.error());
        const auto recorder = Recorder::open(file());
        if (!recorder)
            return std::unexpected(recorder.error());
        return (*recorder)->redact({ .containing = order.withheld, .step = 0, .field = {}, .reason = "export" });
    }
    /// After `make`.
    std::filesystem::path file() const { return m_folder->path() / "export.vitrine"; }

private:
    std::optional<TemporaryFolder> m_folder;
};

class RunExport final {
public:
    RunExport(const ExportOrder &order, const ProgressCall &progress, ExportReport report)
        : m_order(order)
        , m_progress(progress)
        , m_report(report)
        , m_file(order.file)
    {
    }

    Result<ExportReport> write(const Trail &trail)
    {
        if (const auto chosen = choose(trail); !chosen)
            return std::unexpected(chosen.error());
        if (const auto opened = m_file.open(); !opened)
            return std::unexpected(opened.error());
        const auto prove = [&](StepId step) {
            auto proof = trail.proveStep(step);
            m_report.unproven += proof ? 0 : 1;
            return std::move(proof).value_or(std::string());
        };
        const auto sink = [this](std::string_view text) { m_file.write(text); };
        const auto head
            = readExportHead(trail, m_runs, m_order.format, [this](auto, auto) { return m_progress(0, m_total); });
        if (!head)
            return std::unexpected(head.error());
        std::function<std::string(StepId)> proofs;
        if (m_order.hasProofs)
            proofs = prove;
        const auto writer = makeExport(m_order.format, sink, std::move(proofs), m_order.python);
        writer->begin(*head);
        for (const RunSummary &run : m_runs)
            if (const auto added = add(*writer, trail, run, *head); !added)
                return std::unexpected(added.error());
        writer->end();
        if (const auto kept = m_file.keep(); !kept)
            return std::unexpected(kept.error());
        return m_report;
    }

private:
    Result<void> choose(const Trail &trail)
    {
        auto ids = m_order.runs;
        if (ids.empty()) {
            auto all = trail.listRuns({});
            if (!all)
                return std::unexpected(all.error());
            ids = std::move(*all);
        }
        for (const RunId id : ids) {
            auto run = trail.run(id);
            if (!run && run.error().code != ErrorCode::Corrupt)
                return std::unexpected(run.error());
            if (!run) {
                ++m_report.damaged;
                continue;
            }
            m_total += run->steps;
            m_runs.push_back(std::move(*run));
        }
        return {};
    }

    Result<void> add(TrailExport &writer, const Trail &trail, const RunSummary &run, const ExportHead &head)
    {
        const auto read = readExportedRun(
            trail, run, head, [this](const UnreadableStep &) { ++m_report.damaged; },
            [this] { return m_progress(m_done++, m_total); });
        if (!read)
            return std::unexpected(read.error());
        writer.add(*read);
        ++m_report.runs;
        m_report.steps += read->steps.size();
        return m_file.state();
    }

    const ExportOrder &m_order;
    const ProgressCall &m_progress;
    ExportReport m_report;
    ExportFile m_file;
    std::vector<RunSummary> m_runs;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
};

Result<ExportReport> exportFrom(
    const std::filesystem::path &file, const ExportOrder &order, const ProgressCall &progress, ExportReport report)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    return RunExport(order, progress, report).write(**trail);
}

} // namespace

Result<ExportReport> exportRuns(const ExportOrder &order, const ProgressCall &progress)
{
    if (order.withheld.empty())
        return exportFrom(order.trail, order, progress, {});
    RedactedCopy copy;
    const auto redacted = copy.make(order, progress);
    if (!redacted)
        return std::unexpected(redacted.error());
    ExportReport report;
    report.withheld = redacted->texts;
    report.namesLeft = redacted->namesLeft;
    return exportFrom(copy.file(), order, progress, report);
}

} // namespace vitrine
