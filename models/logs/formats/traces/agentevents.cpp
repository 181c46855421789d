// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/agentevents.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

enum class Event { Kept, Prompt, Turn, Stream, Decision, Result, Failure };

struct Agent {
    std::string_view prefix; ///< of its events' names
    std::string_view framework;
};

constexpr std::array agents { Agent { "claude_code.", "claude-code" }, Agent { "codex.", "codex" },
    Agent { "gemini_cli.", "gemini-cli" }, Agent { "qwen-code.", "qwen-code" } };

struct Meaning {
    std::string_view name;
    Event event;
};

constexpr std::array meanings { Meaning { "claude_code.user_prompt", Event::Prompt },
    Meaning { "claude_code.api_request", Event::Turn }, Meaning { "claude_code.api_error", Event::Failure },
    Meaning { "claude_code.tool_decision", Event::Decision }, Meaning { "codex.tool_decision", Event::Decision },
    Meaning { "claude_code.tool_result", Event::Result }, Meaning { "codex.user_prompt", Event::Prompt },
    Meaning { "codex.sse_event", Event::Stream }, Meaning { "codex.websocket_event", Event::Stream },
    Meaning { "codex.tool_result", Event::Result }, Meaning { "gemini_cli.user_prompt", Event::Prompt },
    Meaning { "gemini_cli.api_response", Event::Turn }, Meaning { "gemini_cli.api_error", Event::Failure },
    Meaning { "gemini_cli.tool_call", Event::Result }, Meaning { "qwen-code.user_prompt", Event::Prompt },
    Meaning { "qwen-code.api_response", Event::Turn }, Meaning { "qwen-code.api_error", Event::Failure },
    Meaning { "qwen-code.tool_call", Event::Result } };

const Agent *agentOf(const LogRecord &record)
{
    const auto found
        = std::ranges::find_if(agents, [&](const Agent &agent) { return record.name.starts_with(agent.prefix); });
    return found == agents.end() ? nullptr : &*found;
}

Event meaningOf(const LogRecord &record)
{
    const auto found = std::ranges::find(meanings, std::string_view(record.name), &Meaning::name);
    return found == meanings.end() ? Event::Kept : found->event;
}

std::string firstOf(const LogRecord &record, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (const std::string_view value = record.attribute(key); !value.empty())
            return std::string(value);
    return {};
}

/// Cached input counts as input, whether or not the agent counts it apart, as Claude Code does.
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

/// Events are sent at the end of what they report.
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
    const std::string command = object ? memberText(*object, "full_command") : std::string {};
    if (command.empty() || memberOf(*object, "command"))
        return chatCall(id, std::move(name), value);
    const std::string named = "{\"command\":" + quotedJson(command) + ',' + jsonText(value).substr(1);
    simdjson::dom::parser again;
    if (again.parse(simdjson::padded_string(named)).get(value) != simdjson::SUCCESS)
        return {};
    return chatCall(id, std::move(name), value);
}

} // namespace

/// The run of one session.
class AgentEvents::Session {
public:
    Session() { m_chat.setRunsText(false); }

    void add(const LogRecord &record);
    void finish(ImportContext &context);

private:
    void describe(const LogRecord &record);
    void prompt(const LogRecord &record);
    void turn(const LogRecord &record);
    void result(const LogRecord &record);
    void failure(const LogRecord &record);
    void decision(const LogRecord &record);
    void keep(const LogRecord &record) { m_chat.event(record.name, record.json, record.time); }

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    SpanAttributes m_resource; ///< as it is now
    std::optional<SourceSpan> m_span;
    std::optional<double> m_from;
    std::optional<double> m_to;
};

void AgentEvents::Session::add(const LogRecord &record)
{
    describe(record);
    m_builder.addContent(record.json);
    switch (meaningOf(record)) {
    case Event::Prompt: return prompt(record);
    case Event::Turn: return turn(record);
    case Event::Result: return result(record);
    case Event::Failure: return failure(record);
    case Event::Decision: return decision(record);
    case Event::Stream:
        // Only the last event of a reply counts its tokens; the others are its pieces.
        if (record.attribute("event.kind") == "response.completed")
            return turn(record);
        if (!record.attribute("error.message").empty())
            keep(record);
        return;
    case Event::Kept: return keep(record);
    }
}

void AgentEvents::Session::describe(const LogRecord &record)
{
    if (!m_span)
        m_span = record.span;
    m_span->byteTo = std::max(m_span->byteTo, record.span.byteTo);
    if (record.time) {
        m_from = std::min(m_from.value_or(*record.time), *record.time);
        m_to = std::max(m_to.value_or(*record.time), *record.time);
    }
    RunRecord &run = m_builder.run;
    for (auto at = record.attributes.lower_bound("resource."); at != record.attributes.end(); ++at) {
        if (!at->first.starts_with("resource."))
            break;
        const auto [known, isNew] = m_resource.try_emplace(at->first, at->second);
        if (isNew)
            addToExtra(run.extra, at->first, quotedJson(at->second));
        else if (known->second != at->second)
            m_chat.event(at->first, quotedJson(known->second = at->second), record.time);
    }
    if (const Agent *agent = agentOf(record); agent != nullptr && run.framework.empty())
        run.framework = agent->framework;
    if (run.frameworkVersion.empty())
        run.frameworkVersion = firstOf(record, { "app.version", "service.version" });
    if (!run.externalId.empty())
        return;
    run.externalId = record.session();
    for (const std::string_view key :
        { "user.id", "user.email", "user.account_uuid", "organization.id", "terminal.type", "auth_mode", "originator" })
        if (const std::string_view value = record.attribute(key); !value.empty())
            addToExtra(run.extra, key, quotedJson(value));
}

