// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace vitrine {

/// A thread that runs one task after another for a caller who waits. A task that does not return is abandoned: the
/// caller goes on, and the thread ends when the task returns. What a task refers to must therefore belong to it.
class StepThread final {
public:
    using Task = std::function<void()>;

    StepThread();
    /// Waits for the end of the thread, unless a task was abandoned.
    ~StepThread();
    StepThread(const StepThread &) = delete;
    StepThread &operator=(const StepThread &) = delete;

    /// Runs the task until it returns, or until `isStuck`, which is asked repeatedly on the thread of the caller, is
    /// true. False if the task was abandoned: then nothing else can be run.
    bool run(Task task, const std::function<bool()> &isStuck);

private:
    struct State {
        std::mutex mutex; ///< protects what follows
        std::condition_variable changed;
        Task task;
        bool isDone = true;
        bool isEnding = false; ///< no task follows
    };
    static void work(State &state);

    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::thread m_thread;
};

} // namespace vitrine
