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

/// Receives the value of a step in its safe form (safeformwriter.h).
using ValueSink = std::function<void(const std::string &form)>;

std::string operationLimitText(std::uint64_t limit);
std::string whileLimitText(std::uint64_t limit);

/// A denial at run time, with the rule of the policy that caused it. A library may handle other denials before it
/// raises an earlier one again; only class and text of those are stored, since an exception keeps the objects of its
/// frames alive.
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

/// A final answer that is being propagated: an exception that handlers of the code must not catch
/// (docs/executor.md#final-answer).
struct FinalAnswer {
    PyRef exception;
    PyRef value;
};

/// The state of one session for the guards in compiled code, inaccessible to the code. The guards keep it alive
/// (functions of a session may outlive it in a library's cache); `close` ends it. Needs the GIL unless noted.
class SessionCore final : public std::enable_shared_from_this<SessionCore> {
public:
    SessionCore(const SessionSetup &setup, std::shared_ptr<EngineTypes> types);
    ~SessionCore();
    SessionCore(const SessionCore &) = delete;
    SessionCore &operator=(const SessionCore &) = delete;

    void beginStep(const StepObserver *observer);
    /// Releases the objects with which the last step ended.
    void releaseStep();
    /// Releases all Python objects; ticks of remaining code raise an exception.
    void close();
    /// The same for a session in a host's interpreter: the globals are the host's, and functions that it got from the
    /// code can still be called, without limits.
    void release();
    /// Removes the limits between the steps of such a session.
    void endHosting();

    /// Adds a print of the code; also passes it to the observer as long as it fits the limit.
    void print(std::string_view utf8);
    /// The same without `beforePrint`.
    void printOnly(std::string_view utf8);
    /// The observer's answer to a tool call; empty if it does not answer.
    std::optional<ToolAnswer> ask(const std::string &tool, const std::string &arguments) const;

    /// Sets the exception that stops the step and returns null.
    PyObject *raiseStop();
    /// Raises an exception again that the code must not have caught; true if there is one.
    bool raisePending();
    /// Sets an exception for a denial by `rule` and stores it. `pythonType` is the class in the python dialect; in the
    /// smolagents dialect it is always InterpreterError.
    void deny(PyObject *pythonType, std::string_view rule, const std::string &message);
    bool isSmolagents() const { return policy.dialect == Dialect::Smolagents; }
    /// Whether only the framework's own checks apply (Fidelity::Full): guards and audit do not judge the code.
    bool isUnguarded() const { return isHosted && policy.isFull(); }
    /// Whether the policy allows all modules and all attributes: code then gets the real modules.
    bool allowsEverything() const;

    /// Changes the policy of the following steps; only between steps.
    void setPolicy(const Policy &next);
    /// Whether code must not bind this name, because a tool has it.
    bool isTool(const std::string &name) const { return tools.contains(name) || hostTools.contains(name); }

    Policy policy; ///< only changed by `setPolicy`
    RuleJudge rules; ///< of `policy`
    ImportRules imports;
    ToolStubs tools; ///< changed only between steps
    ValueSink valueSink; ///< if set, values enter and leave the session in their safe form
    std::set<std::string, std::less<>> hostTools; ///< names of the tools that the host's own objects implement
    const std::shared_ptr<EngineTypes> types;
    Meter meter; ///< its `stop` may be called from any thread without the GIL
    PrintBuffer prints;
    PyRef globals;
    PyRef textBuiltins; ///< dict, created when a library first runs a text in a new dictionary (textimports.h)
    PyRef views; ///< dict: name of a module to the view that code gets
    bool isHosted = false; ///< the interpreter belongs to a host
    bool isIdle = true; ///< no step of a session of a host is running
    double lateSeconds = mostLateSeconds; ///< left for what runs outside of the steps (latecode.h), until the next one
    static constexpr double mostLateSeconds = 1;
    bool restoresSettings = false; ///< later sessions run in the same interpreter, which is not a host's
    bool hasOwnLoops = false; ///< asyncio's loops were replaced by `replaceLoops`
    PyRef eventLoop; ///< asyncio's loop, after a coroutine of the code has run on it
    void (*endLoop)(SessionCore &core) = nullptr; ///< closes that loop; set by its creator (coroutines.h)
    PyRef droppedGenerators; ///< list: asynchronous generators to close, in a session without a loop; or null
    PyRef value; ///< value of the last statement
    FinalAnswer finalAnswer;
    Denial denial; ///< the last denial
    std::vector<ImportRecord> importRecords;
    std::vector<EventRecord> events;
    std::vector<EventRecord> hiddenLooks; ///< denied ones of libraries, which found nothing (filelooks.h)
    const std::shared_ptr<Outcomes> outcomes; ///< outcomes of the events
    bool startsNoProcesses = false; ///< the jail prevents new processes under any policy
    std::vector<ToolCallRecord> toolCalls;
    bool recordsTools = true; ///< calls of the host's tools; JSON of their arguments and results takes time
    WrittenFiles written; ///< files written by the step
    PictureRoom pictures; ///< room for pictures of the step
    bool isMemoryShort = false; ///< an allocation failed in the current step
    std::function<void()>
        offerSources; ///< makes the code of the session's steps available in `linecache`; empty if not needed
    std::function<void()> beforePrint; ///< adds what precedes a print; may be empty (childoutput.h)
    int importDepth = 0; ///< above zero while an allowed library is being imported
    struct ImportStart {
        Py_ssize_t modules = 0; ///< that were loaded
        std::uint64_t operations = 0; ///< that the step had counted
    };
    ImportStart import; ///< when the outermost import on the thread began, also one by a library
    bool isImporting() const { return importDepth > 0; }

private:
    void closeLoop();
    PyObject *errorFor(PyObject *pythonType) const;

    const StepObserver *m_observer = nullptr;
};

} // namespace vitrine
