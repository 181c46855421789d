// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/session.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/childoutput.h"
#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/coroutines.h"
#include "executor/engine/core/describebudget.h"
#include "executor/engine/core/incontext.h"
#include "executor/engine/core/mainmodule.h"
#include "executor/engine/core/outputcapture.h"
#include "executor/engine/core/outputdescription.h"
#include "executor/engine/core/programhooks.h"
#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/safevariables.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sourcelines.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/plotguards.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/engine/limits/memorylimit.h"
#include "executor/engine/limits/numpymemory.h"
#include "executor/engine/limits/printbuffer.h"
#include "executor/engine/limits/recursionlimit.h"
#include "executor/engine/limits/stackprotection.h"
#include "executor/engine/smolagents/installed.h"
#include "executor/engine/stepcompiler.h"
#include "executor/review/syntaxerror.h"
#include "executor/review/treereview.h"

#include <sys/resource.h>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::int64_t describeMebi = 64; // in addition to the step's memory
constexpr std::int64_t mebi = std::int64_t { 1 } << 20;
constexpr std::uint64_t othersMebi = 256; // growth of the rest of the process by which a step's limit may be exceeded

double now(clockid_t clock)
{
    timespec time {};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

std::uint64_t peakRssKib()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss);
}

// In the older dialect, imports, builtins and unknown names are denied when they are reached, so that earlier prints
// exist as in the log; anything else prevents the step from running.
bool isDeniedWhenReached(const Finding &finding, bool isExact)
{
    // The exact evaluator denies everything with its own messages, except for additions of the policy.
    if (isExact)
        return finding.code != "syntax-denied";
    return finding.code == "import-denied" || finding.code == "builtin-denied" || finding.code == "relative-import";
}

std::optional<std::uint64_t> uncountedBytes(const Limits &limits)
{
    return limits.memoryMib ? std::optional((*limits.memoryMib + othersMebi) << 20U) : std::nullopt;
}

// `sys.exit()` ends a program with success if its argument is None or 0.
bool isNormalExit(PyObject *exception)
{
    if (exception == nullptr || !PyObject_TypeCheck(exception, reinterpret_cast<PyTypeObject *>(PyExc_SystemExit)))
        return false;
    PyObject *status = reinterpret_cast<PySystemExitObject *>(exception)->code;
    return status == nullptr || Py_IsNone(status) || status == Py_False
        || (PyLong_CheckExact(status) && PyObject_Not(status) == 1);
}

// Files that must not be written need not be watched.
const WrittenFiles *watchedFiles(const SessionCore &core)
{
    return core.policy.limits.writtenMib > 0 && !core.policy.writeGlobs.empty() ? &core.written : nullptr;
}

} // namespace

Session::Session(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types, const SessionSetup &setup,
    std::vector<std::string> layers)
    : m_types(syntax)
    , m_core(std::make_shared<SessionCore>(setup, std::move(types)))
    , m_layers(std::move(layers))
    , m_stack(setup.policy.limits.memoryMib.value_or(0) * mebi)
    , m_builtins(m_core)
    , m_memoryStarted(
          setup.policy.limits.memoryMib && countPythonMemory() ? std::optional(pythonMemory()) : std::nullopt)
{
    m_core->offerSources = [this] { m_sources.offerLines(); };
    m_core->startsNoProcesses = std::ranges::contains(m_layers, "seccomp");
}

Session::~Session()
{
    const AuditedSession audited(*m_core); // finalizers of the code's objects
    m_core->offerSources = {};
    withdrawSourceLines();
    if (m_core->isHosted)
        m_core->release();
    else
        callDeep([this] { m_core->close(); });
    callDeep([this] {
        m_exact.reset(); // what follows is released here, since the session is audited
        m_context = {};
        m_main = {};
        m_builtins.release();
        m_settings.reset();
    });
}

