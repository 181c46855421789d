// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/sandbox/channel.h"

namespace vitrine {

/// The host's word on every new process that a session or one of its copies wants to make (seccomp's user
/// notification): the copies that the host asked for, and no other. Threads are no processes.
class ForkWarden final {
public:
    explicit ForkWarden(UniqueFd listener)
        : m_listener(std::move(listener))
    {
    }

    /// Readable while a request is pending.
    int descriptor() const { return m_listener.get(); }
    /// Rejects pending requests.
    void reject() { answer(false); }
    /// Lets one process be made, and waits for it to be wanted. False when that does not happen in time.
    bool grantOne(Channel::Clock::time_point deadline);

private:
    bool answer(bool isGranted);

    UniqueFd m_listener;
};

} // namespace vitrine
