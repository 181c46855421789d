// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/core/sessionlocale.h"
#include "executor/engine/core/stepsources.h"
#include "executor/engine/core/variables.h"
#include "executor/engine/guards/librarysettings.h"
#include "executor/engine/limits/deepstack.h"
#include "executor/engine/limits/watchdog.h"
#include "executor/engine/sharedbuiltins.h"
#include "executor/engine/smolagents/steps.h"
#include "executor/executor.h"
#include "executor/review/sessionnames.h"
#include "executor/review/syntaxtypes.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// The outcome of a step of a hosted session: objects instead of texts.
struct HostedOutcome {
    PyRef value; ///< of the last statement, or the final answer; null if the step failed
    PyRef exception; ///< the exception that ended the step, if any
    PyRef raised; ///< exception that the older executor would raise to its caller, if the policy requires it
    StopReason stopped = StopReason::None;
};

/// One session on the interpreter of this process, embedded or the host's: the globals that its steps share, and the
/// processing of a step: parse, review, instrument, compile, run. All use, destruction included, needs the GIL.
class Session final {
public:
    /// Null with an exception set if the session's environment cannot be created.
    static std::unique_ptr<Session> create(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types,
        const SessionSetup &setup, std::vector<std::string> layers);
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// A session whose globals are `state`, a dict of the host in the same interpreter; it adds only __builtins__, or
    /// the entries of the older executor. Does not affect streams, limits of other threads or anything else of the
    /// host.
    static std::unique_ptr<Session> createHosted(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types,
        const SessionSetup &setup, PyRef state, std::vector<std::string> layers);

    StepResult run(std::string_view code, const StepObserver &observer, Watchdog &watchdog);
    /// The same for a host that uses the objects. Without `describes` the result omits texts of values: the output, the
    /// variables.
    StepResult runHosted(std::string_view code, const StepObserver &observer, Watchdog &watchdog, bool describes,
        HostedOutcome &outcome);

    /// Applies from the next step on; the dialect stays. False with an exception set.
    bool setPolicy(const Policy &policy);
    /// Makes values enter and leave in their safe form. Call it before the first step.
    void passValuesTo(ValueSink sink) { m_core->valueSink = std::move(sink); }
    /// Sets variables in their safe form, and the names of the tools that the observer answers, if they change. False
    /// with an exception set.
    bool give(
        const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools);
    /// The variables that have a safe form, by name. Call it between steps; code of their classes runs under a budget.
    std::map<std::string, std::string> safeVariables(Watchdog &watchdog);
    /// Sets the objects of the next step. False with an exception set.
    bool lend(const smolagents::Loan &loan);

    std::string printed() const { return m_core->prints.text(); }
    const Policy &policy() const { return m_core->policy; }
    /// For the garbage collector: the host's objects that a hosted session references.
    int traverse(visitproc visit, void *arg) const;
    /// Ends the limits; functions that the host got from the code can still be called.
    void release() { m_core->release(); }

private:
    Session(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types, const SessionSetup &setup,
        std::vector<std::string> layers);
    bool prepare(const SessionSetup &setup);
    StepResult runStep(std::string_view code, const StepObserver &observer, Watchdog &watchdog);
    void releaseStep();
    /// The ceiling for MemoryCeiling, with `more` MiB above the policy's limit.
    std::optional<std::int64_t> memoryCeiling(std::int64_t more) const;
    bool prepareHosted();

    SessionNames names() const;
    bool reviewAllows(PyObject *tree, StepResult &result);
    void takeCompileFailure(StepResult &result);
    bool execute(PyObject *code, Watchdog &watchdog);
    void guard(Watchdog &watchdog, const std::function<void()> &body);
    void callDeep(const std::function<void()> &run);
    void runExactly(PyObject *tree, StepResult &result, Watchdog &watchdog);
    PyObject *ownContext();
    void runTree(PyRef tree, StepResult &result, Watchdog &watchdog);
    HostedOutcome settle(bool isDone, StepResult &result);
    void describeEnd(const HostedOutcome &outcome, StepResult &result, Watchdog &watchdog);
    void describeExactEnd(const smolagents::Outcome &outcome, StepResult &result, Watchdog &watchdog);
    void failConstruction(StepResult &result) const;
    PyRef parse(std::string_view code);
    void describeValue(PyObject *value, StepResult &result);
    void collect(StepResult &result);

    const SyntaxTypes &m_types;
    std::shared_ptr<SessionCore> m_core;
    std::vector<std::string> m_layers;
    DeepStack m_stack;
    SharedBuiltins m_builtins; ///< unused by the older executor
    std::optional<std::int64_t> m_memoryStarted; ///< CPython's memory at the start; empty if not counted
    StepSources m_sources;
    Variables m_variables;
    SessionLocale m_locale;
    std::unique_ptr<SettingsOfSession> m_settings; ///< null in the interpreter of a host and in a worker process
    std::unique_ptr<smolagents::Steps> m_exact; ///< set if the policy requires the older executor itself
    std::string m_notInstalled; ///< the older executor's message at the start about missing allowed modules
    PyRef m_context; ///< the context variables of the code; null in the interpreter of a host
    PyRef m_main; ///< the module `__main__` with these globals; null in the interpreter of a host
    HostedOutcome *m_outcome = nullptr; ///< outcome of the current hosted step
    bool m_describes = true;
};

} // namespace vitrine