std::unique_ptr<Session> Session::create(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types,
    const SessionSetup &setup, std::vector<std::string> layers)
{
    std::unique_ptr<Session> session(new Session(syntax, std::move(types), setup, std::move(layers)));
    if (!std::ranges::contains(session->m_layers, "process")) // such a process ends with its session
        session->m_settings = std::make_unique<SettingsOfSession>(*session->m_core);
    return session->prepare(setup) ? std::move(session) : nullptr;
}

// Runs on the deep stack, if the interpreter supports it.
void Session::callDeep(const std::function<void()> &run)
{
    if (!StackProtection::isPossible())
        return run();
    m_stack.call([&] {
        if (!m_stack.isBusy())
            return run();
        const StackProtection protection(m_stack.top(), m_stack.size());
        run();
    });
}

bool Session::prepare(const SessionSetup &setup)
{
    if (setup.policy.isExact()) {
        m_exact = smolagents::Steps::create(m_types, m_core, setup.variables);
        m_notInstalled = smolagents::notInstalledText(setup.policy.imports.allow);
        return m_exact != nullptr;
    }
    m_main = makeMainModule();
    m_core->globals = m_main ? PyRef::borrow(PyModule_GetDict(m_main.get())) : PyRef();
    const PyRef name = toPython("__main__");
    if (!m_main || !m_builtins.refill()
        || PyDict_SetItemString(m_core->globals.get(), "__builtins__", m_builtins.dict()) < 0
        || PyDict_SetItemString(m_core->globals.get(), "__name__", name.get()) < 0)
        return false;
    registerCode(*m_core, m_builtins.dict());
    for (const auto &[variable, json] : setup.variables) {
        const PyRef value = fromJson(json);
        if (!value || PyDict_SetItemString(m_core->globals.get(), variable.c_str(), value.get()) < 0)
            return false;
    }
    return true;
}

std::unique_ptr<Session> Session::createHosted(const SyntaxTypes &syntax, std::shared_ptr<EngineTypes> types,
    const SessionSetup &setup, PyRef state, std::vector<std::string> layers)
{
    std::unique_ptr<Session> session(new Session(syntax, std::move(types), setup, std::move(layers)));
    session->m_core->isHosted = true;
    session->m_core->globals = std::move(state);
    return session->prepareHosted() ? std::move(session) : nullptr;
}

bool Session::prepareHosted()
{
    if (m_core->policy.isExact()) {
        m_exact = smolagents::Steps::createHosted(m_types, m_core);
        return m_exact != nullptr;
    }
    if (!m_builtins.refill())
        return false;
    registerCode(*m_core, m_builtins.dict());
    return true;
}

int Session::traverse(visitproc visit, void *arg) const
{
    Py_VISIT(m_core->globals.get());
    if (const int result = m_builtins.traverse(visit, arg))
        return result;
    return m_exact ? m_exact->traverse(visit, arg) : 0;
}

bool Session::setPolicy(const Policy &policy)
{
    if (policy == m_core->policy)
        return true;
    m_core->setPolicy(policy);
    return m_exact ? m_exact->takePolicy() : m_builtins.refill();
}

bool Session::give(
    const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools)
{
    if (!giveVariables(*m_core, variables))
        return false;
    if (!tools)
        return true;
    m_core->tools.clear();
    for (const std::string &name : *tools)
        m_core->tools.insert_or_assign(name, ToolStub { ToolStub::Elsewhere {} });
    return m_exact ? m_exact->replaceTools() : m_builtins.refill();
}

std::map<std::string, std::string> Session::safeVariables(Watchdog &watchdog)
{
    std::map<std::string, std::string> forms;
    callDeep([&] {
        const AuditedSession audited(*m_core);
        const DescribeBudget budget(*m_core, watchdog, memoryCeiling(describeMebi));
        forms = vitrine::safeVariables(*m_core);
    });
    m_core->meter.stop(StopReason::Closed);
    return forms;
}

bool Session::lend(const smolagents::Loan &loan) { return m_exact ? m_exact->lend(loan) : m_builtins.setTools(loan); }

