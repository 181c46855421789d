// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/specialmethods.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/engineclass.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

struct JudgedObject {
    PyObject_HEAD PyObject *held;
    std::shared_ptr<SessionCore> core;
};

JudgedObject *asJudged(PyObject *object) { return reinterpret_cast<JudgedObject *>(object); }

ternaryfunc judgedCall = nullptr; // protected by the GIL

PyRef judged(PyObject *value, const std::shared_ptr<SessionCore> &core);

class InSession final {
public:
    explicit InSession(SessionCore &core)
    {
        if (auditedSession() != &core) // or the step itself calls it
            m_audited.emplace(core);
    }

private:
    std::optional<AuditedSession> m_audited;
};

PyObject *callSpecial(PyObject *self, PyObject *args, PyObject *keywords)
{
    const PyRef held = PyRef::borrow(asJudged(self)->held);
    if (!held)
        return PyErr_Format(PyExc_ReferenceError, "the method no longer exists");
    const std::shared_ptr<SessionCore> core = asJudged(self)->core;
    const InSession session(*core);
    return PyObject_Call(held.get(), args, keywords);
}

bool isSpecial(std::string_view name) { return name.size() > 4 && name.starts_with("__") && name.ends_with("__"); }

bool isNamespaceOf(PyObject *globals, const char *module)
{
    PyObject *known = PyDict_GetItemString(PyImport_GetModuleDict(), module);
    return known != nullptr && PyModule_Check(known) && PyModule_GetDict(known) == globals;
}

// Functions that modules of Python put into classes, and compare with what is there.
bool isKeptInClasses(PyObject *function)
{
    static constexpr std::array modules { "abc", "collections", "contextlib", "dataclasses", "enum", "functools",
        "reprlib", "typing" };
    PyObject *globals = PyFunction_GET_GLOBALS(function);
    return std::ranges::any_of(modules, [globals](const char *one) { return isNamespaceOf(globals, one); });
}

// Functions of the code have frames that show whose they are. Libraries make classes with special methods of their own.
bool isShownByFrame(PyObject *function)
{
    return isFunctionOfSession(function) || isKeptInClasses(function)
        || isSpecial(viewOf(reinterpret_cast<PyFunctionObject *>(function)->func_name));
}

bool isOfPython(PyTypeObject *type)
{
    const std::array types { &PyType_Type, &PyWrapperDescr_Type, &PyMethodDescr_Type, &PyGetSetDescr_Type,
        &PyMemberDescr_Type, &PyClassMethodDescr_Type, &PyStaticMethod_Type, &PyClassMethod_Type, &PyProperty_Type };
    return std::ranges::contains(types, type);
}

bool needsJudge(PyObject *value)
{
    if (PyFunction_Check(value))
        return !isShownByFrame(value);
    PyTypeObject *type = Py_TYPE(value);
    if (PyType_Check(value) || isOfPython(type) || (judgedCall != nullptr && type->tp_call == judgedCall))
        return false;
    return PyCallable_Check(value) != 0 || type->tp_descr_get != nullptr;
}

PyObject *getSpecial(PyObject *self, PyObject *object, PyObject *type)
{
    const PyRef held = PyRef::borrow(asJudged(self)->held);
    const descrgetfunc real = held ? Py_TYPE(held.get())->tp_descr_get : nullptr;
    if (real == nullptr)
        return Py_NewRef(self);
    const std::shared_ptr<SessionCore> core = asJudged(self)->core;
    const InSession session(*core);
    PyRef bound = PyRef::steal(real(held.get(), object, type));
    if (!bound || !needsJudge(bound.get()))
        return bound.release();
    return judged(bound.get(), core).release();
}

PyObject *attributeOfSpecial(PyObject *self, PyObject *name)
{
    const PyRef held = PyRef::borrow(asJudged(self)->held);
    return held ? PyObject_GetAttr(held.get(), name) : PyObject_GenericGetAttr(self, name);
}

