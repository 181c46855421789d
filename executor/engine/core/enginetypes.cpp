// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/enginetypes.h"

#include "executor/engine/core/engineclass.h"
#include "executor/engine/core/outputstream.h"
#include "executor/engine/core/sessioncore.h"

#include <array>
#include <new>
#include <string>

namespace vitrine {

namespace {

struct TickingObject {
    PyObject_HEAD SessionCore *core; // kept alive by `owner`
    std::int64_t weight;
    std::shared_ptr<SessionCore> owner;
    PyTypeObject *iteratorClass;
};

struct IteratorObject {
    PyObject_HEAD SessionCore *core;
    std::int64_t weight;
    PyObject *inner; // the list or tuple itself, if the iterable is one: most comprehensions use these
    Py_ssize_t index; // in it
    PyObject *ticking; // keeps the core alive
};

struct FunctionObject {
    PyObject_HEAD std::string name;
    EngineTypes::Call call;
};

struct HoldingFunctionObject {
    PyObject_HEAD std::string name; // as in FunctionObject, whose attributes serve both
    EngineTypes::CallWith call;
    PyObject *held;
};

template <typename Object>
Object *as(PyObject *object)
{
    return reinterpret_cast<Object *>(object);
}

PyTypeObject *typeOf(const PyRef &type) { return reinterpret_cast<PyTypeObject *>(type.get()); }

// Python provides zeroed memory; the C++ members are constructed in it and destroyed before it is freed.
template <typename Object>
PyRef newObject(const PyRef &type)
{
    PyObject *memory = PyType_GenericAlloc(typeOf(type), 0);
    if (memory == nullptr)
        return {};
    const PyObject head = *memory;
    new (memory) Object {};
    *memory = head;
    return PyRef::steal(memory);
}

template <typename Object>
void destroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    as<Object>(self)->~Object();
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *tickingApply(PyObject *self, PyObject *iterable)
{
    auto *ticking = as<TickingObject>(self);
    const bool isIndexed = PyList_CheckExact(iterable) || PyTuple_CheckExact(iterable);
    PyObject *inner = isIndexed ? Py_NewRef(iterable) : PyObject_GetIter(iterable);
    if (inner == nullptr)
        return nullptr;
    auto *iterator = PyObject_GC_New(IteratorObject, ticking->iteratorClass);
    if (iterator == nullptr) {
        Py_DECREF(inner);
        return nullptr;
    }
    iterator->core = ticking->core;
    iterator->weight = ticking->weight;
    iterator->inner = inner;
    iterator->index = 0;
    iterator->ticking = Py_NewRef(self);
    PyObject_GC_Track(iterator);
    return reinterpret_cast<PyObject *>(iterator);
}

// A list may change during iteration; once at its end, the iteration stays finished, as with CPython's own iterators.
PyObject *nextItem(IteratorObject *iterator)
{
    PyObject *inner = iterator->inner;
    if (inner == nullptr)
        return nullptr;
    const bool isList = PyList_CheckExact(inner);
    if (!isList && !PyTuple_CheckExact(inner))
        return Py_TYPE(inner)->tp_iternext(inner);
    if (iterator->index < Py_SIZE(inner)) {
        const Py_ssize_t at = iterator->index++;
        return Py_NewRef(isList ? PyList_GET_ITEM(inner, at) : PyTuple_GET_ITEM(inner, at));
    }
    Py_CLEAR(iterator->inner);
    return nullptr;
}

PyObject *iteratorNext(PyObject *self)
{
    auto *iterator = as<IteratorObject>(self);
    PyObject *item = nextItem(iterator);
    if (item != nullptr && !iterator->core->meter.spend(iterator->weight)) {
        Py_DECREF(item);
        return iterator->core->raiseStop();
    }
    return item;
}

int iteratorTraverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(as<IteratorObject>(self)->inner);
    Py_VISIT(as<IteratorObject>(self)->ticking);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

int iteratorClear(PyObject *self)
{
    Py_CLEAR(as<IteratorObject>(self)->inner);
    return 0;
}

void iteratorDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    Py_XDECREF(as<IteratorObject>(self)->inner);
    Py_DECREF(as<IteratorObject>(self)->ticking);
    PyObject_GC_Del(self);
    Py_DECREF(type);
}

PyObject *functionCall(PyObject *self, PyObject *args, PyObject *keywords)
{
    return as<FunctionObject>(self)->call(args, keywords);
}

PyObject *holdingCall(PyObject *self, PyObject *args, PyObject *keywords)
{
    const auto *function = as<HoldingFunctionObject>(self);
    const PyRef held = PyRef::borrow(function->held);
    if (held)
        return function->call(held.get(), args, keywords);
    return PyErr_Format(PyExc_ReferenceError, "the tool '%s' no longer exists", function->name.c_str());
}

int holdingTraverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(as<HoldingFunctionObject>(self)->held);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

int holdingClear(PyObject *self)
{
    Py_CLEAR(as<HoldingFunctionObject>(self)->held);
    return 0;
}

void holdingDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    holdingClear(self);
    as<HoldingFunctionObject>(self)->~HoldingFunctionObject();
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *functionRepr(PyObject *self)
{
    return PyUnicode_FromFormat("<built-in function %s>", as<FunctionObject>(self)->name.c_str());
}

PyObject *holdingRepr(PyObject *self)
{
    PyObject *held = as<HoldingFunctionObject>(self)->held;
    return held != nullptr ? PyObject_Repr(held) : functionRepr(self);
}

// Error texts about a call name the module of the function.
PyObject *holdingModule(PyObject *self, void *)
{
    PyObject *name = nullptr;
    PyObject *held = as<HoldingFunctionObject>(self)->held;
    if (held == nullptr || PyObject_GetOptionalAttrString(held, "__module__", &name) < 0)
        PyErr_Clear();
    return name != nullptr && PyUnicode_Check(name) ? name : (Py_XDECREF(name), Py_NewRef(Py_None));
}

PyObject *functionName(PyObject *self, void *) { return toPython(as<FunctionObject>(self)->name).release(); }

PyRef makeTickingClass()
{
    std::array slots { slot(Py_nb_matrix_multiply, tickingApply), slot(Py_tp_dealloc, destroy<TickingObject>),
        PyType_Slot {} };
    return makeClass("vitrine.Ticking", sizeof(TickingObject), slots.data());
}

PyRef makeIteratorClass()
{
    std::array slots { slot(Py_tp_iter, PyObject_SelfIter), slot(Py_tp_iternext, iteratorNext),
        slot(Py_tp_traverse, iteratorTraverse), slot(Py_tp_clear, iteratorClear), slot(Py_tp_dealloc, iteratorDestroy),
        PyType_Slot {} };
    return makeClass("vitrine.TickingIterator", sizeof(IteratorObject), slots.data(), Py_TPFLAGS_HAVE_GC);
}

PyRef makeFunctionClass()
{
    static std::array attributes { PyGetSetDef { "__name__", functionName, nullptr, nullptr, nullptr },
        PyGetSetDef { "__qualname__", functionName, nullptr, nullptr, nullptr }, PyGetSetDef {} };
    std::array slots { slot(Py_tp_call, functionCall), slot(Py_tp_repr, functionRepr),
        PyType_Slot { Py_tp_getset, attributes.data() }, slot(Py_tp_dealloc, destroy<FunctionObject>), PyType_Slot {} };
    return makeClass("builtin_function_or_method", sizeof(FunctionObject), slots.data());
}

PyRef makeHoldingFunctionClass()
{
    static std::array attributes { PyGetSetDef { "__name__", functionName, nullptr, nullptr, nullptr },
        PyGetSetDef { "__qualname__", functionName, nullptr, nullptr, nullptr },
        PyGetSetDef { "__module__", holdingModule, nullptr, nullptr, nullptr }, PyGetSetDef {} };
    std::array slots { slot(Py_tp_call, holdingCall), slot(Py_tp_repr, holdingRepr),
        PyType_Slot { Py_tp_getset, attributes.data() }, slot(Py_tp_traverse, holdingTraverse),
        slot(Py_tp_clear, holdingClear), slot(Py_tp_dealloc, holdingDestroy), PyType_Slot {} };
    return makeClass("function", sizeof(HoldingFunctionObject), slots.data(), Py_TPFLAGS_HAVE_GC);
}

PyRef makeException(const char *name, PyObject *base) { return PyRef::steal(PyErr_NewException(name, base, nullptr)); }

} // namespace

