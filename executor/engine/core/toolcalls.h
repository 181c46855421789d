// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Puts the session's tools into the namespace `dict`: callables that are answered by their doubles, outside the reach
/// of the code, and recorded. False with an exception set when a double's own Python is no good.
bool addTools(const std::shared_ptr<SessionCore> &core, PyObject *dict);

/// The same, but a double in Python is put there as it is, for an evaluator that records the calls itself with
/// `callOwnTool`; `recorded`, a set, gets the names of those.
bool addBareTools(const std::shared_ptr<SessionCore> &core, PyObject *dict, PyObject *recorded);

/// A tool that is a Python object of the user's (ToolSource::Python) or of the host (ToolSource::Host).
struct OwnTool {
    std::string name;
    PyObject *function; ///< borrowed
    ToolSource source;
};

/// Calls it: not judged by the audit hook, and recorded if the session records tools. One of the host prints where the
/// host does and is not interrupted in its work: the step stops when it comes back. Null with an exception set.
PyRef callOwnTool(SessionCore &core, const OwnTool &tool, PyObject *args, PyObject *keywords);

/// May the code call this tool at all?
bool allowsTool(const Policy &policy, std::string_view name);

/// Arguments as one JSON value: an object when all are named, a list when none is, both in one object otherwise. Values
/// that JSON cannot represent are given by their repr.
std::string argumentsJson(PyObject *args, PyObject *keywords);

/// Writes down what a tool answered: its result, or with null the exception that is set, which stays set.
void recordAnswer(ToolCallRecord &call, PyObject *result);

/// Ends the step with this value: from here on no handler of the code may keep the exception, guards raise this very
/// one again. Null, with it set.
PyObject *raiseFinalAnswer(SessionCore &core, PyRef value);

} // namespace vitrine
