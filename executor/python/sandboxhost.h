// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/sandboxexecutor.h"

#include <sys/types.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace vitrine {

/// A report of a running step, in order.
struct StepUpdate {
    enum class Kind { Printed, Asked, Ended };
    Kind kind = Kind::Ended;
    std::string text = {}; ///< printed text
    std::string tool = {}; ///< called tool
    std::string arguments = {}; ///< safe form of the arguments
    std::uint64_t call = 0; ///< identifies the call in the answer
};

/// How a step in the sandbox ended.
struct SandboxEnd {
    StepResult result;
    std::optional<std::string> form; ///< safe form of its value, if it has one
};

/// A sandbox with the thread that owns it: the kernel ends a jail with the thread that created it, and callers change
/// threads. One caller at a time, except for `answer` and `cancel`. Does not use Python; every function may block.
class SandboxHost final {
public:
    /// Returns an idle sandbox for that Python, preferably with the worker that the policy needs, or a new one.
    static std::unique_ptr<SandboxHost> take(const Policy &policy, const WorkerPython &python, bool usesNamespaces);
    /// Ends the session and keeps the worker for reuse, unless enough are kept.
    static void giveBack(std::unique_ptr<SandboxHost> host);
    /// Ends the idle sandboxes.
    static void closeIdle();

    ~SandboxHost();
    SandboxHost(const SandboxHost &) = delete;
    SandboxHost &operator=(const SandboxHost &) = delete;

    /// Starts the worker if needed, and a session in it.
    Result<void> begin(const Policy &policy);
    const std::vector<std::string> &layers() const { return m_layers; }
    const std::string &pythonVersion() const { return m_pythonVersion; }
    /// Whether this process created it: a forked copy of the process has no sandbox.
    bool isOfThisProcess() const;

    /// The variables of the session in their safe form, by name. Call it between steps.
    std::map<std::string, std::string> variables();
    /// Starts a step. Call `next` until it has ended.
    void start(std::string code, SessionGift gift);
    /// The next report; empty if there is none within that time.
    std::optional<StepUpdate> next(std::chrono::duration<double> most);
    /// Answers a call. Ignored if it was already answered or abandoned. Any thread.
    void answer(std::uint64_t call, ToolAnswer answer);
    /// Call it after the report that the step has ended.
    SandboxEnd takeEnd();
    /// Stops the running step. Any thread.
    void cancel() noexcept;

private:
    using Clock = std::chrono::steady_clock;
    SandboxHost(WorkerPython python, bool usesNamespaces);
    void serve(const std::stop_token &stop);
    void onThread(const std::function<void()> &job);
    void post(std::function<void()> job);
    Result<void> make(const Policy &policy);
    void end();
    void run(const std::string &code, SessionGift gift);
    void report(StepUpdate update);
    ToolAnswer ask(const std::string &tool, const std::string &arguments);
    void endInTime(StepResult &result) const;

    const WorkerPython m_python;
    const bool m_usesNamespaces;
    const pid_t m_process;
    Policy m_policy; ///< policy of the last session
    std::vector<std::string> m_layers;
    std::string m_pythonVersion;
    std::unique_ptr<SandboxExecutor> m_executor; ///< created and used by the thread
    std::optional<std::string> m_form; ///< value of the running step
    Clock::time_point m_deadline; ///< of the running step
    bool m_isLate = false; ///< a tool of the running step did not return by the deadline

    std::mutex m_mutex; ///< protects the members below
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_jobs;
    std::deque<StepUpdate> m_updates;
    std::optional<SandboxEnd> m_end;
    std::uint64_t m_call = 0; ///< number of the last call
    std::optional<ToolAnswer> m_answer; ///< answer to it
    bool m_isCancelled = false;
    std::jthread m_thread;
};

} // namespace vitrine
