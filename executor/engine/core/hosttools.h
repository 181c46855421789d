// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Adds the tools of a host in the same interpreter to the namespace `dict`: its own callables, by name. They run
/// unguarded, their calls are recorded if `core.recordsTools` is set, and `final_answer` ends the step. Classes and
/// objects that cannot be called are added unchanged. False with an exception set.
bool addHostTools(const std::shared_ptr<SessionCore> &core, PyObject *tools, PyObject *dict);

} // namespace vitrine
