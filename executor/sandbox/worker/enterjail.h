// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/sandbox/messages.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// Puts the layers around this thread, and all that is forked from it, which a process can put around itself: no new
/// privileges, no capabilities, resource limits, Landlock, seccomp. For good. Gives the names of those that hold.
std::vector<std::string> enterJail(const wire::Enter &enter);

/// Mapped bytes of this process, to the MiB, found by probing, since /proc may be missing. `atLeast` is a known lower
/// bound.
std::uint64_t mappedBytes(std::uint64_t atLeast = 0);

/// How much this process may map on top of what it has mapped. For good.
bool limitMemory(std::uint64_t mib, std::uint64_t mapped);

/// File access by Landlock; where the kernel has it, no TCP, no abstract sockets and no signals to others either.
bool applyLandlock(const std::vector<std::string> &read, const std::vector<std::string> &write);

/// From here on, signals reach only what is forked from this process; where the kernel cannot do that, nothing changes.
void scopeSignals();

/// Filters system calls by an allowlist. Others fail with EPERM; those used for attacks end the process.
bool applySeccomp();

/// From here on, a new process asks first: the descriptor that hears the question is the host's (ForkWarden). None
/// where the kernel cannot ask; then there are no new processes at all.
UniqueFd guardForks();

/// The folders and files that CPython and its libraries read.
std::vector<std::string> systemPaths();

} // namespace vitrine
