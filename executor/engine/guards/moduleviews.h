// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Code never holds a real module. It gets a view: a module object that contains only what the policy allows. Modules
/// inside modules are also views, created on demand. All functions leave an exception set on failure.

/// Judges an import by the policy and records it. False after a denial.
bool demandModule(SessionCore &core, const std::string &module, const std::vector<std::string> &names, int line);

/// Imports the real module, which must not be passed to the code, and prepares its libraries to run under guard.
PyRef importForCode(SessionCore &core, const std::string &name);

/// Imports a module and returns its view (the view of its topmost package with `bindsTop`).
PyRef importedModule(SessionCore &core, const std::string &module, bool bindsTop);

/// `from module import name`: an attribute of the view, or a submodule that the policy allows.
PyRef importedName(SessionCore &core, const std::string &module, const std::string &name);

/// `from module import *` into the globals of the session.
bool importEverything(SessionCore &core, const std::string &module);

/// The view of a real module from any source, even if the policy does not allow it. Null with an exception set.
PyRef viewOfModule(SessionCore &core, PyObject *real);

/// The denial in the place of an AttributeError about a name that the module has, but its view does not, with the
/// traceback of that error; null if the exception is another. For code that asks for a name (`hasattr`), there is none.
PyRef denialOfHiddenName(SessionCore &core, PyObject *exception);

/// Whether sessions have a module of their own in the place of this one.
bool hasOwnModule(const SessionCore &core, std::string_view name);

/// Whether this is a real module and not a view. Code must not get one.
bool isRealModule(const SessionCore &core, PyObject *object);

/// Whether no view shows this object.
bool isWithheld(PyObject *object);

/// Whether no view has an attribute of this name.
bool isPrivateOfModule(std::string_view name);

} // namespace vitrine
