// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailjson.h"

#include "app/session/export/exportjson.h"
#include "base/parsedjson.h"
#include "models/trail/record/actions.h"

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json timeJson(const TimeSpan &time)
{
    return { { "started_at", momentJson(time.startedAt) }, { "ended_at", momentJson(time.endedAt) },
        { "seconds", orNull(time.seconds) }, { "quality", toString(time.quality) } };
}

Json tokensJson(const Tokens &tokens)
{
    return { { "input", orNull(tokens.input) }, { "output", orNull(tokens.output) },
        { "quality", toString(tokens.quality) } };
}

Json errorJson(const std::optional<ErrorRecord> &error)
{
    if (!error)
        return nullptr;
    return { { "layer", toString(error->layer) }, { "type", error->type }, { "message", error->message },
        { "cause", error->causeType }, { "code_line", error->codeLine }, { "traceback", error->traceback } };
}

Json codeJson(const CodeRecord &code)
{
    return { { "language", toString(code.language) }, { "origin", toString(code.origin) }, { "text", code.text } };
}

Json outputJson(const OutputRecord &output)
{
    return { { "stream", toString(output.stream) }, { "text", output.text }, { "truncated", output.isTruncated } };
}

Json toolCallJson(const RecordedToolCall &call)
{
    return { { "call_id", call.callId }, { "name", call.name }, { "arguments", call.arguments },
        { "result", orNull(call.result) }, { "error", orNull(call.error) }, { "seconds", orNull(call.seconds) },
        { "inner_of_code", call.innerOfCode } };
}

Json approvalJson(const std::optional<Approval> &approval)
{
    if (!approval)
        return nullptr;
    return { { "decision", toString(approval->decision) }, { "by", toString(approval->source) },
        { "name", approval->name }, { "reason", approval->reason }, { "at", momentJson(approval->at) } };
}

Json actionJson(const ActionRecord &action)
{
    Json json { { "kind", toString(action.kind) }, { "tool", action.tool }, { "call_id", action.callId },
        { "arguments", action.arguments.empty() ? Json(nullptr) : parsedOr(action.arguments) },
        { "language", action.language ? Json(toString(*action.language)) : Json(nullptr) } };
    json["text"] = action.text;
    json["file"] = action.file;
    json["result"] = orNull(action.result);
    json["error"] = orNull(action.error);
    json["exit"] = orNull(action.exitStatus);
    json["started_at"] = momentJson(action.startedAt);
    json["seconds"] = orNull(action.seconds);
    json["approval"] = approvalJson(action.approval);
    json["inside_code"] = action.isInsideCode;
    return json;
}

Json messageJson(const PromptMessage &message) { return { { "role", message.role }, { "text", message.text } }; }

/// Keys of the log that have no field in the model.
Json extraJson(const std::string &extra) { return extra.empty() ? Json(nullptr) : parsedOr(extra); }

template <typename Record>
Json listJson(const std::vector<Record> &records, Json (*one)(const Record &))
{
    Json list = Json::array();
    for (const Record &record : records)
        list.push_back(one(record));
    return list;
}

} // namespace

Json runJson(const RunSummary &run)
{
    const RunRecord &record = run.record;
    return { { "run", run.id }, { "source", run.source }, { "index_in_source", record.indexInSource },
        { "external_id", record.externalId }, { "agent", record.agentName }, { "agent_kind", record.agentKind },
        { "model", record.model }, { "task", record.task }, { "state", toString(record.state) },
        { "final_answer", orNull(record.finalAnswer) }, { "expected_answer", orNull(record.expectedAnswer) },
        { "time", timeJson(record.time) }, { "tokens", tokensJson(record.tokens) }, { "cost", orNull(record.cost) },
        { "framework", record.framework }, { "framework_version", record.frameworkVersion },
        { "authorized_imports", record.authorizedImports }, { "extra", extraJson(record.extra) },
        { "parent_run", record.parentRun == 0 ? Json(nullptr) : Json(record.parentRun) }, { "step_count", run.steps },
        { "code_steps", run.codeSteps }, { "errors", run.errors }, { "blocked", run.blocked } };
}

Json stepJson(StepId id, const StepRecord &step)
{
    return { { "step", id }, { "ordinal", step.ordinal }, { "external_number", orNull(step.externalNumber) },
        { "kind", toString(step.kind) }, { "thought", step.thought }, { "model_output", step.rawModelOutput },
        { "prompt", listJson(step.prompt, messageJson) }, { "code", listJson(step.code, codeJson) },
        { "tool_calls", listJson(step.toolCalls, toolCallJson) }, { "actions", listJson(actionsOf(step), actionJson) },
        { "outputs", listJson(step.outputs, outputJson) }, { "error", errorJson(step.error) },
        { "is_final_answer", step.isFinalAnswer }, { "time", timeJson(step.time) },
        { "tokens", tokensJson(step.tokens) }, { "extra", extraJson(step.extra) },
        { "source",
            { { "line", step.span.line }, { "byte_from", step.span.byteFrom }, { "byte_to", step.span.byteTo } } } };
}

Json executionJson(const Execution &execution)
{
    Json json { { "execution", execution.id }, { "state", toString(execution.state) },
        { "session", execution.begin.session }, { "kind", toString(execution.session.kind) },
        { "executor", execution.session.executor }, { "python", execution.session.pythonVersion },
        { "policy", execution.session.policyHash }, { "ordinal", execution.begin.ordinal },
        { "edited", execution.begin.isEdited }, { "code", execution.begin.code },
        { "started_at", momentJson(execution.begin.startedAt) } };
    if (!execution.end)
        return json;
    json["ended_at"] = momentJson(execution.end->endedAt);
    json["verdict"] = toString(execution.end->verdict);
    json["reason"] = execution.end->reason;
    json["result"] = parsedJson<Json>(toJson(execution.end->result));
    return json;
}

} // namespace vitrine
