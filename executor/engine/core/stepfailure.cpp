// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/stepfailure.h"

#include "base/formatted.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/tracebacktext.h"

#include <algorithm>

namespace vitrine {

namespace {

void fillLocation(StepError &error, PyObject *exception, const std::deque<StepSource> &sources)
{
    const StepFrames frames(exception, sources);
    if (frames.isEmpty())
        return;
    error.traceback = tracebackText(exception, sources);
    // The line of this step that was running; it may have called a function of an earlier step that failed.
    const auto last = frames.lastIn(sources.back().file);
    if (!last)
        return;
    error.line = last->line;
    error.column = last->column < 0 ? 0 : sources.back().text.column(last->line, last->column);
    error.sourceLine = sources.back().text.line(last->line);
}

// The segment of the top-level statement around a line (docs/executor.md#errors).
std::string statementAt(const StepSource &source, PyObject *exception)
{
    const std::deque<StepSource> own { source };
    const StepFrames frames(exception, own);
    const int line = frames.isEmpty() ? 0 : frames.at(0).line;
    const int column = frames.isEmpty() ? 0 : frames.at(0).column;
    const StatementLocation *found = nullptr;
    for (const StatementLocation &location : source.statements) {
        const bool startsBefore = location.line < line || (location.line == line && location.column <= column);
        if (startsBefore && location.endLine >= line)
            found = &location;
    }
    return found == nullptr ? std::string()
                            : source.text.segment(found->line, found->column, found->endLine, found->endColumn);
}

std::string nameOfNameError(PyObject *exception)
{
    PyObject *name = nullptr;
    if (PyObject_GetOptionalAttrString(exception, "name", &name) < 0)
        PyErr_Clear();
    return fromPython(PyRef::steal(name).get());
}

// The older executor's form of an error of the code (docs/executor.md#errors).
void wrapAsFramework(StepError &error, const StepSource &source, PyObject *exception)
{
    if (PyErr_GivenExceptionMatches(exception, PyExc_NameError) != 0 && !nameOfNameError(exception).empty()
        && error.type != "UnboundLocalError") {
        error.type = "InterpreterError";
        error.message = "The variable `" + nameOfNameError(exception) + "` is not defined.";
    }
    error.message = formatted(
        "Code execution failed at line '{}' due to: {}: {}", statementAt(source, exception), error.type, error.message);
    error.type = "InterpreterError";
}

struct Ending {
    StepStatus status;
    std::string_view type;
    std::string_view rule;
};

Ending endingFor(StopReason reason)
{
    switch (reason) {
    case StopReason::Operations: return { StepStatus::Limit, "OperationLimit", "limits.operations" };
    case StopReason::WhileIterations: return { StepStatus::Limit, "WhileLimit", "limits.while_iterations" };
    case StopReason::CpuTime: return { StepStatus::Limit, "CpuTimeLimit", "limits.cpu_s" };
    case StopReason::Memory: return { StepStatus::Limit, "MemoryError", "limits.memory_mib" };
    case StopReason::WrittenBytes: return { StepStatus::Limit, "WriteLimit", "limits.written_mib" };
    case StopReason::WallTime: return { StepStatus::Timeout, "ExecutionTimeoutError", "limits.wall_s" };
    default: return { StepStatus::Cancelled, "Cancelled", "" };
    }
}

// The stop may have reached the code as a different exception, or not at all: its text is derived from the reason.
std::string stopText(StopReason reason, const Limits &limits)
{
    switch (reason) {
    case StopReason::Operations: return operationLimitText(limits.operations.value_or(0));
    case StopReason::WhileIterations: return whileLimitText(limits.whileIterations.value_or(0));
    case StopReason::WallTime:
        return formatted(
            "Code execution exceeded the maximum execution time of {} seconds", limits.wallSeconds.value_or(0));
    case StopReason::CpuTime:
        return formatted("The step used more than {} seconds of CPU time", limits.cpuSeconds.value_or(0));
    case StopReason::Memory: return memoryLimitText(limits);
    case StopReason::WrittenBytes: return formatted("The step wrote more than {} MiB into files", limits.writtenMib);
    default: return "The step was cancelled";
    }
}

std::string stopText(const SessionCore &core, const Ended &ended)
{
    Limits limits = core.policy.limits;
    limits.operations = ended.operationLimit;
    limits.whileIterations = core.meter.whileLimit();
    return stopText(ended.reason, limits);
}

void fillStop(SessionCore &core, const Ended &ended, const StepSource &source, StepResult &result)
{
    const Ending ending = endingFor(ended.reason);
    result.status = ending.status;
    result.error->type = ending.type;
    result.error->rule = ending.rule;
    result.error->message = stopText(core, ended);
    const bool isFrameworks = ended.reason == StopReason::Operations || ended.reason == StopReason::WhileIterations;
    if (core.isSmolagents() && isFrameworks && ended.exception) {
        result.error->type = "InterpreterError";
        wrapAsFramework(*result.error, source, ended.exception.get());
    }
}

// errno of an OSError; 0 if there is none.
int errnoOf(PyObject *exception)
{
    const PyRef number = PyRef::steal(PyObject_GetAttrString(exception, "errno"));
    const int value = number && PyLong_CheckExact(number.get()) ? static_cast<int>(PyLong_AsLong(number.get())) : 0;
    PyErr_Clear();
    return value;
}

std::string filenameOf(PyObject *exception)
{
    const PyRef name = PyRef::steal(PyObject_GetAttrString(exception, "filename"));
    std::string text;
    if (name && PyUnicode_CheckExact(name.get()))
        text = fromPython(name.get());
    else if (name && PyBytes_CheckExact(name.get()))
        text.assign(PyBytes_AS_STRING(name.get()), static_cast<std::size_t>(PyBytes_GET_SIZE(name.get())));
    PyErr_Clear();
    return text;
}

bool isOfSystem(const EventRecord &event, std::string_view subject)
{
    return event.verdict == Verdict::Denied && event.detail == subject
        && (event.rule.starts_with("jail.") || event.rule.starts_with("network."));
}

// The rule of a denial by the jail or its proxy.
std::string systemRule(const SessionCore &core, PyObject *exception)
{
    const bool isOfFile = PyErr_GivenExceptionMatches(exception, PyExc_OSError) != 0 && isDenial(errnoOf(exception));
    const std::string subject = isOfFile ? filenameOf(exception) : std::string();
    const auto found = std::ranges::find_if(core.events.rbegin(), core.events.rend(),
        [&subject](const EventRecord &event) { return isOfSystem(event, subject); });
    return subject.empty() || found == core.events.rend() ? std::string() : found->rule;
}

// The rule of a denial that a library raises again after others: class and text identify a denial.
std::string earlierRule(const SessionCore &core, PyObject *exception)
{
    const Denial &last = core.denial;
    const auto isOfClass = [exception](const Denial::Earlier &one) { return one.kind == Py_TYPE(exception); };
    if (std::ranges::none_of(last.earlier, isOfClass))
        return {};
    const std::string message = messageOfException(exception);
    const auto found = std::ranges::find_if(
        last.earlier, [&](const Denial::Earlier &one) { return isOfClass(one) && one.message == message; });
    return found != last.earlier.end() ? found->rule : std::string();
}

std::string ruleOf(const SessionCore &core, PyObject *exception)
{
    if (exception == core.denial.exception.get())
        return core.denial.rule;
    std::string rule = earlierRule(core, exception);
    return rule.empty() ? systemRule(core, exception) : rule;
}

// Whether it was raised below the code of the steps, or without any frames.
bool isRaisedByLibrary(PyObject *exception, const std::deque<StepSource> &sources)
{
    const PyRef traceback = PyRef::steal(PyException_GetTraceback(exception));
    auto *entry = reinterpret_cast<PyTracebackObject *>(traceback.get());
    if (entry == nullptr)
        return false;
    while (entry->tb_next != nullptr)
        entry = entry->tb_next;
    return !std::ranges::contains(sources, frameOf(entry).file, &StepSource::file);
}

// The exceptions from which this one was raised: its explicit cause, the members of a group, and the exception that a
// library was handling. If the code handles a denial and then fails, that error is its own.
void addOrigins(std::deque<PyRef> &origins, PyObject *exception, const std::deque<StepSource> &sources)
{
    constexpr std::size_t most = 64; // chains may be infinite
    const auto add = [&origins](PyRef origin) {
        if (origin && origins.size() < most && !std::ranges::contains(origins, origin.get(), &PyRef::get))
            origins.push_back(std::move(origin));
    };
    add(PyRef::steal(PyException_GetCause(exception)));
    if (isRaisedByLibrary(exception, sources))
        add(PyRef::steal(PyException_GetContext(exception)));
    if (PyErr_GivenExceptionMatches(exception, PyExc_BaseExceptionGroup) == 0)
        return;
    const PyRef members = PyRef::steal(PyObject_GetAttrString(exception, "exceptions"));
    PyErr_Clear();
    for (Py_ssize_t i = 0; members && PyTuple_CheckExact(members.get()) && i < PyTuple_GET_SIZE(members.get()); ++i) {
        PyObject *member = PyTuple_GET_ITEM(members.get(), i);
        add(PyExceptionInstance_Check(member) ? PyRef::borrow(member) : PyRef());
    }
}

bool isOfFile(const EventRecord &event)
{
    return event.verdict == Verdict::Denied && (event.rule.starts_with("filesystem.") || event.rule == "jail.files");
}

// Whether the text names the file, or the folder in which a library wanted to make one.
bool names(const std::string &text, const std::string &path)
{
    const std::string folder = path.substr(0, std::max<std::size_t>(path.rfind('/'), 1));
    return path.size() > 1 && (text.contains(path) || (folder.size() > 1 && text.contains('\'' + folder + '\'')));
}

// Libraries handle a denial and report in their own words that there is no such file or folder.
std::string reportedRule(SessionCore &core, PyObject *exception, const std::deque<StepSource> &sources)
{
    if (PyErr_GivenExceptionMatches(exception, PyExc_OSError) == 0 || !isRaisedByLibrary(exception, sources))
        return {};
    const std::string text = messageOfException(exception);
    const auto isMeant = [&text](const EventRecord &event) { return isOfFile(event) && names(text, event.detail); };
    const auto found = std::ranges::find_if(core.events, isMeant);
    if (found != core.events.end())
        return found->rule;
    const auto hidden = std::ranges::find_if(core.hiddenLooks, isMeant);
    if (hidden == core.hiddenLooks.end())
        return {};
    core.events.push_back(*hidden);
    core.events.back().seq = core.events.size();
    return hidden->rule;
}

} // namespace

std::string denialRule(SessionCore &core, PyObject *exception, const std::deque<StepSource> &sources)
{
    core.outcomes->settle(core.events);
    std::deque<PyRef> origins { PyRef::borrow(exception) };
    for (std::size_t at = 0; at < origins.size(); ++at) {
        const PyRef current = origins[at];
        if (std::string rule = ruleOf(core, current.get()); !rule.empty())
            return rule;
        addOrigins(origins, current.get(), sources);
    }
    return reportedRule(core, exception, sources);
}

StepStatus statusFor(std::string_view rule)
{
    if (rule.empty())
        return StepStatus::Error;
    return rule.starts_with("limits.") ? StepStatus::Limit : StepStatus::Blocked;
}

StepResult abandonedResult(StopReason reason, const Limits &limits)
{
    const Ending ending = endingFor(reason);
    StepResult result;
    result.status = ending.status;
    result.error = StepError { .type = std::string(ending.type),
        .message = stopText(reason, limits),
        .line = 0,
        .column = 0,
        .sourceLine = {},
        .traceback = {},
        .rule = std::string(ending.rule) };
    return result;
}

void takeFailure(SessionCore &core, const Ended &ended, const std::deque<StepSource> &sources, StepResult &result)
{
    StepError error;
    if (PyObject *exception = ended.exception.get()) {
        error.type = nameOfException(exception);
        error.message = messageOfException(exception);
        fillLocation(error, exception, sources);
    }
    result.error = std::move(error);
    if (ended.reason != StopReason::None)
        return fillStop(core, ended, sources.back(), result);
    if (core.isMemoryShort && PyErr_GivenExceptionMatches(ended.exception.get(), PyExc_MemoryError) != 0) {
        result.status = StepStatus::Limit;
        result.error->rule = "limits.memory_mib";
        result.error->message = memoryLimitText(core.policy.limits);
        return;
    }
    result.error->rule = denialRule(core, ended.exception.get(), sources);
    result.status = statusFor(result.error->rule);
    if (core.isSmolagents())
        wrapAsFramework(*result.error, sources.back(), ended.exception.get());
}

} // namespace vitrine
