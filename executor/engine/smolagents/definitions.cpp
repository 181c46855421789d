// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/smolagents/access.h"
#include "executor/engine/smolagents/objecttraits.h"
#include "executor/engine/smolagents/recursion.h"

namespace vitrine::smolagents {

namespace {

Flow normalIf(bool isDone) { return isDone ? Flow::Normal : Flow::Failed; }

bool isNamed(const Node &argument, PyObject *name) { return argument.name.get() == name; }

// The defaults, evaluated where the function was defined, whether they are needed or not; null for arguments without a
// default.
bool evaluateDefaults(Walker &walker, const Node &arguments, Scope &scope, std::vector<PyRef> &values)
{
    for (const Node *node : arguments.list2) {
        values.push_back(walker.evaluate(*node, scope));
        if (!values.back())
            return false;
    }
    return true;
}

bool bindPositional(const Node &arguments, PyObject *args, Scope &scope)
{
    const auto given = static_cast<std::size_t>(PyTuple_GET_SIZE(args));
    for (std::size_t i = 0; i < arguments.list.size() && i < given; ++i) {
        if (!bind(scope, arguments.list[i]->name.get(), PyTuple_GET_ITEM(args, static_cast<Py_ssize_t>(i))))
            return false;
    }
    return true;
}

bool bindNamed(const Node &arguments, PyObject *args, PyObject *keywords, Scope &scope)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(keywords, &at, &name, &value) != 0;) {
        if (!bind(scope, name, value))
            return false;
    }
    return (arguments.first == nullptr || bind(scope, arguments.first->name.get(), args))
        && (arguments.second == nullptr || bind(scope, arguments.second->name.get(), keywords));
}

bool bindDefaults(const Node &arguments, const std::vector<PyRef> &defaults, Scope &scope)
{
    const std::size_t count = arguments.list.size();
    // With positional-only parameters there may be more defaults than ordinary parameters: the first ones pair up.
    const std::size_t first = defaults.size() > count ? 0 : count - defaults.size();
    for (std::size_t i = 0; i < defaults.size() && first + i < count; ++i) {
        PyObject *name = arguments.list[first + i]->name.get();
        if (lookup(scope, name) == nullptr && !bind(scope, name, defaults[i].get()))
            return false;
    }
    return true;
}

bool bindSelf(const Node &arguments, PyObject *args, const KnownNames &names, Scope &scope)
{
    if (arguments.list.empty() || !isNamed(*arguments.list.front(), names.self.get()) || PyTuple_GET_SIZE(args) == 0)
        return true;
    PyObject *self = PyTuple_GET_ITEM(args, 0);
    const PyRef type = PyRef::steal(PyObject_GetAttr(self, names.selfClass.get()));
    return type && bind(scope, names.self.get(), self) && bind(scope, names.selfClass.get(), type.get());
}

PyRef callDefined(Machine &machine, Function &function, PyObject *args, PyObject *keywords)
{
    Walker walker(machine, function.tree);
    const Node &node = *function.node;
    const Node &arguments = *node.first;
    const PyRef frame = machine.objects().inner(*function.scope);
    if (!frame)
        return {};
    auto &scope = *as<Scope>(frame.get());
    std::vector<PyRef> defaults;
    if (!evaluateDefaults(walker, arguments, *function.scope, defaults) || !bindPositional(arguments, args, scope)
        || !bindNamed(arguments, args, keywords, scope) || !bindDefaults(arguments, defaults, scope)
        || !bindSelf(arguments, args, machine.names(), scope))
        return {};
    PyRef value = PyRef::borrow(Py_None);
    Flow flow = walker.block(node.list, scope, value);
    if (flow == Flow::Failed)
        flow = walker.returnFlow(value);
    else if (flow != Flow::Return)
        flow = walker.makeVisible(flow, value);
    if (Py_REFCNT(frame.get()) > 1 && !settle(scope))
        return {};
    if (flow == Flow::Failed)
        return {};
    const bool isInit = PyUnicode_CompareWithASCIIString(node.name.get(), "__init__") == 0;
    return isInit ? PyRef::borrow(Py_None) : value;
}

