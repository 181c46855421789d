// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/stepresult.h"

#include "executor/jsondepth.h"
#include "executor/jsonfields.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace vitrine {

using Json = nlohmann::ordered_json;
using jsonfields::take;
using jsonfields::takeEnum;

namespace {

/// What is no JSON, or too deep for whoever writes it, stays the text that it is.
Json jsonOrText(const std::string &text)
{
    Json json = isShallowJson(text) ? Json::parse(text, nullptr, false) : Json(text);
    return json.is_discarded() ? Json(text) : json;
}

Json outputJson(const StepOutput &output)
{
    Json json { { "repr", output.repr }, { "type", output.type }, { "text", output.text } };
    if (output.isCut)
        json["cut"] = true;
    if (output.json)
        json["json"] = jsonOrText(*output.json);
    return json;
}

Json errorJson(const StepError &error)
{
    return { { "type", error.type }, { "message", error.message }, { "line", error.line }, { "column", error.column },
        { "source_line", error.sourceLine }, { "traceback", error.traceback }, { "rule", error.rule } };
}

Json importJson(const ImportRecord &record)
{
    return { { "module", record.module }, { "names", record.names }, { "line", record.line },
        { "verdict", toString(record.verdict) }, { "rule", record.rule } };
}

Json eventJson(const EventRecord &event)
{
    return { { "seq", event.seq }, { "kind", event.kind }, { "detail", event.detail },
        { "verdict", toString(event.verdict) }, { "rule", event.rule } };
}

Json toolCallJson(const ToolCallRecord &call)
{
    Json json { { "seq", call.seq }, { "name", call.name }, { "arguments", jsonOrText(call.arguments) } };
    if (call.result)
        json["result"] = jsonOrText(*call.result);
    if (call.error)
        json["error"] = *call.error;
    json["source"] = toString(call.source);
    return json;
}

Json variableJson(const VariableRecord &variable)
{
    Json json { { "name", variable.name }, { "type", variable.type }, { "repr", variable.repr },
        { "size", variable.size }, { "change", toString(variable.change) } };
    if (variable.shape)
        json["shape"] = *variable.shape;
    return json;
}

template <typename Record>
Json listJson(const std::vector<Record> &records, Json (*one)(const Record &))
{
    Json list = Json::array();
    for (const Record &record : records)
        list.push_back(one(record));
    return list;
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
    Json json;
    json["status"] = toString(result.status);
    json["is_final"] = result.isFinal;
    json["output"] = result.output ? outputJson(*result.output) : Json();
    json["logs"] = result.logs;
    json["logs_truncated"] = result.logsTruncated;
    json["error"] = result.error ? errorJson(*result.error) : Json();
    json["imports"] = listJson(result.imports, importJson);
    json["events"] = listJson(result.events, eventJson);
    json["tool_calls"] = listJson(result.toolCalls, toolCallJson);
    json["variables"] = listJson(result.variables, variableJson);
    json["findings"] = listJson(result.findings, findingJson);
    json["usage"] = { { "operations", result.usage.operations }, { "wall_s", result.usage.wallSeconds },
        { "cpu_s", result.usage.cpuSeconds }, { "peak_rss_kib", result.usage.peakRssKib } };
    json["layers"] = result.layers;
    json["policy"] = result.policy;
    return dump(json);
}

std::optional<StepResult> stepResultFromJson(std::string_view json)
{
    const Json parsed = isShallowJson(json) ? Json::parse(json, nullptr, false) : Json();
    if (!parsed.is_object())
        return std::nullopt;
    try {
        return readResult(parsed);
    } catch (const std::exception &) {
        return std::nullopt; // a field of another type or an unknown name: this is no result of ours
    }
}

} // namespace vitrine
