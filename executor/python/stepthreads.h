// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace vitrine {

class Watchdog;

/// A job on a thread of its own, from the view of the waiting side. Any thread; no Python.
class StepRun {
public:
    virtual ~StepRun() = default;
    /// Waits, without the GIL: has it ended?
    virtual bool waitFor(std::chrono::duration<double> time) = 0;
    virtual bool isOver() const = 0;
    /// Stops the code as its watchdog does; the run is over soon after, unless a C call does not come back.
    virtual void cancel() = 0;
};

/// Threads that run steps, each with a watchdog, kept for the next step. A step that cannot be stopped keeps its thread
/// until it ends; its thread is not joined. Needs no GIL and holds none while idle, so that it may be destroyed at any
/// time. In a forked process, new threads are made.
class StepThreads final {
public:
    StepThreads();
    ~StepThreads();
    StepThreads(const StepThreads &) = delete;
    StepThreads &operator=(const StepThreads &) = delete;

    /// `job` gets the GIL and the watchdog of its thread. Null when the system gives no thread.
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
