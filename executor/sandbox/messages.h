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
///                        ←        Begun
///     Give               →                     variables and tools for the next steps
///                        ←        Begun
///     Look               →                     between steps: what variables are there
///                        ←        Looked
///     Run                →                     one step
///                        ←        Printed*, Asked*, Valued?, Ended
///     Answer             →                     to each Asked
///     Reset              →                     to the template: removes everything of earlier sessions
///                        ←        Done
///
/// A relay (relay.h) connects a host and a worker that are on different machines: it sends Entered first, and accepts
/// Run and Answer like a worker. In addition:
///
///     Open               →                     a session
///                        ←        Begun
///     Cancel             →                     while a step runs
///     Reach, GoBack      →                     query how far back it can go, and go there
///                        ←        Reached
///
/// A closed socket ends the process that listens on it.
namespace vitrine::wire {

struct Enter {
    std::string folder; ///< working folder of steps
    std::vector<std::string> read; ///< paths that are open for reading besides the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload; ///< modules to import before the first session
    std::uint64_t fileBytes = 0; ///< the largest file
    bool isNamespaced = false; ///< the worker is in process and mount namespaces of its own
    std::vector<std::string> libraries
        = {}; ///< folders of the Python in use that are not the system's: any code may read them
    bool operator==(const Enter &) const = default;
};
struct Fork {
    bool operator==(const Fork &) const = default;
};
struct Begin {
    Policy policy;
    std::vector<std::string> tools; ///< asked of the host
    std::vector<std::string> identities; ///< tools that give their argument back: answered in the worker
    std::map<std::string, std::string> variables; ///< name to JSON
    std::optional<std::uint64_t> frozenAt; ///< Unix time in microseconds at which the clock is frozen
    std::optional<std::uint64_t> seed; ///< of all randomness
    bool passesValues = false; ///< values cross in their safe form (safeforms.h); each step sends its value
    bool operator==(const Begin &) const = default;
};
/// Changes a session between its steps.
struct Give {
    std::map<std::string, std::string> variables; ///< name to safe form
    std::optional<std::vector<std::string>> tools; ///< replaces the tools that the host answers
    bool operator==(const Give &) const = default;
};
/// Asks for the variables of a session whose values cross in their safe form.
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
    bool followsRecord = false; ///< the clock is the record's (ClockChoice::Kind::Recorded)
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
    std::string python; ///< its version
    std::vector<std::string> layers; ///< layers that the worker could enable for itself
    bool operator==(const Entered &) const = default;
};
struct Forked {
    bool operator==(const Forked &) const = default;
};
struct Started {
    std::string fault; ///< empty when the session is there
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
struct Done {
    bool operator==(const Done &) const = default;
};
struct Reached {
    std::string fault; ///< empty when it is there
    std::uint64_t checkpoint = 0; ///< steps behind the checkpoint
    std::uint64_t replayed = 0;
    std::uint64_t steps = 0; ///< behind the session
    bool operator==(const Reached &) const = default;
};
using FromWorker = std::variant<Entered, Forked, Started, Printed, Asked, Ended, Done, Reached, Valued, Looked>;

/// The result without arguments and answers of the calls of these tools, which the answering side already has.
StepResult withoutAnswers(StepResult result, const std::set<std::string> &tools);

nlohmann::json toFrame(const ToWorker &message);
nlohmann::json toFrame(const FromWorker &message);

/// Strict: a field that is missing, of another type, out of bounds or unknown makes it no message. Both sides use
/// them, the host because the worker may lie.
std::optional<ToWorker> toWorkerFrom(const nlohmann::json &frame);
std::optional<FromWorker> fromWorkerFrom(const nlohmann::json &frame);

} // namespace vitrine::wire
