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

namespace vitrine {

/// An audit event (PEP 578) with its arguments as texts.
struct AuditEvent {
    std::string_view name;
    std::string subject; ///< path, host or command
    bool writes = false; ///< of `open`: the mode or flags ask for writing
};

/// Judges what any library does by the policy's file, network and process part. Nothing for events that no rule is
/// about. No Python, so that it can be tested alone.
std::optional<EventRecord> judgeAuditEvent(const AuditEvent &event, const Policy &policy, const ImportRules &imports);

/// Is this one of the events that `judgeAuditEvent` speaks about? Quick: the hook asks for every event there is.
bool isJudgedEvent(std::string_view name);

/// Whether this event announces a process.
bool startsProcess(std::string_view name);

/// Without links and dots, as the globs of a policy see it.
std::string absolutePath(const std::string &path);

/// Files of the interpreter and its libraries, which any allowed library may read.
bool isSystemLibrary(std::string_view path);

} // namespace vitrine
