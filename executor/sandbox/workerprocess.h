// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/uniquefd.h"
#include "executor/sandbox/channel.h"
#include "executor/sandbox/forkwarden.h"
#include "executor/sandbox/messages.h"
#include "executor/sandbox/steppeer.h"

#include <sys/types.h>

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <variant>

namespace vitrine {

/// The host's hold on one process of a worker: its socket, and a handle by which it is signalled. The process ends
/// when this is gone. One thread, but for nothing.
class WorkerProcess final : public StepPeer {
public:
    using Clock = Channel::Clock;

    WorkerProcess() = default;
    /// Asks a template for a copy of itself, without waiting for it.
    static Result<WorkerProcess> askForCopy(Channel &parent);
    /// Asks a session or a checkpoint for a copy.
    Result<WorkerProcess> askForCopy();
    ~WorkerProcess() override;
    WorkerProcess(WorkerProcess &&) = default;
    WorkerProcess &operator=(WorkerProcess &&) noexcept;

    explicit operator bool() const { return static_cast<bool>(m_channel); }
    Channel &channel() { return m_channel; }
    /// Waits until the copy says that it is there. To be called before it is used; again only looks whether it still
    /// is.
    bool awaitStart();

    bool say(const wire::ToWorker &message) override { return say(message, -1); }
    bool say(const wire::ToWorker &message, int passed);
    /// Garbage also if the frame is no message. Rejects its requests for processes meanwhile.
    std::expected<wire::FromWorker, Channel::Silence> hear(Clock::time_point deadline, int wake) override;

    void interrupt() override;
    void kill() override;
    /// Nothing when it is gone.
    std::optional<double> cpuSeconds() const override;
    /// The kernel's share of that in percent; empty if unknown.
    std::optional<double> kernelSeconds() const;

private:
    bool isAlive() const;
    void signal(int number) const;

    Channel m_channel;
    UniqueFd m_handle;
    std::shared_ptr<ForkWarden> m_warden; ///< one for a session and all copies of it
    pid_t m_pid = 0;
    clockid_t m_clock = 0; ///< share of its CPU time
};

Error sandboxError(std::string detail);

} // namespace vitrine
