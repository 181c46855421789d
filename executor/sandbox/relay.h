// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/frame.h"
#include "executor/sandbox/messages.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace vitrine {

/// Runs in a container and serves the host over two byte streams, with the frames of messages.h: its sessions are those
/// of a worker in the same container, with guards, limits, counts and checkpoints. The process ends when the host
/// disconnects.
class Relay final {
public:
    /// The descriptors remain owned by the caller.
    Relay(int input, int output);

    /// Serves until the host disconnects, which ends the process. Returns an exit status only if no worker can be
    /// started.
    int serve();

private:
    [[noreturn]] void listen();
    wire::ToWorker next();
    void take(const wire::ToWorker &message);
    void open(const wire::Open &open);
    void run(const wire::Run &step);
    void goBack(std::uint64_t step);
    ToolAnswer ask(const std::string &tool, const std::string &arguments);
    void say(const wire::FromWorker &message) const;

    int m_input;
    int m_output;
    std::unique_ptr<SandboxExecutor> m_executor;
    std::set<std::string> m_asked; ///< tools that the host answered in the running step
    std::mutex m_guard;
    std::condition_variable m_arrived;
    std::deque<wire::ToWorker> m_heard; ///< protected by m_guard
};

} // namespace vitrine
