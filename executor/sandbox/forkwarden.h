// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/sandbox/channel.h"

namespace vitrine {

/// Decides about every new process that a session or one of its copies tries to create (seccomp's user notification):
/// only the copies requested by the host are allowed. Does not apply to threads.
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
    /// Allows one new process, and waits for its request. False if there is none before the deadline.
    bool grantOne(Channel::Clock::time_point deadline);

private:
    bool answer(bool isGranted);

    UniqueFd m_listener;
};

} // namespace vitrine
