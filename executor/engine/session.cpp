// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/session.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/coroutines.h"
#include "executor/engine/core/describebudget.h"
#include "executor/engine/core/hosttools.h"
#include "executor/engine/core/incontext.h"
#include "executor/engine/core/mainmodule.h"
#include "executor/engine/core/outputcapture.h"
#include "executor/engine/core/programhooks.h"
#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/safeformreader.h"
#include "executor/engine/core/safeformwriter.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sourcelines.h"
#include "executor/engine/counting/instrumenter.h"
#include "executor/engine/counting/treecompiler.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/plotguards.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/engine/guards/sessionbuiltins.h"
#include "executor/engine/limits/memorylimit.h"
#include "executor/engine/limits/numpymemory.h"
#include "executor/engine/limits/printbuffer.h"
#include "executor/engine/limits/recursionlimit.h"
#include "executor/engine/limits/stackprotection.h"
#include "executor/engine/smolagents/installed.h"
#include "executor/review/syntaxerror.h"
#include "executor/review/syntaxwarnings.h"
#include "executor/review/treereview.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace vitrine {

namespace {

// Number of characters of an output whose start and end are shown.
constexpr std::uint64_t longestText = 16'000'000;
constexpr std::int64_t describeMebi = 64; // in addition to the step's memory
constexpr std::int64_t mebi = std::int64_t { 1 } << 20;
constexpr std::uint64_t othersMebi = 256; // growth of the rest of the process by which a step's limit may be exceeded

// Sources kept for tracebacks through functions of earlier steps.
constexpr std::size_t mostSources = 200;

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

std::vector<StatementLocation> statementLocations(const SyntaxTypes &types, PyObject *tree)
{
    std::vector<StatementLocation> locations;
    const PyRef body = types.field(tree, SyntaxField::body);
    for (Py_ssize_t i = 0; body && i < PyList_GET_SIZE(body.get()); ++i) {
        const NodeLocation location = types.location(PyList_GET_ITEM(body.get(), i));
        locations.push_back({ location.line, location.column, location.endLine, location.endColumn });
    }
    return locations;
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

// The interpreter owns these names in every namespace: code that rebinds them could create functions that the guards do
// not recognize as the session's.
bool mayRun(SessionCore &core, PyObject *code)
{
    constexpr std::array<std::string_view, 5> reserved { "__builtins__", "__build_class__", "__import__", "__loader__",
        "__spec__" };
    auto *object = reinterpret_cast<PyCodeObject *>(code);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_names); ++i) {
        const std::string_view name = viewOf(PyTuple_GET_ITEM(object->co_names, i));
        if (name.starts_with("__") && std::ranges::contains(reserved, name)
            && !std::ranges::contains(core.policy.dunderAttributes, "*")) {
            core.deny(core.types->nameDenied(), "attributes.allow_dunder",
                "The name '" + std::string(name) + "' is not allowed");
            return false;
        }
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_consts); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(object->co_consts, i);
        if (PyCode_Check(constant) && !mayRun(core, constant))
            return false;
    }
    return true;
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
    , m_memoryStarted(
          setup.policy.limits.memoryMib && countPythonMemory() ? std::optional(pythonMemory()) : std::nullopt)
{
    m_core->offerSources = [this] { offerSourceLines(m_sources); };
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
        m_builtins = {};
        m_tools = {};
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
    m_builtins = makeBuiltins(m_core);
    if (!m_main || !m_builtins || PyDict_SetItemString(m_core->globals.get(), "__builtins__", m_builtins.get()) < 0
        || PyDict_SetItemString(m_core->globals.get(), "__name__", name.get()) < 0)
        return false;
    registerCode(*m_core, m_builtins.get());
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
    m_builtins = PyRef::steal(PyDict_New());
    m_tools = PyRef::steal(PyDict_New());
    if (!m_builtins || !m_tools || !refillBuiltins())
        return false;
    registerCode(*m_core, m_builtins.get());
    return true;
}

int Session::traverse(visitproc visit, void *arg) const
{
    Py_VISIT(m_core->globals.get());
    Py_VISIT(m_builtins.get());
    Py_VISIT(m_tools.get());
    return m_exact ? m_exact->traverse(visit, arg) : 0;
}

// Functions of earlier steps refer to the same dict, so that they see the changes.
bool Session::refillBuiltins()
{
    const PyRef made = makeBuiltins(m_core);
    if (!made)
        return false;
    PyDict_Clear(m_builtins.get());
    m_core->hostTools.clear();
    return PyDict_Update(m_builtins.get(), made.get()) == 0 && addHostTools(m_core, m_tools.get(), m_builtins.get());
}