std::shared_ptr<EngineTypes> EngineTypes::create()
{
    std::shared_ptr<EngineTypes> types(new EngineTypes);
    return types->createClasses() && types->createExceptions() ? types : nullptr;
}

bool EngineTypes::createClasses()
{
    m_tickingClass = makeTickingClass();
    m_iteratorClass = makeIteratorClass();
    m_functionClass = makeFunctionClass();
    m_holdingFunctionClass = makeHoldingFunctionClass();
    m_streamClass = makeStreamClass();
    return m_tickingClass && m_iteratorClass && m_functionClass && m_holdingFunctionClass && m_streamClass;
}

bool EngineTypes::createExceptions()
{
    m_stopped = makeException("vitrine.Stopped", PyExc_BaseException);
    m_finalAnswer = makeException("vitrine.FinalAnswerException", PyExc_BaseException);
    m_interpreterError = makeException("vitrine.InterpreterError", PyExc_ValueError);
    m_importDenied = makeException("vitrine.ImportDenied", PyExc_ImportError);
    m_accessDenied = makeException("vitrine.AccessDenied", PyExc_AttributeError);
    m_nameDenied = makeException("vitrine.NameDenied", PyExc_NameError);
    m_operationDenied = makeException("vitrine.OperationDenied", PyExc_PermissionError);
    m_unhandledDenial = makeException("vitrine.OperationDenied", PyExc_Exception);
    m_toolError = makeException("vitrine.ToolError", PyExc_RuntimeError);
    return m_stopped && m_finalAnswer && m_interpreterError && m_importDenied && m_accessDenied && m_nameDenied
        && m_operationDenied && m_unhandledDenial && m_toolError;
}

