// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/sessioncore.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"

#include <algorithm>

namespace vitrine {

namespace {

std::string stopMessage(const Meter &meter, StopReason reason)
{
    switch (reason) {
    case StopReason::Operations: return operationLimitText(meter.operationLimit());
    case StopReason::WhileIterations: return whileLimitText(meter.whileLimit());
    default: return "the step was stopped";
    }
}

constexpr std::uint64_t noLimit = std::numeric_limits<std::uint64_t>::max();

} // namespace

// Both texts are the framework's (docs/executor.md#operation-counter).
std::string operationLimitText(std::uint64_t limit)
{
    return "Reached the max number of operations of " + std::to_string(limit)
        + ". Maybe there is an infinite loop somewhere in the code, or you're just asking too many calculations.";
}

std::string whileLimitText(std::uint64_t limit)
{
    return "Maximum number of " + std::to_string(limit) + " iterations in While loop exceeded";
}

SessionCore::SessionCore(const SessionSetup &setup, std::shared_ptr<EngineTypes> engineTypes)
    : policy(setup.policy)
    , rules(policy)
    , imports(setup.policy.imports)
    , tools(setup.tools)
    , types(std::move(engineTypes))
    , prints(setup.policy.limits.printChars)
    , views(PyRef::steal(PyDict_New()))
    , outcomes(std::make_shared<Outcomes>())
{
}

// Remaining objects of the code stay guarded for as long as any of them lives.
SessionCore::~SessionCore() { forgetCode(*this); }

bool SessionCore::allowsEverything() const
{
    return isUnguarded()
        || (std::ranges::contains(policy.imports.allow, "*") && std::ranges::contains(policy.dunderAttributes, "*"));
}

void SessionCore::beginStep(const StepObserver *observer)
{
    meter.begin(policy.limits.operations.value_or(noLimit), policy.limits.whileIterations.value_or(noLimit));
    isIdle = false;
    lateSeconds = mostLateSeconds;
    prints.clear();
    written.begin(policy.limits);
    pictures.begin(policy.limits);
    releaseStep();
    importRecords.clear();
    events.clear();
    hiddenLooks.clear();
    outcomes->begin();
    toolCalls.clear();
    m_observer = observer;
}

void SessionCore::releaseStep()
{
    value = PyRef::borrow(Py_None);
    finalAnswer = {};
    denial = {};
}

void SessionCore::close()
{
    meter.stop(StopReason::Closed);
    value = {};
    finalAnswer = {};
    denial = {};
    m_observer = nullptr;
    closeLoop();
    if (globals)
        PyDict_Clear(globals.get());
    globals = {};
    textBuiltins = {};
    if (views)
        PyDict_Clear(views.get());
    views = {};
}

void SessionCore::closeLoop()
{
    if (endLoop != nullptr)
        endLoop(*this);
}

void SessionCore::endHosting()
{
    meter.begin(noLimit, noLimit);
    isIdle = true;
}

void SessionCore::release()
{
    endHosting();
    value = {};
    finalAnswer = {};
    denial = {};
    m_observer = nullptr;
    closeLoop();
    globals = {};
    textBuiltins = {};
    if (views)
        PyDict_Clear(views.get());
}

void SessionCore::setPolicy(const Policy &next)
{
    policy = next;
    rules = RuleJudge(policy);
    imports = ImportRules(next.imports);
    prints = PrintBuffer(next.limits.printChars);
    textBuiltins = {};
    PyDict_Clear(views.get());
}

void SessionCore::print(std::string_view utf8)
{
    if (beforePrint)
        beforePrint();
    printOnly(utf8);
}

void SessionCore::printOnly(std::string_view utf8)
{
    const std::string_view kept = prints.append(utf8);
    if (!kept.empty() && m_observer != nullptr && m_observer->printed)
        m_observer->printed(kept);
}

std::optional<ToolAnswer> SessionCore::ask(const std::string &tool, const std::string &arguments) const
{
    if (m_observer == nullptr || !m_observer->asked)
        return std::nullopt;
    return m_observer->asked(tool, arguments);
}

PyObject *SessionCore::raiseStop()
{
    if (meter.isImporting()) // the library runs code of the step
        meter.endPatience();
    PyErr_SetString(types->stopped(), stopMessage(meter, meter.reason()).c_str());
    return nullptr;
}

bool SessionCore::raisePending()
{
    if (meter.reason() != StopReason::None) {
        raiseStop();
        return true;
    }
    if (finalAnswer.exception) {
        PyErr_SetRaisedException(Py_NewRef(finalAnswer.exception.get()));
        return true;
    }
    return false;
}

// Libraries handle the errors of Python, not those of the framework.
PyObject *SessionCore::errorFor(PyObject *pythonType) const
{
    if (pythonType != nullptr && (!isSmolagents() || importDepth > 0))
        return pythonType;
    PyObject *both = pythonType != nullptr && isLibraryAsking() ? types->interpreterErrorFor(pythonType) : nullptr;
    return both != nullptr ? both : types->interpreterError();
}

void SessionCore::deny(PyObject *pythonType, std::string_view rule, const std::string &message)
{
    PyErr_SetString(errorFor(pythonType), message.c_str());
    if (isHosted && isIdle) // no result will name it; the frames of the exception hold code, which holds the session
        return;
    if (denial.exception) {
        if (denial.earlier.size() == Denial::mostEarlier)
            denial.earlier.pop_front();
        denial.earlier.push_back(
            { Py_TYPE(denial.exception.get()), std::move(denial.message), std::move(denial.rule) });
    }
    denial.exception = takeException();
    denial.message = message;
    denial.rule = rule;
    PyErr_SetRaisedException(Py_NewRef(denial.exception.get()));
}

} // namespace vitrine
