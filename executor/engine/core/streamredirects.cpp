// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/streamredirects.h"

#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/outputcapture.h"

#include <string>

namespace vitrine {

namespace {

constexpr const char *redirectSource = R"python(
import contextlib

class redirect_stdout(contextlib.AbstractContextManager):
    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []
    def __enter__(self):
        self._old_targets.append(redirect(0, self._new_target))
        return self._new_target
    def __exit__(self, *failure):
        redirect(0, self._old_targets.pop())

class redirect_stderr(contextlib.AbstractContextManager):
    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []
    def __enter__(self):
        self._old_targets.append(redirect(1, self._new_target))
        return self._new_target
    def __exit__(self, *failure):
        redirect(1, self._old_targets.pop())

for one in redirect_stdout, redirect_stderr:
    one.__module__ = 'contextlib'
)python";

PyObject *callRedirect(SessionCore &core, PyObject *args)
{
    int which = 0;
    PyObject *target = nullptr;
    if (PyArg_ParseTuple(args, "iO", &which, &target) == 0)
        return nullptr;
    return redirectStream(core, which == 0 ? StandardStream::Output : StandardStream::Errors, target).release();
}

} // namespace

PyRef makeStreamRedirect(const std::shared_ptr<SessionCore> &core, std::string_view name)
{
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef redirect
        = core->types->function("redirect", [core](PyObject *args, PyObject *) { return callRedirect(*core, args); });
    const PyRef names = PyRef::steal(builtins && redirect
            ? Py_BuildValue("{sOsO}", "__builtins__", builtins.get(), "redirect", redirect.get())
            : nullptr);
    const PyRef done = runEngineSource(redirectSource, names);
    return done ? PyRef::borrow(PyDict_GetItemString(names.get(), std::string(name).c_str())) : PyRef();
}

} // namespace vitrine
