// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Adds the session's tools to the namespace `dict`: callables that are answered by their stubs, outside the reach of
/// the code, and recorded. False with an exception set if a stub's Python code is invalid.
bool addTools(const std::shared_ptr<SessionCore> &core, PyObject *dict);

/// The same, but a stub in Python is added unchanged, for an evaluator that records the calls itself with
/// `callOwnTool`; adds the names of those to the set `recorded`.
bool addBareTools(const std::shared_ptr<SessionCore> &core, PyObject *dict, PyObject *recorded);

/// A tool that is a Python object of the user (ToolSource::Python) or of the host (ToolSource::Host).
struct OwnTool {
    std::string name;
    PyObject *function; ///< borrowed
    ToolSource source;
};

/// Calls the tool without judging it by the audit hook, and records the call if the session records tools. A tool of
/// the host uses the host's output and is not interrupted: the step stops when it returns. Null with an exception set.
PyRef callOwnTool(SessionCore &core, const OwnTool &tool, PyObject *args, PyObject *keywords);

/// Whether the code may call this tool at all.
bool allowsTool(const Policy &policy, std::string_view name);

/// Arguments as one JSON value: an object if all are named, a list if none is, otherwise both in one object. Values
/// that JSON cannot represent are given as their repr.
std::string argumentsJson(PyObject *args, PyObject *keywords);

/// Records the answer of a tool: its result or, with null, the current exception, which stays set.
void recordAnswer(ToolCallRecord &call, PyObject *result);

/// Ends the step with this value: from now on the guards raise this exception again whenever the code catches it. Null
/// with the exception set.
PyObject *raiseFinalAnswer(SessionCore &core, PyRef value);

} // namespace vitrine