bool Session::setPolicy(const Policy &policy)
{
    if (policy == m_core->policy)
        return true;
    m_core->setPolicy(policy);
    return m_exact ? m_exact->takePolicy() : refillBuiltins();
}

bool Session::give(
    const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools)
{
    for (const auto &[name, form] : variables) {
        const PyRef key = toPython(name);
        if (form == deletedForm) {
            if (key && PyDict_Contains(m_core->globals.get(), key.get()) == 1
                && PyDict_DelItem(m_core->globals.get(), key.get()) < 0)
                return false;
            continue;
        }
        const PyRef value = fromSafeForm(form);
        if (!value || PyDict_SetItem(m_core->globals.get(), key.get(), value.get()) < 0)
            return false;
    }
    return !tools || replaceTools(*tools);
}

bool Session::replaceTools(const std::vector<std::string> &names)
{
    m_core->tools.clear();
    for (const std::string &name : names)
        m_core->tools.insert_or_assign(name, ToolStub { ToolStub::Elsewhere {} });
    if (m_exact)
        return m_exact->replaceTools();
    const PyRef made = makeBuiltins(m_core);
    if (!made)
        return false;
    PyDict_Clear(m_builtins.get());
    return PyDict_Update(m_builtins.get(), made.get()) == 0;
}

// A value without a safe form is only reported as text.
void Session::passValue(PyObject *value) const
{
    constexpr std::size_t mostBytes = std::size_t { 32 } << 20;
    if (!m_core->valueSink)
        return;
    if (const auto form = toSafeForm(value, mostBytes))
        m_core->valueSink(*form);
}

std::map<std::string, std::string> Session::safeVariables(Watchdog &watchdog)
{
    std::map<std::string, std::string> forms;
    callDeep([&] {
        const AuditedSession audited(*m_core);
        const DescribeBudget budget(*m_core, watchdog, memoryCeiling(describeMebi));
        forms = safeForms();
    });
    m_core->meter.stop(StopReason::Closed);
    return forms;
}

// A copy: a class that sets a variable while it is inspected must not disturb the iteration.
std::map<std::string, std::string> Session::safeForms() const
{
    std::size_t room = std::size_t { 32 } << 20;
    std::map<std::string, std::string> forms;
    const PyRef snapshot = PyRef::steal(PyDict_Copy(m_core->globals.get()));
    PyObject *key = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; snapshot && PyDict_Next(snapshot.get(), &at, &key, &value) != 0;) {
        const std::string name = fromPython(key);
        if (!isVariable(name) || m_core->meter.reason() != StopReason::None)
            continue;
        auto form = toSafeForm(value, room);
        if (!form)
            continue;
        room -= std::min(room, form->size());
        forms.insert_or_assign(name, std::move(*form));
    }
    PyErr_Clear();
    return forms;
}

bool Session::lend(const smolagents::Loan &loan) { return m_exact ? m_exact->lend(loan) : setTools(loan); }

// The base tools are builtins here, which the code has anyway. If two tools have the same name, the static one is used.
bool Session::setTools(const smolagents::Loan &loan)
{
    const PyRef all = PyRef::steal(PyDict_New());
    if (!all)
        return false;
    PyObject *sentName = nullptr;
    PyObject *sent = nullptr;
    for (Py_ssize_t at = 0; PyDict_Check(loan.staticTools) && PyDict_Next(loan.staticTools, &at, &sentName, &sent);) {
        const bool isBase = PyDict_GetItemWithError(loan.baseTools, sentName) == sent;
        if (!isBase && PyDict_SetItem(all.get(), sentName, sent) < 0)
            return false;
    }
    if (PyDict_Merge(all.get(), loan.customTools, 0) < 0)
        return false;
    bool isSame = PyDict_GET_SIZE(all.get()) == PyDict_GET_SIZE(m_tools.get());
    PyObject *name = nullptr;
    PyObject *tool = nullptr;
    for (Py_ssize_t at = 0; isSame && PyDict_Next(all.get(), &at, &name, &tool) != 0;)
        isSame = PyDict_GetItemWithError(m_tools.get(), name) == tool;
    if (isSame)
        return !PyErr_Occurred();
    m_tools = all;
    return refillBuiltins();
}

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
    result.findings = findingsIn(m_types, tree, m_sources.back().text, m_core->rules, names());
    const auto denied = std::ranges::find_if(result.findings, [this](const Finding &finding) {
        return finding.severity == Severity::Denied
            && !(m_core->isSmolagents() && isDeniedWhenReached(finding, m_exact != nullptr));
    });
    if (denied == result.findings.end())
        return true;
    result.status = StepStatus::Blocked;
    result.error = denialError(*denied, m_core->imports, m_core->policy.dialect, m_sources.back().text);
    if (denied->code == "import-denied")
        result.imports.push_back({ denied->subject, {}, denied->line, Verdict::Denied, denied->rule });
    return false;
}

