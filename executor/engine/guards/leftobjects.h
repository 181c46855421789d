// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Objects of Python and of libraries that call something when they end: streams call their `close`, loops theirs,
/// generators that of the iterator they wait for. Code can replace what is called by a function in C, which has no
/// frame that shows whose it is. In the interpreter of a host, objects of these classes that are created for the code
/// of a session end as late code of that session (latecode.h). All functions require the GIL and leave no exception
/// set.

/// Call before the first step of a host, and then `armLeftObjectsOf` for each class that exists.
void armLeftObjects();

/// Call for each class that is not the code's own when it is created or gets another finalizer. Does nothing as long as
/// there was no step of a host, or if the class has no finalizer.
void armLeftObjectsOf(PyTypeObject *type);

/// Call for each class that the code of a session of a host has created.
void keepOwnClass(PyTypeObject *type, SessionCore &core);

} // namespace vitrine
