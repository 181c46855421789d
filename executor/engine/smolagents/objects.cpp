// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/objects.h"

#include "executor/engine/guards/specialmethods.h"
#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/objecttraits.h"

#include <structmember.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace vitrine::smolagents {

namespace {

// ---- environment and scopes ---------------------------------------------------------------------------------------

int envTraverse(PyObject *self, visitproc visit, void *arg)
{
    auto *env = as<Env>(self);
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(env->statics);
    Py_VISIT(env->custom);
    Py_VISIT(env->ownTools);
    return 0;
}

int envClear(PyObject *self)
{
    auto *env = as<Env>(self);
    Py_CLEAR(env->statics);
    Py_CLEAR(env->custom);
    Py_CLEAR(env->ownTools);
    return 0;
}

int scopeTraverse(PyObject *self, visitproc visit, void *arg)
{
    auto *scope = as<Scope>(self);
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(scope->names);
    Py_VISIT(plain(scope->outer));
    Py_VISIT(plain(scope->env));
    return 0;
}

int scopeClear(PyObject *self)
{
    auto *scope = as<Scope>(self);
    Py_CLEAR(scope->names);
    Py_CLEAR(scope->outer);
    Py_CLEAR(scope->env);
    return 0;
}

template <typename Object, int (*clear)(PyObject *)>
void destroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    clear(self);
    as<Object>(self)->~Object();
    type->tp_free(self);
    Py_DECREF(type);
}

// ---- functions ----------------------------------------------------------------------------------------------------

int functionTraverse(PyObject *self, visitproc visit, void *arg)
{
    auto *function = as<Function>(self);
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(plain(function->scope));
    Py_VISIT(plain(function->env));
    Py_VISIT(function->tool);
    Py_VISIT(function->dict);
    return 0;
}

int functionClear(PyObject *self)
{
    auto *function = as<Function>(self);
    Py_CLEAR(function->scope);
    Py_CLEAR(function->env);
    Py_CLEAR(function->tool);
    Py_CLEAR(function->toolName);
    Py_CLEAR(function->dict);
    Py_CLEAR(function->name);
    Py_CLEAR(function->qualname);
    return 0;
}

void functionDestroy(PyObject *self)
{
    if (as<Function>(self)->weakrefs != nullptr)
        PyObject_ClearWeakRefs(self);
    destroy<Function, functionClear>(self);
}

PyObject *functionCall(PyObject *self, PyObject *args, PyObject *keywords)
{
    auto *function = as<Function>(self);
    if (function->env == nullptr)
        return PyErr_Format(PyExc_RuntimeError, "the session of this function has ended");
    const std::shared_ptr<Machine> machine = Machine::runnerOf(*function->env);
    const PyRef held = PyRef::borrow(self);
    return machine->call(*function, args, keywords).release();
}

PyObject *functionRepr(PyObject *self)
{
    return PyUnicode_FromFormat("<function %U at %p>", as<Function>(self)->qualname, self);
}

PyObject *functionBind(PyObject *self, PyObject *object, PyObject *)
{
    return object == nullptr || Py_IsNone(object) ? Py_NewRef(self) : PyMethod_New(self, object);
}

// The source as CPython writes a tree back: what the older executor keeps with each function.
PyObject *functionSource(PyObject *self, void *)
{
    const auto *function = as<Function>(self);
    if (function->node == nullptr || function->env == nullptr)
        return Py_NewRef(Py_None);
    return function->env->machine->sourceOf(*function->node).release();
}

// Libraries that inspect how a function is called (scipy's curve_fit) get the same result as for the older executor's
// own.
PyObject *functionSignature(PyObject *self, void *)
{
    const bool isLambda = viewOf(as<Function>(self)->qualname).ends_with(".lambda_func");
    return PyUnicode_FromString(isLambda ? "(*values)" : "(*args, **kwargs)");
}

