// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/guard.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Captures the value of a last statement: `value @ expression` returns the expression. Inside `if` and `for`, None is
/// ignored (docs/executor.md#statement-values).
std::unique_ptr<Guard> makeCaptureGuard(std::shared_ptr<SessionCore> core, bool skipsNone);

/// Counts a `while` loop: `-turn` adds an operation and an iteration, `~turn` before the loop resets the iterations.
std::unique_ptr<Guard> makeWhileGuard(std::shared_ptr<SessionCore> core, std::int64_t weight);

/// `-handler` at the start of an except clause and after a `with` raises exceptions again that the code must not catch.
std::unique_ptr<Guard> makeHandlerGuard(std::shared_ptr<SessionCore> core, std::int64_t weight);

/// `-denial` raises the error of a statement that is denied only when it is reached.
struct DenialText {
    std::string rule;
    std::string message;
};
std::unique_ptr<Guard> makeDenialGuard(std::shared_ptr<SessionCore> core, DenialText denial);

/// `-import` performs one alias of an import statement and returns the object to bind.
struct ImportDemand {
    std::string module;
    std::vector<std::string> names; ///< all names of a from-import; empty for a plain import
    std::size_t index = 0; ///< position of this alias in `names`
    bool bindsTop = false; ///< `import a.b` binds a
    bool isStar = false;
    int line = 0;
};
std::unique_ptr<Guard> makeImportGuard(std::shared_ptr<SessionCore> core, ImportDemand demand);

/// `attribute @ object` reads an attribute that, on some types, holds a real module or can run text.
std::unique_ptr<Guard> makeAttributeGuard(std::shared_ptr<SessionCore> core, std::string name);

/// `pattern @ class`, before a class pattern is matched, checks that it may read the attributes that the pattern and
/// `__match_args__` of the class name. Returns False.
std::unique_ptr<Guard> makePatternGuard(
    std::shared_ptr<SessionCore> core, std::vector<std::string> names, bool isPositional);

/// `object.attribute = …` with `guard @ object` instead of the object: denied unless the policy allows everything.
std::unique_ptr<Guard> makeWriteGuard(std::shared_ptr<SessionCore> core, std::string name);

/// Whether writes of this attribute must be guarded, even if the policy allows reading it.
bool isGuardedWhenWritten(std::string_view name);

/// The `__dict__` of an object or class that the code created; for a class, a copy without the names that the policy
/// closes. Denied for any other object. Null with an exception set.
PyObject *ownNamesOf(SessionCore &core, PyObject *object);

/// Whether reads of this attribute must be guarded.
bool isGuardedAttribute(std::string_view name);

/// Reads an attribute on behalf of the code, with all rules for names that are known only at run time. Null with an
/// exception set.
PyObject *readAttribute(SessionCore &core, PyObject *object, PyObject *name);

/// Reads an attribute that is open in part (openinpart.h) on behalf of the code; the policy lists the name. Null with
/// an exception set.
PyObject *readOpenInPart(SessionCore &core, PyObject *object, PyObject *name);

/// Whether the rules for names allow to read an attribute of the object. Sets the error if not.
bool mayReadAttribute(SessionCore &core, PyObject *object, PyObject *name);

/// The value, or null with a denial set if it is a real module. Passes null on.
PyObject *unlessRealModule(SessionCore &core, PyRef value);

/// Whether the code may write or delete an attribute of this name. Sets the error if not.
bool mayWriteAttribute(SessionCore &core, PyObject *name);

} // namespace vitrine
