// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/steperror.h"

#include "base/formatted.h"
#include "executor/denialadvice.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/exitstatus.h"

namespace vitrine {

namespace {

// The text that lets a model fix its code: position, line, error. A traceback has it all.
std::string pythonText(const StepResult &result)
{
    const StepError &error = *result.error;
    const bool isStop = result.status == StepStatus::Limit || result.status == StepStatus::Cancelled;
    if (!isStop && !error.traceback.empty())
        return error.traceback;
    std::string text;
    if (error.line > 0)
        text = formatted("  Line {}\n    {}\n", error.line, error.sourceLine);
    return text + error.type + (error.message.empty() ? "" : ": " + error.message);
}

PyRef detailsOf(const StepResult &result)
{
    const StepError &error = *result.error;
    const auto text = [](std::string_view value) { return toPython(value).release(); };
    const auto advice = denialAdvice(result);
    const auto exit = exitStatus(error);
    return PyRef::steal(Py_BuildValue("{sNsNsNsisisNsNsN}", "status", text(toString(result.status)), "type",
        text(error.type), "message", text(error.message), "line", error.line, "column", error.column, "rule",
        text(error.rule), "advice", text(advice ? toEnglish(*advice) : std::string()), "exit_status",
        exit ? PyLong_FromLong(*exit) : Py_NewRef(Py_None)));
}

// Shown below the message in a traceback; the message itself is the framework's.
void addAdvice(PyObject *exception, const StepResult &result)
{
    if (const auto advice = denialAdvice(result)) {
        const PyRef note = toPython(toEnglish(*advice));
        PyRef::steal(note ? PyObject_CallMethod(exception, "add_note", "O", note.get()) : nullptr);
        PyErr_Clear();
    }
}

// Exceptions that are no errors, such as KeyboardInterrupt, leave an executor of the older dialect as they are.
PyRef endOfProgram(const StepResult &result)
{
    const StepError &error = *result.error;
    const bool isKnown = error.type == "KeyboardInterrupt" || error.type == "SystemExit"
        || error.type == "GeneratorExit" || error.type == "BaseException";
    PyObject *type = isKnown && result.status == StepStatus::Error
        ? PyDict_GetItemString(PyEval_GetBuiltins(), error.type.c_str())
        : nullptr;
    if (type == nullptr || error.message.empty())
        return PyRef::steal(type != nullptr ? PyObject_CallNoArgs(type) : nullptr);
    PyRef argument = PyRef::steal(
        error.type == "SystemExit" ? PyLong_FromString(error.message.c_str(), nullptr, 10) : nullptr); // its status
    PyErr_Clear();
    if (!argument)
        argument = toPython(error.message);
    return PyRef::steal(argument ? PyObject_CallOneArg(type, argument.get()) : nullptr);
}

PyRef madeError(const SharedWorld &world, const LiveAnswer &answer, Dialect dialect)
{
    const StepError &error = *answer.result.error;
    if (PyRef end = dialect == Dialect::Smolagents ? endOfProgram(answer.result) : PyRef())
        return end;
    const std::string &message = error.message.empty() ? error.type : error.message;
    const PyRef text = toPython(dialect == Dialect::Smolagents ? message : pythonText(answer.result));
    PyRef made = PyRef::steal(text ? PyObject_CallOneArg(world.types->interpreterError(), text.get()) : nullptr);
    if (made && answer.cause) {
        PyException_SetContext(made.get(), Py_NewRef(answer.cause.get()));
        PyException_SetCause(made.get(), Py_NewRef(answer.cause.get()));
    }
    return made;
}

} // namespace

StepResult approvalDenial(std::string reason, std::string policyHash)
{
    StepResult result;
    result.status = StepStatus::Blocked;
    result.error = StepError {};
    result.error->type = "ApprovalDenied";
    result.error->message = std::move(reason);
    result.error->rule = "approval";
    result.policy = std::move(policyHash);
    return result;
}

void raiseTimeout(const SharedWorld &world, PyObject *seconds)
{
    PyErr_Format(world.timeoutError.get(), "Code execution exceeded the maximum execution time of %S seconds", seconds);
}

void raiseStepError(const SharedWorld &world, const LiveAnswer &answer, Dialect dialect, PyObject *seconds)
{
    if (answer.result.status == StepStatus::Timeout)
        return raiseTimeout(world, seconds);
    const PyRef exception = answer.exception ? answer.exception : madeError(world, answer, dialect);
    if (!exception)
        return;
    const PyRef details = answer.result.error ? detailsOf(answer.result) : PyRef::borrow(Py_None);
    if (!details || PyObject_SetAttrString(exception.get(), "details", details.get()) < 0)
        PyErr_Clear(); // an exception of the code may not support notes
    addAdvice(exception.get(), answer.result);
    PyErr_SetRaisedException(Py_NewRef(exception.get()));
}

} // namespace vitrine
