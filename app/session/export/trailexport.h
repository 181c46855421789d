// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/pythonsource.h"
#include "models/trail/read/trail.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

struct ExportedStep {
    StepId id = 0;
    StepRecord record;
    std::vector<Execution> executions; ///< newest first
    bool isOpen = false; ///< in a live run, and never ended
    bool isInterrupted = false;
    bool isDamaged = false; ///< according to the verification of the head
};

struct ExportedRun {
    RunSummary run;
    std::vector<ExportedStep> steps;
};

/// The header data of an export, about the trail of its runs.
struct ExportHead {
    std::string trail; ///< name of the file
    std::string uid; ///< unique id of the trail
    std::string head; ///< hash of its newest entry
    SealState seal; ///< as claimed by the file
    std::vector<SourceSummary> sources; ///< the sources of the runs
    std::vector<RunSummary> runs; ///< all that follow, in order
    std::optional<Verification> verification = {}; ///< for formats that state whether the trail is intact
};

/// Writes runs in some format, with one at a time in memory. Everything that comes from a log remains data: it is
/// escaped for the format and never becomes part of its structure.
class TrailExport {
public:
    using Sink = std::function<void(std::string_view)>;

    explicit TrailExport(Sink sink)
        : m_sink(std::move(sink))
    {
    }
    virtual ~TrailExport() = default;
    TrailExport(const TrailExport &) = delete;
    TrailExport &operator=(const TrailExport &) = delete;

    virtual void begin(const ExportHead &) { }
    virtual void add(const ExportedRun &run) = 0;
    virtual void end() { }

protected:
    void write(std::string_view text) const { m_sink(text); }

private:
    Sink m_sink;
};

/// "jsonl", "csv", "py", "ipynb", "memory", "atif", "html", "sarif", "junit", "ocsf"
std::span<const std::string_view> exportFormats();
/// Whether files of this format state whether the trail is intact.
bool statesIntegrity(std::string_view format);
/// Whether files of this format hold only one run.
bool isOfOneRun(std::string_view format);
/// Null for an unknown format. `proofs` returns the proof of a step as JSON for an HTML report; if empty, the report
/// states that there is none. `python` determines which code can be written to a Python file; by default Python in this
/// process is used, and started if needed.
std::unique_ptr<TrailExport> makeExport(std::string_view format, TrailExport::Sink sink,
    std::function<std::string(StepId)> proofs = {}, const PythonSource &python = {});

std::unique_ptr<TrailExport> makeLineExport(
    std::string_view format, TrailExport::Sink sink, const PythonSource &python);
std::unique_ptr<TrailExport> makeMemoryExport(TrailExport::Sink sink);
std::unique_ptr<TrailExport> makeAtifExport(TrailExport::Sink sink);
std::unique_ptr<TrailExport> makeCheckExport(std::string_view format, TrailExport::Sink sink);
std::unique_ptr<TrailExport> makeOcsfExport(TrailExport::Sink sink);
std::unique_ptr<TrailExport> makeHtmlExport(TrailExport::Sink sink, std::function<std::string(StepId)> proofs);

/// The status that the log gives for a step: ok, error, blocked or limit.
std::string_view recordedStatusOf(const ExportedStep &step);

} // namespace vitrine