PyRef Session::compile(PyObject *tree, const std::string &file)
{
    const CollectorPause pause;
    Instrumenter instrumenter(m_types, m_core);
    if (!instrumenter.instrument(tree, m_sources.back().text.code()))
        return {};
    const int flags = instrumenter.futureFlags() | (m_core->isSmolagents() ? 0 : PyCF_ALLOW_TOP_LEVEL_AWAIT);
    PyRef code;
    {
        const UnauditedCall own; // a SyntaxError looks for the source file, which does not exist
        const SyntaxWarningsOff quiet;
        code = compileTree(tree, file.c_str(), flags);
    }
    const bool isReady = code && instrumenter.patch(code.get()) && Prepaid::attach(instrumenter.prepaid(), code.get());
    return isReady && mayRun(*m_core, code.get()) ? std::move(code) : PyRef();
}

// The compiler reports syntax errors, the guards report names.
void Session::takeCompileFailure(StepResult &result)
{
    PyRef exception = takeException();
    if (exception.get() == m_core->denial.exception.get() && exception)
        return takeFailure(*m_core, { std::move(exception), StopReason::None, 0 }, m_sources, result);
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
    const MainModule main(m_main);
    const Limits &limits = m_core->policy.limits;
    const RecursionLimit recursion(limits.recursion);
    const MemoryCeiling ceiling(memoryCeiling(0));
    if (m_memoryStarted)
        countNumpyMemory();
    lockRealModules();
    armLibraryGuards();
    offerSourceLines(m_sources);
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

void Session::describeOutput(PyObject *value, StepResult &result)
{
    const std::uint64_t limit = m_core->policy.limits.outputChars;
    // The framework shows the start and end of a long text, so more of it is needed.
    const std::uint64_t enough = m_core->isSmolagents() ? std::max(limit, longestText) : limit;
    BoundedText repr = boundedRepr(value, enough);
    // A class without its own __str__ is not called twice for the same text.
    const bool isSame = Py_TYPE(value)->tp_str == PyBaseObject_Type.tp_str;
    std::string text = isSame ? repr.text : boundedStr(value, enough).text;
    if (m_core->isSmolagents()) {
        text = cutText(text, limit);
        const auto length = repr.text.size();
        repr.text = firstCharsOf(repr.text, limit);
        repr.isCut = repr.isCut || repr.text.size() < length;
    }
    const std::string_view type = Py_TYPE(value)->tp_name;
    result.output = StepOutput { .repr = std::move(repr.text),
        .isCut = repr.isCut,
        .type = std::string(type.substr(type.rfind('.') + 1)),
        .text = std::move(text),
        .json = toJson(value, limit) };
    showFigure(value);
    passValue(value);
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
    const PyRef code = compile(tree.get(), m_sources.back().file);
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
        outcome = m_exact->run(tree, m_sources.back().text);
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
        describeOutput(outcome.value.get(), result);
    else if (outcome.stopped != StopReason::None)
        takeFailure(*m_core, { outcome.exception, outcome.stopped, operationLimit }, m_sources, result);
    else
        smolagents::takeFailure(*m_core, outcome, m_sources.back().text, result);
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
    return outcome;
}

void Session::describeEnd(const HostedOutcome &outcome, StepResult &result, Watchdog &watchdog)
{
    if (outcome.value && !m_describes)
        return;
    const auto operationLimit = m_core->meter.operationLimit();
    DescribeBudget budget(*m_core, watchdog, memoryCeiling(describeMebi));
    if (outcome.value)
        describeOutput(outcome.value.get(), result);
    else
        takeFailure(*m_core, { outcome.exception, outcome.stopped, operationLimit }, m_sources, result);
    if (m_describes)
        result.variables = m_variables.look(m_core->globals.get(), budget);
}

const StepSource &Session::addSource(std::string_view code, PyObject *tree)
{
    if (m_sources.size() == mostSources)
        m_sources.pop_front();
    m_sources.push_back({ formatted("<step {}>", ++m_step), SourceText(code),
        tree != nullptr ? statementLocations(m_types, tree) : std::vector<StatementLocation> {}, {} });
    return m_sources.back();
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
    addSource(code, tree.get());
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
    if (!m_exact && PyDict_SetItemString(m_core->globals.get(), "__builtins__", m_builtins.get()) < 0)
        PyErr_Clear();
    StepResult result = run(code, observer, watchdog);
    if (m_exact)
        m_exact->giveBack();
    m_outcome = nullptr;
    m_core->endHosting();
    return result;
}

} // namespace vitrine
