// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/codexrollout.h"

#include "models/logs/formats/agents/codexevents.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

CodexRollouts::Rollout &CodexRollouts::rollout(const std::string &id)
{
    const auto [found, isNew] = m_rollouts.try_emplace(id);
    if (isNew) {
        found->second = std::make_unique<Rollout>();
        found->second->order = m_rollouts.size();
        found->second->builder.run.externalId = id;
        found->second->builder.run.framework = "codex";
    }
    return *(m_now = found->second.get());
}

void CodexRollouts::record() { take(m_stream.take(), {}); }

void CodexRollouts::take(const JsonSlice &slice, const std::string &location)
{
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    if (m_now == nullptr)
        rollout({});
    event(*object, slice.span);
    m_now->builder.addContent(slice.text);
    m_now->builder.run.span.byteTo = slice.span.byteTo;
}

void CodexRollouts::document()
{
    Rollout &now = rollout("document " + std::to_string(m_rollouts.size()));
    now.builder.run.externalId.clear();
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != "items" || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [this](const JsonSlice &slice, const std::string &location) { take(slice, location); });
        return true;
    });
    const auto object = m_walker.parsedObject(envelope.slice(), {});
    if (const auto session = object ? objectMember(*object, "session") : std::nullopt) {
        describeCodexRun(now.builder.run, *session);
        now.builder.run.externalId = memberText(*session, "id");
    }
}

void CodexRollouts::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const auto ordinal = memberOf(event, "ordinal");
    if (ordinal && integerIn(*ordinal).value_or(m_now->ownFrom) < m_now->ownFrom)
        return m_context.passOver("copied " + type);
    const auto payload = objectMember(event, "payload");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    m_now->builder.noteMoment(time.startedAt);
    if (!payload && (type.empty() ? memberOf(event, "instructions").has_value() : false))
        return meta(event);
    if (!payload)
        return item(event, span, time);
    if (type == "session_meta") {
        leaveMember(event, "timestamp");
        return meta(*payload);
    }
    if (type == "response_item") {
        // A turn has the time of its first item.
        const bool wasOpen = m_now->chat.isOpen();
        item(*payload, span, time);
        if (wasOpen && m_now->chat.isOpen() && m_now->chat.step().time.startedAt != time.startedAt)
            leaveMember(event, "timestamp");
        return;
    }
    if (type == "event_msg")
        return happened(*payload, span, time);
    if (type == "turn_context" && !memberText(*payload, "model").empty())
        m_now->builder.run.model = memberText(*payload, "model");
    m_now->chat.event(type, jsonText(JsonElement(*payload)), time.startedAt);
}

void CodexRollouts::meta(JsonObject payload)
{
    Rollout &now = rollout(memberText(payload, "id"));
    describeCodexRun(now.builder.run, payload);
    now.ownFrom = firstOwnRecord(payload);
    now.parent = startingThread(payload);
}

void CodexRollouts::item(JsonObject payload, const SourceSpan &span, const TimeSpan &time)
{
    const std::string type = memberText(payload, "type");
    if (type == "message" || type.empty())
        return message(payload, span, time);
    if (type == "agent_message")
        return heard(payload, span, time);
    if (type == "function_call_output")
        if (const std::string thread = spawnedThread(payload); !thread.empty())
            m_context.linkCall(thread, memberText(payload, "call_id"));
    if (!m_now->items.add(payload, span, time)) {
        if (memberText(payload, "record_type").empty())
            m_context.unknownKey("type " + type);
        m_now->chat.event(type, jsonText(JsonElement(payload)), time.startedAt);
    }
}

void CodexRollouts::heard(JsonObject payload, const SourceSpan &span, const TimeSpan &time)
{
    ChatMessage message = agentMessage(payload);
    if (message.text.empty())
        return m_now->chat.event("agent_message", jsonText(JsonElement(payload)), time.startedAt);
    m_now->items.endTurn();
    m_now->chat.add(std::move(message), span, time);
}

void CodexRollouts::message(JsonObject payload, const SourceSpan &span, const TimeSpan &time)
{
    const std::string role = memberText(payload, "role");
    if (role.empty())
        return m_now->chat.event("record", jsonText(JsonElement(payload)));
    if (role == "assistant") {
        m_now->hasReplies = true;
        if (std::exchange(m_now->pending, {}))
            m_context.passOver("agent_message");
    }
    const auto content = memberOf(payload, "content");
    auto said = role == "user" && content ? readChatMessage(payload) : std::nullopt;
    if (said && said->results.empty()) {
        user(std::move(said->text), span, time);
        for (const std::string &block : said->unknown)
            m_now->chat.event("content", block);
        return;
    }
    if (m_now->items.add(payload, span, time))
        return;
    m_now->items.endTurn();
    if (auto read = readChatMessage(payload))
        m_now->chat.add(std::move(*read), span, time);
}