// The exact evaluator stores functions separately.
SessionNames Session::names() const
{
    SessionNames names;
    names.isTool = [this](std::string_view name) { return m_core->isTool(std::string(name)); };
    if (!m_exact)
        names.isVariable = [this](std::string_view name) {
            const PyRef key = toPython(name);
            const bool isKnown = key && PyDict_Contains(m_core->globals.get(), key.get()) == 1;
            PyErr_Clear();
            return isKnown;
        };
    return names;
}

bool Session::reviewAllows(PyObject *tree, StepResult &result)
{
    result.findings = findingsIn(m_types, tree, m_sources.current().text, m_core->rules, names());
    const auto denied = std::ranges::find_if(result.findings, [this](const Finding &finding) {
        return finding.severity == Severity::Denied
            && !(m_core->isSmolagents() && isDeniedWhenReached(finding, m_exact != nullptr));
    });
    if (denied == result.findings.end())
        return true;
    result.status = StepStatus::Blocked;
    result.error = denialError(*denied, m_core->imports, m_core->policy.dialect, m_sources.current().text);
    if (denied->code == "import-denied")
        result.imports.push_back({ denied->subject, {}, denied->line, Verdict::Denied, denied->rule });
    return false;
}

// The compiler reports syntax errors, the guards report names.
void Session::takeCompileFailure(StepResult &result)
{
    PyRef exception = takeException();
    if (exception.get() == m_core->denial.exception.get() && exception)
        return takeFailure(*m_core, { std::move(exception), StopReason::None, 0 }, m_sources.all(), result);
    PyErr_SetRaisedException(exception.release());
    result.status = StepStatus::Error;
    result.error = takeSyntaxError(m_core->policy);
}

std::optional<std::int64_t> Session::memoryCeiling(std::int64_t more) const
{
    const auto limit = m_core->policy.limits.memoryMib;
    if (!limit || !m_memoryStarted)
        return std::nullopt;
    return *m_memoryStarted + (static_cast<std::int64_t>(*limit) + more) * mebi;
}

bool Session::execute(PyObject *code, Watchdog &watchdog)
{
    PyRef done;
    guard(watchdog, [&] {
        done = PyRef::steal(PyEval_EvalCode(code, m_core->globals.get(), m_core->globals.get()));
        if (done && PyCoro_CheckExact(done.get())) // the step itself awaits
            done = finishCoroutine(*m_core, done.get());
        closeDroppedGenerators(*m_core);
    });
    return static_cast<bool>(done);
}

// Runs with everything that limits and captures the step.
void Session::guard(Watchdog &watchdog, const std::function<void()> &body)
{
    using Interpreter = OutputCapture::Interpreter;
    const OutputCapture capture(*m_core, m_core->isHosted ? Interpreter::Hosts : Interpreter::Own);
    const ChildOutput children(*m_core);
    const MainModule main(m_main);
    const Limits &limits = m_core->policy.limits;
    const RecursionLimit recursion(limits.recursion);
    const MemoryCeiling ceiling(memoryCeiling(0));
    if (m_memoryStarted)
        countNumpyMemory();
    lockRealModules();
    armLibraryGuards();
    m_sources.offerLines();
    watchdog.begin({ &m_core->meter, PyThread_get_thread_ident(), cpuClockOfThread(), m_core->types->stopped(),
        limits.wallSeconds, limits.cpuSeconds, uncountedBytes(limits), watchedFiles(*m_core) });
    m_locale.enter();
    const bool keepsHooks = !m_core->allowsEverything();
    if (keepsHooks)
        ProgramHooks::enter();
    body();
    if (keepsHooks)
        ProgramHooks::leave();
    m_locale.leave();
    watchdog.end();
    if (m_core->meter.isLate())
        m_core->meter.stop(StopReason::WallTime);
    if (m_core->written.isWatched() && m_core->written.isTooMuch())
        m_core->meter.stop(StopReason::WrittenBytes);
    m_core->isMemoryShort = ceiling.wasReached();
}

void Session::describeValue(PyObject *value, StepResult &result)
{
    result.output = describeOutput(*m_core, value);
    showFigure(value);
    passValue(*m_core, value);
}