std::array functionMembers { PyMemberDef { "__name__", Py_T_OBJECT_EX, offsetof(Function, name), 0, nullptr },
    PyMemberDef { "__qualname__", Py_T_OBJECT_EX, offsetof(Function, qualname), Py_READONLY, nullptr },
    PyMemberDef { "__dictoffset__", Py_T_PYSSIZET, offsetof(Function, dict), Py_READONLY, nullptr },
    PyMemberDef { "__weaklistoffset__", Py_T_PYSSIZET, offsetof(Function, weakrefs), Py_READONLY, nullptr },
    PyMemberDef {} };

std::array functionAttributes { PyGetSetDef { "__dict__", PyObject_GenericGetDict, nullptr, nullptr, nullptr },
    PyGetSetDef { "__source__", functionSource, nullptr, nullptr, nullptr },
    PyGetSetDef { "__text_signature__", functionSignature, nullptr, nullptr, nullptr }, PyGetSetDef {} };

// ---- generators ---------------------------------------------------------------------------------------------------

int generatorTraverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(plain(as<Generator>(self)->scope));
    Py_VISIT(as<Generator>(self)->iterator);
    return 0;
}

int generatorClear(PyObject *self)
{
    Py_CLEAR(as<Generator>(self)->scope);
    Py_CLEAR(as<Generator>(self)->frame);
    Py_CLEAR(as<Generator>(self)->iterator);
    return 0;
}

PyObject *generatorNext(PyObject *self)
{
    auto *generator = as<Generator>(self);
    if (generator->isRunning) {
        PyErr_SetString(PyExc_ValueError, "generator already executing");
        return nullptr;
    }
    if (generator->isDone || generator->scope == nullptr)
        return nullptr;
    const std::shared_ptr<Machine> machine = Machine::runnerOf(*generator->scope->env);
    generator->isRunning = true;
    PyRef value = machine->next(*generator);
    generator->isRunning = false;
    if (!value) {
        generator->isDone = true;
        Py_CLEAR(generator->iterator);
    }
    return value.release();
}

PyObject *generatorSend(PyObject *self, PyObject *value)
{
    auto *generator = as<Generator>(self);
    if (generator->iterator == nullptr && generator->clause == 0 && !generator->isDone && !Py_IsNone(value)) {
        PyErr_SetString(PyExc_TypeError, "can't send non-None value to a just-started generator");
        return nullptr;
    }
    PyObject *item = generatorNext(self);
    if (item == nullptr && !PyErr_Occurred())
        PyErr_SetNone(PyExc_StopIteration);
    return item;
}

PyObject *generatorClose(PyObject *self, PyObject *)
{
    as<Generator>(self)->isDone = true;
    Py_CLEAR(as<Generator>(self)->iterator);
    return Py_NewRef(Py_None);
}

PyObject *generatorRepr(PyObject *self)
{
    return PyUnicode_FromFormat("<generator object evaluate_generatorexp.<locals>.generator at %p>", self);
}

// Targets of a frame are not reachable from it.
PyObject *generatorFrame(PyObject *self, void *)
{
    const auto *generator = as<Generator>(self);
    return generator->isDone || generator->frame == nullptr ? Py_NewRef(Py_None) : Py_NewRef(generator->frame);
}

std::array generatorAttributes { PyGetSetDef { "gi_frame", generatorFrame, nullptr, nullptr, nullptr },
    PyGetSetDef {} };

std::array generatorMethods { PyMethodDef { "send", generatorSend, METH_O, nullptr },
    PyMethodDef { "close", generatorClose, METH_NOARGS, nullptr }, PyMethodDef {} };

// ---- prints -------------------------------------------------------------------------------------------------------

// The size of a text that code can see in one piece is bounded; its representation is bounded by the policy anyway.
constexpr Py_ssize_t mostChars = Py_ssize_t { 64 } * 1024 * 1024;

int containerTraverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(as<PrintContainer>(self)->value);
    return 0;
}

int containerClear(PyObject *self)
{
    Py_CLEAR(as<PrintContainer>(self)->value);
    return 0;
}

