// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Code never holds a real module: it gets a view, a module object with just what the policy allows. What is not
/// allowed does not exist in it; modules inside modules are views again, made when they are first asked for. All
/// functions leave an exception set when they fail.

/// Judges an import by the policy and records it; false after a denial.
bool demandModule(SessionCore &core, const std::string &module, const std::vector<std::string> &names, int line);

/// Imports the real module, which is not for the code, and prepares what its libraries need to run under guard.
PyRef importForCode(SessionCore &core, const std::string &name);

/// Imports, and gives the view of the module (of its topmost package with `bindsTop`).
PyRef importedModule(SessionCore &core, const std::string &module, bool bindsTop);

/// `from module import name`: an attribute of the view, or a sub-module that the policy allows.
PyRef importedName(SessionCore &core, const std::string &module, const std::string &name);

/// `from module import *` into the globals of the session.
bool importEverything(SessionCore &core, const std::string &module);

/// The view of a real module from any source, even if the policy does not allow it. Null with an exception set.
PyRef viewOfModule(SessionCore &core, PyObject *real);

/// A module that is no view: the code must not get it.
bool isRealModule(const SessionCore &core, PyObject *object);

/// Is it one of the objects that no view shows?
bool isWithheld(PyObject *object);

/// Names of a module's attributes that no view has.
bool isPrivateOfModule(std::string_view name);

/// Whether the module is a private extension module of a package (`package._part`, a shared library).
bool isCompiledPart(PyObject *module);

/// The allowed modules as error texts list them: "['math', 're']".
std::string listText(const ImportRules &imports);

/// "Import of … is not allowed. Authorized imports are: […]", and in the python dialect the closest of them.
std::string importRefusalText(const ImportRules &imports, Dialect dialect, std::string_view module, bool isFrom);

} // namespace vitrine
