// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/smolagents/modulecopies.h"

namespace vitrine::smolagents {

namespace {

int lineOf(const SyntaxTypes &types, const Node &node) { return types.location(node.ast.get()).line; }

// Judges by the list of this run and records; false after a denial.
bool demand(
    Machine &machine, Env &env, const std::string &module, const std::vector<std::string> &names, int line, bool isFrom)
{
    const ImportRules::Answer answer = env.imports.judge(module);
    machine.core().importRecords.push_back({ module, names, line, answer.verdict, answer.rule });
    if (answer.verdict == Verdict::Allowed)
        return true;
    machine.deny(answer.rule,
        formatted(
            "Import {} {} is not allowed. Authorized imports are: {}", isFrom ? "from" : "of", module, env.importList));
    return false;
}

PyRef copyOf(Machine &machine, Env &env, const std::string &name)
{
    const PyRef real = importForCode(machine.core(), name);
    return real ? copyOfModule(machine, env, real.get()) : PyRef();
}

std::vector<std::string> namesOf(const Node &node)
{
    std::vector<std::string> names;
    for (const Node *alias : node.list)
        names.push_back(fromPython(alias->name.get()));
    return names;
}

PyObject *boundName(const Node &alias)
{
    return alias.constant && PyUnicode_Check(alias.constant.get()) ? alias.constant.get() : alias.name.get();
}

} // namespace

Flow Walker::import(const Node &node, Scope &scope)
{
    for (const Node *alias : node.list) {
        const std::string module = fromPython(alias->name.get());
        if (!demand(m_machine, *scope.env, module, {}, lineOf(m_machine.syntax(), node), false))
            return Flow::Failed;
        const PyRef copy = copyOf(m_machine, *scope.env, module);
        if (!copy || !bind(scope, boundName(*alias), copy.get()))
            return Flow::Failed;
    }
    return Flow::Normal;
}

// The dots of a relative import are ignored; what would have to be split is then missing (docs/executor.md#errors).
Flow Walker::importFrom(const Node &node, Scope &scope)
{
    if (!node.name) {
        PyErr_SetString(PyExc_AttributeError, "'NoneType' object has no attribute 'split'");
        return Flow::Failed;
    }
    const std::string module = fromPython(node.name.get());
    if (!demand(m_machine, *scope.env, module, namesOf(node), lineOf(m_machine.syntax(), node), true))
        return Flow::Failed;
    const PyRef copy = copyOf(m_machine, *scope.env, module);
    if (!copy)
        return Flow::Failed;
    const bool isAll = fromPython(node.list.front()->name.get()) == "*";
    return (isAll ? importAll(copy.get(), scope) : importNames(node, copy.get(), scope)) ? Flow::Normal : Flow::Failed;
}

bool Walker::importNames(const Node &node, PyObject *module, Scope &scope)
{
    const std::string from = fromPython(node.name.get());
    for (const Node *alias : node.list) {
        const std::string name = fromPython(alias->name.get());
        const std::string below = from + "." + name;
        PyObject *found = nullptr;
        if (PyObject_GetOptionalAttr(module, alias->name.get(), &found) < 0)
            return false;
        PyRef value = PyRef::steal(found);
        if (!value && isModuleAllowed(*scope.env, below)) {
            value = copyOf(m_machine, *scope.env, below);
            PyErr_Clear();
        }
        if (!value) {
            m_machine.fail(formatted("Module {} has no attribute {}", from, name));
            return false;
        }
        if (!bind(scope, boundName(*alias), value.get()))
            return false;
    }
    return true;
}

bool Walker::importAll(PyObject *module, Scope &scope)
{
    const PyRef names = namesOfModule(module);
    for (Py_ssize_t i = 0; names && i < PyList_GET_SIZE(names.get()); ++i) {
        PyObject *name = PyList_GET_ITEM(names.get(), i);
        const PyRef value = PyRef::steal(PyObject_GetAttr(module, name));
        if (!value && PyErr_ExceptionMatches(PyExc_AttributeError) != 0)
            PyErr_Clear(); // listed, but withheld
        else if (!value || !bind(scope, name, value.get()))
            return false;
    }
    return names && PyErr_Occurred() == nullptr;
}

} // namespace vitrine::smolagents