PyObject *containerGetValue(PyObject *self, void *) { return Py_XNewRef(valueOf(*as<PrintContainer>(self))); }

int containerSetValue(PyObject *self, PyObject *value, void *)
{
    if (value == nullptr) {
        PyErr_SetString(PyExc_AttributeError, "value");
        return -1;
    }
    auto *container = as<PrintContainer>(self);
    container->pending.clear();
    container->pendingChars = 0;
    PyObject *before = std::exchange(container->value, Py_NewRef(value));
    Py_XDECREF(before);
    return 0;
}

PyObject *containerAppend(PyObject *self, PyObject *text)
{
    return appendText(*as<PrintContainer>(self), text) ? Py_NewRef(self) : nullptr;
}

PyObject *containerIadd(PyObject *self, PyObject *other)
{
    const PyRef text = PyRef::steal(PyObject_Str(other));
    return text ? containerAppend(self, text.get()) : nullptr;
}

PyObject *containerStr(PyObject *self)
{
    PyObject *value = valueOf(*as<PrintContainer>(self));
    return value != nullptr && PyUnicode_Check(value) ? Py_NewRef(value) : nullptr;
}

PyObject *containerText(PyObject *self)
{
    PyObject *text = containerStr(self);
    if (text == nullptr && !PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "__str__ returned non-string (type %.200s)",
            Py_TYPE(as<PrintContainer>(self)->value)->tp_name);
    return text;
}

PyObject *containerRepr(PyObject *self)
{
    PyObject *value = valueOf(*as<PrintContainer>(self));
    return value != nullptr ? PyUnicode_FromFormat("PrintContainer(%S)", value) : nullptr;
}

Py_ssize_t containerLength(PyObject *self)
{
    PyObject *value = valueOf(*as<PrintContainer>(self));
    return value != nullptr ? PyObject_Size(value) : -1;
}

std::array containerMethods { PyMethodDef { "append", containerAppend, METH_O, nullptr }, PyMethodDef {} };
std::array containerAttributes { PyGetSetDef { "value", containerGetValue, containerSetValue, nullptr, nullptr },
    PyGetSetDef {} };

// ---- placeholders -------------------------------------------------------------------------------------------------

void withheldDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_CLEAR(as<Withheld>(self)->name);
    Py_CLEAR(as<Withheld>(self)->module);
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *withheldCall(PyObject *self, PyObject *, PyObject *)
{
    return PyErr_Format(PyExc_PermissionError, "access to function %U is not allowed", as<Withheld>(self)->name);
}

PyObject *withheldRepr(PyObject *self)
{
    return PyUnicode_FromFormat("<built-in function %U>", as<Withheld>(self)->name);
}

PyObject *tracebackRepr(PyObject *self) { return PyUnicode_FromFormat("<traceback object at %p>", self); }

// The attributes that unittest reads when it releases a traceback: a frame to clear, and the next traceback.
struct Traceback {
    PyObject_HEAD PyObject *frame;
};

void tracebackDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_CLEAR(as<Traceback>(self)->frame);
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *alwaysNone(PyObject *, void *) { return Py_NewRef(Py_None); }
PyObject *frameClear(PyObject *, PyObject *) { return Py_NewRef(Py_None); }

PyObject *frameRepr(PyObject *self) { return PyUnicode_FromFormat("<frame at %p>", self); }

constexpr unsigned int collected = Py_TPFLAGS_HAVE_GC;

PyRef makeEnvClass()
{
    std::array slots { slot(Py_tp_traverse, envTraverse), slot(Py_tp_clear, envClear),
        slot(Py_tp_dealloc, destroy<Env, envClear>), PyType_Slot {} };
    return makeClass("environment", "builtins", sizeof(Env), slots.data(), collected);
}

PyRef makeScopeClass()
{
    std::array slots { slot(Py_tp_traverse, scopeTraverse), slot(Py_tp_clear, scopeClear),
        slot(Py_tp_dealloc, destroy<Scope, scopeClear>), PyType_Slot {} };
    return makeClass("scope", "builtins", sizeof(Scope), slots.data(), collected);
}

