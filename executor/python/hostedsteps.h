// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

#include <mutex>

namespace vitrine {

/// Runs the steps of one agent: on a separate thread, so that the caller's thread returns at the time limit in any
/// case, or on the caller's thread if there is no limit. Callers on several threads take turns. Needs the GIL.
class HostedSteps final {
public:
    /// Null with an exception set.
    static std::unique_ptr<HostedSteps> create(std::shared_ptr<SharedWorld> world, Policy policy, LiveGround ground);
    ~HostedSteps();
    HostedSteps(const HostedSteps &) = delete;
    HostedSteps &operator=(const HostedSteps &) = delete;

    /// Applies from the next step on. False with an exception set.
    bool setPolicy(const Policy &policy);

    /// Returns (value, logs, is_final), or null with an exception set. `seconds` is the limit as passed by the caller.
    PyObject *run(LiveStep step, PyObject *seconds);
    void cancel();
    /// Denies a step that must not run: sets its result and an exception. Returns null.
    PyObject *deny(std::string reason);

    const Policy &policy() const { return m_policy; }
    const StepResult *lastResult() const { return m_hasRun ? &m_last : nullptr; }
    int traverse(visitproc visit, void *arg) const;

private:
    struct Call;
    HostedSteps(std::shared_ptr<SharedWorld> world, Policy policy, LiveGround ground);
    bool takeTurn();
    bool renew();
    PyObject *finish(LiveAnswer answer, PyObject *seconds);
    PyObject *runHere(const LiveStep &step, PyObject *seconds);
    PyObject *runBeside(LiveStep step, PyObject *seconds);
    bool awaitEnd(const std::shared_ptr<StepRun> &run);
    void giveUp();

    std::shared_ptr<SharedWorld> m_world;
    Policy m_policy;
    LiveGround m_ground;
    std::shared_ptr<LiveSession> m_session;
    std::shared_ptr<StepRun> m_run; ///< the last one on another thread; may still be running
    std::unique_ptr<Watchdog> m_watchdog; ///< for steps on the caller's thread
    std::timed_mutex m_turn; ///< held during a step; never waited for with the GIL
    StepResult m_last;
    bool m_hasRun = false;
};

} // namespace vitrine
