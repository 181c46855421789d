// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/hosttools.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/toolcalls.h"

namespace vitrine {

namespace {

PyRef wrapped(const std::shared_ptr<SessionCore> &core, const std::string &name, PyObject *tool)
{
    return core->types->function(name, PyRef::borrow(tool),
        [core, name, isFinal = name == "final_answer"](
            PyObject *held, PyObject *args, PyObject *keywords) -> PyObject * {
            PyRef result = callOwnTool(*core, { name, held, ToolSource::Host }, args, keywords);
            return result && isFinal ? raiseFinalAnswer(*core, std::move(result)) : result.release();
        });
}

} // namespace

bool addHostTools(const std::shared_ptr<SessionCore> &core, PyObject *tools, PyObject *dict)
{
    PyObject *key = nullptr;
    PyObject *tool = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(tools, &at, &key, &tool) != 0;) {
        const std::string name = fromPython(key);
        if (!allowsTool(core->policy, name))
            continue;
        const bool isBare = PyType_Check(tool) || PyCallable_Check(tool) == 0;
        const PyRef shown = isBare ? PyRef::borrow(tool) : wrapped(core, name, tool);
        if (!shown || PyDict_SetItem(dict, key, shown.get()) < 0)
            return false;
        core->hostTools.insert(name);
    }
    return true;
}

} // namespace vitrine
