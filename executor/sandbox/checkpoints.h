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

/// The frozen copies of a session, by the number of steps behind them. Bounded: the oldest goes first, and all but the
/// newest when the machine runs out of memory.
class Checkpoints final {
public:
    /// `scarceMib`: free memory of the machine below which only the newest checkpoint is kept.
    Checkpoints(std::size_t most, std::uint64_t scarceMib)
        : m_most(most)
        , m_scarceMib(scarceMib)
    {
    }

    struct Checkpoint {
        WorkerProcess process;
        ToolHost tools;
    };

    /// Copies the session in its state after `step` steps, without waiting for it.
    void take(std::size_t step, WorkerProcess &session, const ToolHost &tools);
    /// The newest at `step` or before it that still lives; null when there is none.
    Checkpoint *find(std::size_t step, std::size_t &found);
    /// Drops checkpoints after `step`, which are no longer part of the session's history.
    void dropAfter(std::size_t step);
    void clear() { m_taken.clear(); }
    /// How many steps are behind each, in order. One that has died since is found out when it is wanted.
    std::vector<std::size_t> steps() const;
    std::size_t count() const { return m_taken.size(); }

private:
    void makeRoom();

    std::size_t m_most;
    std::uint64_t m_scarceMib;
    std::map<std::size_t, Checkpoint> m_taken;
};

} // namespace vitrine