void Session::collect(StepResult &result)
{
    if (result.imports.empty())
        result.imports = m_core->importRecords;
    m_core->outcomes->settle(m_core->events);
    result.events = m_core->events;
    result.toolCalls = m_core->toolCalls;
    result.layers = m_layers;
    result.usage.peakRssKib = peakRssKib();
}

// Settings of numpy and the context of decimals are context variables: those of one session are not the next one's. A
// host passes its own variables to its steps.
PyObject *Session::ownContext()
{
    if (!m_context && !m_core->isHosted) {
        m_context = PyRef::steal(PyContext_New());
        PyErr_Clear();
    }
    return m_context.get();
}

void Session::runTree(PyRef tree, StepResult &result, Watchdog &watchdog)
{
    if (m_exact)
        return runExactly(tree.get(), result, watchdog);
    const clockid_t clock = cpuClockOfThread();
    const double cpuStarted = now(clock);
    const double started = now(CLOCK_MONOTONIC);
    const InContext variables(ownContext());
    const AuditedSession audited(*m_core);
    const PyRef code = compileStep(m_types, m_core, tree.get(), m_sources.current());
    tree = {}; // no longer used
    if (!code)
        return takeCompileFailure(result);
    const bool isDone = execute(code.get(), watchdog);
    result.usage.operations = m_core->meter.operations();
    result.usage.wallSeconds = now(CLOCK_MONOTONIC) - started;
    result.usage.cpuSeconds = now(clock) - cpuStarted;
    result.logs = m_core->prints.text();
    result.logsTruncated = m_core->prints.isTruncated();
    const HostedOutcome outcome = settle(isDone, result);
    describeEnd(outcome, result, watchdog);
    if (m_outcome != nullptr)
        *m_outcome = outcome;
}

void Session::runExactly(PyObject *tree, StepResult &result, Watchdog &watchdog)
{
    const clockid_t clock = cpuClockOfThread();
    const double cpuStarted = now(clock);
    const double started = now(CLOCK_MONOTONIC);
    const InContext variables(ownContext());
    const AuditedSession audited(*m_core);
    smolagents::Outcome outcome;
    guard(watchdog, [&] {
        outcome = m_exact->run(tree, m_sources.current().text);
        result.logs = m_exact->printed();
    });
    if (m_core->meter.isStopped() && outcome.stopped == StopReason::None) { // for a reason that was found after its end
        outcome = {};
        outcome.stopped = m_core->meter.reason();
    }
    result.usage.wallSeconds = now(CLOCK_MONOTONIC) - started;
    result.usage.cpuSeconds = now(clock) - cpuStarted;
    result.logsTruncated = m_core->prints.isTruncated();
    result.isFinal = outcome.isFinal;
    describeExactEnd(outcome, result, watchdog);
    result.usage.operations = m_exact->operations();
    const bool isStopped = outcome.stopped != StopReason::None;
    if (m_outcome != nullptr)
        *m_outcome = { outcome.value, outcome.cause, isStopped ? PyRef() : outcome.exception, outcome.stopped };
}

void Session::describeExactEnd(const smolagents::Outcome &outcome, StepResult &result, Watchdog &watchdog)
{
    m_core->finalAnswer = {};
    m_exact->recount(); // a host counts its use of the value itself
    const auto operationLimit = m_core->meter.operationLimit();
    if (outcome.value && !m_describes)
        return;
    DescribeBudget budget(*m_core, watchdog, memoryCeiling(describeMebi));
    if (outcome.value)
        describeValue(outcome.value.get(), result);
    else if (outcome.stopped != StopReason::None)
        takeFailure(*m_core, { outcome.exception, outcome.stopped, operationLimit }, m_sources.all(), result);
    else
        smolagents::takeFailure(*m_core, outcome, m_sources.current().text, result);
    if (!m_core->isHosted)
        m_exact->recount();
    if (m_describes)
        result.variables = m_variables.look(m_core->globals.get(), budget);
}

