// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/codexexec.h"

#include "models/logs/formats/chat/denials.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class ExecReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void item(JsonObject item, const SourceSpan &span);
    StepRecord &turn(const SourceSpan &span);
    void call(JsonObject item, std::string_view type, const SourceSpan &span);
    void complete() override { m_builder.run.framework = "codex"; }

    std::string m_thought;
    bool m_isInTurn = false;
};

void ExecReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    if (type == "thread.started" || type == "session.created")
        m_builder.run.externalId = memberText(event, type == "thread.started" ? "thread_id" : "session_id");
    const auto inner = objectMember(event, "item");
    if (type == "item.completed" && inner)
        return item(*inner, span);
    // They may be all that is recorded of an item.
    if (type == "item.started" || type == "item.updated")
        return keep(type, event, true);
    if (const auto usage = memberOf(event, "usage"); usage && type == "turn.completed") {
        const auto tokens = usageIn(*usage).value_or(Tokens {});
        Tokens &sum = m_builder.run.tokens;
        addTokens(sum.input, tokens.input);
        addTokens(sum.output, tokens.output);
        sum.quality = Quality::Recorded;
        m_builder.run.state = RunState::Success;
    }
    if (type == "turn.failed" || type == "error")
        m_builder.run.state = RunState::Error;
    keep(type, event, type.starts_with("turn.") || type.starts_with("thread.") || type == "error");
}

StepRecord &ExecReader::turn(const SourceSpan &span)
{
    StepRecord &step = m_isInTurn && m_chat.isOpen() ? m_chat.step() : m_chat.begin(StepKind::Action, span);
    m_isInTurn = true;
    step.thought += step.thought.empty() || m_thought.empty() ? "" : "\n\n";
    step.thought += std::exchange(m_thought, {});
    return step;
}

void ExecReader::item(JsonObject item, const SourceSpan &span)
{
    std::string type = memberText(item, "type");
    if (type.empty())
        type = memberText(item, "item_type");
    if (type == "reasoning") {
        m_thought += (m_thought.empty() ? "" : "\n\n") + memberText(item, "text");
    } else if (type == "agent_message" || type == "assistant_message") {
        m_isInTurn = false;
        StepRecord &step = turn(span);
        m_isInTurn = false;
        step.rawModelOutput = memberText(item, "text");
        step.thought += (step.thought.empty() ? "" : "\n\n") + step.rawModelOutput;
        m_builder.setAnswer(step.rawModelOutput);
        m_builder.run.finalAnswer = step.rawModelOutput;
    } else if (type == "error" || type == "todo_list") {
        keep(type, item, true);
    } else {
        call(item, type, span);
    }
}

/// Calls are recorded with their results.
void ExecReader::call(JsonObject item, std::string_view type, const SourceSpan &span)
{
    m_isInTurn = false;
    turn(span);
    const std::string id = memberText(item, "id");
    const auto arguments = memberOf(item, "arguments");
    if (type == "command_execution") {
        m_chat.call({ .id = id,
            .name = "shell",
            .arguments = "{\"command\":" + quotedJson(memberText(item, "command")) + '}',
            .code = CodeRecord { .language = Language::Bash,
                .text = memberText(item, "command"),
                .origin = CodeOrigin::ToolArgument } });
    } else {
        const std::string tool = memberText(item, "tool");
        if (!tool.empty())
            leaveMember(item, "type");
        m_chat.call({ .id = id,
            .name = tool.empty() ? std::string(type) : tool,
            .arguments = jsonText(arguments.value_or(JsonElement(item))),
            .code = {} });
    }
    ChatResult result;
    result.id = id;
    for (const std::string_view key : { "aggregated_output", "result", "error", "status" })
        if (const auto value = memberOf(item, key); value && result.text.empty() && !value->is_null())
            result.text = valueText(*value);
    const auto status = memberOf(item, "exit_code");
    result.exitStatus = status ? integerIn(*status) : std::nullopt;
    result.isError = memberIs(item, "status", { "failed" }) && result.exitStatus.value_or(0) == 0;
    // One that nobody allowed has no exit status, though the member is there.
    if (memberIs(item, "status", { "declined" })) {
        result.exitStatus.reset();
        result.isError = true;
        noteDenial(result);
        if (result.errorType.empty())
            result.errorType = "approval";
    }
    m_chat.result(std::move(result), span);
}

} // namespace

bool CodexExec::isRecognized(const Sniff &sniff)
{
    constexpr std::array<std::string_view, 2> heads { "thread.started", "session.created" };
    return anyRecord(sniff, [&](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isItem = type == "item.completed" && record["item"].isObject() && record["item"].has("id");
        return isItem || (std::ranges::contains(heads, type) && (record.has("thread_id") || record.has("session_id")));
    });
}

void CodexExec::read(FileWindow &file, Framing framing, ImportContext &context)
{
    readSession<ExecReader>(file, framing, context);
}

} // namespace vitrine
