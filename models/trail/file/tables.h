// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string_view>

/// Which columns of which tables are written, hashed and read, and in which order. Order and content of these lists
/// are the canonical form of an entry of format 1: a later format gets lists of its own.
/// A leading '@' marks a reference to `contents`, hashed as the commitment to the content; a leading '^' one to
/// `prompts`, hashed as the prompt's digest; a leading '#' an id of a row or of an entry, hashed as the number that it
/// has in the trail where it was recorded (parts.h).
namespace vitrine::trailfile {

struct Table {
    std::string_view name;
    std::string_view parent; ///< column that names the row's owner
    std::string_view order; ///< column that orders the rows of one owner
    std::span<const std::string_view> columns;
    bool isEntered = false; ///< its column `entry` names the entry that the row is the subject of
};

/// The name of a column as SQL knows it, without the mark of the lists.
constexpr std::string_view columnName(std::string_view listed)
{
    return listed.find_first_of("@^#") == 0 ? listed.substr(1) : listed;
}

namespace columns {
using Name = std::string_view;
inline constexpr auto trail = std::to_array<Name>({ "#id", "uid", "created_at" });
inline constexpr auto sources
    = std::to_array<Name>({ "#id", "file", "sha256", "size", "format", "importer_version", "imported_at" });
inline constexpr auto sourceEnds = std::to_array<Name>({ "#source", "outcome", "@report", "ended_at" });
inline constexpr auto discardedRuns = std::to_array<Name>({ "#source", "#run_entry", "#run" });
inline constexpr auto runs = std::to_array<Name>({ "#id", "#source", "index_in_source", "external_id", "agent_name",
    "agent_kind", "model", "@task", "@final_answer", "@expected_answer", "state", "started_at", "ended_at", "seconds",
    "time_quality", "tokens_in", "tokens_out", "token_quality", "framework", "framework_version", "@extra", "line",
    "byte_from", "byte_to", "step_count", "code_step_count", "error_count", "blocked_count" });
inline constexpr auto runImports = std::to_array<Name>({ "#run", "n", "module" });
inline constexpr auto steps = std::to_array<Name>({ "#id", "#run", "ordinal", "external_number", "kind", "@thought",
    "@raw_model_output", "^prompt", "is_final_answer", "started_at", "ended_at", "seconds", "time_quality", "tokens_in",
    "tokens_out", "token_quality", "@extra", "line", "byte_from", "byte_to" });
inline constexpr auto stepCode = std::to_array<Name>({ "#step", "n", "language", "@text", "origin" });
inline constexpr auto stepToolCalls = std::to_array<Name>(
    { "#step", "n", "call_id", "name", "@arguments", "@result", "@error", "seconds", "inner_of_code" });
inline constexpr auto stepOutputs = std::to_array<Name>({ "#step", "n", "stream", "@text", "is_truncated" });
inline constexpr auto stepErrors
    = std::to_array<Name>({ "#step", "layer", "type", "@message", "@traceback", "@code_line", "cause_type" });
/// The row of a step that is an entry of its own: found by the step, not by its run.
inline constexpr auto stepAlone = steps;
inline constexpr auto liveSteps = std::to_array<Name>({ "#step", "#execution" });
inline constexpr auto stepEnds = std::to_array<Name>({ "#step", "is_final_answer", "ended_at", "seconds" });
inline constexpr auto policies = std::to_array<Name>({ "#id", "hash", "@document" });
inline constexpr auto sessions
    = std::to_array<Name>({ "#id", "#run", "kind", "policy", "executor", "python_version", "started_at" });
inline constexpr auto sessionLayers = std::to_array<Name>({ "#session", "n", "name" });
inline constexpr auto executions
    = std::to_array<Name>({ "#id", "#session", "#step", "ordinal", "@code", "is_edited", "started_at" });
inline constexpr auto executionEnds = std::to_array<Name>({ "#execution", "status", "is_final", "@output_repr",
    "output_is_cut", "output_type", "@output_text", "@output_json", "@logs", "logs_truncated", "error_type",
    "@error_message", "error_line", "error_column", "@error_source_line", "@error_traceback", "error_rule",
    "operations", "wall_s", "cpu_s", "peak_rss_kib", "policy", "verdict", "reason", "ended_at" });
inline constexpr auto executionLayers = std::to_array<Name>({ "#execution", "n", "name" });
inline constexpr auto executionImports
    = std::to_array<Name>({ "#execution", "n", "module", "line", "verdict", "rule" });
inline constexpr auto executionImportNames = std::to_array<Name>({ "#execution", "n", "import", "name" });
inline constexpr auto executionEvents
    = std::to_array<Name>({ "#execution", "n", "seq", "kind", "@detail", "verdict", "rule" });
inline constexpr auto executionToolCalls
    = std::to_array<Name>({ "#execution", "n", "seq", "name", "@arguments", "@result", "@error", "source" });
inline constexpr auto executionVariables
    = std::to_array<Name>({ "#execution", "n", "name", "type", "@repr", "size", "change" });
inline constexpr auto executionShapes = std::to_array<Name>({ "#execution", "n", "shape" });
inline constexpr auto interruptions = std::to_array<Name>({ "#execution", "found_at" });
inline constexpr auto sessionEnvironments = std::to_array<Name>({ "#session", "@document" });
inline constexpr auto executionEnvironments = std::to_array<Name>({ "#execution", "@document" });
inline constexpr auto executionFindings = std::to_array<Name>({ "#execution", "n", "severity", "rule", "code",
    "@subject", "@detail", "part", "line", "column", "end_line", "end_column" });
inline constexpr auto reviews = std::to_array<Name>({ "#id", "#step", "@code", "policy", "verdict", "@facts", "at" });
inline constexpr auto reviewFindings = std::to_array<Name>({ "#review", "n", "severity", "rule", "code", "@subject",
    "@detail", "part", "line", "column", "end_line", "end_column" });
inline constexpr auto notes
    = std::to_array<Name>({ "#id", "about", "#subject", "mark", "@text", "author", "#replaces", "at" });
inline constexpr auto trailEvents = std::to_array<Name>({ "#id", "kind", "@detail", "program", "at" });
inline constexpr auto seals
    = std::to_array<Name>({ "#id", "entries", "head", "root", "public_key", "signature", "signed_at" });
inline constexpr auto redactions = std::to_array<Name>({ "#id", "#content", "commitment", "@reason", "at" });
inline constexpr auto runDetails = std::to_array<Name>({ "#run", "parent_run", "cost" });
inline constexpr auto parts = std::to_array<Name>({ "#id", "uid", "entries", "head", "merged_at" });
} // namespace columns

namespace tables {
inline constexpr Table trail { "trail", "id", "id", columns::trail, true };
inline constexpr Table sources { "sources", "id", "id", columns::sources, true };
inline constexpr Table sourceEnds { "source_ends", "source", "source", columns::sourceEnds, true };
inline constexpr Table discardedRuns { "discarded_runs", "source", "run_entry", columns::discardedRuns };
inline constexpr Table runs { "runs", "id", "id", columns::runs, true };
inline constexpr Table runImports { "run_imports", "run", "n", columns::runImports };
inline constexpr Table steps { "steps", "run", "id", columns::steps };
inline constexpr Table stepCode { "step_code", "step", "n", columns::stepCode };
inline constexpr Table stepToolCalls { "step_tool_calls", "step", "n", columns::stepToolCalls };
inline constexpr Table stepOutputs { "step_outputs", "step", "n", columns::stepOutputs };
inline constexpr Table stepErrors { "step_errors", "step", "step", columns::stepErrors };
inline constexpr Table stepAlone { "steps", "id", "id", columns::stepAlone };
inline constexpr Table liveSteps { "live_steps", "step", "step", columns::liveSteps, true };
inline constexpr Table stepEnds { "step_ends", "step", "step", columns::stepEnds, true };
inline constexpr Table policies { "policies", "id", "id", columns::policies, true };
inline constexpr Table sessions { "sessions", "id", "id", columns::sessions, true };
inline constexpr Table sessionLayers { "session_layers", "session", "n", columns::sessionLayers };
inline constexpr Table executions { "executions", "id", "id", columns::executions, true };
inline constexpr Table executionEnds { "execution_ends", "execution", "execution", columns::executionEnds, true };
inline constexpr Table executionLayers { "execution_layers", "execution", "n", columns::executionLayers };
inline constexpr Table executionImports { "execution_imports", "execution", "n", columns::executionImports };
inline constexpr Table executionImportNames { "execution_import_names", "execution", "n",
    columns::executionImportNames };
inline constexpr Table executionEvents { "execution_events", "execution", "n", columns::executionEvents };
inline constexpr Table executionToolCalls { "execution_tool_calls", "execution", "n", columns::executionToolCalls };
inline constexpr Table executionVariables { "execution_variables", "execution", "n", columns::executionVariables };
inline constexpr Table executionShapes { "execution_shapes", "execution", "n", columns::executionShapes };
inline constexpr Table sessionEnvironments { "session_environments", "session", "session",
    columns::sessionEnvironments };
inline constexpr Table executionEnvironments { "execution_environments", "execution", "execution",
    columns::executionEnvironments };
inline constexpr Table executionFindings { "execution_findings", "execution", "n", columns::executionFindings };
inline constexpr Table reviews { "reviews", "id", "id", columns::reviews, true };
inline constexpr Table reviewFindings { "review_findings", "review", "n", columns::reviewFindings };
inline constexpr Table notes { "notes", "id", "id", columns::notes, true };
inline constexpr Table trailEvents { "trail_events", "id", "id", columns::trailEvents, true };
inline constexpr Table seals { "seals", "id", "id", columns::seals, true };
inline constexpr Table redactions { "redactions", "id", "id", columns::redactions, true };
inline constexpr Table runDetails { "run_details", "run", "run", columns::runDetails };
inline constexpr Table parts { "parts", "id", "id", columns::parts, true };
inline constexpr Table interruptions { "execution_interruptions", "execution", "execution", columns::interruptions,
    true };
} // namespace tables

} // namespace vitrine::trailfile
