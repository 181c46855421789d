// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The outcome of permitted events. An audit event (PEP 578) precedes the system call that it announces, so the hook
/// awaits the outcome, and the observer of system calls (the jailed worker) reports it. Without a report, an event
/// keeps the verdict of the policy. Denials by the jail or a proxy become Denied, with their rule; an allowed call that
/// failed has ".failed" behind its kind. All functions from any thread.
class Outcomes final : public std::enable_shared_from_this<Outcomes> {
public:
    /// A step begins: answers to events of earlier ones no longer count.
    void begin();
    /// The next system call of this thread that is about the event's detail answers it. One event at a time.
    void await(const EventRecord &event);
    /// Writes into the events what failed or was denied since `begin`. More than once does no more.
    void settle(std::vector<EventRecord> &events) const;

private:
    friend void reportOutcome(std::string_view subject, int error, std::string_view rule);
    struct Answer {
        std::uint64_t seq = 0;
        int error = 0;
        std::string rule;
    };

    mutable std::mutex m_mutex; ///< protects the next two
    std::uint64_t m_step = 0;
    std::vector<Answer> m_answers;
};

/// Whether an event of this thread awaits its outcome. Quick.
bool isOutcomeAwaited();

/// A system call about `subject` (a path, a host, a process) ended with this `errno`, or 0. `rule` names who denied it;
/// without one, a denial is the jail's.
void reportOutcome(std::string_view subject, int error, std::string_view rule = {});

/// Whether the system denies something with this error, rather than failing at it.
bool isDenial(int error);

} // namespace vitrine
