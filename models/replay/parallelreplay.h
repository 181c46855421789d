// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine {

/// Replays many runs, several at the same time: each run complete, on one executor, all into one recorder. Runs start
/// in their order, and are reported in their order regardless of when they end, so that more workers change nothing but
/// the time. Holds only the runs in work and those that wait to be reported. One job, like a RunReplayer.
class ParallelReplay final {
public:
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>;
    /// Gives one run after another, and nothing after the last. Called on the threads of the workers, never by two at
    /// once.
    using NextRun = std::function<Result<std::optional<ReplayRequest>>()>;

    /// `run` is the position of a run among those given, from 0.
    struct Observer {
        /// The run and its steps. Called when the run and those before it have ended, on the thread of whichever worker
        /// ended last, never by two at once.
        std::function<void(std::size_t run, ReplayRequest request, std::vector<ReplayedStep> steps)> finished;
        /// May be empty. Called for each step, as soon as it has ended, on the thread that ran it.
        std::function<void(std::size_t run, const ReplayedStep &step)> stepped = {};
        /// May be empty. Whether to replay a run once more, with the request as this function leaves it.
        std::function<bool(ReplayRequest &request, const std::vector<ReplayedStep> &steps)> isWantedAgain = {};
    };

    /// `own` is of the calling thread, which works too; `makeOther` is called on each of the other threads.
    /// `stop` cancels it, from any thread and at any moment, for good.
    ParallelReplay(Executor &own, MakeExecutor makeOther, unsigned jobs, Recorder *recorder, std::stop_token stop = {});

    /// Moves the requests out of their places, one after another.
    static NextRun from(std::vector<ReplayRequest *> requests);

    /// Fails as soon as a run cannot be replayed or read at all; those before it are reported then. Runs that did not
    /// start before it was cancelled are not reported.
    Result<void> replay(const NextRun &next, const Observer &observer);

    bool isCancelled() const noexcept { return m_stop.stop_requested(); }

private:
    using Outcome = Result<std::vector<ReplayedStep>>;
    struct Run {
        std::size_t number = 0;
        ReplayRequest request;
        std::optional<Outcome> outcome; ///< of a run that has ended
    };
    struct Job {
        const NextRun &next;
        const Observer &observer;
    };

    void work(Executor &executor, const Job &job, Run *run);
    void workElsewhere(const Job &job);
    Outcome replayRun(RunReplayer &replayer, const Observer &observer, Run &run);
    Run *takeNext(const NextRun &next);
    void end(Run &run, Outcome outcome);
    void deliver(const Observer &observer);

    Executor &m_own;
    MakeExecutor m_makeOther;
    unsigned m_jobs;
    Recorder *m_recorder;
    std::stop_token m_stop;

    std::mutex m_mutex; ///< protects all below
    std::condition_variable_any m_moved; ///< a run was reported, or no run is started any more
    std::deque<std::unique_ptr<Run>> m_runs; ///< that were started and not reported yet
    std::size_t m_started = 0;
    bool m_isAtEnd = false; ///< no run is started any more
    bool m_isReporting = false;
    std::optional<Error> m_failure;
};

} // namespace vitrine
