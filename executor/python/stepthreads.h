// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace vitrine {

class Watchdog;

/// A job on a separate thread, from the waiting side's view. Any thread; no Python.
class StepRun {
public:
    virtual ~StepRun() = default;
    /// Waits without the GIL; returns whether the job has ended.
    virtual bool waitFor(std::chrono::duration<double> time) = 0;
    virtual bool isOver() const = 0;
    /// Stops the code like its watchdog does; the run ends soon after, unless a C call does not return.
    virtual void cancel() = 0;
};

/// Threads that run steps, each with a watchdog, and are reused for later steps. A step that cannot be stopped keeps
/// its thread until it ends; its thread is not joined. Does not need the GIL, and does not hold it while idle, so that
/// it can be destroyed at any time. Creates new threads in a forked process.
class StepThreads final {
public:
    StepThreads();
    ~StepThreads();
    StepThreads(const StepThreads &) = delete;
    StepThreads &operator=(const StepThreads &) = delete;

    /// `job` runs with the GIL and the watchdog of its thread. Null if the system cannot create a thread.
    using Job = std::function<void(Watchdog &)>;
    std::shared_ptr<StepRun> start(Job job);

private:
    class Worker;
    struct Idle;
    void leaveToParent();
    std::shared_ptr<Worker> takeIdle();
    std::shared_ptr<Idle> m_idle;
};

} // namespace vitrine
