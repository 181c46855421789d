// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/hosttools.h"

#include "executor/engine/audithook.h"
#include "executor/engine/enginetypes.h"
#include "executor/engine/outputcapture.h"
#include "executor/engine/toolcalls.h"

namespace vitrine {

namespace {

PyRef called(SessionCore &core, PyObject *tool, PyObject *args, PyObject *keywords)
{
    const UnauditedCall unaudited;
    const UncapturedCall uncaptured;
    core.meter.enterHost();
    PyRef result = PyRef::steal(PyObject_Call(tool, args, keywords));
    core.meter.leaveHost();
    return result;
}

PyRef answer(SessionCore &core, PyObject *tool, PyObject *args, PyObject *keywords)
{
    PyRef result = called(core, tool, args, keywords);
    if (!core.meter.isStopped())
        return result;
    PyErr_Clear();
    core.raiseStop();
    return {};
}

// Found again by its number: the tool may have called others through the code.
PyRef recordedAnswer(SessionCore &core, const std::string &name, PyObject *tool, PyObject *args, PyObject *keywords)
{
    const std::size_t index = core.toolCalls.size();
    core.toolCalls.push_back({ .seq = index + 1,
        .name = name,
        .arguments = argumentsJson(args, keywords),
        .result = {},
        .error = {},
        .source = ToolSource::Host });
    PyRef result = answer(core, tool, args, keywords);
    if (index < core.toolCalls.size())
        recordAnswer(core.toolCalls.at(index), result.get());
    return result;
}

PyRef wrapped(const std::shared_ptr<SessionCore> &core, const std::string &name, PyObject *tool)
{
    return core->types->function(name, PyRef::borrow(tool),
        [core, name, isFinal = name == "final_answer"](
            PyObject *held, PyObject *args, PyObject *keywords) -> PyObject * {
            PyRef result = core->recordsTools ? recordedAnswer(*core, name, held, args, keywords)
                                              : answer(*core, held, args, keywords);
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
