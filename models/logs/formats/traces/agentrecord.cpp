// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/agentrecord.h"

#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array agents { ReportingAgent { "claude_code.", "claude-code" }, ReportingAgent { "codex.", "codex" },
    ReportingAgent { "gemini_cli.", "gemini-cli" }, ReportingAgent { "qwen-code.", "qwen-code" } };

struct Meaning {
    std::string_view name;
    AgentEvent event;
};

constexpr std::array meanings { Meaning { "claude_code.user_prompt", AgentEvent::Prompt },
    Meaning { "claude_code.api_request", AgentEvent::Turn }, Meaning { "claude_code.api_error", AgentEvent::Failure },
    Meaning { "claude_code.tool_decision", AgentEvent::Decision },
    Meaning { "codex.tool_decision", AgentEvent::Decision }, Meaning { "claude_code.tool_result", AgentEvent::Result },
    Meaning { "codex.user_prompt", AgentEvent::Prompt }, Meaning { "codex.sse_event", AgentEvent::Stream },
    Meaning { "codex.websocket_event", AgentEvent::Stream }, Meaning { "codex.tool_result", AgentEvent::Result },
    Meaning { "gemini_cli.user_prompt", AgentEvent::Prompt }, Meaning { "gemini_cli.api_response", AgentEvent::Turn },
    Meaning { "gemini_cli.api_error", AgentEvent::Failure }, Meaning { "gemini_cli.tool_call", AgentEvent::Result },
    Meaning { "qwen-code.user_prompt", AgentEvent::Prompt }, Meaning { "qwen-code.api_response", AgentEvent::Turn },
    Meaning { "qwen-code.api_error", AgentEvent::Failure }, Meaning { "qwen-code.tool_call", AgentEvent::Result } };

} // namespace

const ReportingAgent *reportingAgent(const LogRecord &record)
{
    const auto found = std::ranges::find_if(
        agents, [&](const ReportingAgent &agent) { return record.name.starts_with(agent.prefix); });
    return found == agents.end() ? nullptr : &*found;
}

AgentEvent meaningOf(const LogRecord &record)
{
    const auto found = std::ranges::find(meanings, std::string_view(record.name), &Meaning::name);
    return found == meanings.end() ? AgentEvent::Kept : found->event;
}

std::string firstOf(const LogRecord &record, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (const std::string_view value = record.attribute(key); !value.empty())
            return std::string(value);
    return {};
}

Tokens tokensOf(const LogRecord &record)
{
    Tokens tokens;
    for (const std::string_view key :
        { "input_tokens", "cache_read_tokens", "cache_creation_tokens", "input_token_count" })
        addTokens(tokens.input, record.count(key));
    for (const std::string_view key : { "output_tokens", "output_token_count" })
        addTokens(tokens.output, record.count(key));
    // Gemini counts the tokens of thoughts separately from those of the answer; Codex includes them.
    if (!record.name.starts_with("codex."))
        addTokens(tokens.output, record.count("thoughts_token_count"));
    if (tokens.input || tokens.output)
        tokens.quality = Quality::Recorded;
    return tokens;
}

TimeSpan timeOf(const LogRecord &record)
{
    const auto milliseconds = record.number("duration_ms");
    if (!record.time || !milliseconds)
        return timeSpan(record.time, {});
    return timeSpan(*record.time - *milliseconds / 1000, record.time);
}

ChatCall callOf(const LogRecord &record)
{
    const std::string id = firstOf(record, { "call_id", "tool_use_id" });
    std::string name = firstOf(record, { "tool_name", "function_name" });
    const std::string arguments = firstOf(record, { "tool_input", "arguments", "function_args", "tool_parameters" });
    simdjson::dom::parser parser;
    JsonElement value;
    if (arguments.empty() || parser.parse(simdjson::padded_string(arguments)).get(value) != simdjson::SUCCESS)
        return {
            .id = id, .name = std::move(name), .arguments = arguments.empty() ? "{}" : quotedJson(arguments), .code = {}
        };
    // Claude Code's short form of a command.
    const auto object = objectIn(value);
    std::string command = object ? memberText(*object, "full_command") : std::string {};
    if (command.empty() && object)
        command = memberText(*object, "bash_command");
    if (command.empty() || memberOf(*object, "command"))
        return chatCall(id, std::move(name), value);
    const std::string named = "{\"command\":" + quotedJson(command) + ',' + jsonText(value).substr(1);
    simdjson::dom::parser again;
    if (again.parse(simdjson::padded_string(named)).get(value) != simdjson::SUCCESS)
        return {};
    return chatCall(id, std::move(name), value);
}

} // namespace vitrine
