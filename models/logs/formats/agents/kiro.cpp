// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/kiro.h"

#include "models/logs/formats/chat/commandoutput.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class KiroReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "kiro"; }
    static void addPart(ChatMessage &message, JsonObject part);
    static ChatResult resultOf(JsonObject data);
};

void KiroReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string kind = memberText(event, "kind");
    const auto data = objectMember(event, "data");
    const auto content = data ? arrayMember(*data, "content") : std::nullopt;
    constexpr std::array<std::string_view, 3> messages { "Prompt", "AssistantMessage", "ToolResults" };
    if (!content || !std::ranges::contains(messages, kind))
        return keep(kind, event, kind == "Compaction" || kind == "ResetTo" || kind == "Clear");
    ChatMessage message;
    message.role = kind == "AssistantMessage" ? "assistant" : "user";
    for (const JsonElement element : *content)
        if (const auto part = objectIn(element))
            addPart(message, *part);
    const auto meta = objectMember(*data, "meta");
    m_chat.add(std::move(message), span, timeSpan(meta ? momentIn(*meta, "timestamp") : std::nullopt, {}));
}

void KiroReader::addPart(ChatMessage &message, JsonObject part)
{
    const std::string kind = memberText(part, "kind");
    const auto data = objectMember(part, "data");
    if (kind == "toolUse" && data) {
        if (const auto input = memberOf(*data, "input"))
            message.calls.push_back(chatCall(memberText(*data, "toolUseId"), memberText(*data, "name"), *input));
    } else if (kind == "toolResult" && data) {
        message.results.push_back(resultOf(*data));
    } else if (kind == "thinking" && data) {
        message.thinking += memberText(*data, "text");
        if (message.model.empty())
            message.model = memberText(*data, "modelId");
    } else {
        message.text += memberText(part, "data");
        if (kind != "text")
            message.unknown.push_back(jsonText(JsonElement(part)));
    }
}

/// Commands give {exit_status: "exit status: 1", stdout, stderr}.
ChatResult KiroReader::resultOf(JsonObject data)
{
    ChatResult result;
    result.id = memberText(data, "toolUseId");
    result.isError = memberIs(data, "status", { "error" });
    const auto content = arrayMember(data, "content");
    if (!content)
        return result;
    for (const JsonElement element : *content) {
        const auto part = objectIn(element);
        const auto command = part ? objectMember(*part, "data") : std::nullopt;
        if (!command) {
            result.text += part ? memberText(*part, "data") : std::string {};
            continue;
        }
        const std::string status = memberText(*command, "exit_status");
        result.text += memberOf(*command, "stdout") ? memberText(*command, "stdout") + memberText(*command, "stderr")
                                                    : jsonText(JsonElement(*command));
        if (const std::size_t at = status.rfind(' '); at != status.npos)
            result.exitStatus = exitStatusIn("exit code: " + status.substr(at + 1));
        if (!result.exitStatus)
            leaveMember(*command, "exit_status");
    }
    return result;
}

} // namespace

bool Kiro::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        constexpr std::array<std::string_view, 3> kinds { "Prompt", "AssistantMessage", "ToolResults" };
        return std::ranges::contains(kinds, std::string_view(record["kind"].text)) && record["version"].isString()
            && record["data"].has("content");
    });
}

void Kiro::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<KiroReader>(file, sniff.framing, context);
}

} // namespace vitrine