PyRef makeFunctionClass()
{
    leaveFunctionsUnchanged(functionCall);
    std::array slots { slot(Py_tp_traverse, functionTraverse), slot(Py_tp_clear, functionClear),
        slot(Py_tp_dealloc, functionDestroy), slot(Py_tp_call, functionCall), slot(Py_tp_repr, functionRepr),
        slot(Py_tp_descr_get, functionBind), PyType_Slot { Py_tp_members, functionMembers.data() },
        PyType_Slot { Py_tp_getset, functionAttributes.data() }, PyType_Slot {} };
    return makeClass("function", "builtins", sizeof(Function), slots.data(), collected | Py_TPFLAGS_METHOD_DESCRIPTOR);
}

PyRef makeGeneratorClass()
{
    std::array slots { slot(Py_tp_traverse, generatorTraverse), slot(Py_tp_clear, generatorClear),
        slot(Py_tp_dealloc, destroy<Generator, generatorClear>), slot(Py_tp_iter, PyObject_SelfIter),
        slot(Py_tp_iternext, generatorNext), slot(Py_tp_repr, generatorRepr),
        PyType_Slot { Py_tp_methods, generatorMethods.data() },
        PyType_Slot { Py_tp_getset, generatorAttributes.data() }, PyType_Slot {} };
    return makeClass("generator", "builtins", sizeof(Generator), slots.data(), collected);
}

PyRef makeContainerClass()
{
    std::array slots { slot(Py_tp_traverse, containerTraverse), slot(Py_tp_clear, containerClear),
        slot(Py_tp_dealloc, destroy<PrintContainer, containerClear>), slot(Py_tp_str, containerText),
        slot(Py_tp_repr, containerRepr), slot(Py_sq_length, containerLength), slot(Py_nb_inplace_add, containerIadd),
        PyType_Slot { Py_tp_methods, containerMethods.data() },
        PyType_Slot { Py_tp_getset, containerAttributes.data() }, PyType_Slot {} };
    return makeClass(
        "PrintContainer", "smolagents.local_python_executor", sizeof(PrintContainer), slots.data(), collected);
}

PyRef makeException(const char *name, PyObject *base) { return PyRef::steal(PyErr_NewException(name, base, nullptr)); }

PyObject *nameOf(PyObject *tool)
{
    PyObject *name = nullptr;
    if (PyObject_GetOptionalAttrString(tool, "__qualname__", &name) < 0)
        PyErr_Clear();
    if (name == nullptr || !PyUnicode_Check(name)) {
        Py_XDECREF(name);
        name = PyUnicode_FromString("safer_func.<locals>.checked");
    }
    return name;
}

} // namespace

bool isFunctionOfCode(PyObject *object) { return Py_TYPE(object)->tp_call == static_cast<ternaryfunc>(functionCall); }

PyRef makeClass(const char *name, const char *module, std::size_t size, PyType_Slot *slots, unsigned int flags)
{
    const std::string full = std::string(module) + "." + name;
    PyType_Spec spec { .name = full.c_str(),
        .basicsize = static_cast<int>(size),
        .itemsize = 0,
        .flags = static_cast<unsigned int>(Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION) | flags,
        .slots = slots };
    PyRef type = PyRef::steal(PyType_FromSpec(&spec));
    if (!type)
        return {};
    auto *made = reinterpret_cast<PyTypeObject *>(type.get());
    made->tp_name += full.size() - std::string_view(name).size(); // error texts show it
    made->tp_flags |= Py_TPFLAGS_IMMUTABLETYPE;
    return type;
}

bool appendText(PrintContainer &container, PyObject *text)
{
    if (!PyUnicode_Check(text)) {
        const PyRef joined = PyRef::steal(PyNumber_Add(valueOf(container), text));
        return joined && containerSetValue(plain(&container), joined.get(), nullptr) == 0;
    }
    container.pendingChars += PyUnicode_GET_LENGTH(text);
    if (container.pendingChars > mostChars) {
        PyErr_NoMemory();
        return false;
    }
    container.pending.push_back(PyRef::borrow(text));
    return true;
}

