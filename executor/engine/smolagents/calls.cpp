// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/smolagents/access.h"
#include "executor/engine/smolagents/objecttraits.h"
#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>

namespace vitrine::smolagents {

namespace {

constexpr std::array callableDunders { "__init__", "__str__", "__repr__" };

bool isNamed(PyObject *name, const char *text)
{
    return name != nullptr && PyUnicode_Check(name) && PyUnicode_CompareWithASCIIString(name, text) == 0;
}

// A function of the module builtins, as inspect.isbuiltin and inspect.getmodule see it.
bool isBuiltinFunction(PyObject *function)
{
    if (!PyCFunction_CheckExact(function))
        return false;
    PyObject *module = reinterpret_cast<PyCFunctionObject *>(function)->m_module;
    return module != nullptr && PyUnicode_Check(module) && isNamed(module, "builtins");
}

bool holdsValue(PyObject *dict, PyObject *value)
{
    PyObject *name = nullptr;
    PyObject *tool = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(dict, &at, &name, &tool) != 0;) {
        if (tool == value)
            return true;
    }
    return false;
}

bool extend(PyObject *list, PyObject *iterable)
{
    const PyRef items = PyRef::steal(PySequence_List(iterable));
    const Py_ssize_t end = PyList_GET_SIZE(list);
    return items && PyList_SetSlice(list, end, end, items.get()) == 0;
}

PyRef typeName(PyObject *object) { return PyRef::steal(PyType_GetName(Py_TYPE(object))); }

} // namespace

PyRef Walker::call(const Node &node, Scope &scope)
{
    Callee found;
    if (!callee(node, scope, found))
        return {};
    const PyRef args = arguments(node, scope);
    const PyRef named = args ? keywords(node, scope) : PyRef();
    if (!named)
        return {};
    if (isNamed(found.name, "super"))
        return super(args.get(), scope);
    if (isNamed(found.name, "print"))
        return print(args.get(), scope);
    if (!mayCall(found, scope))
        return {};
    if (PyDict_Contains(named.get(), Py_None) == 1) { // an unpacked dict, before 1.21
        PyErr_SetString(PyExc_TypeError, "keywords must be strings");
        return {};
    }
    if (found.isTool)
        return m_machine.callTool(*scope.env, found.name, found.function.get(), args.get(), named.get());
    PyObject *keywordArgs = PyDict_GET_SIZE(named.get()) > 0 ? named.get() : nullptr;
    return PyRef::steal(PyObject_Call(found.function.get(), args.get(), keywordArgs));
}

bool Walker::callee(const Node &node, Scope &scope, Callee &found)
{
    const Node &function = *node.first;
    switch (function.kind) {
    case Syntax::Name: return namedCallee(function, scope, found);
    case Syntax::Attribute: return methodCallee(function, scope, found);
    case Syntax::Call:
    case Syntax::Lambda: found.function = evaluate(function, scope); return static_cast<bool>(found.function);
    case Syntax::Subscript:
        found.function = evaluate(function, scope);
        if (!found.function)
            return false;
        if (PyCallable_Check(found.function.get()) != 0)
            return true;
        break;
    default: break;
    }
    const PyRef text = PyRef::steal(PyObject_Repr(function.ast.get()));
    if (text)
        m_machine.fail("This is not a correct function: " + fromPython(text.get()) + ").");
    return false;
}

bool Walker::namedCallee(const Node &node, Scope &scope, Callee &found)
{
    PyObject *key = node.name.get();
    found.name = key;
    PyObject *function = lookup(scope, key);
    if (function == nullptr) {
        function = PyDict_GetItemWithError(scope.env->statics, key);
        found.isTool = function != nullptr;
    }
    if (function == nullptr) {
        function = PyDict_GetItemWithError(scope.env->custom, key);
        found.isTool = function != nullptr; // a host may provide its own tools there
    }
    if (function == nullptr)
        function = PyDict_GetItemWithError(m_machine.errors(), key);
    if (function != nullptr) {
        found.function = PyRef::borrow(function);
        return true;
    }
    const std::string name = fromPython(key);
    const std::string message = "Forbidden function evaluation: '" + name
        + "' is not among the explicitly allowed tools or defined/imported in the preceding code";
    if (isBuiltinName(name))
        m_machine.deny("builtins.allow", message);
    else
        m_machine.fail(message);
    return false;
}

bool Walker::methodCallee(const Node &node, Scope &scope, Callee &found)
{
    const PyRef object = evaluate(*node.first, scope);
    if (!object)
        return false;
    found.name = node.name.get();
    found.isMethod = true;
    found.function = readAttribute(m_machine, object.get(), node.name.get());
    if (found.function)
        return true;
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0)
        return false;
    PyErr_Clear();
    const PyRef text = PyRef::steal(PyObject_Str(object.get()));
    if (text)
        m_machine.fail("Object " + fromPython(text.get()) + " has no attribute " + fromPython(node.name.get()));
    return false;
}

PyRef Walker::arguments(const Node &node, Scope &scope)
{
    const PyRef list = PyRef::steal(PyList_New(0));
    for (const Node *argument : node.list) {
        const bool isStarred = argument->kind == Syntax::Starred;
        const PyRef value = evaluate(isStarred ? *argument->first : *argument, scope);
        const bool isAdded
            = value && (isStarred ? extend(list.get(), value.get()) : PyList_Append(list.get(), value.get()) == 0);
        if (!isAdded)
            return {};
    }
    return PyRef::steal(PyList_AsTuple(list.get()));
}

