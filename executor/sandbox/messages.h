// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/policy/policy.h"
#include "executor/stepresult.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

/// The messages between the executor and its worker. One process of the worker listens on one socket.
///
///     host                        worker
///     Enter              →                     the first message: enter the jail
///                        ←        Entered      it is a template now: Python runs, without any session's data
///     Fork + socket      →                     to any process of the worker: a copy of it listens on that socket
///                        ←        Forked       on the new socket
///     Begin              →                     to a copy of the template: a session
///                        ←        Started
///     Give               →                     variables and tools for the next steps
///                        ←        Started
///     Look               →                     between steps: reads the variables
///                        ←        Looked
///     Run                →                     one step
///                        ←        Printed*, Asked*, Valued?, Ended; or Exhausted, and the process ends
///     Answer             →                     to each Asked
///     Reset              →                     to the template: removes everything of earlier sessions
///                        ←        Done
///
/// A relay (relay.h) connects a host and a worker that are on different machines: it sends Entered first, and accepts
/// Run and Answer like a worker. In addition:
///
///     Open               →                     a session
///                        ←        Started
///     Cancel             →                     while a step runs
///     Reach, GoBack      →                     query how far back it can go, and go there
///                        ←        Reached
///
/// A closed socket ends the process that listens on it.
namespace vitrine::wire {

struct Enter {
    std::string folder; ///< working folder of steps
    std::vector<std::string> read; ///< paths readable in addition to the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload; ///< modules to import before the first session
    std::uint64_t fileBytes = 0; ///< the largest file
    bool isNamespaced = false; ///< the worker has its own process and mount namespaces
    std::vector<std::string> libraries
        = {}; ///< folders of the Python in use outside the system's: any code may read them
    bool operator==(const Enter &) const = default;
};
struct Fork {
    bool operator==(const Fork &) const = default;
};
struct Begin {
    Policy policy;
    std::vector<std::string> tools; ///< answered by the host
    std::vector<std::string> identities; ///< tools that return their argument: answered in the worker
    std::map<std::string, std::string> variables; ///< name to JSON
    std::optional<std::uint64_t> frozenAt; ///< Unix time in microseconds at which the clock is frozen
    std::optional<std::uint64_t> seed; ///< seed of all randomness
    bool passesValues
        = false; ///< values enter and leave in their safe form (safeformwriter.h); each step sends its value
    bool operator==(const Begin &) const = default;
};
/// Changes a session between its steps.
struct Give {
    std::map<std::string, std::string> variables; ///< name to safe form
    std::optional<std::vector<std::string>> tools; ///< replaces the tools that the host answers
    bool operator==(const Give &) const = default;
};
/// Requests the variables of a session that passes values in their safe form.
struct Look {
    bool operator==(const Look &) const = default;
};
struct Run {
    std::string code;
    std::optional<std::uint64_t> frozenAt = {}; ///< as in Begin; empty: the real clock
    bool operator==(const Run &) const = default;
};
struct Answer {
    ToolAnswer answer;
    bool operator==(const Answer &) const = default;
};
struct Reset {
    bool operator==(const Reset &) const = default;
};
struct Open {
    Begin begin;
    bool followsRecord = false; ///< the clock follows the recorded one (ClockChoice::Kind::Recorded)
    bool operator==(const Open &) const = default;
};
struct Cancel {
    bool operator==(const Cancel &) const = default;
};
struct Reach {
    std::uint64_t step = 0;
    bool operator==(const Reach &) const = default;
};
struct GoBack {
    std::uint64_t step = 0;
    bool operator==(const GoBack &) const = default;
};
using ToWorker = std::variant<Enter, Fork, Begin, Run, Answer, Reset, Open, Cancel, Reach, GoBack, Give, Look>;

struct Entered {
    std::string python; ///< version of Python
    std::vector<std::string> layers; ///< layers that the worker could enable for itself
    bool operator==(const Entered &) const = default;
};
struct Forked {
    bool operator==(const Forked &) const = default;
};
struct Started {
    std::string fault; ///< empty if the session has started
    bool operator==(const Started &) const = default;
};
struct Printed {
    std::string text;
    bool operator==(const Printed &) const = default;
};
struct Asked {
    std::string tool;
    std::string arguments; ///< JSON
    bool operator==(const Asked &) const = default;
};
/// The value of the step that is about to end, if it has a safe form.
struct Valued {
    std::string form; ///< JSON
    bool operator==(const Valued &) const = default;
};
/// The variables with a safe form, by name.
struct Looked {
    std::map<std::string, std::string> variables;
    bool operator==(const Looked &) const = default;
};
struct Ended {
    StepResult result;
    bool operator==(const Ended &) const = default;
};
/// The process has used up the memory that the policy allows, and ends. Sent at any time while a step runs, by any
/// thread, and only if the policy has such a limit.
struct Exhausted {
    bool operator==(const Exhausted &) const = default;
};
struct Done {
    bool operator==(const Done &) const = default;
};
struct Reached {
    std::string fault; ///< empty on success
    std::uint64_t checkpoint = 0; ///< steps before the checkpoint
    std::uint64_t replayed = 0;
    std::uint64_t steps = 0; ///< steps that the session has run
    bool operator==(const Reached &) const = default;
};
using FromWorker
    = std::variant<Entered, Forked, Started, Printed, Asked, Ended, Done, Reached, Valued, Looked, Exhausted>;

/// The result without arguments and answers of calls of these tools, which the answering side already has.
StepResult withoutAnswers(StepResult result, const std::set<std::string> &tools);

nlohmann::json toFrame(const ToWorker &message);
nlohmann::json toFrame(const FromWorker &message);

/// Parses strictly: empty if a field is missing, of another type, out of bounds or unknown. Both sides use them, the
/// host because the worker is not trusted.
std::optional<ToWorker> toWorkerFrom(const nlohmann::json &frame);
std::optional<FromWorker> fromWorkerFrom(const nlohmann::json &frame);

} // namespace vitrine::wire