PyObject *valueOf(PrintContainer &container)
{
    if (container.pending.empty())
        return container.value;
    const PyRef parts = PyRef::steal(PyList_New(0));
    for (const PyRef &part : std::exchange(container.pending, {})) {
        if (!parts || PyList_Append(parts.get(), part.get()) < 0)
            return nullptr;
    }
    const PyRef empty = toPython("");
    const PyRef added = PyRef::steal(PyUnicode_Join(empty.get(), parts.get()));
    PyObject *joined = added ? PyNumber_Add(container.value, added.get()) : nullptr;
    if (joined == nullptr)
        return nullptr;
    PyObject *before = std::exchange(container.value, joined);
    Py_DECREF(before);
    return container.value;
}

std::unique_ptr<ObjectTypes> ObjectTypes::create()
{
    std::unique_ptr<ObjectTypes> types(new ObjectTypes);
    return types->createClasses() && types->createExceptions() ? std::move(types) : nullptr;
}

bool ObjectTypes::createClasses()
{
    static std::array tracebackMembers {
        PyMemberDef { "tb_frame", Py_T_OBJECT_EX, offsetof(Traceback, frame), Py_READONLY, nullptr }, PyMemberDef {}
    };
    static std::array tracebackAttributes { PyGetSetDef { "tb_next", alwaysNone, nullptr, nullptr, nullptr },
        PyGetSetDef {} };
    static std::array frameMethods { PyMethodDef { "clear", frameClear, METH_NOARGS, nullptr }, PyMethodDef {} };
    std::array tracebackSlots { slot(Py_tp_repr, tracebackRepr), slot(Py_tp_dealloc, tracebackDestroy),
        PyType_Slot { Py_tp_members, tracebackMembers.data() },
        PyType_Slot { Py_tp_getset, tracebackAttributes.data() }, PyType_Slot {} };
    std::array frameSlots { slot(Py_tp_repr, frameRepr), PyType_Slot { Py_tp_methods, frameMethods.data() },
        PyType_Slot {} };
    m_env = makeEnvClass();
    m_scope = makeScopeClass();
    m_function = makeFunctionClass();
    m_generator = makeGeneratorClass();
    m_printContainer = makeContainerClass();
    std::array withheldSlots { slot(Py_tp_dealloc, withheldDestroy), slot(Py_tp_call, withheldCall),
        slot(Py_tp_repr, withheldRepr), PyType_Slot {} };
    m_withheld = makeClass("builtin_function_or_method", "builtins", sizeof(Withheld), withheldSlots.data(), 0);
    m_traceback = makeClass("traceback", "builtins", sizeof(Traceback), tracebackSlots.data(), 0);
    m_frame = makeClass("frame", "builtins", sizeof(PyObject), frameSlots.data(), 0);
    return m_env && m_scope && m_function && m_generator && m_printContainer && m_withheld && m_traceback && m_frame;
}

bool ObjectTypes::createExceptions()
{
    m_return = makeException("smolagents.local_python_executor.ReturnException", PyExc_Exception);
    m_break = makeException("smolagents.local_python_executor.BreakException", PyExc_Exception);
    m_continue = makeException("smolagents.local_python_executor.ContinueException", PyExc_Exception);
    m_finalAnswer = makeException("smolagents.local_python_executor.FinalAnswerException", PyExc_Exception);
    return m_return && m_break && m_continue && m_finalAnswer;
}

PyRef ObjectTypes::env() const { return newObject<Env>(m_env); }

PyRef ObjectTypes::scope(Scope *outer, Env *env, std::shared_ptr<Run> run, PyObject *names) const
{
    PyRef made = newObject<Scope>(m_scope);
    if (!made)
        return {};
    auto *scope = as<Scope>(made.get());
    scope->names = names != nullptr ? Py_NewRef(names) : PyDict_New();
    scope->outer = as<Scope>(Py_XNewRef(plain(outer)));
    scope->env = as<Env>(Py_NewRef(plain(env)));
    scope->run = std::move(run);
    return scope->names != nullptr ? std::move(made) : PyRef();
}

