// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/smolagents/access.h"
#include "executor/engine/smolagents/objecttraits.h"
#include "executor/engine/smolagents/raising.h"
#include "executor/engine/smolagents/recursion.h"

namespace vitrine::smolagents {

namespace {

Flow normalIf(bool isDone) { return isDone ? Flow::Normal : Flow::Failed; }

PyRef updated(Syntax op, PyObject *current, PyObject *operand)
{
    switch (op) {
    case Syntax::Add: return PyRef::steal(PyNumber_InPlaceAdd(current, operand));
    case Syntax::Sub: return PyRef::steal(PyNumber_InPlaceSubtract(current, operand));
    case Syntax::Mult: return PyRef::steal(PyNumber_InPlaceMultiply(current, operand));
    case Syntax::Div: return PyRef::steal(PyNumber_InPlaceTrueDivide(current, operand));
    case Syntax::Mod: return PyRef::steal(PyNumber_InPlaceRemainder(current, operand));
    case Syntax::Pow: return PyRef::steal(PyNumber_InPlacePower(current, operand, Py_None));
    case Syntax::FloorDiv: return PyRef::steal(PyNumber_InPlaceFloorDivide(current, operand));
    case Syntax::BitAnd: return PyRef::steal(PyNumber_InPlaceAnd(current, operand));
    case Syntax::BitOr: return PyRef::steal(PyNumber_InPlaceOr(current, operand));
    case Syntax::BitXor: return PyRef::steal(PyNumber_InPlaceXor(current, operand));
    case Syntax::LShift: return PyRef::steal(PyNumber_InPlaceLshift(current, operand));
    default: return PyRef::steal(PyNumber_InPlaceRshift(current, operand));
    }
}

bool hasIterator(PyObject *value)
{
    return Py_TYPE(value)->tp_iter != nullptr || PyObject_HasAttrStringWithError(value, "__iter__") == 1;
}

} // namespace

Flow Walker::execute(const Node &node, Scope &scope, PyRef &value)
{
    const VirtualFrames frames(node.kind == Syntax::Expr || node.kind == Syntax::Return ? 2 : 3);
    if (!frames.isThere() || !m_machine.tick(scope)) {
        m_machine.noteFailure(&node);
        return Flow::Failed;
    }
    value = PyRef::borrow(Py_None);
    const Flow flow = executeNode(node, scope, value);
    if (flow == Flow::Normal && value)
        value = m_machine.checked(std::move(value), *scope.env);
    if (flow != Flow::Failed && value)
        return flow;
    m_machine.noteFailure(&node);
    return Flow::Failed;
}

Flow Walker::executeNode(const Node &node, Scope &scope, PyRef &value)
{
    switch (node.kind) {
    case Syntax::Expr: value = evaluate(*node.first, scope); return normalIf(static_cast<bool>(value));
    case Syntax::Assign: return assignment(node, scope, value);
    case Syntax::AnnAssign: return annotated(node, scope, value);
    case Syntax::AugAssign: return augmented(node, scope, value);
    case Syntax::Return:
        if (node.first != nullptr)
            value = evaluate(*node.first, scope);
        return value ? Flow::Return : Flow::Failed;
    case Syntax::Break: return Flow::Break;
    case Syntax::Continue: return Flow::Continue;
    case Syntax::Pass: return Flow::Normal;
    case Syntax::If: return condition(node, scope, value);
    case Syntax::For: return forLoop(node, scope, value);
    case Syntax::While: return whileLoop(node, scope, value);
    case Syntax::FunctionDef: return defineFunction(node, scope, value);
    case Syntax::ClassDef: return defineClass(node, scope, value);
    case Syntax::Try: return attempt(node, scope, value);
    case Syntax::With: return with(node, scope, value);
    case Syntax::Raise: return raise(node, scope);
    case Syntax::Assert: return assertion(node, scope);
    case Syntax::Delete: return remove(node, scope);
    case Syntax::Import: return import(node, scope);
    case Syntax::ImportFrom: return importFrom(node, scope);
    default: unsupported(node); return Flow::Failed;
    }
}

Flow Walker::makeVisible(Flow flow, const PyRef &value)
{
    const ObjectTypes &objects = m_machine.objects();
    if (flow == Flow::Return) {
        const PyRef exception = PyRef::steal(PyObject_CallOneArg(objects.returnException(), value.get()));
        if (exception && PyObject_SetAttr(exception.get(), m_machine.names().value.get(), value.get()) == 0)
            PyErr_SetObject(objects.returnException(), exception.get());
    } else if (flow == Flow::Break || flow == Flow::Continue) {
        PyErr_SetNone(flow == Flow::Break ? objects.breakException() : objects.continueException());
    }
    return flow == Flow::Normal ? Flow::Normal : Flow::Failed;
}

Flow Walker::loopFlow() const
{
    for (const Flow flow : { Flow::Break, Flow::Continue }) {
        PyObject *kind
            = flow == Flow::Break ? m_machine.objects().breakException() : m_machine.objects().continueException();
        if (PyErr_ExceptionMatches(kind) != 0) {
            PyErr_Clear();
            return flow;
        }
    }
    return Flow::Failed;
}

Flow Walker::returnFlow(PyRef &value) const
{
    if (PyErr_ExceptionMatches(m_machine.objects().returnException()) == 0)
        return Flow::Failed;
    const PyRef exception = takeException();
    value = PyRef::steal(PyObject_GetAttr(exception.get(), m_machine.names().value.get()));
    return value ? Flow::Return : Flow::Failed;
}

// ---- targets ------------------------------------------------------------------------------------------------------

bool Walker::assign(const Node &target, PyObject *value, Scope &scope)
{
    switch (target.kind) {
    case Syntax::Name:
        if (PyDict_Contains(scope.env->statics, target.name.get()) == 1) {
            m_machine.deny("tools.shadow",
                formatted("Cannot assign to name '{}': doing this would erase the existing tool!",
                    fromPython(target.name.get())));
            return false;
        }
        return bind(scope, target.name.get(), value);
    case Syntax::Tuple: return assignTuple(target, value, scope);
    case Syntax::Subscript: return assignItem(target, value, scope);
    case Syntax::Attribute: return assignAttribute(target, value, scope);
    default: return true; // a list or a starred name: nothing happens, without a word
    }
}

bool Walker::assignTuple(const Node &target, PyObject *value, Scope &scope)
{
    PyRef values = PyRef::borrow(value);
    if (!PyTuple_Check(value)) {
        const bool isIterable = hasIterator(value) && !PyUnicode_Check(value) && !PyBytes_Check(value);
        if (!isIterable) {
            m_machine.fail("Cannot unpack non-tuple value");
            return false;
        }
        values = PyRef::steal(PySequence_Tuple(value));
    }
    if (!values)
        return false;
    if (static_cast<std::size_t>(PyTuple_GET_SIZE(values.get())) != target.list.size()) {
        m_machine.fail("Cannot unpack tuple of wrong size");
        return false;
    }
    for (std::size_t i = 0; i < target.list.size(); ++i) {
        if (!assign(*target.list[i], PyTuple_GET_ITEM(values.get(), static_cast<Py_ssize_t>(i)), scope))
            return false;
    }
    return true;
}

bool Walker::assignItem(const Node &target, PyObject *value, Scope &scope)
{
    const PyRef object = evaluate(*target.first, scope);
    const PyRef key = object ? evaluate(*target.second, scope) : PyRef();
    return key && PyObject_SetItem(object.get(), key.get(), value) == 0;
}

bool Walker::assignAttribute(const Node &target, PyObject *value, Scope &scope)
{
    const PyRef object = evaluate(*target.first, scope);
    return object && writeAttribute(m_machine, object.get(), target.name.get(), value);
}

// ---- statements ---------------------------------------------------------------------------------------------------

Flow Walker::assignment(const Node &node, Scope &scope, PyRef &value)
{
    value = evaluate(*node.first, scope);
    for (const Node *target : node.list) {
        if (!value || !assign(*target, value.get(), scope))
            return Flow::Failed;
    }
    return normalIf(static_cast<bool>(value));
}

Flow Walker::annotated(const Node &node, Scope &scope, PyRef &value)
{
    if (node.second == nullptr)
        return Flow::Normal;
    value = evaluate(*node.second, scope);
    return normalIf(value && assign(*node.first, value.get(), scope));
}

Flow Walker::augmented(const Node &node, Scope &scope, PyRef &value)
{
    const PyRef current = currentValue(*node.first, scope);
    const PyRef operand = current ? evaluate(*node.second, scope) : PyRef();
    value = operand ? operated(node, current.get(), operand.get()) : PyRef();
    return normalIf(value && assign(*node.first, value.get(), scope));
}

PyRef Walker::currentValue(const Node &target, Scope &scope)
{
    if (target.kind == Syntax::Name) {
        PyObject *value = lookup(scope, target.name.get());
        if (value == scope.run->counter.get() && !publish(*scope.run))
            return {};
        return value != nullptr ? PyRef::borrow(value) : PyRef::steal(PyLong_FromLong(0));
    }
    const PyRef object = evaluate(*target.first, scope);
    if (!object || target.kind == Syntax::Attribute)
        return object ? readForUpdate(m_machine, object.get(), target.name.get()) : PyRef();
    const PyRef key = evaluate(*target.second, scope);
    return PyRef::steal(key ? PyObject_GetItem(object.get(), key.get()) : nullptr);
}

PyRef Walker::operated(const Node &node, PyObject *current, PyObject *operand)
{
    if (node.op == Syntax::MatMult) {
        m_machine.fail("Operation MatMult is not supported.");
        return {};
    }
    if (node.op == Syntax::Add && PyList_Check(current) && !PyList_Check(operand)) {
        const PyRef text = PyRef::steal(PyObject_Str(operand));
        if (text)
            m_machine.fail("Cannot add non-list value " + fromPython(text.get()) + " to a list.");
        return {};
    }
    return updated(node.op, current, operand);
}

Flow Walker::remove(const Node &node, Scope &scope)
{
    for (const Node *target : node.list) {
        if (!removeOne(*target, scope))
            return Flow::Failed;
    }
    return Flow::Normal;
}

bool Walker::removeOne(const Node &target, Scope &scope)
{
    if (target.kind == Syntax::Name) {
        if (lookup(scope, target.name.get()) != nullptr)
            return unbind(scope, target.name.get());
        m_machine.fail(formatted("Cannot delete name '{}': name is not defined", fromPython(target.name.get())));
        return false;
    }
    if (target.kind != Syntax::Subscript) {
        m_machine.fail(formatted("Deletion of {} targets is not supported", toString(target.kind)));
        return false;
    }
    const PyRef object = evaluate(*target.first, scope);
    const PyRef index = object ? evaluate(*target.second, scope) : PyRef();
    if (!index)
        return false;
    if (PyObject_DelItem(object.get(), index.get()) == 0)
        return true;
    const bool isReported = PyErr_ExceptionMatches(PyExc_TypeError) != 0 || PyErr_ExceptionMatches(PyExc_KeyError) != 0
        || PyErr_ExceptionMatches(PyExc_IndexError) != 0;
    if (!isReported)
        return false;
    const PyRef exception = takeException();
    const PyRef text = PyRef::steal(PyObject_Str(exception.get()));
    if (text)
        m_machine.fail("Cannot delete index/key: " + fromPython(text.get()));
    return false;
}

Flow Walker::raise(const Node &node, Scope &scope)
{
    const auto part = [&](const Node *one) { return one != nullptr ? evaluate(*one, scope) : PyRef::borrow(Py_None); };
    const PyRef raised = part(node.first);
    const PyRef cause = raised ? part(node.second) : PyRef();
    if (!cause)
        return Flow::Failed;
    if (Py_IsNone(raised.get()))
        m_machine.fail("Re-raise is not supported without an active exception");
    else
        raiseAs(raised.get(), Py_IsNone(cause.get()) ? nullptr : cause.get());
    return Flow::Failed;
}

Flow Walker::assertion(const Node &node, Scope &scope)
{
    const PyRef test = evaluate(*node.first, scope);
    const int isTrue = test ? PyObject_IsTrue(test.get()) : -1;
    if (isTrue != 0)
        return isTrue < 0 ? Flow::Failed : Flow::Normal;
    if (node.second != nullptr) {
        const PyRef message = evaluate(*node.second, scope);
        const PyRef error = PyRef::steal(message ? PyObject_CallOneArg(PyExc_AssertionError, message.get()) : nullptr);
        if (error)
            PyErr_SetObject(PyExc_AssertionError, error.get());
        return Flow::Failed;
    }
    const PyRef text = m_machine.sourceOf(*node.first);
    if (text)
        PyErr_Format(PyExc_AssertionError, "Assertion failed: %U", text.get());
    return Flow::Failed;
}

} // namespace vitrine::smolagents
