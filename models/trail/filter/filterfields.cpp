// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/closestname.h"
#include "models/trail/filter/filtersql.h"
#include "models/trail/record/logevents.h"
#include "models/trail/record/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

/// The fields of the filter language, their names, and the location of their values.
namespace vitrine {

namespace trailfile {

namespace {

using enum FilterType;

// A value is between [ and ]; the text around it says which rows it is looked up in. Without brackets the whole is the
// value. `s` is the step and `r` its run; `x` an execution without a step, `d` its end, `n` its session.
constexpr auto locations = std::to_array<FieldSql>({
    { { "id", Integer }, "s.id", "x.id" },
    { { "run", Integer }, "s.run", "", "", "", "SELECT s.id FROM steps s WHERE [s.run]" },
    { { "step", Integer }, "s.ordinal", "x.ordinal" },
    { { "kind", Choice, storedNames<StepKind> }, "s.kind", "'action'" },
    { { "status", Choice, storedNames<StepStatus> },
        "CASE (SELECT layer FROM step_errors e WHERE e.step = s.id) WHEN 'policy' THEN 'blocked' WHEN 'limit' THEN "
        "'limit' ELSE iif(EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id), 'error', iif(EXISTS (SELECT 1 "
        "FROM live_steps l WHERE l.step = s.id AND NOT EXISTS (SELECT 1 FROM step_ends w WHERE w.step = l.step)), "
        "NULL, 'ok')) END",
        "d.status" },
    { { "final", Boolean },
        "ifnull((SELECT w.is_final_answer FROM step_ends w WHERE w.step = s.id), s.is_final_answer)", "d.is_final" },
    { { "duration", Duration }, "ifnull(s.seconds, (SELECT w.seconds FROM step_ends w WHERE w.step = s.id))",
        "d.wall_s" },
    { { "started", Time }, "s.started_at", "x.started_at" },
    { { "tokens.in", Integer }, "s.tokens_in", "" },
    { { "tokens.out", Integer }, "s.tokens_out", "" },
    { { "code", Text }, "EXISTS (SELECT 1 FROM step_code p WHERE p.step = s.id AND [vitrine_text(p.text)])",
        "vitrine_text(x.code)", "code" },
    { { "language", Choice, storedNames<Language> },
        "EXISTS (SELECT 1 FROM step_code p WHERE p.step = s.id AND [p.language])", "'python'" },
    { { "thought", Text }, "vitrine_text(s.thought)", "", "thought" },
    // Each row occurs only once, so that a damaged file does not cause an endless loop.
    { { "prompt", Text },
        "EXISTS (WITH RECURSIVE m(parent, text) AS (SELECT parent, text FROM prompts WHERE id = s.prompt UNION SELECT "
        "q.parent, q.text FROM m JOIN prompts q ON q.id = m.parent) SELECT 1 FROM m WHERE m.text IS NOT NULL AND "
        "[vitrine_text(m.text)])",
        "" },
    { { "output", Text }, "EXISTS (SELECT 1 FROM step_outputs p WHERE p.step = s.id AND [vitrine_text(p.text)])",
        "EXISTS (SELECT 1 FROM contents t WHERE t.id IN (d.logs, d.output_repr) AND [vitrine_text(t.id)])", "output" },
    { { "error.type", Name },
        "s.id IN (SELECT step FROM step_errors e WHERE [e.type] UNION ALL SELECT step FROM step_errors e WHERE "
        "[e.cause_type])",
        "d.error_type", "",
        "EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id AND ([e.type] OR [e.cause_type]))" },
    { { "error.message", Text },
        "EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id AND [vitrine_text(e.message)])",
        "EXISTS (SELECT 1 FROM contents t WHERE t.id = d.error_message AND [vitrine_text(t.id)])", "error" },
    { { "error.layer", Choice, storedNames<ErrorLayer> }, "s.id IN (SELECT step FROM step_errors e WHERE [e.layer])",
        "", "", "EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id AND [e.layer])" },
    { { "error.rule", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_ends d ON d.execution = x.id WHERE x.step = s.id AND "
        "[d.error_rule])",
        "d.error_rule" },
    { { "import", Name }, "", "" },
    { { "import.verdict", Choice, storedNames<Verdict> },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_imports v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.verdict])",
        "EXISTS (SELECT 1 FROM execution_imports v WHERE v.execution = x.id AND [v.verdict])" },
    { { "import.rule", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_imports v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.rule])",
        "EXISTS (SELECT 1 FROM execution_imports v WHERE v.execution = x.id AND [v.rule])" },
    { { "tool", Name }, "s.id IN (SELECT step FROM step_tool_calls c WHERE [c.name])",
        "x.id IN (SELECT execution FROM execution_tool_calls c WHERE [c.name])", "",
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [c.name])" },
    { { "tool.arguments", Text },
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [vitrine_text(c.arguments)])",
        // The words of an argument that is the step's code are in the column of the code.
        "EXISTS (SELECT 1 FROM execution_tool_calls c WHERE c.execution = x.id AND [vitrine_text(c.arguments)])",
        "tool code" },
    { { "tool.result", Text },
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [vitrine_text(c.result)])",
        "EXISTS (SELECT 1 FROM execution_tool_calls c WHERE c.execution = x.id AND [vitrine_text(c.result)])", "tool" },
    { { "tool.source", Choice, storedNames<ToolSource> },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_tool_calls c ON c.execution = x.id WHERE x.step = s.id AND "
        "[c.source])",
        "EXISTS (SELECT 1 FROM execution_tool_calls c WHERE c.execution = x.id AND [c.source])" },
    { { "action.kind", Choice, storedNames<ActionKind> },
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [vitrine_action_kind(c.name, "
        "vitrine_text(c.arguments))] UNION ALL SELECT 1 FROM step_code p WHERE p.step = s.id AND p.origin <> "
        "'tool_arg' AND [iif(p.language = 'bash', 'command', 'code')])",
        "" },
    { { "action.file", Name },
        "EXISTS (SELECT 1 FROM step_tool_calls c, json_each(vitrine_action_files(vitrine_text(c.arguments))) j WHERE "
        "c.step = s.id AND [j.value])",
        "", "tool code" },
    { { "action.decision", Choice, storedNames<Approval::Decision> },
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [vitrine_call_fact(vitrine_text(s.extra), "
        "c.call_id, 'decision')])",
        "" },
    { { "action.decider", Choice, storedNames<Approval::Source> },
        "EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND [vitrine_call_fact(vitrine_text(s.extra), "
        "c.call_id, 'decided_by')])",
        "" },
    { { "log.event", Name },
        "EXISTS (SELECT 1 FROM json_each(vitrine_log_events(vitrine_text(s.extra))) j WHERE [json_extract(j.value, "
        "'$.kind')])",
        "" },
    { { "log.topic", Choice, topicNames },
        "EXISTS (SELECT 1 FROM json_each(vitrine_log_events(vitrine_text(s.extra))) j WHERE [json_extract(j.value, "
        "'$.topic')])",
        "" },
    { { "log.detail", Text },
        "EXISTS (SELECT 1 FROM json_each(vitrine_log_events(vitrine_text(s.extra))) j WHERE [json_extract(j.value, "
        "'$.record')])",
        "" },
    { { "command", Text },
        "EXISTS (SELECT 1 FROM step_code p WHERE p.step = s.id AND p.language = 'bash' AND [vitrine_text(p.text)])", "",
        "code" },
    { { "exit", Integer },
        // 0 is the value of a step of which no command failed, and needs a look at the calls of each step. Other
        // numbers are that of the step's error, and those of more commands of a step with an error.
        "(s.id IN (SELECT e.step FROM step_errors e WHERE e.type LIKE 'exit status %' AND [CAST(substr(e.type, 13) AS "
        "INTEGER)]) OR CASE WHEN [0] THEN NOT EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id AND e.type LIKE "
        "'exit status %') AND EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = s.id AND "
        "vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'exit') = 0) ELSE s.id IN (SELECT e.step FROM step_errors "
        "e CROSS JOIN steps t ON t.id = e.step CROSS JOIN step_tool_calls c ON c.step = e.step WHERE (SELECT count(*) "
        "FROM step_tool_calls k WHERE k.step = e.step) > 1 AND vitrine_call_fact(vitrine_text(t.extra), c.call_id, "
        "'exit') <> 0 AND [vitrine_call_fact(vitrine_text(t.extra), c.call_id, 'exit')]) END)",
        "", "", "", "",
        "CASE WHEN EXISTS (SELECT 1 FROM step_errors e WHERE e.step = s.id AND e.type LIKE 'exit status %' AND "
        "[CAST(substr(e.type, 13) AS INTEGER)]) THEN 1 WHEN [0] THEN NOT EXISTS (SELECT 1 FROM step_errors e WHERE "
        "e.step = s.id AND e.type LIKE 'exit status %') AND EXISTS (SELECT 1 FROM step_tool_calls c WHERE c.step = "
        "s.id AND vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'exit') = 0) ELSE EXISTS (SELECT 1 FROM "
        "step_errors e CROSS JOIN step_tool_calls c ON c.step = e.step WHERE e.step = s.id AND (SELECT count(*) FROM "
        "step_tool_calls k WHERE k.step = e.step) > 1 AND vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'exit') "
        "<> 0 AND [vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'exit')]) END" },
    { { "run.task", Text }, "vitrine_text(r.task)", "" },
    { { "run.answer", Text },
        "EXISTS (SELECT 1 FROM contents t WHERE t.id = ifnull(r.final_answer, (SELECT l.answer FROM live_runs l WHERE "
        "l.run = r.id)) AND [vitrine_text(t.id)])",
        "" },
    { { "run.expected", Text },
        "EXISTS (SELECT 1 FROM contents t WHERE t.id = r.expected_answer AND [vitrine_text(t.id)])", "" },
    { { "run.state", Choice, storedNames<RunState> },
        "ifnull((SELECT l.state FROM live_runs l WHERE l.run = r.id), r.state)", "" },
    { { "run.model", Name }, "r.model", "" },
    { { "run.agent", Name }, "r.agent_name", "" },
    { { "run.kind", Name }, "r.agent_kind", "" },
    { { "run.framework", Name }, "r.framework", "" },
    { { "run.external", Name }, "r.external_id", "" },
    { { "run.steps", Integer }, "r.step_count + ifnull((SELECT l.steps FROM live_runs l WHERE l.run = r.id), 0)", "" },
    { { "run.errors", Integer }, "r.error_count + ifnull((SELECT l.errors FROM live_runs l WHERE l.run = r.id), 0)",
        "" },
    { { "run.blocked", Integer }, "r.blocked_count + ifnull((SELECT l.blocked FROM live_runs l WHERE l.run = r.id), 0)",
        "" },
    { { "run.duration", Duration },
        "ifnull(r.seconds, ifnull(r.ended_at, (SELECT l.ended_at FROM live_runs l WHERE l.run = r.id)) - r.started_at)",
        "" },
    { { "run.started", Time }, "r.started_at", "" },
    { { "run.tokens.in", Integer }, "r.tokens_in", "" },
    { { "run.tokens.out", Integer }, "r.tokens_out", "" },
    { { "run.cost", Real }, "(SELECT d.cost FROM run_details d WHERE d.run = r.id)", "" },
    { { "run.score", Real },
        "r.id IN (SELECT q.id FROM runs q, json_each(vitrine_scores(vitrine_text(q.extra))) j WHERE "
        "[json_extract(j.value, '$.number')])",
        "", "", "", "",
        "EXISTS (SELECT 1 FROM json_each(vitrine_scores(vitrine_text(r.extra))) j WHERE [json_extract(j.value, "
        "'$.number')])" },
    { { "run.score.name", Name },
        "r.id IN (SELECT q.id FROM runs q, json_each(vitrine_scores(vitrine_text(q.extra))) j WHERE "
        "[json_extract(j.value, '$.name')])",
        "", "", "", "",
        "EXISTS (SELECT 1 FROM json_each(vitrine_scores(vitrine_text(r.extra))) j WHERE [json_extract(j.value, "
        "'$.name')])" },
    { { "run.score.value", Name },
        "r.id IN (SELECT q.id FROM runs q, json_each(vitrine_scores(vitrine_text(q.extra))) j WHERE "
        "[json_extract(j.value, '$.value')])",
        "", "", "", "",
        "EXISTS (SELECT 1 FROM json_each(vitrine_scores(vitrine_text(r.extra))) j WHERE [json_extract(j.value, "
        "'$.value')])" },
    { { "run.user", Name },
        "r.id IN (SELECT q.id FROM runs q WHERE [vitrine_run_label(vitrine_text(q.extra), 'user')])", "", "", "", "",
        "vitrine_run_label(vitrine_text(r.extra), 'user')" },
    { { "run.session", Name },
        "r.id IN (SELECT q.id FROM runs q WHERE [vitrine_run_label(vitrine_text(q.extra), 'session')])", "", "", "", "",
        "vitrine_run_label(vitrine_text(r.extra), 'session')" },
    { { "run.tag", Name },
        "r.id IN (SELECT q.id FROM runs q, json_each(vitrine_run_tags(vitrine_text(q.extra))) j WHERE [j.value])", "",
        "", "", "", "EXISTS (SELECT 1 FROM json_each(vitrine_run_tags(vitrine_text(r.extra))) j WHERE [j.value])" },
    { { "run.parent", Integer }, "(SELECT d.parent_run FROM run_details d WHERE d.run = r.id)", "" },
    { { "source.file", Name }, "(SELECT o.file FROM sources o WHERE o.id = r.source)", "" },
    { { "source.format", Name }, "(SELECT o.format FROM sources o WHERE o.id = r.source)", "" },
    { { "replay.status", Choice, storedNames<StepStatus> },
        "s.id IN (SELECT x.step FROM executions x JOIN execution_ends d ON d.execution = x.id WHERE x.step IS NOT "
        "NULL AND [d.status])",
        "" },
    { { "replay.verdict", Choice, storedNames<ReplayVerdict> },
        "s.id IN (SELECT x.step FROM executions x JOIN execution_ends d ON d.execution = x.id WHERE x.step IS NOT "
        "NULL AND [d.verdict])",
        "" },
    { { "replay.reason", Name },
        "s.id IN (SELECT x.step FROM executions x JOIN execution_ends d ON d.execution = x.id WHERE x.step IS NOT "
        "NULL AND [d.reason])",
        "" },
    { { "replay.duration", Duration },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_ends d ON d.execution = x.id WHERE x.step = s.id AND "
        "[d.wall_s])",
        "" },
    { { "replay.output", Text },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_ends d ON d.execution = x.id JOIN contents t ON t.id IN "
        "(d.logs, d.output_repr) WHERE x.step = s.id AND [vitrine_text(t.id)])",
        "" },
    { { "edited", Boolean }, "EXISTS (SELECT 1 FROM executions x WHERE x.step = s.id AND [x.is_edited])",
        "x.is_edited" },
    { { "interrupted", Boolean },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_interruptions i ON i.execution = x.id WHERE x.step = s.id)",
        "EXISTS (SELECT 1 FROM execution_interruptions i WHERE i.execution = x.id)", "", "",
        "SELECT s.id FROM steps s WHERE [0] UNION ALL SELECT x.step FROM execution_interruptions i JOIN executions x "
        "ON x.id = i.execution WHERE x.step IS NOT NULL" },
    { { "executor", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN sessions n ON n.id = x.session WHERE x.step = s.id AND [n.executor])",
        "n.executor" },
    { { "python", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN sessions n ON n.id = x.session WHERE x.step = s.id AND "
        "[n.python_version])",
        "n.python_version" },
    { { "policy", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN sessions n ON n.id = x.session JOIN policies q ON q.hash = "
        "n.policy WHERE x.step = s.id AND [json_extract(vitrine_text(q.document), '$.name')])",
        "EXISTS (SELECT 1 FROM policies q WHERE q.hash = n.policy AND [json_extract(vitrine_text(q.document), "
        "'$.name')])" },
    { { "policy.hash", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN sessions n ON n.id = x.session WHERE x.step = s.id AND [n.policy])",
        "n.policy" },
    { { "layer", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_layers l ON l.execution = x.id WHERE x.step = s.id AND "
        "[l.name])",
        "EXISTS (SELECT 1 FROM execution_layers l WHERE l.execution = x.id AND [l.name])" },
    { { "package", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_environments v ON v.execution = x.id, "
        "json_each(vitrine_text(v.document), '$.packages') j WHERE x.step = s.id AND [json_extract(j.value, "
        "'$.name')])",
        "EXISTS (SELECT 1 FROM execution_environments v, json_each(vitrine_text(v.document), '$.packages') j WHERE "
        "v.execution = x.id AND [json_extract(j.value, '$.name')])" },
    { { "event", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_events v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.kind])",
        "EXISTS (SELECT 1 FROM execution_events v WHERE v.execution = x.id AND [v.kind])" },
    { { "event.detail", Text },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_events v ON v.execution = x.id WHERE x.step = s.id AND "
        "[vitrine_text(v.detail)])",
        "EXISTS (SELECT 1 FROM execution_events v WHERE v.execution = x.id AND [vitrine_text(v.detail)])" },
    { { "event.verdict", Choice, storedNames<Verdict> },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_events v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.verdict])",
        "EXISTS (SELECT 1 FROM execution_events v WHERE v.execution = x.id AND [v.verdict])" },
    { { "event.rule", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_events v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.rule])",
        "EXISTS (SELECT 1 FROM execution_events v WHERE v.execution = x.id AND [v.rule])" },
    { { "variable.name", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_variables v ON v.execution = x.id WHERE x.step = s.id "
        "AND [v.name])",
        "EXISTS (SELECT 1 FROM execution_variables v WHERE v.execution = x.id AND [v.name])" },
    { { "variable.type", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_variables v ON v.execution = x.id WHERE x.step = s.id "
        "AND [v.type])",
        "EXISTS (SELECT 1 FROM execution_variables v WHERE v.execution = x.id AND [v.type])" },
    { { "variable.value", Text },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_variables v ON v.execution = x.id WHERE x.step = s.id "
        "AND [vitrine_text(v.repr)])",
        "EXISTS (SELECT 1 FROM execution_variables v WHERE v.execution = x.id AND [vitrine_text(v.repr)])" },
    { { "variable.shape", Name },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_shapes v ON v.execution = x.id WHERE x.step = s.id AND "
        "[v.shape])",
        "EXISTS (SELECT 1 FROM execution_shapes v WHERE v.execution = x.id AND [v.shape])" },
    { { "variable.change", Choice, storedNames<VariableChange> },
        "EXISTS (SELECT 1 FROM executions x JOIN execution_variables v ON v.execution = x.id WHERE x.step = s.id "
        "AND [v.change])",
        "EXISTS (SELECT 1 FROM execution_variables v WHERE v.execution = x.id AND [v.change])" },
    { { "finding.severity", Choice, storedNames<Severity> },
        "(EXISTS (SELECT 1 FROM reviews v JOIN review_findings f ON f.review = v.id WHERE v.step = s.id AND "
        "[f.severity]) OR EXISTS (SELECT 1 FROM executions x JOIN execution_findings f ON f.execution = x.id WHERE "
        "x.step = s.id AND [f.severity]))",
        "EXISTS (SELECT 1 FROM execution_findings f WHERE f.execution = x.id AND [f.severity])", "", "",
        "SELECT v.step FROM review_findings f JOIN reviews v ON v.id = f.review WHERE v.step IS NOT NULL AND "
        "[f.severity] UNION ALL SELECT x.step FROM execution_findings f JOIN executions x ON x.id = f.execution WHERE "
        "x.step IS NOT NULL AND [f.severity]" },
    { { "finding.code", Name },
        "(EXISTS (SELECT 1 FROM reviews v JOIN review_findings f ON f.review = v.id WHERE v.step = s.id AND "
        "[f.code]) OR EXISTS (SELECT 1 FROM executions x JOIN execution_findings f ON f.execution = x.id WHERE "
        "x.step = s.id AND [f.code]))",
        "EXISTS (SELECT 1 FROM execution_findings f WHERE f.execution = x.id AND [f.code])", "", "",
        "SELECT v.step FROM review_findings f JOIN reviews v ON v.id = f.review WHERE v.step IS NOT NULL AND [f.code] "
        "UNION ALL SELECT x.step FROM execution_findings f JOIN executions x ON x.id = f.execution WHERE x.step IS NOT "
        "NULL AND [f.code]" },
    { { "finding.rule", Name },
        "(EXISTS (SELECT 1 FROM reviews v JOIN review_findings f ON f.review = v.id WHERE v.step = s.id AND "
        "[f.rule]) OR EXISTS (SELECT 1 FROM executions x JOIN execution_findings f ON f.execution = x.id WHERE "
        "x.step = s.id AND [f.rule]))",
        "EXISTS (SELECT 1 FROM execution_findings f WHERE f.execution = x.id AND [f.rule])", "", "",
        "SELECT v.step FROM review_findings f JOIN reviews v ON v.id = f.review WHERE v.step IS NOT NULL AND [f.rule] "
        "UNION ALL SELECT x.step FROM execution_findings f JOIN executions x ON x.id = f.execution WHERE x.step IS NOT "
        "NULL AND [f.rule]" },
    { { "policy.verdict", Choice, storedNames<Verdict> },
        "(EXISTS (SELECT 1 FROM temp.judgements v WHERE v.policy = {0} AND v.step = s.id AND [v.verdict]) OR EXISTS "
        "(SELECT 1 FROM reviews v WHERE v.step = s.id AND NOT EXISTS (SELECT 1 FROM temp.judgements WHERE policy = "
        "{0}) AND v.policy IN (SELECT q.hash FROM policies q WHERE json_extract(vitrine_text(q.document), '$.name') = "
        "{0} OR substr(q.hash, 1, length({0})) = {0}) AND [v.verdict]))",
        "", "", "",
        "SELECT v.step FROM temp.judgements v WHERE v.policy = {0} AND [v.verdict] UNION ALL SELECT v.step FROM "
        "reviews v WHERE v.step IS NOT NULL AND NOT EXISTS (SELECT 1 FROM temp.judgements WHERE policy = {0}) AND "
        "v.policy IN (SELECT q.hash FROM policies q WHERE json_extract(vitrine_text(q.document), '$.name') = {0} OR "
        "substr(q.hash, 1, length({0})) = {0}) AND [v.verdict]" },
    { { "mark", Name },
        "EXISTS (SELECT 1 FROM notes o WHERE o.about = 'step' AND o.subject = s.id AND o.id NOT IN (SELECT replaces "
        "FROM notes WHERE replaces IS NOT NULL) AND [o.mark])",
        "EXISTS (SELECT 1 FROM notes o WHERE o.about = 'execution' AND o.subject = x.id AND o.id NOT IN (SELECT "
        "replaces FROM notes WHERE replaces IS NOT NULL) AND [o.mark])" },
    { { "note", Text },
        "EXISTS (SELECT 1 FROM notes o WHERE o.about = 'step' AND o.subject = s.id AND o.id NOT IN (SELECT replaces "
        "FROM notes WHERE replaces IS NOT NULL) AND [vitrine_text(o.text)])",
        "" },
});

constexpr auto functions = std::to_array<std::string_view>({ "calls", "imports", "assigns", "policy.verdict", "has" });

constexpr auto fieldList = [] {
    std::array<FilterField, locations.size()> fields;
    std::ranges::transform(locations, fields.begin(), &FieldSql::field);
    return fields;
}();

FilterProblem problem(std::string code, const FilterToken &token, std::string suggestion = {})
{
    return { std::move(code), token.position, token.length, token.text, std::move(suggestion) };
}

template <typename Number>
std::optional<Number> numberOf(std::string_view text, std::string_view &rest)
{
    Number number {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    rest = text.substr(static_cast<std::size_t>(end - text.data()));
    return number;
}

struct Unit {
    std::string_view name;
    double seconds;
};
constexpr auto units = std::to_array<Unit>({ { "", 1 }, { "s", 1 }, { "ms", 1e-3 }, { "us", 1e-6 }, { "\u00b5s", 1e-6 },
    { "\u03bcs", 1e-6 }, { "min", 60 }, { "m", 60 }, { "h", 3600 }, { "d", 86400 } });

std::optional<FilterValue> durationOf(std::string_view text)
{
    std::string_view rest;
    const auto number = numberOf<double>(text, rest);
    const auto unit = std::ranges::find(units, rest, &Unit::name);
    if (!number || unit == units.end() || !std::isfinite(*number))
        return std::nullopt;
    return *number * unit->seconds;
}

/// "2025-07-24", "2025-07-24T10:30" or "2025-07-24 10:30:15.5", in UTC.
std::optional<FilterValue> timeOf(std::string_view text)
{
    std::array<int, 5> parts { 0, 1, 1, 0, 0 };
    double seconds = 0;
    constexpr std::string_view separators = "--T::";
    std::size_t part = 0;
    for (std::string_view rest = text; part <= parts.size(); ++part) {
        const bool isLast = part == parts.size();
        const auto number = isLast ? numberOf<double>(rest, rest)
                                   : numberOf<int>(rest, rest).transform([](int whole) { return double(whole); });
        if (!number || !(*number >= 0 && *number < 10'000))
            return std::nullopt;
        if (isLast)
            seconds = *number;
        else
            parts[part] = static_cast<int>(*number);
        if (rest.empty() || rest == "Z")
            break;
        const bool fits = part < separators.size()
            && (rest.front() == separators[part] || (separators[part] == 'T' && rest.front() == ' '));
        if (!fits)
            return std::nullopt;
        rest.remove_prefix(1);
    }
    const auto month = static_cast<unsigned>(parts[1]);
    const std::chrono::year_month_day date { std::chrono::year(parts[0]), std::chrono::month(month),
        std::chrono::day(static_cast<unsigned>(parts[2])) };
    if (part < 2 || !date.ok() || parts[3] > 24 || parts[4] > 59 || seconds > 60)
        return std::nullopt;
    const auto days = std::chrono::sys_days(date).time_since_epoch().count();
    return static_cast<double>(days) * 86400.0 + parts[3] * 3600.0 + parts[4] * 60.0 + seconds;
}

std::optional<FilterValue> booleanOf(std::string_view text)
{
    if (text == "true" || text == "yes" || text == "1")
        return std::int64_t(1);
    if (text == "false" || text == "no" || text == "0")
        return std::int64_t(0);
    return std::nullopt;
}

std::optional<FilterValue> wholeNumberOf(std::string_view text)
{
    std::string_view rest;
    const auto number = numberOf<std::int64_t>(text, rest);
    if (!number || !rest.empty())
        return std::nullopt;
    return *number;
}

std::optional<FilterValue> realOf(std::string_view text)
{
    std::string_view rest;
    const auto number = numberOf<double>(text, rest);
    if (!number || !rest.empty() || !std::isfinite(*number))
        return std::nullopt;
    return *number;
}

std::optional<FilterValue> plainValue(FilterType type, std::string_view text)
{
    switch (type) {
    case Integer: return wholeNumberOf(text);
    case Real: return realOf(text);
    case Duration: return durationOf(text);
    case Time: return timeOf(text);
    case Boolean: return booleanOf(text);
    default: return FilterValue(std::string(text));
    }
}

} // namespace

const FieldSql *locationOf(std::string_view field)
{
    const auto found
        = std::ranges::find(locations, field, [](const FieldSql &location) { return location.field.name; });
    return found == locations.end() ? nullptr : &*found;
}

const FilterField *filterField(std::string_view name)
{
    const FieldSql *location = locationOf(name);
    return location ? &location->field : nullptr;
}

const FilterField *filterFieldOrAlias(std::string_view name)
{
    struct Alias {
        std::string_view typed;
        std::string_view field;
    };
    // The most common meaning of that name.
    constexpr auto aliases = std::to_array<Alias>({ { "error", "error.type" }, { "finding", "finding.code" },
        { "score", "run.score" }, { "user", "run.user" }, { "session", "run.session" }, { "tag", "run.tag" },
        { "replay", "replay.verdict" }, { "variable", "variable.name" } });
    const auto found = std::ranges::find(aliases, name, &Alias::typed);
    return filterField(found == aliases.end() ? name : found->field);
}

std::vector<std::string_view> durationUnits()
{
    std::vector<std::string_view> names;
    for (const Unit &unit : units)
        names.push_back(unit.name);
    return names;
}

std::vector<std::string_view> filterFieldNames()
{
    std::vector<std::string_view> names;
    for (const FilterField &field : fieldList)
        names.push_back(field.name);
    return names;
}

std::string closestFilterName(std::string_view wrong, std::span<const std::string_view> names)
{
    // The first or last part alone names a field as well: "tokens" for "tokens.in", "task" for "run.task".
    const auto hasPart = [wrong](std::string_view name) {
        const bool isLonger = !wrong.empty() && name.size() > wrong.size() + 1;
        return isLonger
            && ((name.ends_with(wrong) && name[name.size() - wrong.size() - 1] == '.')
                || (name.starts_with(wrong) && name[wrong.size()] == '.'));
    };
    const auto found = std::ranges::find_if(names, hasPart);
    return std::string(found == names.end() ? closestName(wrong, names) : *found);
}

std::expected<FilterValue, FilterProblem> filterValue(const FilterField &field, const FilterToken &token)
{
    if (field.type == Choice && !std::ranges::contains(field.choices, token.text))
        return std::unexpected(problem("unknown-value", token, closestFilterName(token.text, field.choices)));
    const auto value = plainValue(field.type, token.text);
    if (!value)
        return std::unexpected(problem("bad-value", token));
    return *value;
}

} // namespace trailfile

std::span<const FilterField> filterFields() { return trailfile::fieldList; }
std::span<const std::string_view> filterFunctions() { return trailfile::functions; }

std::string_view toString(FilterType value)
{
    constexpr auto names = std::to_array<std::string_view>(
        { "text", "name", "integer", "real", "duration", "time", "boolean", "choice" });
    return names.at(static_cast<std::size_t>(value));
}

} // namespace vitrine
