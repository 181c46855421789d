// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <map>
#include <string>

namespace vitrine {

// Values that enter and leave a session in their safe form (safeformwriter.h). All need the GIL.

/// Sets variables of the session, or deletes them. False with an exception set.
bool giveVariables(SessionCore &core, const std::map<std::string, std::string> &variables);

/// The variables that have a safe form, by name, up to a total size. Runs code of their classes, so a budget must be in
/// force. Leaves no exception set.
std::map<std::string, std::string> safeVariables(SessionCore &core);

/// Passes a value to the session's sink, if there is one. A value without a safe form is only reported as text.
void passValue(const SessionCore &core, PyObject *value);

} // namespace vitrine
