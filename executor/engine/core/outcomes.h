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
/// keeps the verdict of the policy. Denials by the jail or a proxy become Denied, with their rule; the kind of an
/// allowed call that failed gets the suffix ".failed". Any thread.
class Outcomes final : public std::enable_shared_from_this<Outcomes> {
public:
    /// Starts a step: reports about events of earlier ones are ignored.
    void begin();
    /// Expects the next system call of this thread about the event's detail to report the outcome. One event at a time.
    void await(const EventRecord &event);
    /// Adds the failures and denials since `begin` to the events. Repeated calls have no further effect.
    void settle(std::vector<EventRecord> &events) const;

private:
    friend void reportOutcome(std::string_view subject, int error, std::string_view rule);
    struct Answer {
        std::uint64_t seq = 0;
        int error = 0;
        std::string rule;
    };

    mutable std::mutex m_mutex; ///< protects the next two members
    std::uint64_t m_step = 0;
    std::vector<Answer> m_answers;
};

/// Whether an event of this thread awaits its outcome. Fast.
bool isOutcomeAwaited();

/// Reports that a system call about `subject` (a path, a host, a process) ended with this `errno`, or 0. `rule` names
/// the rule that denied it; without one, a denial is attributed to the jail.
void reportOutcome(std::string_view subject, int error, std::string_view rule = {});

/// Whether this error means that the system denied the call, as opposed to other failures.
bool isDenial(int error);

} // namespace vitrine
