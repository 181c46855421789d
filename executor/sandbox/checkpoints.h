// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/toolhost.h"
#include "executor/sandbox/workerprocess.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace vitrine {

/// The frozen copies of a session, by the number of steps that it had run. Bounded: the oldest is removed first, and
/// all but the newest if the machine runs out of memory.
class Checkpoints final {
public:
    /// `scarceMib`: if less memory of the machine is free, only the newest checkpoint is kept.
    Checkpoints(std::size_t most, std::uint64_t scarceMib)
        : m_most(most)
        , m_scarceMib(scarceMib)
    {
    }

    struct Checkpoint {
        WorkerProcess process;
        ToolHost tools;
    };

    /// Copies the session after `step` steps, without waiting for the copy.
    void take(std::size_t step, WorkerProcess &session, const ToolHost &tools);
    /// The latest checkpoint at or before `step` whose process is still alive; null if there is none.
    Checkpoint *find(std::size_t step, std::size_t &found);
    /// Drops checkpoints after `step`, which are no longer part of the session's history.
    void dropAfter(std::size_t step);
    void clear() { m_taken.clear(); }
    /// The number of steps before each checkpoint, ascending. May include checkpoints whose process has died; that is
    /// detected on use.
    std::vector<std::size_t> steps() const;
    std::size_t count() const { return m_taken.size(); }

private:
    void makeRoom();

    std::size_t m_most;
    std::uint64_t m_scarceMib;
    std::map<std::size_t, Checkpoint> m_taken;
};

} // namespace vitrine
