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

/// The host's handle on one process of a worker: its socket, and a handle to signal it. The process ends with this
/// object. One thread.
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
    /// Waits until the copy reports that it has started. Call it before use; later calls only check that it is still
    /// alive.
    bool awaitStart();

    bool say(const wire::ToWorker &message) override { return say(message, -1); }
    bool say(const wire::ToWorker &message, int passed);
    /// Garbage also if the frame is not a valid message. Rejects requests for new processes meanwhile.
    std::expected<wire::FromWorker, Channel::Silence> hear(Clock::time_point deadline, int wake) override;

    void interrupt() override;
    void kill() override;
    /// Empty if the process has ended.
    std::optional<double> cpuSeconds() const override;
    /// The part of that time spent in the kernel; empty if unknown.
    std::optional<double> kernelSeconds() const;

private:
    bool isAlive() const;
    void signal(int number) const;

    Channel m_channel;
    UniqueFd m_handle;
    std::shared_ptr<ForkWarden> m_warden; ///< shared by a session and all its copies
    pid_t m_pid = 0;
    clockid_t m_clock = 0; ///< CPU clock of the process
};

Error sandboxError(std::string detail);

} // namespace vitrine
