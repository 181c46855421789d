// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/parsedjson.h"
#include "executor/stepresult.h"

#include "base/jsondepth.h"
#include "base/jsontext.h"
#include "executor/exitstatus.h"
#include "executor/jsonfields.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace vitrine {

using Json = nlohmann::ordered_json;
using jsonfields::take;
using jsonfields::takeEnum;

namespace {

void writeOutput(JsonText &text, const StepOutput &output)
{
    text.begin('{').key("repr").value(output.repr).key("type").value(output.type).key("text").value(output.text);
    if (output.isCut)
        text.key("cut").value(true);
    if (output.json)
        text.key("json").json(*output.json);
    text.end('}');
}

void writeError(JsonText &text, const StepError &error)
{
    text.begin('{').key("type").value(error.type).key("message").value(error.message);
    text.key("line").value(error.line).key("column").value(error.column).key("source_line").value(error.sourceLine);
    text.key("traceback").value(error.traceback).key("rule").value(error.rule);
    if (const auto status = exitStatus(error)) // follows from the other fields, and is not read again
        text.key("exit_status").value(*status);
    text.end('}');
}

void writeText(JsonText &text, const std::string &word) { text.value(word); }
void writeNumber(JsonText &text, const std::uint64_t &number) { text.value(number); }

template <typename Record>
void writeList(JsonText &text, const char *key, const std::vector<Record> &records,
    void (*one)(JsonText &text, const Record &record))
{
    text.key(key).begin('[');
    for (const Record &record : records)
        one(text, record);
    text.end(']');
}

void writeImport(JsonText &text, const ImportRecord &record)
{
    text.begin('{').key("module").value(record.module);
    writeList(text, "names", record.names, writeText);
    text.key("line").value(record.line).key("verdict").value(toString(record.verdict));
    text.key("rule").value(record.rule).end('}');
}

void writeEvent(JsonText &text, const EventRecord &event)
{
    text.begin('{').key("seq").value(event.seq).key("kind").value(event.kind).key("detail").value(event.detail);
    text.key("verdict").value(toString(event.verdict)).key("rule").value(event.rule).end('}');
}

void writeToolCall(JsonText &text, const ToolCallRecord &call)
{
    text.begin('{').key("seq").value(call.seq).key("name").value(call.name).key("arguments").json(call.arguments);
    if (call.result)
        text.key("result").json(*call.result);
    if (call.error)
        text.key("error").value(*call.error);
    text.key("source").value(toString(call.source)).end('}');
}

void writeVariable(JsonText &text, const VariableRecord &variable)
{
    text.begin('{').key("name").value(variable.name).key("type").value(variable.type);
    text.key("repr").value(variable.repr).key("size").value(variable.size);
    text.key("change").value(toString(variable.change));
    if (variable.shape)
        writeList(text, "shape", *variable.shape, writeNumber);
    text.end('}');
}

void writeFinding(JsonText &text, const Finding &finding)
{
    text.begin('{').key("severity").value(toString(finding.severity)).key("rule").value(finding.rule);
    text.key("code").value(finding.code).key("subject").value(finding.subject).key("detail").value(finding.detail);
    text.key("part").value(toString(finding.part)).key("line").value(finding.line);
    text.key("column").value(finding.column).key("end_line").value(finding.endLine);
    text.key("end_column").value(finding.endColumn).end('}');
}

void writeUsage(JsonText &text, const Usage &usage)
{
    text.begin('{').key("operations").value(usage.operations).key("wall_s").value(usage.wallSeconds);
    text.key("cpu_s").value(usage.cpuSeconds).key("peak_rss_kib").value(usage.peakRssKib).end('}');
}

template <typename Record>
void writeOptional(JsonText &text, const char *key, const std::optional<Record> &record,
    void (*one)(JsonText &text, const Record &record))
{
    text.key(key);
    record ? one(text, *record) : void(text.null());
}

std::string dump(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

template <typename Record>
void takeList(const Json &json, const char *key, std::vector<Record> &records, Record (*one)(const Json &))
{
    const auto at = json.find(key);
    if (at == json.end())
        return;
    for (const Json &item : *at) {
        if (!item.is_object())
            throw std::invalid_argument(key);
        records.push_back(one(item));
    }
}

StepOutput readOutput(const Json &json)
{
    StepOutput output;
    take(json, "repr", output.repr);
    take(json, "type", output.type);
    take(json, "text", output.text);
    take(json, "cut", output.isCut);
    if (const auto at = json.find("json"); at != json.end())
        output.json = dump(*at);
    return output;
}

StepError readError(const Json &json)
{
    StepError error;
    take(json, "type", error.type);
    take(json, "message", error.message);
    take(json, "line", error.line);
    take(json, "column", error.column);
    take(json, "source_line", error.sourceLine);
    take(json, "traceback", error.traceback);
    take(json, "rule", error.rule);
    return error;
}

ImportRecord readImport(const Json &json)
{
    ImportRecord record;
    take(json, "module", record.module);
    take(json, "names", record.names);
    take(json, "line", record.line);
    takeEnum(json, "verdict", record.verdict, verdictFrom);
    take(json, "rule", record.rule);
    return record;
}

EventRecord readEvent(const Json &json)
{
    EventRecord event;
    take(json, "seq", event.seq);
    take(json, "kind", event.kind);
    take(json, "detail", event.detail);
    takeEnum(json, "verdict", event.verdict, verdictFrom);
    take(json, "rule", event.rule);
    return event;
}

ToolCallRecord readToolCall(const Json &json)
{
    ToolCallRecord call;
    take(json, "seq", call.seq);
    take(json, "name", call.name);
    call.arguments = dump(json.at("arguments"));
    if (const auto at = json.find("result"); at != json.end())
        call.result = dump(*at);
    if (json.contains("error"))
        call.error = json.at("error").get<std::string>();
    takeEnum(json, "source", call.source, toolSourceFrom);
    return call;
}

VariableRecord readVariable(const Json &json)
{
    VariableRecord variable;
    take(json, "name", variable.name);
    take(json, "type", variable.type);
    take(json, "repr", variable.repr);
    take(json, "size", variable.size);
    takeEnum(json, "change", variable.change, variableChangeFrom);
    if (const auto at = json.find("shape"); at != json.end())
        variable.shape = at->get<std::vector<std::uint64_t>>();
    return variable;
}

Usage readUsage(const Json &json)
{
    Usage usage;
    take(json, "operations", usage.operations);
    take(json, "wall_s", usage.wallSeconds);
    take(json, "cpu_s", usage.cpuSeconds);
    take(json, "peak_rss_kib", usage.peakRssKib);
    return usage;
}

StepResult readResult(const Json &json)
{
    StepResult result;
    takeEnum(json, "status", result.status, stepStatusFrom);
    take(json, "is_final", result.isFinal);
    if (const auto at = json.find("output"); at != json.end() && !at->is_null())
        result.output = readOutput(*at);
    take(json, "logs", result.logs);
    take(json, "logs_truncated", result.logsTruncated);
    if (const auto at = json.find("error"); at != json.end() && !at->is_null())
        result.error = readError(*at);
    takeList(json, "imports", result.imports, readImport);
    takeList(json, "events", result.events, readEvent);
    takeList(json, "tool_calls", result.toolCalls, readToolCall);
    takeList(json, "variables", result.variables, readVariable);
    takeList(json, "findings", result.findings, findingFromJson);
    if (const auto at = json.find("usage"); at != json.end())
        result.usage = readUsage(*at);
    take(json, "layers", result.layers);
    take(json, "policy", result.policy);
    return result;
}

} // namespace

std::string toJson(const StepResult &result)
{
    JsonText text;
    text.begin('{').key("status").value(toString(result.status)).key("is_final").value(result.isFinal);
    writeOptional(text, "output", result.output, writeOutput);
    text.key("logs").value(result.logs).key("logs_truncated").value(result.logsTruncated);
    writeOptional(text, "error", result.error, writeError);
    writeList(text, "imports", result.imports, writeImport);
    writeList(text, "events", result.events, writeEvent);
    writeList(text, "tool_calls", result.toolCalls, writeToolCall);
    writeList(text, "variables", result.variables, writeVariable);
    writeList(text, "findings", result.findings, writeFinding);
    text.key("usage");
    writeUsage(text, result.usage);
    writeList(text, "layers", result.layers, writeText);
    text.key("policy").value(result.policy).end('}');
    return text.take();
}

std::optional<StepResult> stepResultFromJson(std::string_view json)
{
    const Json parsed = isShallowJson(json) ? parsedJson<Json>(json) : Json();
    if (!parsed.is_object())
        return std::nullopt;
    try {
        return readResult(parsed);
    } catch (const std::exception &) {
        return std::nullopt; // a field of another type or an unknown name
    }
}

} // namespace vitrine
