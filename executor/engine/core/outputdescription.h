// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/stepresult.h"

namespace vitrine {

/// Describes the value of a step within the limits of the policy: its texts, its type, its JSON. Runs code of the
/// value's class, so a budget must be in force. Needs the GIL; leaves no exception set.
StepOutput describeOutput(const SessionCore &core, PyObject *value);

} // namespace vitrine
