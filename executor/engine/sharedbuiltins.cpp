// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/sharedbuiltins.h"

#include "executor/engine/core/hosttools.h"
#include "executor/engine/guards/sessionbuiltins.h"

#include <utility>

namespace vitrine {

SharedBuiltins::SharedBuiltins(std::shared_ptr<SessionCore> core)
    : m_core(std::move(core))
{
}

bool SharedBuiltins::refill()
{
    PyRef made = makeBuiltins(m_core);
    if (!made)
        return false;
    m_core->hostTools.clear();
    if (!m_dict)
        m_dict = std::move(made);
    else {
        PyDict_Clear(m_dict.get());
        if (PyDict_Update(m_dict.get(), made.get()) < 0)
            return false;
    }
    return !m_tools || addHostTools(m_core, m_tools.get(), m_dict.get());
}

// The base tools are builtins here, which the code has anyway. If two tools have the same name, the static one is used.
bool SharedBuiltins::setTools(const smolagents::Loan &loan)
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
    bool isSame = m_tools && PyDict_GET_SIZE(all.get()) == PyDict_GET_SIZE(m_tools.get());
    PyObject *name = nullptr;
    PyObject *tool = nullptr;
    for (Py_ssize_t at = 0; isSame && PyDict_Next(all.get(), &at, &name, &tool) != 0;)
        isSame = PyDict_GetItemWithError(m_tools.get(), name) == tool;
    if (isSame)
        return !PyErr_Occurred();
    m_tools = all;
    return refill();
}

void SharedBuiltins::release()
{
    m_dict = {};
    m_tools = {};
}

int SharedBuiltins::traverse(visitproc visit, void *arg) const
{
    Py_VISIT(m_dict.get());
    Py_VISIT(m_tools.get());
    return 0;
}

} // namespace vitrine
