// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/stepreader.h"

#include "base/utf8.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/schema.h"

#include <algorithm>

namespace vitrine::trailfile {

namespace {

TimeSpan readTime(RowReader &row)
{
    TimeSpan time;
    time.startedAt = row.nextOptional<double>();
    time.endedAt = row.nextOptional<double>();
    time.seconds = row.nextOptional<double>();
    time.quality = row.next<Quality>();
    return time;
}

Tokens readTokens(RowReader &row)
{
    Tokens tokens;
    tokens.input = row.nextOptional<std::int64_t>();
    tokens.output = row.nextOptional<std::int64_t>();
    tokens.quality = row.next<Quality>();
    return tokens;
}

SourceSpan readSpan(RowReader &row)
{
    SourceSpan span;
    span.line = row.next<std::uint64_t>();
    span.byteFrom = row.next<std::uint64_t>();
    span.byteTo = row.next<std::uint64_t>();
    return span;
}

/// The path through the tree of prompts from a step's last message to the first, turned round.
std::vector<PromptMessage> readPrompt(Statements &statements, std::int64_t last)
{
    std::vector<PromptMessage> messages;
    const auto take = [&](RowReader &row) {
        last = row.next<std::int64_t>();
        PromptMessage message;
        message.role = row.next<std::string>();
        message.text = row.nextText();
        messages.push_back(std::move(message));
    };
    while (last != emptyPrompt) {
        const std::int64_t wanted = last;
        forEachRow(statements, "SELECT parent, role, text FROM prompts WHERE id = ?", wanted, take);
        // A parent is older than its child; otherwise, there would be a cycle.
        if (last >= wanted || last < emptyPrompt)
            failDamaged("prompt");
    }
    std::ranges::reverse(messages);
    return messages;
}

CodeRecord readCode(RowReader &row)
{
    CodeRecord code;
    row.skip(2);
    code.language = row.next<Language>();
    code.text = row.nextText();
    code.origin = row.next<CodeOrigin>();
    return code;
}

RecordedToolCall readToolCall(RowReader &row)
{
    RecordedToolCall call;
    row.skip(2);
    call.callId = row.next<std::string>();
    call.name = row.next<std::string>();
    call.arguments = row.nextText();
    call.result = row.nextOptionalText();
    call.error = row.nextOptionalText();
    call.seconds = row.nextOptional<double>();
    call.innerOfCode = row.next<bool>();
    return call;
}

void readOutput(RowReader &row, StepParts parts, std::vector<OutputRecord> &outputs)
{
    OutputRecord output;
    row.skip(2);
    output.stream = row.next<OutputStream>();
    const auto text = row.next<std::int64_t>();
    output.isTruncated = row.next<bool>();
    if (parts != StepParts::All && !output.isTruncated)
        return;
    output.text = row.text(text);
    outputs.push_back(std::move(output));
}

ErrorRecord readError(RowReader &row)
{
    ErrorRecord error;
    row.skip();
    error.layer = row.next<ErrorLayer>();
    error.type = row.next<std::string>();
    error.message = row.nextText();
    error.traceback = row.nextText();
    error.codeLine = row.nextText();
    error.causeType = row.next<std::string>();
    return error;
}

StepRecord readStepRow(Statements &statements, RowReader &row, Prompts prompts)
{
    StepRecord step;
    row.skip(2);
    step.ordinal = row.next<std::uint64_t>();
    step.externalNumber = row.nextOptional<std::int64_t>();
    step.kind = row.next<StepKind>();
    step.thought = row.nextText();
    step.rawModelOutput = row.nextText();
    const auto prompt = row.next<std::int64_t>();
    if (prompts == Prompts::Read)
        step.prompt = readPrompt(statements, prompt);
    step.isFinalAnswer = row.next<bool>();
    step.time = readTime(row);
    step.tokens = readTokens(row);
    step.extra = row.nextText();
    step.span = readSpan(row);
    return step;
}

/// The data of a live step beyond the row of its start.
void readEnd(Statements &statements, StepId id, StepRecord &step)
{
    forEachRow(
        statements, "SELECT is_final_answer, ended_at, seconds FROM step_ends WHERE step = ?", id, [&](RowReader &row) {
            step.isFinalAnswer = row.next<bool>();
            step.time.endedAt = row.nextOptional<double>();
            step.time.seconds = row.nextOptional<double>();
        });
}

/// The first line that is not blank, cut where no UTF-8 sequence is torn.
std::string firstLineOf(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    if (from == std::string_view::npos)
        return {};
    std::size_t to = std::min(text.find_first_of("\r\n", from), text.size());
    if (to - from > longestSummaryLine)
        to = characterStart(text, from + longestSummaryLine);
    return std::string(text.substr(from, to - from));
}

void readLastExecution(RowReader &row, StepSummary &step)
{
    step.lastExecution = row.next<std::int64_t>();
    step.lastStatus = row.nextOptional<StepStatus>();
    step.lastVerdict = row.nextOptional<ReplayVerdict>().value_or(ReplayVerdict::None);
    step.lastReason = row.next<std::string>();
    step.lastSeconds = row.next<double>();
}

// The text of code, thought and message is cut in SQL: a list needs a line, and a step may hold megabytes.
std::string summarySql(std::string_view condition)
{
    return "SELECT s.id, s.run, s.ordinal, s.external_number, s.kind, ifnull(w.is_final_answer, s.is_final_answer), "
           "s.started_at, ifnull(w.ended_at, s.ended_at), ifnull(w.seconds, s.seconds), s.time_quality, s.tokens_in, "
           "s.tokens_out, s.token_quality, "
           "c.step IS NOT NULL, EXISTS (SELECT 1 FROM step_code p WHERE p.step = s.id AND p.language = 'python'), "
           "vitrine_head("
        + std::string(stepTextSql)
        + ", 2000), e.layer, vitrine_head(e.message, 2000), l.step IS NOT NULL AND "
          "w.step IS NULL, "
          "EXISTS (SELECT 1 FROM execution_interruptions i WHERE i.execution = l.execution), "
          "ifnull(x.id, 0), n.status, n.verdict, ifnull(n.reason, ''), ifnull(n.wall_s, 0) "
          "FROM steps s LEFT JOIN step_code c ON c.step = s.id AND c.n = 1 "
          "LEFT JOIN step_errors e ON e.step = s.id "
          "LEFT JOIN live_steps l ON l.step = s.id LEFT JOIN step_ends w ON w.step = s.id "
          "LEFT JOIN executions x ON x.id = (SELECT id FROM executions WHERE step = s.id ORDER BY "
        + newestFirst("id")
        + " LIMIT 1) "
          "LEFT JOIN execution_ends n ON n.execution = x.id WHERE "
        + std::string(condition);
}

StepSummary readSummaryRow(RowReader &row)
{
    StepSummary step;
    step.id = row.next<std::int64_t>();
    step.run = row.next<std::int64_t>();
    step.ordinal = row.next<std::uint64_t>();
    step.externalNumber = row.nextOptional<std::int64_t>();
    step.kind = row.next<StepKind>();
    step.isFinalAnswer = row.next<bool>();
    step.time = readTime(row);
    step.tokens = readTokens(row);
    step.hasCode = row.next<bool>();
    step.isReplayable = row.next<bool>();
    step.firstLine = firstLineOf(row.next<std::string>());
    step.errorLayer = row.nextOptional<ErrorLayer>();
    step.errorMessage = firstLineOf(row.next<std::string>());
    step.isOpen = row.next<bool>();
    step.isInterrupted = row.next<bool>();
    readLastExecution(row, step);
    return step;
}

/// The summary of a live run's steps.
void readLiveRun(Statements &statements, RunSummary &run)
{
    forEachRow(statements,
        "SELECT steps, code_steps, errors, blocked, state, answer, ended_at FROM live_runs WHERE run = ?", run.id,
        [&](RowReader &row) {
            run.isLive = true;
            for (std::uint64_t *count : { &run.steps, &run.codeSteps, &run.errors, &run.blocked })
                *count += row.next<std::uint64_t>();
            run.record.state = row.next<RunState>();
            run.record.finalAnswer = row.nextOptionalText();
            run.record.time.endedAt = row.nextOptional<double>();
        });
}

} // namespace

SourceRecord readSource(RowReader &row)
{
    SourceRecord source;
    source.file = row.next<std::string>();
    source.sha256 = row.next<std::string>();
    source.size = row.next<std::uint64_t>();
    source.format = row.next<std::string>();
    source.importerVersion = row.next<std::string>();
    source.importedAt = row.next<double>();
    return source;
}

RunSummary readRun(Statements &statements, RowReader &row)
{
    RunSummary run;
    RunRecord &record = run.record;
    run.id = row.next<std::int64_t>();
    run.source = row.next<std::int64_t>();
    record.indexInSource = row.next<std::uint64_t>();
    record.externalId = row.next<std::string>();
    record.agentName = row.next<std::string>();
    record.agentKind = row.next<std::string>();
    record.model = row.next<std::string>();
    record.task = row.nextText();
    record.finalAnswer = row.nextOptionalText();
    record.expectedAnswer = row.nextOptionalText();
    record.state = row.next<RunState>();
    record.time = readTime(row);
    record.tokens = readTokens(row);
    record.framework = row.next<std::string>();
    record.frameworkVersion = row.next<std::string>();
    record.extra = row.nextText();
    record.span = readSpan(row);
    run.steps = row.next<std::uint64_t>();
    run.codeSteps = row.next<std::uint64_t>();
    run.errors = row.next<std::uint64_t>();
    run.blocked = row.next<std::uint64_t>();
    forEachRow(statements, "SELECT module FROM run_imports WHERE run = ? ORDER BY n", run.id,
        [&](RowReader &module) { record.authorizedImports.push_back(module.next<std::string>()); });
    forEachRow(statements, "SELECT parent_run, cost FROM run_details WHERE run = ?", run.id, [&](RowReader &details) {
        record.parentRun = details.nextOptional<std::uint64_t>().value_or(0);
        record.cost = details.nextOptional<double>();
    });
    readLiveRun(statements, run);
    return run;
}

std::vector<StepSummary> readStepSummaries(Statements &statements, RunId run)
{
    std::vector<StepSummary> steps;
    forEachRow(statements, summarySql("s.run = ? ORDER BY s.id"), run,
        [&](RowReader &row) { steps.push_back(readSummaryRow(row)); });
    return steps;
}

std::optional<StepSummary> readStepSummary(Statements &statements, StepId step)
{
    std::optional<StepSummary> summary;
    forEachRow(statements, summarySql("s.id = ?"), step, [&](RowReader &row) { summary = readSummaryRow(row); });
    return summary;
}

std::optional<StepRecord> readStep(Statements &statements, StepId id, Prompts prompts, StepParts parts)
{
    std::optional<StepRecord> step;
    forEachRow(statements, selectSql(tables::steps) + " WHERE id = ?", id,
        [&](RowReader &row) { step = readStepRow(statements, row, prompts); });
    if (!step)
        return step;
    readEnd(statements, id, *step);
    forEachRow(
        statements, ownedRowsSql(tables::stepCode), id, [&](RowReader &row) { step->code.push_back(readCode(row)); });
    forEachRow(statements, ownedRowsSql(tables::stepToolCalls), id,
        [&](RowReader &row) { step->toolCalls.push_back(readToolCall(row)); });
    forEachRow(statements, ownedRowsSql(tables::stepOutputs), id,
        [&](RowReader &row) { readOutput(row, parts, step->outputs); });
    forEachRow(statements, ownedRowsSql(tables::stepErrors), id, [&](RowReader &row) { step->error = readError(row); });
    return step;
}

} // namespace vitrine::trailfile
