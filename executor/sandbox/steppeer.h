// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/channel.h"
#include "executor/sandbox/messages.h"

#include <expected>
#include <optional>

namespace vitrine {

/// The other side while a step runs: a worker process on this machine, or a relay at the end of a stream. Untrusted.
/// One thread.
class StepPeer {
public:
    virtual ~StepPeer() = default;

    /// False if the other side has closed.
    virtual bool say(const wire::ToWorker &message) = 0;
    /// Woken if `wake` became readable first or the step was canceled; Garbage if the data is not a valid message.
    /// Negative `wake`: the step is already canceled, and only the other side is awaited.
    virtual std::expected<wire::FromWorker, Channel::Silence> hear(Channel::Clock::time_point deadline, int wake) = 0;
    /// Asks Python code to stop.
    virtual void interrupt() = 0;
    /// Terminates the process at the other end in any state.
    virtual void kill() = 0;
    /// CPU time that it has used; empty if unknown.
    virtual std::optional<double> cpuSeconds() const = 0;
};

} // namespace vitrine
