// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/safewrappers.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr const char *wrapperSource = R"python(
import functools, types

missing = object()
names = functools.WRAPPER_ASSIGNMENTS

def attribute(wrapped, name):
    name = str.__str__(name)
    return getattr(wrapped, name, missing) if name in names else read(wrapped, name, missing)

def update_wrapper(wrapper, wrapped, assigned=names, updated=functools.WRAPPER_UPDATES):
    for name in assigned:
        value = attribute(wrapped, name)
        if value is not missing:
            setattr(wrapper, name, value)
    for name in updated:
        if str.__str__(name) != '__dict__':
            value = read(wrapped, name, missing)
        elif isinstance(value := getattr(wrapped, '__dict__', {}), dict):
            value = {key: one for key, one in value.items() if not isinstance(one, types.ModuleType)}
        getattr(wrapper, name).update({} if value is missing else value)
    wrapper.__wrapped__ = wrapped
    return wrapper

def wraps(wrapped, assigned=names, updated=functools.WRAPPER_UPDATES):
    return functools.partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)

for function in update_wrapper, wraps:
    functools.update_wrapper(function, getattr(functools, function.__name__))
    del function.__wrapped__
)python";

PyObject *readOr(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *name = nullptr;
    PyObject *missing = nullptr;
    if (PyArg_ParseTuple(args, "OUO", &object, &name, &missing) == 0)
        return nullptr;
    const PyRef plain = PyRef::steal(PyUnicode_FromObject(name));
    PyObject *value = plain ? readAttribute(core, object, plain.get()) : nullptr;
    const bool isMissing = value == nullptr && PyErr_ExceptionMatches(PyExc_AttributeError) != 0
        && PyErr_ExceptionMatches(core.types->accessDenied()) == 0;
    if (!isMissing)
        return value;
    PyErr_Clear();
    return Py_NewRef(missing);
}

} // namespace

bool replaceWrappers(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view)
{
    if (module != "functools")
        return true;
    const UnauditedCall own;
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef read
        = core->types->function("read", [core](PyObject *args, PyObject *) { return readOr(*core, args); });
    const PyRef names = PyRef::steal(
        builtins && read ? Py_BuildValue("{sOsO}", "__builtins__", builtins.get(), "read", read.get()) : nullptr);
    const PyRef done = runEngineSource(wrapperSource, names);
    return done && std::ranges::all_of(std::array { "update_wrapper", "wraps" }, [&](const char *name) {
        return PyObject_SetAttrString(view, name, PyDict_GetItemString(names.get(), name)) == 0;
    });
}

} // namespace vitrine
