// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>
#include <string_view>

namespace vitrine {

class SessionCore;

/// The ways from an object into the interpreter: frames, tracebacks, code, globals of functions, modules behind
/// builtin functions, subclasses of classes, writes to classes of libraries. They are closed by type, in CPython's own
/// descriptors, so that it does not matter how code comes to them: syntax, getattr, a match pattern, or a library that
/// reads attributes on its behalf. Libraries find them open. All functions need the GIL.

/// Once a process: the interpreter is one, and so are its descriptors.
void armInterpreterDoors();
/// Methods of metaclasses that are written in Python, as soon as their modules are there: before code gets hold of
/// them.
void armMetaclasses();

/// From here on frames with these builtins are code of this session, on whatever thread they run.
void registerCode(SessionCore &core, PyObject *builtins);
void forgetCode(SessionCore &core);

/// The session whose code asks for something right now: it runs in the innermost frame, or that frame belongs to a
/// library function which is known to read and write attributes that its caller names. Null when a library or the host
/// asks for itself.
SessionCore *codeAsking();

/// The session whose code runs anywhere on this thread; null when there is none.
SessionCore *codeOnThread();

/// The audit events object.__getattr__, __setattr__ and __delattr__ of `object`; false after a refusal.
bool mayPassDoor(std::string_view event, PyObject *object, const std::string &name);

} // namespace vitrine
