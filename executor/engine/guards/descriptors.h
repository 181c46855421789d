// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <optional>

namespace vitrine {

class SessionCore;

/// A descriptor is a file: those that the program has open are not the step's. Functions of the system that no audit
/// event tells of (mkfifo, fork_exec) are judged like their sisters. All functions need the GIL.

/// Once a process: the functions are the interpreter's. Leaves no exception set.
void armDescriptors();

/// What the policy says of the use of an open descriptor; nothing where there is nothing to say: it is that of a file
/// which the step could open by its name.
std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes);

} // namespace vitrine
