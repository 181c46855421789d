// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/prepaid.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace vitrine {

/// The data attached to a code object.
struct Prepaid::Attached {
    std::shared_ptr<Prepaid> prepaid;
    int depth;
    std::unordered_map<int, Weight> rests; ///< by offset, where exceptions have been
};

Py_ssize_t Prepaid::attachedIndex()
{
    static const Py_ssize_t index
        = PyUnstable_Eval_RequestCodeExtraIndex([](void *extra) { delete static_cast<Attached *>(extra); });
    return index;
}

namespace {

constexpr int monitoringTool = 4; // one of sys.monitoring's six that no other tool uses by convention

bool isGeneratorExpression(PyCodeObject *code) { return viewOf(code->co_name) == "<genexpr>"; }

} // namespace

PyObject *Prepaid::raised(PyObject *, PyObject *const *args, Py_ssize_t count)
{
    void *extra = nullptr;
    if (count < 2 || !PyCode_Check(args[0]) || PyUnstable_Code_GetExtra(args[0], attachedIndex(), &extra) < 0
        || extra == nullptr)
        return Py_NewRef(Py_None);
    auto *attached = static_cast<Attached *>(extra);
    const int offset = static_cast<int>(PyLong_AsLong(args[1]));
    const auto [known, isNew] = attached->rests.try_emplace(offset, 0);
    if (isNew)
        known->second = attached->prepaid->restAt(reinterpret_cast<PyCodeObject *>(args[0]), attached->depth, offset);
    attached->prepaid->m_core->meter.giveBack(known->second);
    return Py_NewRef(Py_None);
}

// Called by the interpreter for each exception in each frame that it reaches; costs nothing as long as there is none.
bool Prepaid::watchExceptions()
{
    static PyMethodDef method { "raised", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(raised)),
        METH_FASTCALL, nullptr };
    const PyRef sys = importModule("sys");
    const PyRef monitoring = PyRef::steal(sys ? PyObject_GetAttrString(sys.get(), "monitoring") : nullptr);
    const PyRef events = PyRef::steal(monitoring ? PyObject_GetAttrString(monitoring.get(), "events") : nullptr);
    const PyRef raise = PyRef::steal(events ? PyObject_GetAttrString(events.get(), "RAISE") : nullptr);
    const PyRef callback = PyRef::steal(raise ? PyCFunction_New(&method, nullptr) : nullptr);
    if (!callback)
        return false;
    const auto call = [&](const char *name, PyObject *second, PyObject *third) {
        const PyRef tool = PyRef::steal(PyLong_FromLong(monitoringTool));
        const PyRef function = toPython(name);
        return static_cast<bool>(PyRef::steal(
            PyObject_CallMethodObjArgs(monitoring.get(), function.get(), tool.get(), second, third, nullptr)));
    };
    const PyRef name = toPython("vitrine");
    return call("use_tool_id", name.get(), nullptr) && call("register_callback", raise.get(), callback.get())
        && call("set_events", raise.get(), nullptr);
}

bool Prepaid::attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code)
{
    static const bool isWatching = watchExceptions();
    if (isWatching)
        return attach(prepaid, code, 0);
    PyErr_Clear(); // another tool has the id: then skipped operations stay counted
    return true;
}

bool Prepaid::attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code, int depth)
{
    auto *object = reinterpret_cast<PyCodeObject *>(code);
    depth += isGeneratorExpression(object) ? 1 : 0;
    auto attached = std::make_unique<Attached>(prepaid, depth);
    if (PyUnstable_Code_SetExtra(code, attachedIndex(), attached.get()) < 0)
        return false;
    static_cast<void>(attached.release());
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_consts); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(object->co_consts, i);
        if (PyCode_Check(constant) && !attach(prepaid, constant, depth))
            return false;
    }
    return true;
}

// Of several parts at one position the last one added comes last.
Weight Prepaid::restAt(PyCodeObject *code, int depth, int offset)
{
    const auto key = [](const Rest &rest) {
        return std::tuple(
            rest.location.line, rest.location.column, rest.location.endLine, rest.location.endColumn, rest.depth);
    };
    if (!std::exchange(m_isSorted, true))
        std::ranges::stable_sort(m_rests, {}, key);
    Rest wanted { {}, depth, 0 };
    if (PyCode_Addr2Location(code, offset, &wanted.location.line, &wanted.location.column, &wanted.location.endLine,
            &wanted.location.endColumn)
        == 0)
        return 0;
    const auto after = std::ranges::upper_bound(m_rests, key(wanted), {}, key);
    return after != m_rests.begin() && key(*(after - 1)) == key(wanted) ? (after - 1)->weight : 0;
}

} // namespace vitrine
