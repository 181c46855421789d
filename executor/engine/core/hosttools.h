// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Puts the tools of a host that lives in the same interpreter into the namespace `dict`: its own callables, by name.
/// They run unguarded, their calls are recorded when `core.recordsTools` says so, and `final_answer` ends the step.
/// Classes come as they are, and so does what cannot be called. False with an exception set.
bool addHostTools(const std::shared_ptr<SessionCore> &core, PyObject *tools, PyObject *dict);

} // namespace vitrine