// Records the end of the step: from now on the meter counts the cost of describing it.
HostedOutcome Session::settle(bool isDone, StepResult &result)
{
    HostedOutcome outcome { {}, takeException(), {}, m_core->meter.reason() };
    const FinalAnswer answer = std::exchange(m_core->finalAnswer, {});
    if (outcome.stopped != StopReason::None)
        return outcome;
    const bool isOver = isDone || (!m_core->isSmolagents() && isNormalExit(outcome.exception.get()));
    result.isFinal = answer.exception && (isDone || outcome.exception.get() == answer.exception.get());
    if (result.isFinal || isOver) {
        outcome.value = result.isFinal ? answer.value : isDone ? m_core->value : PyRef::borrow(Py_None);
        outcome.exception = {};
    }
    if (PyRef denial = denialOfHiddenName(*m_core, outcome.exception.get()))
        outcome.exception = std::move(denial);
    return outcome;
}

void Session::describeEnd(const HostedOutcome &outcome, StepResult &result, Watchdog &watchdog)
{
    if (outcome.value && !m_describes)
        return;
    const auto operationLimit = m_core->meter.operationLimit();
    DescribeBudget budget(*m_core, watchdog, memoryCeiling(describeMebi));
    if (outcome.value)
        describeValue(outcome.value.get(), result);
    else
        takeFailure(*m_core, { outcome.exception, outcome.stopped, operationLimit }, m_sources.all(), result);
    if (m_describes)
        result.variables = m_variables.look(m_core->globals.get(), budget);
}

StepResult Session::run(std::string_view code, const StepObserver &observer, Watchdog &watchdog)
{
    StepResult result;
    callDeep([&] { result = runStep(code, observer, watchdog); });
    return result;
}

PyRef Session::parse(std::string_view code)
{
    const CollectorPause pause;
    PyRef tree = m_types.parse(code, parsedFile);
    m_sources.add(code, m_types, tree.get());
    return tree;
}

StepResult Session::runStep(std::string_view code, const StepObserver &observer, Watchdog &watchdog)
{
    StepResult result;
    m_core->beginStep(&observer);
    if (!m_notInstalled.empty()) {
        failConstruction(result);
        collect(result);
        return result;
    }
    PyRef tree = parse(code);
    if (!tree) {
        result.status = StepStatus::Error;
        result.error = takeSyntaxError(m_core->policy);
        if (m_exact) { // state and counter are those of the previous step (docs/executor.md#entry-points)
            result.logs = m_exact->printed();
            result.usage.operations = m_exact->operations();
        }
    } else if (reviewAllows(tree.get(), result)) {
        runTree(std::move(tree), result, watchdog);
    }
    collect(result);
    releaseStep();
    m_core->beginStep(nullptr);
    m_core->meter.stop(StopReason::Closed); // finalizers and callbacks must not run until the next step
    return result;
}

// The step's objects may have functions in C as finalizers: these run under its policy, and have no time left.
void Session::releaseStep()
{
    const AuditedSession audited(*m_core);
    m_core->meter.stop(StopReason::Closed);
    m_core->releaseStep();
}

// The older executor cannot even be created with missing modules.
void Session::failConstruction(StepResult &result) const
{
    result.status = StepStatus::Error;
    result.error = StepError { .type = "InterpreterError",
        .message = m_notInstalled,
        .line = 0,
        .column = 0,
        .sourceLine = {},
        .traceback = {},
        .rule = {} };
}

StepResult Session::runHosted(
    std::string_view code, const StepObserver &observer, Watchdog &watchdog, bool describes, HostedOutcome &outcome)
{
    m_outcome = &outcome;
    m_describes = describes;
    m_core->recordsTools = describes;
    if (!m_exact && PyDict_SetItemString(m_core->globals.get(), "__builtins__", m_builtins.dict()) < 0)
        PyErr_Clear();
    StepResult result = run(code, observer, watchdog);
    if (m_exact)
        m_exact->giveBack();
    m_outcome = nullptr;
    m_core->endHosting();
    return result;
}

} // namespace vitrine
