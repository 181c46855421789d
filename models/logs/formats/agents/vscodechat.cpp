// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/vscodechat.h"

#include "models/logs/formats/agents/vscodechanges.h"
#include "models/logs/formats/agents/vscodeparts.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <map>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

class SessionReader final : public EventReader {
public:
    using EventReader::EventReader;
    /// The same of a session that was stored as changes.
    void readHead(const std::string &json);
    void readRequest(const std::string &json, const SourceSpan &span);

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "requests"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "vscode-chat"; }
    void rounds(simdjson::dom::array rounds, JsonObject metadata, const SourceSpan &span);
    void response(JsonObject request, const SourceSpan &span);
    void part(JsonObject part, const std::string &kind, const SourceSpan &span);
    void fail(JsonObject failure, const SourceSpan &span);
    void last(const std::optional<double> &start, JsonObject timings);
    void subAgents(const std::vector<ToolInvocation> &calls, const SourceSpan &span);
};

void SessionReader::readHead(const std::string &json)
{
    const JsonSlice slice { .text = json, .span = {} };
    if (const auto object = m_walker.parsedObject(slice, {}))
        head(*object);
}

void SessionReader::readRequest(const std::string &json, const SourceSpan &span)
{
    take({ .text = json, .span = span }, {});
}

void SessionReader::head(JsonObject head)
{
    m_builder.run.externalId = memberText(head, "sessionId");
    mergeExtra(m_builder.run.extra, jsonText(JsonElement(head)));
}

void SessionReader::event(JsonObject event, const SourceSpan &span)
{
    const auto message = objectMember(event, "message");
    const auto result = objectMember(event, "result");
    const auto metadata = result ? objectMember(*result, "metadata") : std::nullopt;
    const auto list = metadata ? arrayMember(*metadata, "toolCallRounds") : std::nullopt;
    say("user", message ? memberText(*message, "text") : std::string {}, span,
        timeSpan(momentIn(event, "timestamp"), {}));
    if (m_builder.run.model.empty())
        m_builder.run.model = memberText(event, "modelId");
    if (const auto parts = arrayMember(event, "response"))
        subAgents(toolInvocations(*parts), span);
    if (list && list->size() > 0)
        rounds(*list, *metadata, span);
    else
        response(event, span);
    if (const auto parts = arrayMember(event, "response"); parts && list && list->size() > 0)
        addAnswer(m_chat, *parts, span);
    if (const Tokens tokens = tokensOfRequest(event, metadata); tokens.quality != Quality::Missing && m_chat.isOpen())
        m_chat.setTokens(tokens);
    if (metadata)
        noteModel(m_builder.run, m_chat, memberText(*metadata, "resolvedModel"));
    if (const auto failure = result ? objectMember(*result, "errorDetails") : std::nullopt)
        fail(*failure, span);
    if (const auto timings = result ? objectMember(*result, "timings") : std::nullopt)
        last(momentIn(event, "timestamp"), *timings);
}

/// The model may have failed before it said anything.
void SessionReader::fail(JsonObject failure, const SourceSpan &span)
{
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Action, span);
    const std::string code = memberText(failure, "code");
    m_chat.step().error = ErrorRecord { .layer = ErrorLayer::Model,
        .type = code.empty() ? "error" : code,
        .message = memberText(failure, "message"),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
}

/// The time of a request is that of all its turns.
void SessionReader::last(const std::optional<double> &start, JsonObject timings)
{
    const auto length = memberOf(timings, "totalElapsed");
    const auto milliseconds = length ? amountIn(*length) : std::nullopt;
    constexpr double perSecond = 1000;
    if (start && milliseconds)
        m_builder.noteMoment(*start + *milliseconds / perSecond);
}

/// Each round is a reply of the model with its calls; the results are separate, by the ids of the calls.
void SessionReader::rounds(simdjson::dom::array rounds, JsonObject metadata, const SourceSpan &span)
{
    const auto results = objectMember(metadata, "toolCallResults");
    for (const JsonElement element : rounds) {
        const auto round = objectIn(element);
        if (!round)
            continue;
        ChatMessage message;
        message.role = "assistant";
        message.text = memberText(*round, "response");
        if (const auto thinking = objectMember(*round, "thinking"))
            message.thinking = memberText(*thinking, "text");
        if (const auto calls = arrayMember(*round, "toolCalls"))
            for (const JsonElement one : *calls) {
                const auto call = objectIn(one);
                const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
                if (arguments)
                    message.calls.push_back(chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments));
            }
        const auto calls = message.calls;
        m_chat.add(std::move(message), span);
        for (const ChatCall &call : calls) {
            const auto found = results ? objectMember(*results, call.id) : std::nullopt;
            const auto content = found ? memberOf(*found, "content") : std::nullopt;
            if (!content)
                continue;
            ChatResult result;
            result.id = call.id;
            result.text = textOfParts(*content);
            m_chat.result(std::move(result), span);
        }
    }
}

