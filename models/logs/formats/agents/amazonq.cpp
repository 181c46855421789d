// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/amazonq.h"

#include "models/logs/formats/chat/commandoutput.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class AmazonQReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject entry, const SourceSpan &span) override;
    std::string_view listKey() const override { return "history"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "amazon-q"; }
    void user(JsonObject user, const SourceSpan &span);
    void assistant(JsonObject entry, JsonObject reply, const SourceSpan &span);
    ChatResult resultOf(JsonObject result);
};

void AmazonQReader::head(JsonObject head)
{
    RunRecord &run = m_builder.run;
    run.externalId = memberText(head, "conversation_id");
    if (const auto model = objectMember(head, "model_info"); model && run.model.empty())
        run.model = memberText(*model, "model_id");
    if (run.model.empty())
        run.model = memberText(head, "model");
    JsonExtra extra;
    for (const auto &[key, value] : head)
        // They repeat the messages, and the descriptions of all tools.
        if (key != "transcript" && key != "tools" && !value.is_null())
            extra.add(key, jsonText(value));
    mergeExtra(run.extra, extra.text());
}

void AmazonQReader::event(JsonObject entry, const SourceSpan &span)
{
    if (reportUnreadable(entry, span))
        return;
    const auto said = objectMember(entry, "user");
    const auto reply = objectMember(entry, "assistant");
    if (!said || !reply)
        return keep("entry", entry, false);
    user(*said, span);
    assistant(entry, *reply, span);
}

void AmazonQReader::user(JsonObject user, const SourceSpan &span)
{
    const auto at = momentIn(user, "timestamp");
    m_builder.noteMoment(at);
    ChatMessage message;
    message.role = "user";
    const auto content = objectMember(user, "content");
    if (content)
        for (const auto &[kind, value] : *content) {
            const auto part = objectIn(value);
            if (!part) {
                message.unknown.push_back(jsonText(value));
                continue;
            }
            message.text += memberText(*part, "prompt");
            if (const auto results = arrayMember(*part, "tool_use_results"))
                for (const JsonElement element : *results)
                    if (const auto result = objectIn(element))
                        message.results.push_back(resultOf(*result));
            if (kind != "Prompt" && kind != "ToolUseResults" && kind != "CancelledToolUses")
                message.unknown.push_back(jsonText(value));
        }
    if (const std::string more = memberText(user, "additional_context"); !more.empty())
        m_chat.event("document", quotedJson(more));
    for (const std::string_view key : { "images", "env_context" })
        if (const auto value = memberOf(user, key); value && !value->is_null())
            addToExtra(message.extra, key, jsonText(*value));
    m_chat.add(std::move(message), span, timeSpan(at, {}));
}

/// Commands give {exit_status: "1", stdout, stderr}.
ChatResult AmazonQReader::resultOf(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "tool_use_id");
    result.isError = memberIs(object, "status", { "Error", "error" });
    const auto add = [&result](std::string_view text) { (result.text += result.text.empty() ? "" : "\n") += text; };
    const auto content = arrayMember(object, "content");
    if (!content)
        return result;
    for (const JsonElement element : *content) {
        const auto part = objectIn(element);
        const auto command = part ? objectMember(*part, "Json") : std::nullopt;
        if (command && memberOf(*command, "exit_status")) {
            const std::string status = memberText(*command, "exit_status");
            result.exitStatus = exitStatusIn("exit code: " + status);
            if (!result.exitStatus)
                m_chat.event("exit_status", quotedJson(status));
            for (const std::string_view stream : { "stdout", "stderr" })
                if (const std::string text = memberText(*command, stream); !text.empty())
                    add(text);
        } else {
            add(part && memberOf(*part, "Text") ? memberText(*part, "Text")
                    : command                   ? jsonText(JsonElement(*command))
                                                : valueText(element));
        }
    }
    return result;
}

void AmazonQReader::assistant(JsonObject entry, JsonObject reply, const SourceSpan &span)
{
    const auto metadata = objectMember(entry, "request_metadata");
    const TimeSpan time = metadata
        ? timeSpan(momentIn(*metadata, "request_start_timestamp_ms"), momentIn(*metadata, "stream_end_timestamp_ms"))
        : TimeSpan {};
    m_builder.noteMoment(time.endedAt);
    for (const auto &[kind, value] : reply) {
        const auto part = objectIn(value);
        if (!part || (kind != "Response" && kind != "ToolUse")) {
            keep("assistant." + std::string(kind), reply, false);
            continue;
        }
        ChatMessage message;
        message.role = "assistant";
        message.text = memberText(*part, "content");
        message.thinking = memberText(*part, "reasoning");
        if (metadata) {
            message.model = memberText(*metadata, "model_id");
            message.extra = jsonText(JsonElement(*metadata));
        }
        if (const auto uses = arrayMember(*part, "tool_uses"))
            for (const JsonElement element : *uses)
                if (const auto use = objectIn(element))
                    if (const auto arguments = memberOf(*use, "args"))
                        message.calls.push_back(chatCall(memberText(*use, "id"), memberText(*use, "name"), *arguments));
        m_chat.add(std::move(message), span, time);
    }
}

bool isEntry(const Outline &entry)
{
    return entry["user"]["content"].isObject()
        && (entry["assistant"].has("Response") || entry["assistant"].has("ToolUse"));
}

} // namespace

bool AmazonQ::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const Outline &first = record["history"].first();
        return record["conversation_id"].isString() && (isEntry(first) || first.has("unreadable"));
    });
}

void AmazonQ::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<AmazonQReader>(file, sniff.framing, context);
}

} // namespace vitrine