/// A reply that only an event records.
void CodexRollouts::sayPending()
{
    const auto pending = std::exchange(m_now->pending, {});
    if (!pending)
        return;
    m_now->items.endTurn();
    ChatMessage message;
    message.role = "assistant";
    message.text = pending->text;
    m_now->chat.add(std::move(message), pending->span, pending->time);
}

/// Once, though a message and an event record it.
void CodexRollouts::user(std::string text, const SourceSpan &span, const TimeSpan &time)
{
    if (text == m_now->lastUser)
        return;
    sayPending();
    m_now->lastUser = text;
    m_now->items.endTurn();
    ChatMessage message;
    message.role = isCodexContext(text) ? "developer" : "user";
    message.text = std::move(text);
    m_now->chat.add(std::move(message), span, time);
}

void CodexRollouts::tokens(JsonObject payload)
{
    const auto info = objectMember(payload, "info");
    const auto total = info ? memberOf(*info, "total_token_usage") : std::nullopt;
    const auto last = info ? memberOf(*info, "last_token_usage") : std::nullopt;
    const auto sum = total ? usageIn(*total) : std::nullopt;
    RunRecord &run = m_now->builder.run;
    const bool isNew = sum && *sum != run.tokens;
    if (sum)
        run.tokens = *sum;
    if (isNew && last && m_now->chat.isOpen())
        m_now->chat.step().tokens = usageIn(*last).value_or(Tokens {});
}

void CodexRollouts::happened(JsonObject payload, const SourceSpan &span, const TimeSpan &time)
{
    constexpr std::array<std::string_view, 4> repeated { "agent_message", "agent_reasoning",
        "agent_reasoning_raw_content", "agent_reasoning_section_break" };
    const std::string type = memberText(payload, "type");
    Rollout &now = *m_now;
    if (type == "user_message")
        return user(memberText(payload, "message"), span, time);
    if (type == "token_count")
        return tokens(payload);
    if (type == "agent_message" && !now.hasReplies) {
        sayPending();
        now.pending = Said { .text = memberText(payload, "message"), .span = span, .time = time };
        return;
    }
    if (std::ranges::contains(repeated, type))
        return m_context.passOver(type);
    m_context.account(ImportContext::RecordUse::Kept, type);
    const auto status = memberOf(payload, "exit_code");
    if (const auto code = status ? integerIn(*status) : std::nullopt; code && type == "exec_command_end")
        now.chat.ended(memberText(payload, "call_id"), *code, {});
    if (type == "collab_agent_spawn_end")
        m_context.linkCall(memberText(payload, "new_thread_id"), memberText(payload, "call_id"));
    if (auto approval = type == "guardian_assessment" ? guardianDecision(payload) : std::nullopt) {
        approval->at = time.startedAt;
        now.chat.decided(memberText(payload, "target_item_id"), std::move(*approval));
    }
    if (type == "turn_aborted")
        now.builder.run.state = RunState::Cancelled;
    if (type == "error")
        now.builder.run.state = RunState::Error;
    if (type == "task_complete" || type == "turn_complete") {
        now.builder.run.state = RunState::Success;
        if (const auto answer = memberOf(payload, "last_agent_message"); answer && answer->is_string())
            now.builder.run.finalAnswer = valueText(*answer);
    }
    now.chat.event(type, jsonText(JsonElement(payload)), time.startedAt);
}

void CodexRollouts::finish()
{
    std::map<std::uint64_t, Rollout *> byOrder;
    for (const auto &[id, rollout] : m_rollouts)
        byOrder.emplace(rollout->order, rollout.get());
    for (const auto &[order, rollout] : byOrder) {
        m_now = rollout;
        sayPending();
        rollout->chat.finish();
        if (!rollout->builder.hasTurn() && rollout->builder.isEmpty())
            continue;
        const std::string id = rollout->builder.run.externalId;
        rollout->builder.run.parentRun = m_context.runLinkedTo(rollout->parent);
        rollout->builder.finish(m_context);
        m_context.linkRun(id, m_context.runs());
    }
}

} // namespace vitrine