PyRef Walker::keywords(const Node &node, Scope &scope)
{
    PyRef dict = PyRef::steal(PyDict_New());
    for (const Node *keyword : node.list2) {
        const PyRef value = evaluate(*keyword->first, scope);
        if (!value)
            return {};
        if (!keyword->name && m_machine.isBefore(DialectVersion::V1_21)) {
            if (PyDict_SetItem(dict.get(), Py_None, value.get()) < 0) // `call` fails with it
                return {};
            continue;
        }
        if (!keyword->name && !PyDict_Check(value.get())) {
            m_machine.fail("Cannot unpack non-dict value in **kwargs: " + fromPython(typeName(value.get()).get()));
            return {};
        }
        const int isSet = keyword->name ? PyDict_SetItem(dict.get(), keyword->name.get(), value.get())
                                        : PyDict_Update(dict.get(), value.get());
        if (isSet < 0)
            return {};
    }
    return dict;
}

bool Walker::mayCall(const Callee &found, Scope &scope)
{
    PyObject *function = found.function.get();
    const bool isWithheld = m_machine.objects().isWithheld(function);
    if (isWithheld && !isNamed(as<Withheld>(function)->module, "builtins")) {
        m_machine.denyFunction(as<Withheld>(function)->name);
        return false;
    }
    if (isWithheld || (isBuiltinFunction(function) && !holdsValue(scope.env->statics, function))) {
        m_machine.deny("builtins.allow",
            "Invoking a builtin function that has not been explicitly added as a tool is not allowed ("
                + (found.name != nullptr ? fromPython(found.name) : "None") + ").");
        return false;
    }
    return mayCallDunder(found, scope);
}

bool Walker::mayCallDunder(const Callee &found, Scope &scope)
{
    PyObject *function = found.function.get();
    if (isFunctionOfCode(function) && !found.isMethod && as<Function>(function)->kind == FunctionKind::Lambda)
        return true;
    PyObject *named = nullptr;
    if (PyObject_GetOptionalAttr(function, m_machine.names().name.get(), &named) < 0)
        return false;
    const PyRef name = PyRef::steal(named);
    const auto isDunder = [](const std::string &text) { return text.starts_with("__") && text.ends_with("__"); };
    const auto isAllowed = [&](const std::string &text) {
        const PyRef key = toPython(text);
        const auto &policy = m_machine.core().policy.dunderAttributes;
        return std::ranges::contains(callableDunders, text) || std::ranges::contains(policy, text)
            || std::ranges::contains(policy, "*") || PyDict_Contains(scope.env->statics, key.get()) == 1;
    };
    const std::string own = name ? fromPython(name.get()) : std::string();
    const std::string asked = found.isMethod ? fromPython(found.name) : std::string();
    std::string forbidden;
    if (isDunder(own) && !isAllowed(own))
        forbidden = own;
    // A dunder attribute may hold an object with another name; only the class of an object, and definitions of the code
    // itself, can be called through it.
    else if (!m_machine.isUnguarded() && isDunder(asked) && !isAllowed(asked) && asked != "__class__"
        && !isOwnFunction(function))
        forbidden = asked;
    if (forbidden.empty())
        return true;
    m_machine.deny("attributes.allow_dunder", "Forbidden call to dunder function: " + forbidden);
    return false;
}

PyRef Walker::print(PyObject *args, Scope &scope)
{
    const PyRef parts = PyRef::steal(PyList_New(0));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        const PyRef text = PyRef::steal(PyObject_Str(PyTuple_GET_ITEM(args, i)));
        if (!text || PyList_Append(parts.get(), text.get()) < 0)
            return {};
    }
    const PyRef blank = toPython(" ");
    const PyRef joined = PyRef::steal(PyUnicode_Join(blank.get(), parts.get()));
    const PyRef line = PyRef::steal(joined ? PyUnicode_FromFormat("%U\n", joined.get()) : nullptr);
    if (!line)
        return {};
    PyObject *key = m_machine.names().prints.get();
    const PyRef container = PyRef::borrow(lookup(scope, key));
    if (!container) {
        PyErr_SetObject(PyExc_KeyError, key);
        return {};
    }
    if (m_machine.objects().isPrintContainer(container.get())) {
        m_machine.core().print(fromPython(line.get()));
        return appendText(*as<PrintContainer>(container.get()), line.get()) ? PyRef::borrow(Py_None) : PyRef();
    }
    const PyRef added = PyRef::steal(PyNumber_InPlaceAdd(container.get(), line.get()));
    return added && bind(scope, key, added.get()) ? PyRef::borrow(Py_None) : PyRef();
}

PyRef Walker::super(PyObject *args, Scope &scope)
{
    auto *type = reinterpret_cast<PyObject *>(&PySuper_Type);
    const Py_ssize_t count = PyTuple_GET_SIZE(args);
    if (count == 0) {
        PyObject *selfClass = lookup(scope, m_machine.names().selfClass.get());
        PyObject *self = lookup(scope, m_machine.names().self.get());
        if (selfClass != nullptr && self != nullptr)
            return PyRef::steal(PyObject_CallFunctionObjArgs(type, selfClass, self, nullptr));
        m_machine.fail("super() needs at least one argument");
        return {};
    }
    if (!PyType_Check(PyTuple_GET_ITEM(args, 0))) {
        m_machine.fail("super() argument 1 must be type");
        return {};
    }
    if (count > 2) {
        m_machine.fail("super() takes at most 2 arguments");
        return {};
    }
    return PyRef::steal(PyObject_Call(type, args, nullptr));
}

} // namespace vitrine::smolagents