// unittest.mock configures the methods of its objects by their attributes.
int setAttributeOfSpecial(PyObject *self, PyObject *name, PyObject *value)
{
    const PyRef held = PyRef::borrow(asJudged(self)->held);
    return held ? PyObject_SetAttr(held.get(), name, value) : PyObject_GenericSetAttr(self, name, value);
}

PyObject *reprSpecial(PyObject *self)
{
    const PyRef held = PyRef::borrow(asJudged(self)->held);
    return held ? PyObject_Repr(held.get()) : PyUnicode_FromString("<method>");
}

int traverseSpecial(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(asJudged(self)->held);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

int clearSpecial(PyObject *self)
{
    Py_CLEAR(asJudged(self)->held);
    return 0;
}

void destroySpecial(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    clearSpecial(self);
    asJudged(self)->core.~shared_ptr();
    type->tp_free(self);
    Py_DECREF(type);
}

PyTypeObject *judgedClass()
{
    static PyTypeObject *type = nullptr; // the interpreter's, for as long as it runs
    if (type == nullptr) {
        std::array slots { slot(Py_tp_call, callSpecial), slot(Py_tp_descr_get, getSpecial),
            slot(Py_tp_getattro, attributeOfSpecial), slot(Py_tp_setattro, setAttributeOfSpecial),
            slot(Py_tp_repr, reprSpecial), slot(Py_tp_traverse, traverseSpecial), slot(Py_tp_clear, clearSpecial),
            slot(Py_tp_dealloc, destroySpecial), PyType_Slot {} };
        type = reinterpret_cast<PyTypeObject *>(
            makeClass("vitrine.SpecialMethod", sizeof(JudgedObject), slots.data(), Py_TPFLAGS_HAVE_GC).release());
    }
    return type;
}

// Null with an exception set.
PyRef judged(PyObject *value, const std::shared_ptr<SessionCore> &core)
{
    PyTypeObject *type = judgedClass();
    PyRef object = PyRef::steal(type != nullptr ? PyType_GenericAlloc(type, 0) : nullptr);
    if (!object)
        return {};
    new (&asJudged(object.get())->core) std::shared_ptr<SessionCore>(core);
    asJudged(object.get())->held = Py_NewRef(value);
    return object;
}

// staticmethod(f) and classmethod(f) as well.
PyRef judgedValue(PyObject *value, SessionCore &core)
{
    if (Py_IS_TYPE(value, judgedClass()))
        return {};
    if (needsJudge(value))
        return judged(value, core.shared_from_this());
    const bool isStatic = Py_IS_TYPE(value, &PyStaticMethod_Type);
    if (!isStatic && !Py_IS_TYPE(value, &PyClassMethod_Type))
        return {};
    const PyRef inner = PyRef::steal(PyObject_GetAttrString(value, "__func__"));
    const PyRef changed = inner ? judgedValue(inner.get(), core) : PyRef();
    if (!changed)
        return {};
    return PyRef::steal(isStatic ? PyStaticMethod_New(changed.get()) : PyClassMethod_New(changed.get()));
}

bool isJudgedName(std::string_view name)
{
    return isSpecial(name) && name != "__class__" && name != "__dict__" && name != "__weakref__";
}

} // namespace

void leaveFunctionsUnchanged(ternaryfunc call) { judgedCall = call; }

SpecialMethods specialMethodsToJudge(PyObject *type, SessionCore &core)
{
    const PyRef names = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
    SpecialMethods changes;
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; names && PyDict_Next(names.get(), &at, &name, &value) != 0;) {
        if (!PyUnicode_Check(name) || !isJudgedName(viewOf(name)))
            continue;
        if (PyRef changed = judgedValue(value, core))
            changes.emplace_back(fromPython(name), std::move(changed));
        PyErr_Clear();
    }
    return changes;
}

PyRef judgedSpecialMethod(PyObject *name, PyObject *value)
{
    SessionCore *core = auditedSession();
    if (core == nullptr || !core->isHosted || value == nullptr || !PyUnicode_Check(name) || !isJudgedName(viewOf(name)))
        return {};
    PyRef changed = judgedValue(value, *core);
    PyErr_Clear();
    return changed;
}

} // namespace vitrine
