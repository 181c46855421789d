// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <optional>

namespace vitrine {

class SessionCore;

/// Guards file descriptors: a step must not use those that the program has open. System functions without an audit
/// event (mkfifo, fork_exec) are judged like similar ones with one. All functions require the GIL.

/// Arms the functions of the interpreter. Call once per process. Leaves no exception set.
void armDescriptors();

/// The policy's verdict on the use of an open descriptor; empty if the step could open its file by name.
std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes);

/// Guards sockets and poll objects that are created from a descriptor, once their module is loaded.
void armSocketGuards();
void armPollGuards();

} // namespace vitrine
