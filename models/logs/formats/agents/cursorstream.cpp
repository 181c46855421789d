// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/cursorstream.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <set>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view ending = "ToolCall"; ///< of the names of calls

class StreamReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    /// A call as the stream names it: the one member of `tool_call` that is an object.
    struct Call {
        std::string_view key;
        JsonObject fields;
    };

    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "cursor"; }
    void reply(JsonObject event, const SourceSpan &span, const TimeSpan &time);
    StepRecord &turn(JsonObject event, const SourceSpan &span, const TimeSpan &time);
    void tool(JsonObject event, const SourceSpan &span, const TimeSpan &time);
    void begin(const std::string &id, const Call &call);
    void result(const std::string &id, JsonObject outcome, const SourceSpan &span, const TimeSpan &time);
    void end(JsonObject result);
    static std::optional<Call> callIn(JsonObject event);
    static std::string nameOf(const Call &call);
    static std::string textOf(JsonElement outcome);

    std::string m_modelCall; ///< of the turn at hand
    bool m_isAnswered = false; ///< the turn at hand has a result
    std::set<std::string> m_known; ///< ids of calls
    std::map<std::string, double> m_started; ///< when calls began, by id
};

void StreamReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp_ms"), {});
    m_builder.noteMoment(time.startedAt);
    RunRecord &run = m_builder.run;
    if (run.externalId.empty())
        run.externalId = memberText(event, "session_id");
    const auto message = objectMember(event, "message");
    if (type == "system") {
        run.model = memberText(event, "model");
        mergeExtra(run.extra, jsonText(JsonElement(event)));
    } else if (type == "user" && message) {
        m_chat.add(readChatMessage(*message, "user"), span, time);
    } else if (type == "assistant" && message) {
        reply(*message, span, time);
    } else if (type == "thinking") {
        const std::string text = memberText(event, "text");
        if (text.empty())
            return m_context.passOver("thinking");
        turn(event, span, time).thought += text;
    } else if (type == "tool_call") {
        tool(event, span, time);
    } else if (type == "result") {
        end(event);
    } else {
        keep(type, event, type == "error" || type == "retry" || type == "connection" || type == "interaction_query",
            time.startedAt);
    }
}

/// A reply comes as a whole, in pieces, or in pieces with the whole at their end.
void StreamReader::reply(JsonObject message, const SourceSpan &span, const TimeSpan &time)
{
    ChatMessage said = readChatMessage(message, "assistant");
    if (m_chat.isOpen() && !m_isAnswered && !said.text.empty() && m_chat.step().rawModelOutput == said.text)
        return m_context.passOver("assistant");
    StepRecord &step = turn(message, span, time);
    step.thought += said.text;
    step.rawModelOutput += said.text;
    for (const std::string &block : said.unknown)
        m_chat.event("content", block);
    m_builder.setAnswer(step.rawModelOutput);
}

/// What comes after the results of calls belongs to the next turn.
StepRecord &StreamReader::turn(JsonObject event, const SourceSpan &span, const TimeSpan &time)
{
    const bool isFurther = m_chat.isOpen() && m_chat.step().kind == StepKind::Action && !m_isAnswered;
    m_isAnswered = false;
    if (!isFurther) {
        m_modelCall.clear();
        m_chat.begin(StepKind::Action, span).time = time;
    } else {
        m_chat.step().span.byteTo = span.byteTo;
        leaveMember(event, "timestamp_ms");
    }
    return m_chat.step();
}

void StreamReader::tool(JsonObject event, const SourceSpan &span, const TimeSpan &time)
{
    const auto call = callIn(event);
    if (!call)
        return keep("tool_call", event, true, time.startedAt);
    const std::string id = memberText(event, "call_id");
    const std::string modelCall = memberText(event, "model_call_id");
    if (m_known.insert(id).second) {
        if (!modelCall.empty() && modelCall == m_modelCall)
            m_isAnswered = false;
        turn(event, span, time);
        m_modelCall = modelCall;
        if (time.startedAt)
            m_started.insert_or_assign(id, *time.startedAt);
        begin(id, *call);
    }
    if (const auto outcome = objectMember(call->fields, "result"))
        result(id, *outcome, span, time);
    else if (memberIs(event, "subtype", { "completed" }))
        keep("tool_call", event, true, time.startedAt);
}

