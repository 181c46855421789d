// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/outcomes.h"
#include "executor/engine/limits/meter.h"
#include "executor/engine/limits/pictureroom.h"
#include "executor/engine/limits/printbuffer.h"
#include "executor/engine/limits/writtenfiles.h"
#include "executor/executor.h"
#include "executor/policy/importrules.h"
#include "executor/policy/rulejudge.h"
#include "executor/review/pyref.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace vitrine {

class EngineTypes;

/// Takes the value of a step in its safe form (safeforms.h).
using ValueSink = std::function<void(const std::string &form)>;

std::string operationLimitText(std::uint64_t limit);
std::string whileLimitText(std::uint64_t limit);

/// A denial at run time, with the part of the policy that caused it. A library may handle others before it raises an
/// earlier one again; of those, only class and text are kept, as an exception holds the objects of its frames.
struct Denial {
    struct Earlier {
        const void *kind; ///< the class of the exception
        std::string message;
        std::string rule;
    };
    static constexpr std::size_t mostEarlier = 16;

    PyRef exception; ///< the exception raised in the code
    std::string message;
    std::string rule;
    std::deque<Earlier> earlier;
};

/// A final answer on its way out: an exception that no handler of the code may keep (docs/executor.md#final-answer).
struct FinalAnswer {
    PyRef exception;
    PyRef value;
};

/// The state of one session that the guards in compiled code work on, and that code must never reach. Guards keep it
/// alive (functions of a session may outlive it in a library's cache); `close` ends it. Needs the GIL unless noted.
class SessionCore final : public std::enable_shared_from_this<SessionCore> {
public:
    SessionCore(const SessionSetup &setup, std::shared_ptr<EngineTypes> types);
    ~SessionCore();
    SessionCore(const SessionCore &) = delete;
    SessionCore &operator=(const SessionCore &) = delete;

    void beginStep(const StepObserver *observer);
    /// Releases all Python objects; ticks of code that still exists raise an exception.
    void close();
    /// The same for a session in a host's interpreter: the globals are the host's, and functions that it got from the
    /// code may still be called, without limits.
    void release();
    /// Between the steps of such a session nothing is limited.
    void endHosting();

    /// Adds a print of the code; also passed to the observer as long as it fits the limit.
    void print(std::string_view utf8);
    /// The observer's answer to the call of a tool; nothing when it gives none.
    std::optional<ToolAnswer> ask(const std::string &tool, const std::string &arguments) const;

    /// Sets the exception that stops the step and returns null.
    PyObject *raiseStop();
    /// Raises again what the code must not have swallowed; true when there was something.
    bool raisePending();
    /// Sets an exception for a denial by `rule` and remembers it. `pythonType` is the class in the python dialect; in
    /// the smolagents dialect it is always InterpreterError.
    void deny(PyObject *pythonType, std::string_view rule, const std::string &message);
    bool isSmolagents() const { return policy.dialect == Dialect::Smolagents; }
    /// Whether the policy opens all modules and all attributes: code then gets the real modules.
    bool allowsEverything() const;

    /// Another policy from the next step on; only between steps.
    void setPolicy(const Policy &next);
    /// May the code not bind this name, because a tool has it?
    bool isTool(const std::string &name) const { return tools.contains(name) || hostTools.contains(name); }

    Policy policy; ///< changed by `setPolicy` only
    RuleJudge rules; ///< of `policy`
    ImportRules imports;
    ToolStubs tools; ///< changed only between steps
    ValueSink valueSink; ///< set: values cross the session's border in their safe form
    std::set<std::string, std::less<>> hostTools; ///< names of the tools that the host's own objects answer
    const std::shared_ptr<EngineTypes> types;
    Meter meter; ///< `stop` of it may be called from any thread without the GIL
    PrintBuffer prints;
    PyRef globals;
    PyRef textBuiltins; ///< dict, made when a library first runs a text in a new dictionary (textimports.h)
    PyRef views; ///< dict: name of a module to what the code gets in its place
    bool isHosted = false; ///< the interpreter belongs to a host
    bool hasOwnLoops = false; ///< asyncio's loops are those of `replaceLoops`
    PyRef eventLoop; ///< asyncio's, once a coroutine of the code has run on it
    void (*endLoop)(SessionCore &core) = nullptr; ///< closes that loop; set by its creator (coroutines.h)
    PyRef droppedGenerators; ///< list: asynchronous ones of a session without a loop that wait to be closed; or null
    PyRef value; ///< of the last statement
    FinalAnswer finalAnswer;
    Denial denial; ///< the last one
    std::vector<ImportRecord> importRecords;
    std::vector<EventRecord> events;
    const std::shared_ptr<Outcomes> outcomes; ///< of the events
    bool startsNoProcesses = false; ///< the jail prevents new processes, under any policy
    std::vector<ToolCallRecord> toolCalls;
    bool recordsTools = true; ///< calls of the host's tools: their arguments and results as JSON cost time
    WrittenFiles written; ///< by the step
    PictureRoom pictures; ///< that the step may show
    bool isMemoryShort = false; ///< an allocation failed in the step that ran
    std::function<void()>
        offerSources; ///< shows `linecache` the code of the session's steps; empty where there is none
    int importDepth = 0; ///< above zero while a library that the policy allows is being imported

private:
    void closeLoop();
    PyObject *errorFor(PyObject *pythonType) const;

    const StepObserver *m_observer = nullptr;
};

} // namespace vitrine
