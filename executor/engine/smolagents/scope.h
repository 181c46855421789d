// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/importrules.h"
#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

namespace vitrine::smolagents {

class Machine;

/// The operation counter of one run as the code sees it. Scopes that outlive their run continue counting in it, like
/// the older executor's copies of the state.
struct Run {
    PyRef counter; ///< the dict that the code finds as `_operations_count`
    std::uint64_t count = 0;
    bool isPrivate = true; ///< the dict has not been read yet: it is updated on first access
};

/// The environment of one run of the executor; functions keep that of the run that defined them. A Python object, so
/// that the garbage collector sees the cycles through it.
struct Env {
    PyObject_HEAD PyObject *statics; ///< dict, a copy of the tools
    PyObject *custom; ///< dict of the functions that code defined
    PyObject *ownTools; ///< set of tool names, or null
    ToolSource toolSource = ToolSource::Python;
    std::shared_ptr<Machine> machine;
    ImportRules imports { ImportPolicy {} };
    std::string importList; ///< as shown in denials
    std::unordered_map<std::string, bool> allowedModules; ///< cached answers of `imports`
};

/// The variables at one position in the code. The older executor copies its whole state for each call and each element
/// of a comprehension. Here a new scope only refers to the outer one, which cannot change while the new one is in use,
/// and is copied (`settle`) only if something keeps the new one longer. A Python object for the same reason as Env.
struct Scope {
    PyObject_HEAD PyObject *names; ///< dict; a removed name of an outer scope has the value `removed`
    Scope *outer;
    Env *env;
    std::shared_ptr<Run> run;
};

/// The variable, borrowed; null without exception if there is none.
PyObject *lookup(const Scope &scope, PyObject *name);
/// False with an exception set.
bool bind(Scope &scope, PyObject *name, PyObject *value);
/// Removes an existing name.
bool unbind(Scope &scope, PyObject *name);
/// All visible names, a new list.
PyRef visibleNames(const Scope &scope);
/// Call it when the creator of the scope no longer needs it: copies the outer variables if there are other references.
bool settle(Scope &scope);
/// Writes the current count to the dict that the code sees.
bool publish(Run &run);

} // namespace vitrine::smolagents
