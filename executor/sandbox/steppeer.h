// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/channel.h"
#include "executor/sandbox/messages.h"

#include <expected>
#include <optional>

namespace vitrine {

/// Who is at the other end while a step runs: a process of the worker on this machine, or a relay behind a wire. What
/// it says is not trusted. One thread.
class StepPeer {
public:
    virtual ~StepPeer() = default;

    /// False when nobody listens any more.
    virtual bool say(const wire::ToWorker &message) = 0;
    /// Woken when `wake` became readable first, or somebody cancelled; garbage when what came is no message. `wake`
    /// below 0: the step was cancelled before, and nobody is waited for but the other end.
    virtual std::expected<wire::FromWorker, Channel::Silence> hear(Channel::Clock::time_point deadline, int wake) = 0;
    /// Asks Python code to stop.
    virtual void interrupt() = 0;
    /// Ends the other end, whatever it does.
    virtual void kill() = 0;
    /// CPU time that it has used; nothing where that cannot be seen.
    virtual std::optional<double> cpuSeconds() const = 0;
};

} // namespace vitrine
