// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/prepaid.h"

#include "executor/engine/evaluationorder.h"

namespace vitrine {

namespace {

void destroy(void *extra) { delete static_cast<std::shared_ptr<Prepaid> *>(extra); }

// Where a code object keeps it.
Py_ssize_t extraIndex()
{
    static const Py_ssize_t index = PyUnstable_Eval_RequestCodeExtraIndex(destroy);
    return index;
}

constexpr int monitoringTool = 4; // of sys.monitoring's six, one that nobody else has a claim on

PyObject *raised(PyObject *, PyObject *const *args, Py_ssize_t count)
{
    void *extra = nullptr;
    if (count >= 2 && PyCode_Check(args[0]) && PyUnstable_Code_GetExtra(args[0], extraIndex(), &extra) == 0
        && extra != nullptr)
        (*static_cast<std::shared_ptr<Prepaid> *>(extra))
            ->giveBack(reinterpret_cast<PyCodeObject *>(args[0]), static_cast<int>(PyLong_AsLong(args[1])));
    return Py_NewRef(Py_None);
}

PyMethodDef raisedMethod { "raised", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(raised)), METH_FASTCALL,
    nullptr };

// Told by the interpreter of each exception in each frame that it reaches; costs nothing as long as there is none.
bool watchExceptions()
{
    const PyRef sys = importModule("sys");
    const PyRef monitoring = PyRef::steal(sys ? PyObject_GetAttrString(sys.get(), "monitoring") : nullptr);
    const PyRef events = PyRef::steal(monitoring ? PyObject_GetAttrString(monitoring.get(), "events") : nullptr);
    const PyRef raise = PyRef::steal(events ? PyObject_GetAttrString(events.get(), "RAISE") : nullptr);
    const PyRef callback = PyRef::steal(raise ? PyCFunction_New(&raisedMethod, nullptr) : nullptr);
    if (!callback)
        return false;
    const auto call = [&](const char *name, PyObject *second, PyObject *third) {
        const PyRef tool = PyRef::steal(PyLong_FromLong(monitoringTool));
        const PyRef method = toPython(name);
        return static_cast<bool>(PyRef::steal(
            PyObject_CallMethodObjArgs(monitoring.get(), method.get(), tool.get(), second, third, nullptr)));
    };
    const PyRef name = toPython("vitrine");
    return call("use_tool_id", name.get(), nullptr) && call("register_callback", raise.get(), callback.get())
        && call("set_events", raise.get(), nullptr);
}

} // namespace

void Prepaid::Block::add(PyObject *node)
{
    if (m_weights.isIgnored(node))
        return;
    if (PyObject *operand = m_weights.operandOf(node))
        return add(operand);
    const Syntax kind = m_types.kindOf(node);
    const std::vector<PyRef> children = evaluatedIn(m_types, node);
    std::uint64_t below = 0;
    for (const PyRef &child : children)
        below += m_weights.of(child.get());
    const std::uint64_t whole = m_weights.of(node);
    m_done += whole > below ? whole - below : 0;
    const PyRef callee = kind == Syntax::Call ? m_types.field(node, "func") : PyRef();
    bool isCalleeRead = !callee || m_types.kindOf(callee.get()) != Syntax::Attribute;
    if (callee && isCalleeRead)
        mark(callee.get());
    for (const PyRef &child : children) {
        add(child.get());
        if (!std::exchange(isCalleeRead, true))
            mark(callee.get());
    }
    mark(node);
    addInner(kind, node);
}

void Prepaid::Block::mark(PyObject *node)
{
    const NodePlace place = m_types.place(node);
    if (place.line > 0)
        m_marks.push_back({ place, m_done });
}

void Prepaid::Block::addInner(Syntax kind, PyObject *node)
{
    for (const std::vector<PyRef> &nodes : evaluatedApart(m_types, node)) {
        auto block = std::make_unique<Block>(m_prepaid, m_types, m_weights);
        for (const PyRef &one : nodes)
            block->add(one.get());
        m_inner.push_back({ std::move(block), kind == Syntax::Lambda || kind == Syntax::GeneratorExp, m_done });
    }
}

void Prepaid::Block::finish(std::uint64_t after)
{
    for (const Mark &mark : m_marks)
        m_prepaid.m_rests.insert_or_assign(
            { mark.place.line, mark.place.column, mark.place.endLine, mark.place.endColumn },
            after + m_done - mark.done);
    for (const Inner &inner : m_inner)
        inner.block->finish(inner.isFrame ? 0 : after + m_done - inner.done);
    m_marks.clear();
    m_inner.clear();
    m_done = 0;
}

bool Prepaid::attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code)
{
    static const bool isWatching = watchExceptions();
    if (!isWatching) {
        PyErr_Clear(); // somebody else has the tool: then what is left out stays counted
        return true;
    }
    auto held = std::make_unique<std::shared_ptr<Prepaid>>(prepaid);
    if (PyUnstable_Code_SetExtra(code, extraIndex(), held.get()) < 0)
        return false;
    static_cast<void>(held.release());
    PyObject *constants = reinterpret_cast<PyCodeObject *>(code)->co_consts;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(constants); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(constants, i);
        if (PyCode_Check(constant) && !attach(prepaid, constant))
            return false;
    }
    return true;
}

void Prepaid::giveBack(PyCodeObject *code, int offset)
{
    Place place {};
    if (PyCode_Addr2Location(code, offset, &place.line, &place.column, &place.endLine, &place.endColumn) == 0)
        return;
    if (const auto found = m_rests.find(place); found != m_rests.end())
        m_core->meter.giveBack(found->second);
}

} // namespace vitrine
