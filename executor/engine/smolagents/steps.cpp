// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/steps.h"

#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/stepfailure.h"
#include "executor/engine/core/toolcalls.h"
#include "executor/engine/smolagents/objects.h"

#include <algorithm>

namespace vitrine::smolagents {

namespace {

constexpr std::size_t longestMessage = 200'000;

bool setVariables(PyObject *state, const std::map<std::string, std::string> &variables)
{
    for (const auto &[name, json] : variables) {
        const PyRef value = fromJson(json);
        if (!value || PyDict_SetItemString(state, name.c_str(), value.get()) < 0)
            return false;
    }
    return true;
}

std::string shortName(PyObject *exception)
{
    const std::string_view name = Py_TYPE(exception)->tp_name;
    return std::string(name.substr(name.rfind('.') + 1));
}

bool isWhileLimit(const std::string &message) { return message.contains("iterations in While loop"); }

} // namespace

Steps::Steps(std::shared_ptr<SessionCore> core)
    : m_core(std::move(core))
{
}

std::unique_ptr<Steps> Steps::create(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core,
    const std::map<std::string, std::string> &variables)
{
    std::unique_ptr<Steps> steps(new Steps(core));
    steps->m_evaluator = Evaluator::create(syntax, core);
    return steps->m_evaluator && steps->makeWorld(variables) ? std::move(steps) : nullptr;
}

std::unique_ptr<Steps> Steps::createHosted(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core)
{
    std::unique_ptr<Steps> steps(new Steps(core));
    steps->m_evaluator = Evaluator::create(syntax, core);
    return steps->m_evaluator && steps->takePolicy() ? std::move(steps) : nullptr;
}

// Functions defined by code refer to each other through the table of functions.
Steps::~Steps()
{
    if (m_world.customTools)
        PyDict_Clear(m_world.customTools.get());
}

bool Steps::makeWorld(const std::map<std::string, std::string> &variables)
{
    m_world.state = PyRef::steal(PyDict_New());
    m_world.staticTools = PyRef::steal(PyDict_New());
    m_world.customTools = PyRef::steal(PyDict_New());
    m_world.ownTools = PyRef::steal(PySet_New(nullptr));
    const PyRef name = toPython("__main__");
    const PyRef base = m_evaluator->baseTools();
    m_core->globals = m_world.state;
    return base && m_world.ownTools && PyDict_SetItemString(m_world.state.get(), "__name__", name.get()) == 0
        && setVariables(m_world.state.get(), variables)
        && addBareTools(m_core, m_world.staticTools.get(), m_world.ownTools.get())
        && PyDict_Update(m_world.staticTools.get(), base.get()) == 0;
}

// Between a base tool and one of the same name, the host has already chosen.
bool Steps::replaceTools()
{
    const PyRef base = m_evaluator->baseTools();
    PyDict_Clear(m_world.staticTools.get());
    PySet_Clear(m_world.ownTools.get());
    return base && PyDict_Update(m_world.staticTools.get(), base.get()) == 0
        && addBareTools(m_core, m_world.staticTools.get(), m_world.ownTools.get());
}

bool Steps::takePolicy()
{
    m_baseTools = m_evaluator->baseTools();
    return static_cast<bool>(m_baseTools);
}

bool Steps::lend(const Loan &loan)
{
    m_world = { .state = m_core->globals,
        .staticTools = PyRef::borrow(loan.staticTools),
        .customTools = PyRef::borrow(loan.customTools),
        .authorizedImports = PyRef::borrow(loan.authorizedImports),
        .ownTools = PyRef::steal(PySet_New(nullptr)),
        .toolSource = ToolSource::Host };
    return m_world.ownTools && addTools(loan);
}

void Steps::giveBack() { m_world = {}; }

bool Steps::addTools(const Loan &loan)
{
    PyObject *name = nullptr;
    PyObject *tool = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(loan.customTools, &at, &name, &tool) != 0;) {
        if (!addOwnTool(name, tool))
            return false;
    }
    if (Py_IsNone(loan.staticTools))
        return true;
    m_world.staticTools = PyRef::steal(PyDict_New());
    for (Py_ssize_t at = 0; m_world.staticTools && PyDict_Next(loan.staticTools, &at, &name, &tool) != 0;) {
        if (!addTool(name, tool, PyDict_GetItemWithError(loan.baseTools, name)))
            return false;
    }
    return static_cast<bool>(m_world.staticTools);
}

bool Steps::addTool(PyObject *name, PyObject *tool, PyObject *base)
{
    if (tool == base) {
        PyObject *ours = PyDict_GetItemWithError(m_baseTools.get(), name);
        return ours == nullptr ? PyErr_Occurred() == nullptr
                               : PyDict_SetItem(m_world.staticTools.get(), name, ours) == 0;
    }
    return !allowsTool(m_core->policy, fromPython(name))
        || (PyDict_SetItem(m_world.staticTools.get(), name, tool) == 0 && addOwnTool(name, tool));
}

// Classes are passed unchanged, and functions defined by the code are not tools.
bool Steps::addOwnTool(PyObject *name, PyObject *tool)
{
    const bool isOwn = PyType_Check(tool) == 0 && PyCallable_Check(tool) != 0 && !isFunctionOfCode(tool);
    return !isOwn || PySet_Add(m_world.ownTools.get(), name) == 0;
}

Outcome Steps::run(PyObject *tree, const SourceText &source) { return m_evaluator->run(tree, source, m_world); }

void Steps::recount()
{
    m_operations = static_cast<std::uint64_t>(std::max<std::int64_t>(m_evaluator->operations(m_world).value_or(0), 0));
}

void takeFailure(SessionCore &core, const Outcome &outcome, const SourceText &source, StepResult &result)
{
    PyObject *exception = outcome.exception.get();
    StepError error;
    error.type = shortName(exception);
    error.message = boundedStr(exception, longestMessage).text;
    error.line = outcome.line;
    error.sourceLine = source.line(outcome.line);
    if (outcome.cause && outcome.cause.get() != exception)
        error.traceback = shortName(outcome.cause.get()) + ": " + boundedStr(outcome.cause.get(), longestMessage).text;
    if (outcome.isLimit)
        error.rule = isWhileLimit(error.message) ? "limits.while_iterations" : "limits.operations";
    else if (outcome.cause)
        error.rule = denialRule(core, outcome.cause.get(), {});
    result.status = outcome.isLimit ? StepStatus::Limit : statusFor(error.rule);
    result.error = std::move(error);
}

} // namespace vitrine::smolagents
