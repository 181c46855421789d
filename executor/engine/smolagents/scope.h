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

/// The operation counter of one run as the code sees it. Scopes that outlive their run keep counting in it, as the
/// older executor's copies of the state do.
struct Run {
    PyRef counter; ///< the dict that the code finds as `_operations_count`
    std::uint64_t count = 0;
    bool isPrivate = true; ///< the dict was not read yet: it is updated on first access
};

/// The environment of one run of the executor; functions keep that of the run that defined them. A Python object, so
/// that the garbage collector sees the cycles through it.
struct Env {
    PyObject_HEAD PyObject *statics; ///< dict, a copy of the tools
    PyObject *custom; ///< dict of the functions that code defined
    PyObject *ownTools; ///< set of names of tools, or null
    ToolSource toolSource = ToolSource::Python;
    std::shared_ptr<Machine> machine;
    ImportRules imports { ImportPolicy {} };
    std::string importList; ///< as shown in denials
    std::unordered_map<std::string, bool> allowedModules; ///< answers of `imports`, remembered
};

/// The variables of a place in the code. The older executor copies its whole state for each call and each element of a
/// comprehension; here a new scope only refers to the one that would have been copied, which cannot change while the
/// new one is in use, and is copied (`settle`) only when something keeps the new one beyond that. A Python object for
/// the same reason as Env.
struct Scope {
    PyObject_HEAD PyObject *names; ///< dict; a removed name of an outer scope has `removed` as its value
    Scope *outer;
    Env *env;
    std::shared_ptr<Run> run;
};

/// The variable, borrowed; null without exception when there is none.
PyObject *lookup(const Scope &scope, PyObject *name);
/// False with an exception set.
bool bind(Scope &scope, PyObject *name, PyObject *value);
/// Removes a name that is there.
bool unbind(Scope &scope, PyObject *name);
/// All visible names, a new list.
PyRef visibleNames(const Scope &scope);
/// Call it when the creator of the scope is done with it: copies what it refers to if there are other references.
bool settle(Scope &scope);
/// Shows the true count to the code from now on, in the dict.
bool publish(Run &run);

} // namespace vitrine::smolagents
