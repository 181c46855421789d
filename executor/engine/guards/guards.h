// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/guard.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Keeps the value of a last statement: `value @ expression` gives the expression back. Inside `if` and `for` only a
/// value that is not None counts (docs/executor.md#statement-values).
std::unique_ptr<Guard> makeCaptureGuard(std::shared_ptr<SessionCore> core, bool skipsNone);

/// A turn of a `while`: `-turn` counts operations and turns, `~turn` before the loop resets the turns.
std::unique_ptr<Guard> makeWhileGuard(std::shared_ptr<SessionCore> core, std::int64_t weight);

/// `-handler` at the start of an except clause and after a `with`: what the code must not swallow goes on.
std::unique_ptr<Guard> makeHandlerGuard(std::shared_ptr<SessionCore> core, std::int64_t weight);

/// `-refusal` at a statement that the policy denies only when it is reached.
struct RefusalText {
    std::string rule;
    std::string message;
};
std::unique_ptr<Guard> makeRefusalGuard(std::shared_ptr<SessionCore> core, RefusalText refusal);

/// `-import`: performs one alias of an import statement and gives the object to bind.
struct ImportDemand {
    std::string module;
    std::vector<std::string> names; ///< all names of a from-import; empty for a plain one
    std::size_t index = 0; ///< which of `names` this alias is
    bool bindsTop = false; ///< `import a.b` binds a
    bool isStar = false;
    int line = 0;
};
std::unique_ptr<Guard> makeImportGuard(std::shared_ptr<SessionCore> core, ImportDemand demand);

/// `attribute @ object`: reads an attribute that holds a real module, or a way to run text, on some types.
std::unique_ptr<Guard> makeAttributeGuard(std::shared_ptr<SessionCore> core, std::string name);

/// `pattern @ class`: before a class pattern is tried: may it read the attributes that it and the class's
/// `__match_args__` name? Gives False.
std::unique_ptr<Guard> makePatternGuard(
    std::shared_ptr<SessionCore> core, std::vector<std::string> names, bool isPositional);

/// Has an attribute of this name to be read through a guard?
bool isGuardedAttribute(std::string_view name);

/// Reads an attribute on behalf of the code, with every rule that holds for a name that is only known at run time. Null
/// with an exception set.
PyObject *readAttribute(SessionCore &core, PyObject *object, PyObject *name);

/// Whether the code may write or delete an attribute of this name. Sets the denial if not.
bool mayWriteAttribute(SessionCore &core, PyObject *name);

} // namespace vitrine
