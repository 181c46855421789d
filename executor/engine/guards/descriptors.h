// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <optional>

namespace vitrine {

class SessionCore;

/// A descriptor is a file: those that the program has open are not the step's. Functions of the system without an audit
/// event (mkfifo, fork_exec) are judged like similar ones. All functions need the GIL.

/// Once a process: the functions are the interpreter's. Leaves no exception set.
void armDescriptors();

/// The policy's verdict on the use of an open descriptor; nothing if it is that of a file which the step could open by
/// its name.
std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes);

/// Guards sockets and poll objects that are created from a descriptor, once their module is loaded.
void armSocketDoors();
void armPollDoors();

} // namespace vitrine
