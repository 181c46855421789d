// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/smolagents/access.h"
#include "executor/engine/smolagents/objecttraits.h"
#include "executor/engine/smolagents/recursion.h"

#include <optional>

namespace vitrine::smolagents {

namespace {

// The older executor uses two frames for its evaluator and the check around it, counts the node, and uses another frame
// if that kind of node has a separate function.
bool hasFunctionOfItsOwn(Syntax kind)
{
    switch (kind) {
    case Syntax::Constant:
    case Syntax::Attribute:
    case Syntax::IfExp:
    case Syntax::List:
    case Syntax::Slice:
    case Syntax::Starred:
    case Syntax::JoinedStr:
    case Syntax::FormattedValue:
    case Syntax::Expr:
    case Syntax::Return: return false;
    default: return true;
    }
}

bool isString(PyObject *value) { return PyUnicode_Check(value); }

PyRef binaryResult(Syntax op, PyObject *left, PyObject *right)
{
    switch (op) {
    case Syntax::Add: return PyRef::steal(PyNumber_Add(left, right));
    case Syntax::Sub: return PyRef::steal(PyNumber_Subtract(left, right));
    case Syntax::Mult: return PyRef::steal(PyNumber_Multiply(left, right));
    case Syntax::Div: return PyRef::steal(PyNumber_TrueDivide(left, right));
    case Syntax::Mod: return PyRef::steal(PyNumber_Remainder(left, right));
    case Syntax::Pow: return PyRef::steal(PyNumber_Power(left, right, Py_None));
    case Syntax::FloorDiv: return PyRef::steal(PyNumber_FloorDivide(left, right));
    case Syntax::BitAnd: return PyRef::steal(PyNumber_And(left, right));
    case Syntax::BitOr: return PyRef::steal(PyNumber_Or(left, right));
    case Syntax::BitXor: return PyRef::steal(PyNumber_Xor(left, right));
    case Syntax::LShift: return PyRef::steal(PyNumber_Lshift(left, right));
    case Syntax::RShift: return PyRef::steal(PyNumber_Rshift(left, right));
    default: break;
    }
    PyErr_Format(PyExc_NotImplementedError, "Binary operation %s is not implemented.", toString(op).data());
    return {};
}

PyRef contained(PyObject *left, PyObject *right, bool isWanted)
{
    const int found = PySequence_Contains(right, left);
    return found < 0 ? PyRef() : PyRef::borrow((found == 1) == isWanted ? Py_True : Py_False);
}

PyRef compared(Syntax op, PyObject *left, PyObject *right)
{
    switch (op) {
    case Syntax::Eq: return PyRef::steal(PyObject_RichCompare(left, right, Py_EQ));
    case Syntax::NotEq: return PyRef::steal(PyObject_RichCompare(left, right, Py_NE));
    case Syntax::Lt: return PyRef::steal(PyObject_RichCompare(left, right, Py_LT));
    case Syntax::LtE: return PyRef::steal(PyObject_RichCompare(left, right, Py_LE));
    case Syntax::Gt: return PyRef::steal(PyObject_RichCompare(left, right, Py_GT));
    case Syntax::GtE: return PyRef::steal(PyObject_RichCompare(left, right, Py_GE));
    case Syntax::Is: return PyRef::borrow(left == right ? Py_True : Py_False);
    case Syntax::IsNot: return PyRef::borrow(left != right ? Py_True : Py_False);
    case Syntax::In: return contained(left, right, true);
    default: return contained(left, right, false);
    }
}

PyRef suggestions(const Machine &machine, PyObject *index, PyObject *container)
{
    const PyRef keys = PyRef::steal(PyMapping_Keys(container));
    const PyRef listed = PyRef::steal(keys ? PySequence_List(keys.get()) : nullptr);
    return listed ? machine.closeMatches(index, listed.get()) : PyRef();
}

bool isIndexError(PyObject *exception)
{
    return PyErr_GivenExceptionMatches(exception, PyExc_KeyError) != 0
        || PyErr_GivenExceptionMatches(exception, PyExc_IndexError) != 0
        || PyErr_GivenExceptionMatches(exception, PyExc_TypeError) != 0;
}

PyRef typeName(PyObject *object) { return PyRef::steal(PyType_GetName(Py_TYPE(object))); }

// The text of a read that failed (docs/executor.md#errors). The texts of values may run code, and fail themselves.
PyRef indexMessage(const Machine &machine, PyObject *container, PyObject *index, PyObject *exception)
{
    const PyRef kind = typeName(exception);
    PyRef text = PyRef::steal(
        PyUnicode_FromFormat("Could not index %S with '%S': %U: %S", container, index, kind.get(), exception));
    if (!text || !isString(index) || !machine.isMapping(container))
        return PyErr_Occurred() ? PyRef() : std::move(text);
    const PyRef close = suggestions(machine, index, container);
    if (!close || PyList_GET_SIZE(close.get()) == 0)
        return close ? std::move(text) : PyRef();
    return PyRef::steal(
        PyUnicode_FromFormat("%U. Maybe you meant one of these indexes instead: %S", text.get(), close.get()));
}

} // namespace

PyRef Walker::evaluate(const Node &node, Scope &scope)
{
    const VirtualFrames frames(2);
    if (!frames.isThere() || !m_machine.tick(scope))
        return {};
    std::optional<VirtualFrames> inner;
    if (hasFunctionOfItsOwn(node.kind) && !inner.emplace(1).isThere())
        return {};
    PyRef value = evaluateNode(node, scope);
    return value ? m_machine.checked(std::move(value), *scope.env) : PyRef();
}

PyRef Walker::evaluateNode(const Node &node, Scope &scope)
{
    switch (node.kind) {
    case Syntax::Constant: return node.constant;
    case Syntax::Name: return name(node, scope);
    case Syntax::Attribute: return attribute(node, scope);
    case Syntax::Subscript: return subscript(node, scope);
    case Syntax::Slice: return slice(node, scope);
    case Syntax::Call: return call(node, scope);
    case Syntax::UnaryOp: return unary(node, scope);
    case Syntax::BinOp: return binary(node, scope);
    case Syntax::BoolOp: return boolean(node, scope);
    case Syntax::Compare: return comparison(node, scope);
    case Syntax::IfExp: return conditional(node, scope);
    case Syntax::List: return list(node, scope);
    case Syntax::Tuple: return tuple(node, scope);
    case Syntax::Set: return set(node, scope);
    case Syntax::Dict: return dict(node, scope);
    case Syntax::JoinedStr: return joined(node, scope);
    case Syntax::FormattedValue: return formattedValue(node, scope);
    case Syntax::Starred: return evaluate(*node.first, scope);
    case Syntax::Lambda: return m_machine.objects().function(FunctionKind::Lambda, m_tree, &node, scope);
    case Syntax::GeneratorExp: return generator(node, scope);
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp: return comprehension(node, scope);
    default: return unsupported(node);
    }
}

PyRef Walker::unsupported(const Node &node) const
{
    const PyRef kind = typeName(node.ast.get());
    m_machine.fail(fromPython(kind.get()) + " is not supported.");
    return {};
}

PyRef Walker::name(const Node &node, Scope &scope)
{
    PyObject *key = node.name.get();
    if (PyObject *value = lookup(scope, key)) {
        PyRef held = PyRef::borrow(value);
        if (value == scope.run->counter.get() && !publish(*scope.run))
            return {};
        return held;
    }
    if (PyObject *tool = PyDict_GetItemWithError(scope.env->statics, key))
        return PyType_Check(tool) ? PyRef::borrow(tool) : m_machine.objects().tool(tool, key, *scope.env);
    if (PyObject *function = PyDict_GetItemWithError(scope.env->custom, key))
        return PyRef::borrow(function);
    if (PyObject *error = PyDict_GetItemWithError(m_machine.errors(), key))
        return PyRef::borrow(error);
    return nearestName(node, scope);
}

PyRef Walker::nearestName(const Node &node, Scope &scope)
{
    const PyRef names = visibleNames(scope);
    const PyRef close = names ? m_machine.closeMatches(node.name.get(), names.get()) : PyRef();
    if (!close)
        return {};
    if (PyList_GET_SIZE(close.get()) == 0) {
        m_machine.fail("The variable `" + fromPython(node.name.get()) + "` is not defined.");
        return {};
    }
    PyObject *value = lookup(scope, PyList_GET_ITEM(close.get(), 0));
    PyRef held = PyRef::borrow(value);
    if (value == scope.run->counter.get() && !publish(*scope.run))
        return {};
    return held;
}

PyRef Walker::attribute(const Node &node, Scope &scope)
{
    if (!mayReadDunder(m_machine, node))
        return {};
    const PyRef object = evaluate(*node.first, scope);
    return object ? readAttribute(m_machine, object.get(), node.name.get()) : PyRef();
}

PyRef Walker::subscript(const Node &node, Scope &scope)
{
    const PyRef index = evaluate(*node.second, scope);
    const PyRef container = index ? evaluate(*node.first, scope) : PyRef();
    if (!container)
        return {};
    PyRef item = PyRef::steal(PyObject_GetItem(container.get(), index.get()));
    if (item)
        return item;
    const PyRef exception = takeException();
    if (!isIndexError(exception.get())) {
        PyErr_SetRaisedException(Py_NewRef(exception.get()));
        return {};
    }
    const PyRef message = indexMessage(m_machine, container.get(), index.get(), exception.get());
    if (!message)
        return {};
    PyErr_SetObject(m_machine.core().types->interpreterError(), message.get());
    const PyRef error = takeException();
    PyException_SetCause(error.get(), Py_NewRef(exception.get()));
    PyErr_SetRaisedException(Py_NewRef(error.get()));
    return {};
}

PyRef Walker::slice(const Node &node, Scope &scope)
{
    const auto part
        = [&](const Node *bound) { return bound != nullptr ? evaluate(*bound, scope) : PyRef::borrow(Py_None); };
    const PyRef lower = part(node.first);
    const PyRef upper = lower ? part(node.second) : PyRef();
    const PyRef step = upper ? part(node.third) : PyRef();
    return PyRef::steal(step ? PySlice_New(lower.get(), upper.get(), step.get()) : nullptr);
}

PyRef Walker::unary(const Node &node, Scope &scope)
{
    PyRef operand = evaluate(*node.first, scope);
    if (!operand)
        return {};
    switch (node.op) {
    case Syntax::USub: return PyRef::steal(PyNumber_Negative(operand.get()));
    case Syntax::UAdd: return operand;
    case Syntax::Invert: return PyRef::steal(PyNumber_Invert(operand.get()));
    default: break;
    }
    const int isTrue = PyObject_IsTrue(operand.get());
    return isTrue < 0 ? PyRef() : PyRef::borrow(isTrue != 0 ? Py_False : Py_True);
}

PyRef Walker::binary(const Node &node, Scope &scope)
{
    const PyRef left = evaluate(*node.first, scope);
    const PyRef right = left ? evaluate(*node.second, scope) : PyRef();
    return right ? binaryResult(node.op, left.get(), right.get()) : PyRef();
}

PyRef Walker::boolean(const Node &node, Scope &scope)
{
    PyRef value;
    for (const Node *operand : node.list) {
        value = evaluate(*operand, scope);
        const int isTrue = value ? PyObject_IsTrue(value.get()) : -1;
        if (isTrue < 0)
            return {};
        if ((isTrue == 1) == (node.op == Syntax::Or))
            return value;
    }
    return value;
}

PyRef Walker::comparison(const Node &node, Scope &scope)
{
    PyRef left = evaluate(*node.first, scope);
    PyRef result;
    for (std::size_t i = 0; left && i < node.list.size(); ++i) {
        const PyRef right = evaluate(*node.list[i], scope);
        const PyRef current = right ? compared(node.ops[i], left.get(), right.get()) : PyRef();
        if (!current || Py_IsFalse(current.get()))
            return current;
        // `result and current`
        const int isTrue = result ? PyObject_IsTrue(result.get()) : 1;
        if (isTrue < 0)
            return {};
        result = isTrue == 1 ? current : result;
        left = right;
    }
    return left ? result : PyRef();
}

PyRef Walker::conditional(const Node &node, Scope &scope)
{
    const PyRef test = evaluate(*node.first, scope);
    const int isTrue = test ? PyObject_IsTrue(test.get()) : -1;
    return isTrue < 0 ? PyRef() : evaluate(isTrue == 1 ? *node.second : *node.third, scope);
}

PyRef Walker::list(const Node &node, Scope &scope)
{
    PyRef items = PyRef::steal(PyList_New(0));
    for (const Node *element : node.list) {
        const PyRef item = items ? evaluate(*element, scope) : PyRef();
        if (!item || PyList_Append(items.get(), item.get()) < 0)
            return {};
    }
    return items;
}

PyRef Walker::tuple(const Node &node, Scope &scope)
{
    const PyRef items = list(node, scope);
    return PyRef::steal(items ? PyList_AsTuple(items.get()) : nullptr);
}

PyRef Walker::set(const Node &node, Scope &scope)
{
    PyRef items = PyRef::steal(PySet_New(nullptr));
    for (const Node *element : node.list) {
        const PyRef item = items ? evaluate(*element, scope) : PyRef();
        if (!item || PySet_Add(items.get(), item.get()) < 0)
            return {};
    }
    return items;
}

PyRef Walker::dict(const Node &node, Scope &scope)
{
    PyRef items = PyRef::steal(PyDict_New());
    for (std::size_t i = 0; items && i < node.list.size(); ++i) {
        const PyRef key = evaluate(*node.list[i], scope);
        const PyRef value = key ? evaluate(*node.list2[i], scope) : PyRef();
        if (!value || PyDict_SetItem(items.get(), key.get(), value.get()) < 0)
            return {};
    }
    return items;
}

PyRef Walker::joined(const Node &node, Scope &scope)
{
    const PyRef parts = PyRef::steal(PyList_New(0));
    for (const Node *part : node.list) {
        const PyRef value = evaluate(*part, scope);
        const PyRef text = PyRef::steal(value ? PyObject_Str(value.get()) : nullptr);
        if (!text || PyList_Append(parts.get(), text.get()) < 0)
            return {};
    }
    const PyRef empty = toPython("");
    return PyRef::steal(PyUnicode_Join(empty.get(), parts.get()));
}

PyRef Walker::formattedValue(const Node &node, Scope &scope)
{
    PyRef value = evaluate(*node.first, scope);
    if (!value || node.second == nullptr)
        return value;
    const PyRef spec = evaluate(*node.second, scope);
    return PyRef::steal(spec ? PyObject_Format(value.get(), spec.get()) : nullptr);
}

} // namespace vitrine::smolagents
