// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/kimicli.h"

#include "models/logs/formats/agents/kimimessages.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace vitrine {

namespace {

class WireReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "kimi-cli"; }
    void loop(JsonObject event, const SourceSpan &span, const TimeSpan &time);
    void part(JsonObject part);
    void toolResult(JsonObject event, const SourceSpan &span);
    void decided(JsonObject event, std::optional<double> at);
    void allowedBefore(const std::string &id, const std::string &tool, JsonElement arguments);
    StepRecord &turn(JsonObject event, const SourceSpan &span, const TimeSpan &time);

    std::string m_step; ///< id of the step at hand
    std::set<std::string> m_rules; ///< what a person allowed for the rest of the session: "Bash(ls)"
    std::set<std::string> m_decided; ///< ids of calls with a decision of their own
};

/// A rule without the backslashes before characters that have a meaning in rules.
std::string plainRule(const std::string &rule)
{
    std::string plain;
    for (std::size_t at = 0; at < rule.size(); ++at) {
        at += rule[at] == '\\' && at + 1 < rule.size() ? 1 : 0;
        plain += rule[at];
    }
    return plain;
}

void WireReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 19> groups { "metadata", "config.", "tools.", "llm.", "usage.",
        "permission.", "plan_mode.", "full_compaction.", "turn.", "profile.", "plugin.", "runtime.", "token_counting.",
        "goal.", "swarm_mode.", "interaction.", "prompt.", "subagent.", "forked" };
    const std::string type = memberText(event, "type");
    const TimeSpan time = timeSpan(momentIn(event, "time"), {});
    const auto inner = objectMember(event, "event");
    const auto message = objectMember(event, "message");
    const bool isCopied = span.byteTo <= m_context.sharedHistory().copiedBytes();
    if (isCopied && (type.starts_with("context.") || type == "turn.cancel"))
        return m_context.passOver("copied " + type);
    if (type == "context.append_loop_event" && inner) {
        const bool wasOpen = m_chat.isOpen();
        loop(*inner, span, time);
        // Only the first of a step gives its time.
        if (wasOpen && memberText(*inner, "type") != "step.begin")
            leaveMember(event, "time");
        return;
    }
    if (type == "context.append_message" && message) {
        m_step.clear();
        if (auto chat = readChatMessage(*message); chat && chat->role != "assistant")
            return m_chat.add(std::move(*chat), span, time);
    }
    if (type == "llm.request" && m_builder.run.model.empty())
        m_builder.run.model = memberText(event, "model");
    if (type == "profile.bind" && m_builder.run.model.empty())
        m_builder.run.model = memberText(event, "modelAlias");
    const bool setsPrompt = type == "config.update" || type == "profile.bind";
    if (setsPrompt && !memberText(event, "systemPrompt").empty() && m_builder.isEmpty())
        return say("system", memberText(event, "systemPrompt"), span, time);
    if (type == "permission.record_approval_result")
        decided(event, time.startedAt);
    if (type == "turn.cancel")
        m_builder.run.state = RunState::Cancelled;
    if (type == "turn.prompt")
        m_builder.run.state = RunState::Unknown;
    // Settings of the origin, which are copied as well, are those of the fork until it changes them.
    if (isCopied)
        return m_context.passOver("copied " + type);
    if (type == "forked" && m_context.sharedHistory().copiedBytes() > 0)
        mergeExtra(m_builder.run.extra,
            "{\"forkedFrom\":{\"sessionId\":" + quotedJson(m_context.sharedHistory().session()) + "}}");
    // They repeat the message that follows, and the usage that the step has; that of a compaction no step has.
    const bool isRepeated = type == "turn.prompt" || type == "turn.steer"
        || (type == "usage.record" && !memberIs(event, "usageScope", { "session" }));
    if (!isRepeated)
        keep(type, event, type.starts_with("context.") || std::ranges::any_of(groups, [&](std::string_view group) {
            return type.starts_with(group);
        }));
}