PyRef callLambda(Machine &machine, Function &function, PyObject *args, PyObject *keywords)
{
    if (PyDict_GET_SIZE(keywords) > 0) {
        PyObject *name = nullptr;
        Py_ssize_t at = 0;
        PyDict_Next(keywords, &at, &name, nullptr);
        PyErr_Format(PyExc_TypeError, "%U() got an unexpected keyword argument '%U'", function.qualname, name);
        return {};
    }
    const PyRef frame = machine.objects().inner(*function.scope);
    if (!frame || !bindPositional(*function.node->first, args, *as<Scope>(frame.get())))
        return {};
    PyRef value = Walker(machine, function.tree).evaluate(*function.node->second, *as<Scope>(frame.get()));
    if (Py_REFCNT(frame.get()) > 1 && !settle(*as<Scope>(frame.get())))
        return {};
    return value;
}

} // namespace

PyRef Machine::call(Function &function, PyObject *args, PyObject *keywords)
{
    const VirtualFrames frames(1);
    if (!frames.isThere())
        return {};
    const AuditedSession audited(*m_core); // a tool of the user may have called it
    const PyRef named = keywords != nullptr ? PyRef::borrow(keywords) : PyRef::steal(PyDict_New());
    if (!named)
        return {};
    switch (function.kind) {
    case FunctionKind::Defined: return callDefined(*this, function, args, named.get());
    case FunctionKind::Lambda: return callLambda(*this, function, args, named.get());
    case FunctionKind::FinalAnswer: return giveFinalAnswer(function, args, named.get());
    case FunctionKind::Tool: break;
    }
    PyRef value = callTool(*function.env, function.toolName, function.tool, args, named.get());
    return value ? checked(std::move(value), *function.env) : PyRef();
}

Flow Walker::defineFunction(const Node &node, Scope &scope, PyRef &value)
{
    value = m_machine.objects().function(FunctionKind::Defined, m_tree, &node, scope);
    return normalIf(value && PyDict_SetItem(scope.env->custom, node.name.get(), value.get()) == 0);
}

namespace {

// The behavior of `type` for Python's own functions.
PyRef methodFor(PyObject *name, PyObject *function)
{
    const std::string text = fromPython(name);
    if (text == "__new__")
        return PyRef::steal(PyStaticMethod_New(function));
    if (text == "__init_subclass__" || text == "__class_getitem__")
        return PyRef::steal(PyClassMethod_New(function));
    return PyRef::borrow(function);
}

} // namespace

// ---- classes ------------------------------------------------------------------------------------------------------

Flow Walker::defineClass(const Node &node, Scope &scope, PyRef &value)
{
    const PyRef bases = tuple(node, scope);
    if (!bases)
        return Flow::Failed;
    auto *metaclass = reinterpret_cast<PyObject *>(&PyType_Type);
    const bool isPlain = m_machine.isBefore(DialectVersion::V1_23); // no metaclasses
    for (Py_ssize_t i = isPlain ? 0 : PyTuple_GET_SIZE(bases.get()); i-- > 0;) {
        PyTypeObject *kind = Py_TYPE(PyTuple_GET_ITEM(bases.get(), i));
        if (kind != &PyType_Type)
            metaclass = reinterpret_cast<PyObject *>(kind);
    }
    const PyRef heldMetaclass = PyRef::borrow(metaclass);
    const PyRef space = isPlain ? PyRef::steal(PyDict_New()) : classNamespace(metaclass, node, bases.get());
    for (std::size_t i = 0; i < node.list2.size(); ++i) {
        if (!space || !classStatement(*node.list2[i], i == 0, space.get(), scope))
            return Flow::Failed;
    }
    value = PyRef::steal(
        space ? PyObject_CallFunctionObjArgs(metaclass, node.name.get(), bases.get(), space.get(), nullptr) : nullptr);
    return normalIf(value && bind(scope, node.name.get(), value.get()));
}

