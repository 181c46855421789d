// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/streamredirects.h"

#include "executor/engine/core/enginesource.h"

#include <string>

namespace vitrine {

namespace {

constexpr const char *redirectSource = R"python(
import contextlib, sys

class redirect_stdout(contextlib.AbstractContextManager):
    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []
    def __enter__(self):
        self._old_targets.append(sys.stdout)
        sys.stdout = self._new_target
        return self._new_target
    def __exit__(self, *failure):
        sys.stdout = self._old_targets.pop()

class redirect_stderr(contextlib.AbstractContextManager):
    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []
    def __enter__(self):
        self._old_targets.append(sys.stderr)
        sys.stderr = self._new_target
        return self._new_target
    def __exit__(self, *failure):
        sys.stderr = self._old_targets.pop()

for redirect in redirect_stdout, redirect_stderr:
    redirect.__module__ = 'contextlib'
)python";

} // namespace

PyRef makeStreamRedirect(std::string_view name)
{
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef names = PyRef::steal(PyDict_New());
    const bool isReady = builtins && names && PyDict_SetItemString(names.get(), "__builtins__", builtins.get()) == 0;
    const PyRef done = isReady ? runEngineSource(redirectSource, names.get()) : PyRef();
    return done ? PyRef::borrow(PyDict_GetItemString(names.get(), std::string(name).c_str())) : PyRef();
}

} // namespace vitrine
