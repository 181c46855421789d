// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/sandbox/messages.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// Permanently applies the layers that a process can apply to itself to this thread and everything forked from it: no
/// new privileges, no capabilities, resource limits, Landlock, seccomp. Returns the names of the active ones.
std::vector<std::string> enterJail(const wire::Enter &enter);

/// Mapped bytes of this process, with a precision of 1 MiB, found by probing, since /proc may be missing. `atLeast` is
/// a known lower bound.
std::uint64_t mappedBytes(std::uint64_t atLeast = 0);

/// Permanently limits how much more memory this process can map.
bool limitMemory(std::uint64_t mib, std::uint64_t mapped);

/// Restricts file access by Landlock and, if the kernel supports it, TCP, abstract sockets and signals to other
/// processes.
bool applyLandlock(const std::vector<std::string> &read, const std::vector<std::string> &write);

/// From now on, signals only reach processes forked from this one. No effect if the kernel does not support it.
void scopeSignals();

/// Filters system calls by an allowlist. Others fail with EPERM; those used for attacks end the process.
bool applySeccomp();

/// From now on, new processes need permission: the host reads the requests from the returned descriptor (ForkWarden).
/// Empty if the kernel does not support this; then new processes are not possible at all.
UniqueFd guardForks();

/// The folders and files that CPython and its libraries read.
std::vector<std::string> systemPaths();

} // namespace vitrine
