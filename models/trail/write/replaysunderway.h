// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <mutex>
#include <set>

namespace vitrine::trailfile {

/// Replays of recorded runs that are being written, and their executions. A replay can be repeated: each of its rows
/// survives the end of the program, but the disk is synced only when the next session starts, not twice per step. Any
/// thread.
class ReplaysUnderWay final {
public:
    void add(SessionId session);
    bool contains(SessionId session) const;
    void addExecution(ExecutionId execution);
    /// Whether it is the execution of a replay, which has now ended.
    bool takeExecution(ExecutionId execution);

private:
    mutable std::mutex m_mutex;
    std::set<SessionId> m_sessions; ///< the newest ones
    std::set<ExecutionId> m_executions; ///< those that have not ended
};

} // namespace vitrine::trailfile