StepRecord &WireReader::turn(JsonObject event, const SourceSpan &span, const TimeSpan &time)
{
    const bool isBegin = memberText(event, "type") == "step.begin";
    const std::string id = memberText(event, isBegin ? "uuid" : "stepUuid");
    if (id != m_step || !m_chat.isOpen())
        m_chat.begin(StepKind::Action, span).time = time;
    m_step = id;
    leaveMember(event, isBegin ? "uuid" : "stepUuid");
    m_chat.step().span.byteTo = span.byteTo;
    return m_chat.step();
}

void WireReader::part(JsonObject part)
{
    StepRecord &step = m_chat.step();
    const bool isThought = memberIs(part, "type", { "think" });
    const std::string text = memberText(part, isThought ? "think" : "text");
    step.thought += (step.thought.empty() || text.empty() ? "" : "\n\n") + text;
    if (isThought)
        return;
    step.rawModelOutput += text;
    m_builder.setAnswer(step.rawModelOutput);
}

void WireReader::loop(JsonObject event, const SourceSpan &span, const TimeSpan &time)
{
    const std::string type = memberText(event, "type");
    if (type == "tool.result")
        return toolResult(event, span);
    if (type == "step.end") {
        const auto usage = memberOf(event, "usage");
        if (m_chat.isOpen() && usage)
            m_chat.step().tokens = usageIn(*usage).value_or(Tokens {});
        return;
    }
    if (type != "step.begin" && type != "content.part" && type != "tool.call")
        return keep(type, event, false);
    turn(event, span, time);
    const auto content = objectMember(event, "part");
    const auto arguments = memberOf(event, "args");
    if (content)
        part(*content);
    if (type != "tool.call" || !arguments)
        return;
    const std::string id = memberText(event, "toolCallId");
    const std::string name = memberText(event, "name");
    m_chat.call(chatCall(id, name, *arguments));
    allowedBefore(id, name, *arguments);
}

/// Only decisions of persons are recorded. A call that they allowed for the rest of the session runs without one.
void WireReader::allowedBefore(const std::string &id, const std::string &tool, JsonElement arguments)
{
    const auto object = objectIn(arguments);
    if (!object || m_rules.empty() || m_decided.contains(id))
        return;
    for (const auto &[key, value] : *object) {
        const auto text = stringIn(value);
        const std::string rule = text ? tool + '(' + std::string(*text) + ')' : std::string();
        if (m_rules.contains(rule))
            return m_chat.decided(id, { Approval::Decision::Allowed, Approval::Source::Rule, rule, {}, {} });
    }
}

void WireReader::decided(JsonObject event, std::optional<double> at)
{
    const auto result = objectMember(event, "result");
    auto approval = result ? approvalFrom(memberText(*result, "decision")) : std::nullopt;
    if (!approval)
        return;
    approval->source = Approval::Source::Person;
    approval->reason = memberText(*result, "feedback");
    approval->at = at;
    const bool isAllowed = approval->decision == Approval::Decision::Allowed;
    if (isAllowed && memberText(*result, "scope") == "session")
        m_rules.insert(plainRule(memberText(event, "sessionApprovalRule")));
    const std::string id = memberText(event, "toolCallId");
    m_decided.insert(id);
    m_chat.decided(id, std::move(*approval));
}

void WireReader::toolResult(JsonObject event, const SourceSpan &span)
{
    ChatResult result;
    result.id = memberText(event, "toolCallId");
    const auto fields = objectMember(event, "result");
    const auto output = fields ? memberOf(*fields, "output") : memberOf(event, "result");
    const auto isError = fields ? memberOf(*fields, "isError") : std::nullopt;
    result.text = output ? contentText(*output) : std::string {};
    result.isError = isError && boolIn(*isError).value_or(false);
    m_chat.result(std::move(result), span);
}

} // namespace

bool KimiCli::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        return (type == "metadata" && record.has("protocol_version")) || type == "context.append_loop_event"
            || KimiMessages::isRecord(record);
    });
}

void KimiCli::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (!anyRecord(sniff, KimiMessages::isRecord))
        return readSession<WireReader>(file, sniff.framing, context);
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    KimiMessages reader(stream, context, walker);
    forEachObject(stream, context, walker, [&] { reader.record(); });
    reader.finish();
}

} // namespace vitrine