PyRef ObjectTypes::function(FunctionKind kind, std::shared_ptr<const Tree> tree, const Node *node, Scope &at) const
{
    PyRef made = newObject<Function>(m_function);
    if (!made)
        return {};
    auto *function = as<Function>(made.get());
    const bool isLambda = kind == FunctionKind::Lambda;
    function->kind = kind;
    function->tree = std::move(tree);
    function->node = node;
    function->scope = as<Scope>(Py_NewRef(plain(&at)));
    function->env = as<Env>(Py_NewRef(plain(at.env)));
    function->name = isLambda ? PyUnicode_FromString("lambda_func") : Py_NewRef(node->name.get());
    function->qualname
        = PyUnicode_FromString(isLambda ? "evaluate_lambda.<locals>.lambda_func" : "create_function.<locals>.new_func");
    return function->name != nullptr && function->qualname != nullptr ? std::move(made) : PyRef();
}

PyRef ObjectTypes::tool(PyObject *tool, PyObject *name, Env &env) const
{
    PyRef made = newObject<Function>(m_function);
    if (!made)
        return {};
    auto *function = as<Function>(made.get());
    function->kind = FunctionKind::Tool;
    function->env = as<Env>(Py_NewRef(plain(&env)));
    function->tool = Py_NewRef(tool);
    function->toolName = Py_NewRef(name);
    function->qualname = nameOf(tool);
    function->name = Py_XNewRef(function->qualname);
    return function->qualname != nullptr ? std::move(made) : PyRef();
}

PyRef ObjectTypes::finalAnswer(PyObject *tool, PyObject *name, Env &env) const
{
    PyRef made = this->tool(tool, name, env);
    const PyRef qualname = toPython("evaluate_python_code.<locals>.final_answer");
    if (!made || !qualname)
        return {};
    auto *function = as<Function>(made.get());
    function->kind = FunctionKind::FinalAnswer;
    Py_SETREF(function->name, Py_NewRef(name));
    Py_SETREF(function->qualname, Py_NewRef(qualname.get()));
    return made;
}

PyRef ObjectTypes::generator(std::shared_ptr<const Tree> tree, const Node &node, Scope &at) const
{
    PyRef made = newObject<Generator>(m_generator);
    if (!made)
        return {};
    auto *generator = as<Generator>(made.get());
    generator->tree = std::move(tree);
    generator->node = &node;
    generator->scope = as<Scope>(Py_NewRef(plain(&at)));
    generator->frame = newObject<PyObject>(m_frame).release();
    return generator->frame != nullptr ? std::move(made) : PyRef();
}

PyRef ObjectTypes::printContainer() const
{
    PyRef made = newObject<PrintContainer>(m_printContainer);
    if (made)
        as<PrintContainer>(made.get())->value = PyUnicode_FromString("");
    return made && as<PrintContainer>(made.get())->value != nullptr ? std::move(made) : PyRef();
}

PyRef ObjectTypes::withheld(PyObject *function, PyObject *name) const
{
    PyObject *module = nullptr;
    if (PyObject_GetOptionalAttrString(function, "__module__", &module) < 0)
        return {};
    const PyRef held = PyRef::steal(module);
    PyRef made = newObject<Withheld>(m_withheld);
    if (made) {
        as<Withheld>(made.get())->name = Py_NewRef(name);
        as<Withheld>(made.get())->module = Py_NewRef(held ? held.get() : Py_None);
    }
    return made;
}

PyRef ObjectTypes::traceback() const
{
    PyRef made = newObject<Traceback>(m_traceback);
    if (made)
        as<Traceback>(made.get())->frame = newObject<PyObject>(m_frame).release();
    return made;
}

} // namespace vitrine::smolagents