/// Where no rounds are kept: what was shown. Text after a call begins a turn.
void SessionReader::response(JsonObject request, const SourceSpan &span)
{
    const auto parts = arrayMember(request, "response");
    if (!parts || parts->size() == 0)
        return;
    m_chat.begin(StepKind::Action, span);
    std::map<std::string, const ToolInvocation *> calls;
    const auto invocations = toolInvocations(*parts);
    for (const ToolInvocation &call : invocations)
        calls.emplace(call.id, &call);
    for (const JsonElement element : *parts) {
        const auto object = objectIn(element);
        if (!object)
            continue;
        const auto invocation = invocationIn(*object);
        if (!invocation) {
            part(*object, memberText(*object, "kind"), span);
            continue;
        }
        if (invocation->id.empty()) {
            addInvocation(m_chat, *invocation, span);
            continue;
        }
        // Those of sub-agents are in the runs of these.
        const auto call = calls.extract(invocation->id);
        if (call.empty())
            leaveInvocation(*invocation);
        else if (call.mapped()->starter.empty())
            addInvocation(m_chat, *call.mapped(), span);
    }
    m_builder.setAnswer(m_chat.step().rawModelOutput);
}

void SessionReader::part(JsonObject part, const std::string &kind, const SourceSpan &span)
{
    const bool isText = kind.empty() && memberOf(part, "value");
    if (!isText && kind != "thinking")
        return keep("response." + kind, part, true);
    const std::string text = memberText(part, "value");
    if (text.empty())
        return;
    if (!m_chat.step().toolCalls.empty())
        m_chat.begin(StepKind::Action, span);
    StepRecord &step = m_chat.step();
    step.thought += text;
    if (isText)
        step.rawModelOutput += text;
}

/// VS Code keeps what sub-agents called and what they answered, and nothing that they said before.
void SessionReader::subAgents(const std::vector<ToolInvocation> &calls, const SourceSpan &span)
{
    std::map<std::string, std::string> answers;
    for (const ToolInvocation &call : calls) {
        if (const auto started = startedAgentIn(call)) {
            SubAgent &agent = subAgent(call.id);
            agent.starter = call.starter;
            agent.builder.run.agentName = started->name;
            agent.builder.run.model = started->model;
            addToExtra(agent.builder.run.extra, "parent_call", quotedJson(call.id));
            ChatMessage prompt;
            prompt.role = "user";
            prompt.text = started->prompt;
            agent.chat.add(std::move(prompt), span);
            answers.emplace(call.id, started->answer);
        }
        if (call.starter.empty()) {
            leaveInvocation(call);
            continue;
        }
        SubAgent &agent = subAgent(call.starter);
        agent.chat.begin(StepKind::Tool, span);
        addInvocation(agent.chat, call, span);
        extend(agent, call.part, span);
    }
    for (auto &[call, answer] : answers) {
        SubAgent &agent = subAgent(call);
        agent.builder.run.framework = "vscode-chat";
        agent.span = agent.span.value_or(span);
        agent.builder.addContent(answer);
        ChatMessage message;
        message.role = "assistant";
        message.text = std::move(answer);
        agent.chat.add(std::move(message), span);
    }
}

} // namespace

namespace {

bool isSession(const Outline &session)
{
    const Outline &first = session["requests"].first();
    return first["message"].isObject() && (first.has("response") || first.has("requestId"));
}

/// The first record of a session that is stored as changes; it may begin without requests.
bool isFirstState(const Outline &record)
{
    const Outline &state = record["v"];
    return record["kind"].kind == Outline::Kind::Number && state["requests"].isArray() && state.has("sessionId");
}

} // namespace

bool VsCodeChat::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) { return isSession(record) || isFirstState(record); });
}

void VsCodeChat::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (!anyRecord(sniff, isFirstState))
        return readSession<SessionReader>(file, sniff.framing, context);
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    VsCodeChanges changes(stream, context, walker);
    forEachRecord(stream, context, [&] { changes.record(); });
    SessionReader reader(stream, context, walker);
    changes.give([&](const std::string &head) { reader.readHead(head); },
        [&](const std::string &request, const SourceSpan &span) { reader.readRequest(request, span); });
    reader.finish();
}

} // namespace vitrine
