// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/steps.h"

#include "executor/engine/boundedrepr.h"
#include "executor/engine/pyjson.h"
#include "executor/engine/toolcalls.h"

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

std::unique_ptr<Steps> Steps::create(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core,
    const std::map<std::string, std::string> &variables)
{
    std::unique_ptr<Steps> steps(new Steps);
    steps->m_evaluator = Evaluator::create(syntax, core);
    return steps->m_evaluator && steps->makeWorld(core, variables) ? std::move(steps) : nullptr;
}

// Functions that code defined hold each other through the table of functions.
Steps::~Steps()
{
    if (m_world.customTools)
        PyDict_Clear(m_world.customTools.get());
}

bool Steps::makeWorld(const std::shared_ptr<SessionCore> &core, const std::map<std::string, std::string> &variables)
{
    m_world = { PyRef::steal(PyDict_New()), PyRef::steal(PyDict_New()), PyRef::steal(PyDict_New()), {},
        PyRef::steal(PySet_New(nullptr)) };
    const PyRef name = toPython("__main__");
    const PyRef base = m_evaluator->baseTools();
    core->globals = m_world.state;
    return base && m_world.recordedTools && PyDict_SetItemString(m_world.state.get(), "__name__", name.get()) == 0
        && setVariables(m_world.state.get(), variables)
        && addBareTools(core, m_world.staticTools.get(), m_world.recordedTools.get())
        && PyDict_Update(m_world.staticTools.get(), base.get()) == 0;
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
    const bool isRefused = outcome.cause && outcome.cause.get() == core.refusal.exception.get();
    result.status = outcome.isLimit ? StepStatus::Limit : isRefused ? StepStatus::Blocked : StepStatus::Error;
    if (outcome.isLimit)
        error.rule = isWhileLimit(error.message) ? "limits.while_iterations" : "limits.operations";
    else if (isRefused)
        error.rule = core.refusal.rule;
    result.error = std::move(error);
}

} // namespace vitrine::smolagents