void AgentEvents::Session::prompt(const LogRecord &record)
{
    // By default agents send the length of a prompt only.
    keep(record);
    ChatMessage message;
    message.role = "user";
    message.text = record.attribute("prompt");
    if (!message.text.empty())
        m_chat.add(std::move(message), record.span, timeSpan(record.time, {}));
}

void AgentEvents::Session::turn(const LogRecord &record)
{
    ChatMessage message;
    message.role = "assistant";
    message.model = firstOf(record, { "model", "slug" });
    message.tokens = tokensOf(record);
    message.text = record.attribute("response_text");
    m_chat.add(std::move(message), record.span, timeOf(record));
    keep(record);
    addDecimal(m_builder.run.cost, record.number("cost_usd"));
}

void AgentEvents::Session::result(const LogRecord &record)
{
    const std::string success(record.attribute("success"));
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Tool, record.span).time = timeOf(record);
    ChatCall call = callOf(record);
    ChatResult result;
    result.id = call.id;
    result.isError = success == "false";
    result.text
        = result.isError ? firstOf(record, { "error", "error.message", "output" }) : firstOf(record, { "output" });
    if (result.isError && result.text.empty())
        result.text = "failed";
    result.errorType = record.attribute("error_type");
    m_chat.call(std::move(call));
    keep(record);
    const auto milliseconds = record.number("duration_ms");
    m_chat.result(std::move(result), record.span, milliseconds.transform([](double value) { return value / 1000; }));
}

void AgentEvents::Session::decision(const LogRecord &record)
{
    keep(record);
    auto approval = approvalFrom(record.attribute("decision"));
    if (!approval)
        return;
    approval->name = record.attribute("source");
    approval->source = approvalSource(approval->name);
    approval->at = record.time;
    m_chat.decided(firstOf(record, { "call_id", "tool_use_id" }), std::move(*approval));
}

void AgentEvents::Session::failure(const LogRecord &record)
{
    StepRecord &step = m_chat.begin(StepKind::Action, record.span);
    step.time = timeOf(record);
    step.error = ErrorRecord { .layer = ErrorLayer::Model,
        .type = firstOf(record, { "error_type" }),
        .message = firstOf(record, { "error", "error.message", "error_message" }),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
    if (step.error->type.empty())
        step.error->type = "api_error";
    if (m_builder.run.model.empty())
        m_builder.run.model = record.attribute("model");
    keep(record);
}

void AgentEvents::Session::finish(ImportContext &context)
{
    m_chat.finish();
    if (m_builder.isEmpty())
        return;
    RunRecord &run = m_builder.run;
    if (m_span)
        run.span = *m_span;
    run.time = timeSpan(m_from, m_to);
    run.time.quality = m_from ? Quality::Derived : Quality::Missing;
    m_builder.putInOrder();
    m_builder.finish(context);
}

AgentEvents::AgentEvents(ImportContext &context)
    : m_context(context)
{
}

AgentEvents::~AgentEvents() = default;

bool AgentEvents::isKnown(const LogRecord &record) { return agentOf(record) != nullptr; }

void AgentEvents::add(const LogRecord &record)
{
    if (Session *session = sessionOf(record))
        session->add(record);
    const Event meaning = meaningOf(record);
    if (meaning == Event::Kept || meaning == Event::Decision)
        m_context.account(ImportContext::RecordUse::Kept, record.name);
    else if (meaning == Event::Stream && record.attribute("event.kind") != "response.completed")
        m_context.passOver(record.name);
}

/// Null when there are more sessions than memory is meant for, which is reported.
AgentEvents::Session *AgentEvents::sessionOf(const LogRecord &record)
{
    constexpr std::size_t mostSessions = 10'000;
    if (const std::string_view named = record.session(); !named.empty())
        m_last = named;
    const auto found = m_sessions.find(m_last);
    if (found != m_sessions.end())
        return found->second.get();
    if (m_sessions.size() == mostSessions) {
        m_context.skip(ErrorCode::TooLarge, record.span, { .code = FlawCode::TooManySessions });
        return nullptr;
    }
    return m_order.emplace_back(m_sessions.emplace(m_last, std::make_unique<Session>()).first->second.get());
}

void AgentEvents::finish()
{
    for (Session *session : m_order)
        session->finish(m_context);
    m_order.clear();
    m_sessions.clear();
}

} // namespace vitrine