std::optional<StreamReader::Call> StreamReader::callIn(JsonObject event)
{
    const auto holder = objectMember(event, "tool_call");
    if (!holder)
        return {};
    for (const auto &[key, value] : *holder) {
        const auto fields = objectIn(value);
        if (fields && (key == "function" || key.ends_with(ending)))
            return Call { .key = key, .fields = *fields };
    }
    return {};
}

/// `shellToolCall` is called "shell"; the tools of servers have their own names.
std::string StreamReader::nameOf(const Call &call)
{
    if (call.key == "function")
        return memberText(call.fields, "name");
    const std::string_view name = call.key.substr(0, call.key.size() - ending.size());
    const auto given = name == "mcp" ? objectMember(call.fields, "args") : std::nullopt;
    if (!given)
        return std::string(name);
    const std::string own = memberText(*given, "toolName");
    return own.empty() ? memberText(*given, "name") : own;
}

void StreamReader::begin(const std::string &id, const Call &call)
{
    const auto arguments = memberOf(call.fields, call.key == "function" ? "arguments" : "args");
    m_chat.call(arguments ? chatCall(id, nameOf(call), *arguments)
                          : ChatCall { .id = id, .name = nameOf(call), .arguments = "{}", .code = {} });
    m_builder.setAnswer({});
}

/// The member of a result says how the call ended.
void StreamReader::result(const std::string &id, JsonObject outcome, const SourceSpan &span, const TimeSpan &time)
{
    m_isAnswered = true;
    ChatResult result;
    result.id = id;
    for (const auto &[ending, value] : outcome) {
        result.isError = result.isError || ending != "success";
        if (ending != "success")
            result.errorType = ending;
        const auto fields = objectIn(value);
        const auto status = fields ? memberOf(*fields, "exitCode") : std::nullopt;
        if (status)
            result.exitStatus = integerIn(*status);
        result.text += textOf(value);
    }
    const auto started = m_started.extract(id);
    std::optional<double> seconds;
    if (!started.empty() && time.startedAt)
        seconds = *time.startedAt - started.mapped();
    m_chat.result(std::move(result), span, seconds);
}

/// Content or streams alone, where nothing else is in it that counts; otherwise the JSON.
std::string StreamReader::textOf(JsonElement outcome)
{
    const auto fields = objectIn(outcome);
    if (!fields)
        return valueText(outcome);
    for (const std::string_view key : { "content", "message", "error" })
        if (const auto text = memberOf(*fields, key); text && text->is_string())
            return valueText(*text);
    if (memberOf(*fields, "stdout") || memberOf(*fields, "stderr"))
        return memberText(*fields, "stdout") + memberText(*fields, "stderr");
    return jsonText(outcome);
}

/// The tokens are those of the whole session.
void StreamReader::end(JsonObject result)
{
    RunRecord &run = m_builder.run;
    const auto failed = memberOf(result, "is_error");
    run.state = failed && boolIn(*failed).value_or(false) ? RunState::Error : RunState::Success;
    if (const auto answer = memberOf(result, "result"); answer && answer->is_string())
        run.finalAnswer = valueText(*answer);
    const auto length = memberOf(result, "duration_ms");
    constexpr double perSecond = 1000;
    if (const auto milliseconds = length ? amountIn(*length) : std::nullopt) {
        run.time.seconds = *milliseconds / perSecond;
        run.time.quality = Quality::Recorded;
    }
    if (const auto usage = objectMember(result, "usage")) {
        run.tokens = usageIn(JsonElement(*usage)).value_or(Tokens {});
        for (const std::string_view key : { "cacheReadTokens", "cacheWriteTokens" })
            if (const auto count = memberOf(*usage, key); count && run.tokens.input)
                addTokens(run.tokens.input, tokenCountIn(*count));
    }
    m_chat.event("result", jsonText(JsonElement(result)));
}

} // namespace

bool CursorStream::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isInit = type == "system" && record["subtype"].text == "init" && record.has("apiKeySource")
            && record.has("permissionMode") && !record.has("tools") && !record.has("uuid");
        const bool isCall = type == "tool_call" && record["subtype"].isString() && record["tool_call"].isObject();
        return isInit || isCall;
    });
}

void CursorStream::read(FileWindow &file, Framing framing, ImportContext &context)
{
    readSession<StreamReader>(file, framing, context);
}

} // namespace vitrine
