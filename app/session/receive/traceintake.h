// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/receive/spansource.h"
#include "models/replay/logfollower.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Takes spans that a running agent exports into a trail: those of each trace go into a file of its own, one request a
/// line, which is followed like any log and stays as the source of its run. A trace is closed once its root has ended
/// and nothing came for a while. Blocks; one thread.
class TraceIntake final {
public:
    using Clock = std::chrono::steady_clock;
    /// The changes of the trail by traces since the last update.
    struct Update {
        std::uint64_t added = 0;
        std::uint64_t replaced = 0;
        std::uint64_t closed = 0; ///< traces
    };

    /// `folder` is made when it is needed. `recorder` outlives it.
    TraceIntake(std::filesystem::path folder, Recorder &recorder);

    /// Accepts an ExportTraceServiceRequest or ExportLogsServiceRequest as JSON. Returns the number of spans or log
    /// records; fails on other documents (BadValue), on too many traces and sessions at a time (TooLarge), and on disk
    /// errors. The log records of a session, such as Claude Code's events, go into a file of their own; records of no
    /// agent are dropped.
    Result<std::uint64_t> take(std::string_view json, Clock::time_point now);
    /// Brings the trail up to date, and closes the traces that are over.
    Result<Update> update(Clock::time_point now);
    /// Closes all of them.
    Result<Update> finish();

    std::size_t openTraces() const { return m_traces.size(); }

private:
    struct Trace {
        std::unique_ptr<LogFollower> follower;
        Clock::time_point last;
        bool isWritten = false; ///< since the trail was brought up to date
        bool hasRoot = false;
    };
    using Json = nlohmann::ordered_json;

    Result<Trace *> traceOf(const std::string &id);
    Result<void> write(const std::string &id, const Json &request, Clock::time_point now);
    static Result<void> look(Trace &trace, Update &update);

    std::filesystem::path m_folder;
    Recorder &m_recorder;
    std::map<std::string, Trace, std::less<>> m_traces;
};

/// The response to an exporter for a result of `take`.
Reception receptionOf(const Result<std::uint64_t> &taken);

} // namespace vitrine
