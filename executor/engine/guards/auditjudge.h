// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/globs.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policy.h"
#include "executor/stepresult.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// An audit event (PEP 578), its arguments as text.
struct AuditEvent {
    std::string_view name;
    std::string subject; ///< path, host or command
    bool writes = false; ///< for `open`: the mode or flags request writing
};

/// Judges any event, including those of libraries, by the file, network and process rules of the policy. Empty for
/// events without a rule. Does not use Python, so that it can be tested alone.
std::optional<EventRecord> judgeAuditEvent(const AuditEvent &event, const Policy &policy, const ImportRules &imports);

/// The patterns for files as the policy lists them, in a process whose sessions have them relative to their working
/// folder (the sandbox). Set before a session starts; empty in other processes.
struct ListedPatterns {
    std::vector<std::string> read;
    std::vector<std::string> write;
};
void setListedPatterns(ListedPatterns patterns);

/// Whether the policy as it is listed allows the file of a denied event, so that only the jail prevents the access:
/// `**` allows all files, but in the sandbox those of the working folder.
bool isOutsideJail(const EventRecord &denied);

/// Whether `judgeAuditEvent` has a rule for this event. Fast: called for every event.
bool isJudgedEvent(std::string_view name);

/// Whether this event starts a process.
bool startsProcess(std::string_view name);

/// The absolute path without symbolic links and dots, as the globs of a policy expect it.
std::string absolutePath(const std::string &path);

/// Whether the path is a file of the interpreter and its libraries, which any allowed library may read.
bool isSystemLibrary(std::string_view path);

} // namespace vitrine
