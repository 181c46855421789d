// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/geministream.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <utility>

namespace vitrine {

namespace {

class StreamReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "gemini-cli"; }
    void start(JsonObject init);
    void message(JsonObject message, const SourceSpan &span, const TimeSpan &time);
    void openTurn(JsonObject event, const SourceSpan &span, const TimeSpan &time);
    void call(JsonObject call);
    void result(JsonObject object, const SourceSpan &span, const TimeSpan &time);
    void end(JsonObject result);

    bool m_isAnswered = false; ///< the turn at hand has a result
    std::map<std::string, double> m_started; ///< when calls began, by id
};

void StreamReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    if (type == "init")
        start(event);
    else if (type == "message")
        message(event, span, time);
    else if (type == "tool_use") {
        openTurn(event, span, time);
        if (time.startedAt)
            m_started.insert_or_assign(memberText(event, "tool_id"), *time.startedAt);
        call(event);
    } else if (type == "tool_result")
        result(event, span, time);
    else if (type == "result")
        end(event);
    else
        keep(type, event, type == "error", time.startedAt);
}

void StreamReader::start(JsonObject init)
{
    leaveMember(init, "timestamp");
    m_builder.run.externalId = memberText(init, "session_id");
    m_builder.run.model = memberText(init, "model");
}

void StreamReader::message(JsonObject message, const SourceSpan &span, const TimeSpan &time)
{
    const std::string role = memberText(message, "role");
    const auto content = memberOf(message, "content");
    std::string text = content ? contentText(*content) : std::string {};
    if (role != "assistant")
        return say(role, std::move(text), span, time);
    openTurn(message, span, time);
    StepRecord &step = m_chat.step();
    step.thought += text;
    step.rawModelOutput += text;
    m_builder.setAnswer(step.rawModelOutput);
}

/// A reply comes in pieces. What comes after the results of calls belongs to the next turn.
void StreamReader::openTurn(JsonObject event, const SourceSpan &span, const TimeSpan &time)
{
    const bool isFurther = m_chat.isOpen() && m_chat.step().kind == StepKind::Action && !m_isAnswered;
    m_isAnswered = false;
    if (!isFurther) {
        m_chat.begin(StepKind::Action, span).time = time;
        return;
    }
    m_chat.step().span.byteTo = span.byteTo;
    leaveMember(event, "timestamp");
}

void StreamReader::call(JsonObject call)
{
    std::string id = memberText(call, "tool_id");
    std::string name = memberText(call, "tool_name");
    const auto arguments = memberOf(call, "parameters");
    m_chat.call(arguments ? chatCall(std::move(id), std::move(name), *arguments)
                          : ChatCall { .id = std::move(id), .name = std::move(name), .arguments = "{}", .code = {} });
    m_builder.setAnswer({});
}

void StreamReader::result(JsonObject object, const SourceSpan &span, const TimeSpan &time)
{
    m_isAnswered = true;
    ChatResult result;
    result.id = memberText(object, "tool_id");
    result.isError = memberIs(object, "status", { "error" });
    if (const auto output = memberOf(object, "output"))
        result.text = contentText(*output);
    if (const auto error = objectMember(object, "error")) {
        if (result.text.empty())
            result.text = memberText(*error, "message");
        m_chat.event("error", jsonText(JsonElement(*error)));
    }
    const auto started = m_started.extract(result.id);
    const bool isTimed = !started.empty() && time.startedAt;
    if (!isTimed)
        leaveMember(object, "timestamp");
    m_chat.result(
        std::move(result), span, isTimed ? std::optional(*time.startedAt - started.mapped()) : std::optional<double>());
}

/// The tokens are those of the whole session.
void StreamReader::end(JsonObject result)
{
    RunRecord &run = m_builder.run;
    run.state = memberIs(result, "status", { "error" }) ? RunState::Error : RunState::Success;
    if (const auto stats = objectMember(result, "stats")) {
        for (const auto &[key, sum] :
            { std::pair { "input_tokens", &run.tokens.input }, { "output_tokens", &run.tokens.output } })
            if (const auto count = memberOf(*stats, key))
                addTokens(*sum, tokenCountIn(*count));
        if (run.tokens.input || run.tokens.output)
            run.tokens.quality = Quality::Recorded;
    }
    m_chat.event("result", jsonText(JsonElement(result)));
}

} // namespace

bool GeminiStream::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isInit = type == "init" && record["session_id"].isString() && record["model"].isString();
        const bool isCall = type == "tool_use" && record.has("tool_name") && record.has("tool_id");
        return isInit || isCall;
    });
}

void GeminiStream::read(FileWindow &file, Framing framing, ImportContext &context)
{
    readSession<StreamReader>(file, framing, context);
}

} // namespace vitrine
