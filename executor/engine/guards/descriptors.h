// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <optional>
#include <string>

namespace vitrine {

class SessionCore;

/// Guards file descriptors: a step must not use those that the program has open. System functions without an audit
/// event (mkfifo, fork_exec) are judged like similar ones with one. All functions require the GIL.

/// Arms the functions of the interpreter. Call once per process. Leaves no exception set.
void armDescriptors();

/// The policy's verdict on the use of an open descriptor; empty if the step could open its file by name.
std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes);

/// The path of an open file or folder; empty for pipes and sockets, and if the system does not report it.
std::string pathOfDescriptor(int descriptor);

/// Whether a function of a library written in C may use this descriptor. False with an exception set.
bool mayUseDescriptor(PyObject *number, bool writes);

/// Guards sockets, poll objects and functions of terminals that get a descriptor, once their module is loaded.
void armSocketGuards();
void armPollGuards();
void armTerminalGuards();

/// Guards locks between processes, once their module is loaded.
void armProcessLocks();

} // namespace vitrine
