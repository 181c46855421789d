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

/// Records spans that a running agent exports in a trail: those of each trace are written to a file of its own, one
/// request per line, which is followed like any log and kept as the source of its run. A trace is closed once its root
/// has ended and nothing arrived for a while. Blocks; one thread.
class TraceIntake final {
public:
    using Clock = std::chrono::steady_clock;
    /// The changes that traces made to the trail since the last update.
    struct Update {
        std::uint64_t added = 0;
        std::uint64_t replaced = 0;
        std::uint64_t closed = 0; ///< traces
    };

    /// `folder` is created when it is needed. `recorder` must outlive this object.
    TraceIntake(std::filesystem::path folder, Recorder &recorder);

    /// Accepts an ExportTraceServiceRequest or ExportLogsServiceRequest as JSON. Returns the number of spans or log
    /// records; fails on other documents (BadValue), on too many open traces and sessions (TooLarge), and on disk
    /// errors. The log records of a session, such as Claude Code's events, are written to a file of their own; records
    /// that belong to no agent are dropped.
    Result<std::uint64_t> take(std::string_view json, Clock::time_point now);
    /// Updates the trail, and closes the traces that have ended.
    Result<Update> update(Clock::time_point now);
    /// Closes all traces.
    Result<Update> finish();

    std::size_t openTraces() const { return m_traces.size(); }

private:
    struct Trace {
        std::unique_ptr<LogFollower> follower;
        Clock::time_point last;
        bool isWritten = false; ///< since the last update of the trail
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
