// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/actions.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/records.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

/// The names of enumerators in a trail. They are part of the file format and of the hashes: a name never changes, even
/// if other texts do.
namespace vitrine::trailfile {

/// The kind of event which records that the import of a source (`source` in its detail) was cut off when its program
/// ended.
inline constexpr std::string_view interruptedImport = "import.interrupted";

template <typename E>
inline constexpr std::array<std::string_view, 0> storedNames {};

template <>
inline constexpr auto storedNames<Quality> = std::to_array<std::string_view>({ "missing", "derived", "recorded" });
template <>
inline constexpr auto storedNames<StepKind>
    = std::to_array<std::string_view>({ "system", "task", "plan", "action", "tool", "message", "final", "grader" });
template <>
inline constexpr auto storedNames<ActionKind> = std::to_array<std::string_view>(
    { "code", "command", "edit", "write", "read", "search", "fetch", "tool", "delegate", "message" });
template <>
inline constexpr auto storedNames<Approval::Decision> = decisionNames;
template <>
inline constexpr auto storedNames<Approval::Source> = approvalSourceNames;
template <>
inline constexpr auto storedNames<RunState>
    = std::to_array<std::string_view>({ "unknown", "success", "max_steps", "error", "cancelled", "interrupted" });
template <>
inline constexpr auto storedNames<ErrorLayer>
    = std::to_array<std::string_view>({ "parse", "policy", "code", "tool", "model", "limit", "format" });
template <>
inline constexpr auto storedNames<OutputStream>
    = std::to_array<std::string_view>({ "log", "result", "stdout", "stderr", "display", "error" });
template <>
inline constexpr auto storedNames<Language> = std::to_array<std::string_view>({ "python", "bash", "other" });
template <>
inline constexpr auto storedNames<CodeOrigin>
    = std::to_array<std::string_view>({ "field", "fenced", "tag", "repr", "tool_arg", "edited" });
template <>
inline constexpr auto storedNames<SessionKind> = std::to_array<std::string_view>({ "replay", "step_run", "scratch" });
template <>
inline constexpr auto storedNames<ReplayVerdict> = std::to_array<std::string_view>(
    { "none", "same", "noise", "differs", "fixed", "broken", "blocked", "no_tool_result", "not_comparable" });
template <>
inline constexpr auto storedNames<ExecutionState>
    = std::to_array<std::string_view>({ "running", "ended", "interrupted" });
template <>
inline constexpr auto storedNames<NoteSubject>
    = std::to_array<std::string_view>({ "trail", "source", "run", "step", "session", "execution", "entry" });
template <>
inline constexpr auto storedNames<StepStatus>
    = std::to_array<std::string_view>({ "ok", "error", "blocked", "timeout", "limit", "crashed", "cancelled" });
template <>
inline constexpr auto storedNames<Verdict>
    = std::to_array<std::string_view>({ "allowed", "denied", "undecidable", "ask" });
template <>
inline constexpr auto storedNames<Severity> = std::to_array<std::string_view>({ "note", "warning", "denied" });
template <>
inline constexpr auto storedNames<FindingPart> = std::to_array<std::string_view>({ "code", "logs", "output", "error" });
template <>
inline constexpr auto storedNames<ToolSource>
    = std::to_array<std::string_view>({ "recorded", "constant", "python", "missing", "host" });
template <>
inline constexpr auto storedNames<VariableChange>
    = std::to_array<std::string_view>({ "added", "changed", "removed", "same" });

template <typename E>
constexpr std::string_view nameOf(E value)
{
    return storedNames<E>.at(static_cast<std::size_t>(std::to_underlying(value)));
}

/// Returns nothing for a name that no version of the format knows.
template <typename E>
constexpr std::optional<E> enumFrom(std::string_view name)
{
    const auto found = std::ranges::find(storedNames<E>, name);
    if (found == storedNames<E>.end())
        return std::nullopt;
    return static_cast<E>(found - storedNames<E>.begin());
}

} // namespace vitrine::trailfile
