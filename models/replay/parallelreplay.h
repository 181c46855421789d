// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine {

/// Replays many runs, several at the same time: each run complete, on one executor, all into one recorder. Runs start
/// in their order, and are reported in their order regardless of when they end, so that more workers change nothing but
/// the time. One job, like a RunReplayer.
class ParallelReplay final {
public:
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>;
    /// The place of the run among those given, from 0. Called as soon as the run and those before it have ended, on the
    /// thread of whichever worker ended last, never by two at once.
    using Finished = std::function<void(std::size_t run, std::vector<ReplayedStep> steps)>;

    /// `own` is of the calling thread, which works too; `makeOther` is called on each of the other threads.
    /// `stop` cancels it, from any thread and at any moment, for good.
    ParallelReplay(Executor &own, MakeExecutor makeOther, unsigned jobs, Recorder *recorder, std::stop_token stop = {});

    /// Fails as soon as a run cannot be replayed at all; those before it are reported then.
    Result<void> replay(const std::vector<const ReplayRequest *> &runs, const Finished &finished);

    bool isCancelled() const noexcept { return m_stop.stop_requested(); }

private:
    using Outcome = Result<std::vector<ReplayedStep>>;

    void work(Executor &executor, const Finished &finished);
    void workElsewhere(const Finished &finished);
    void fail(Error error);
    std::optional<std::size_t> takeNext();
    void deliver(const Finished &finished);

    Executor &m_own;
    MakeExecutor m_makeOther;
    unsigned m_jobs;
    Recorder *m_recorder;
    std::vector<const ReplayRequest *> m_runs;
    std::stop_token m_stop;

    std::mutex m_mutex; ///< protects all below
    std::size_t m_next = 0; ///< the run that is begun next
    std::size_t m_told = 0; ///< runs that were reported
    bool m_isTelling = false;
    std::vector<std::optional<Outcome>> m_outcomes; ///< of runs that have ended
    std::optional<Error> m_failure;
};

} // namespace vitrine