PyObject *EngineTypes::interpreterErrorFor(PyObject *pythonType)
{
    for (const auto &[type, error] : m_errorsForLibraries) {
        if (type == pythonType)
            return error.get();
    }
    const PyRef bases = PyRef::steal(PyTuple_Pack(2, m_interpreterError.get(), pythonType));
    PyRef error = bases ? makeException("vitrine.InterpreterError", bases.get()) : PyRef();
    if (!error)
        return nullptr;
    return m_errorsForLibraries.emplace_back(pythonType, std::move(error)).second.get();
}

PyRef EngineTypes::ticking(std::shared_ptr<SessionCore> core, std::int64_t weight) const
{
    PyRef object = newObject<TickingObject>(m_tickingClass);
    if (auto *ticking = as<TickingObject>(object.get())) {
        ticking->core = core.get();
        ticking->weight = weight;
        ticking->owner = std::move(core);
        ticking->iteratorClass = typeOf(m_iteratorClass);
    }
    return object;
}

PyRef EngineTypes::function(std::string_view name, Call call) const
{
    PyRef object = newObject<FunctionObject>(m_functionClass);
    if (auto *function = as<FunctionObject>(object.get())) {
        function->name = name;
        function->call = std::move(call);
    }
    return object;
}

PyRef EngineTypes::function(std::string_view name, PyRef held, CallWith call) const
{
    // The collector may visit the object at any time after the allocation: it accepts null.
    PyRef object = PyRef::steal(PyType_GenericAlloc(typeOf(m_holdingFunctionClass), 0));
    if (auto *function = as<HoldingFunctionObject>(object.get())) {
        new (&function->name) std::string(name);
        new (&function->call) CallWith(std::move(call));
        function->held = held.release();
    }
    return object;
}

PyRef EngineTypes::stream(std::function<void(std::string_view)> write, const char *name) const
{
    return makeStream(m_streamClass, std::move(write), name);
}

} // namespace vitrine