PyRef Walker::classNamespace(PyObject *metaclass, const Node &node, PyObject *bases)
{
    PyObject *prepare = nullptr;
    if (PyObject_GetOptionalAttrString(metaclass, "__prepare__", &prepare) < 0)
        return {};
    if (prepare == nullptr)
        return PyRef::steal(PyDict_New());
    const PyRef held = PyRef::steal(prepare);
    return PyRef::steal(PyObject_CallFunctionObjArgs(prepare, node.name.get(), bases, nullptr));
}

bool Walker::classStatement(const Node &node, bool isFirst, PyObject *space, Scope &scope)
{
    switch (node.kind) {
    case Syntax::FunctionDef: {
        PyRef function;
        if (execute(node, scope, function) != Flow::Normal)
            return false;
        const PyRef method = methodFor(node.name.get(), function.get());
        return method && PyObject_SetItem(space, node.name.get(), method.get()) == 0;
    }
    case Syntax::AnnAssign: return classAnnotated(node, space, scope);
    case Syntax::Assign: return classAssignment(node, space, scope);
    case Syntax::Pass: return true;
    case Syntax::Expr:
        if (isFirst && node.first->kind == Syntax::Constant && PyUnicode_Check(node.first->constant.get())) {
            const PyRef name = toPython("__doc__");
            return PyObject_SetItem(space, name.get(), node.first->constant.get()) == 0;
        }
        break;
    default: break;
    }
    m_machine.fail("Unsupported statement in class body: " + std::string(toString(node.kind)));
    return false;
}

bool Walker::classAssignment(const Node &node, PyObject *space, Scope &scope)
{
    const PyRef value = evaluate(*node.first, scope);
    for (const Node *target : node.list) {
        if (!value)
            return false;
        if (target->kind == Syntax::Name) {
            if (PyObject_SetItem(space, target->name.get(), value.get()) < 0)
                return false;
        } else if (target->kind == Syntax::Attribute) {
            const PyRef object = inClass(*target->first, space, scope);
            if (!object || !writeAttribute(m_machine, object.get(), target->name.get(), value.get()))
                return false;
        }
    }
    return static_cast<bool>(value);
}

bool Walker::classAnnotated(const Node &node, PyObject *space, Scope &scope)
{
    const PyRef value = node.second != nullptr ? evaluate(*node.second, scope) : PyRef();
    if (node.second != nullptr && !value)
        return false;
    const Node &target = *node.first;
    if (target.kind == Syntax::Name)
        return annotateInClass(node, value.get(), space, scope);
    const PyRef object = inClass(*target.first, space, scope);
    if (!object || target.kind == Syntax::Attribute)
        return object && (!value || writeAttribute(m_machine, object.get(), target.name.get(), value.get()));
    const PyRef index = evaluate(*target.second, scope);
    return index && (!value || PyObject_SetItem(object.get(), index.get(), value.get()) == 0);
}

bool Walker::annotateInClass(const Node &node, PyObject *value, PyObject *space, Scope &scope)
{
    const PyRef annotation = evaluate(*node.third, scope);
    const PyRef key = toPython("__annotations__");
    PyObject *known = nullptr;
    if (!annotation || PyMapping_GetOptionalItem(space, key.get(), &known) < 0)
        return false;
    const PyRef annotations = known != nullptr ? PyRef::steal(known) : PyRef::steal(PyDict_New());
    if (known == nullptr && PyObject_SetItem(space, key.get(), annotations.get()) < 0)
        return false;
    PyObject *name = node.first->name.get();
    return PyObject_SetItem(annotations.get(), name, annotation.get()) == 0
        && (value == nullptr || PyObject_SetItem(space, name, value) == 0);
}

// Targets inside a class are only looked up in the class, as if it had a separate state, counter included.
PyRef Walker::inClass(const Node &node, PyObject *space, Scope &scope)
{
    if (!PyDict_Check(space)) {
        PyErr_SetString(PyExc_TypeError, "the namespace of the class is no dict");
        return {};
    }
    auto run = std::make_shared<Run>();
    run->isPrivate = false;
    const PyRef frame = m_machine.objects().scope(nullptr, scope.env, std::move(run), space);
    return frame ? evaluate(node, *as<Scope>(frame.get())) : PyRef();
}

} // namespace vitrine::smolagents
