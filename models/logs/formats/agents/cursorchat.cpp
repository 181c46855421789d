// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/cursorchat.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

class ChatReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "cursor"; }
    void options(JsonObject cursor, ChatMessage &message);

    std::vector<std::string> m_notes; ///< of the message at hand, as JSON
    std::optional<double> m_seconds; ///< that its tool took
    bool m_hasQuery = false;
};

void ChatReader::head(JsonObject head)
{
    RunRecord &run = m_builder.run;
    const auto chat = objectMember(head, "chat");
    if (!chat)
        return;
    run.externalId = memberText(*chat, "agentId");
    if (run.model.empty())
        run.model = memberText(*chat, "lastUsedModel");
    if (const auto created = momentIn(*chat, "createdAt"))
        run.time.startedAt = created;
    mergeExtra(run.extra, jsonText(JsonElement(head)));
}

void ChatReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    auto message = readChatMessage(event);
    if (!message)
        return keep(memberOf(event, "dropped") ? "dropped"
                : memberOf(event, "missing")   ? "missing"
                                               : "record",
            event, memberOf(event, "dropped") || memberOf(event, "missing"));
    m_notes.clear();
    m_seconds.reset();
    const auto vendors = objectMember(event, "providerOptions");
    if (const auto cursor = vendors ? objectMember(*vendors, "cursor") : std::nullopt)
        options(*cursor, *message);
    const auto query = message->role == "user" ? splitAtTags(message->text, "user_query") : std::nullopt;
    const std::string task(query ? query->inside : std::string_view {});
    const bool isFirst = query && !std::exchange(m_hasQuery, true);
    const auto unknown = message->unknown;
    const auto results = std::exchange(message->results, {});
    if (message->role != "tool")
        m_chat.add(std::move(*message), span);
    else
        for (const std::string &block : unknown)
            m_chat.event("content", block);
    // Messages of Cursor itself come before it.
    if (isFirst)
        m_builder.run.task = task;
    for (const ChatResult &result : results)
        m_chat.result(result, span, m_seconds);
    for (const std::string &note : m_notes)
        m_chat.event("options", note);
}

/// How a tool ended is beside its result.
void ChatReader::options(JsonObject cursor, ChatMessage &message)
{
    m_notes.push_back(jsonText(JsonElement(cursor)));
    const auto high = objectMember(cursor, "highLevelToolCallResult");
    if (!high || message.results.empty())
        return;
    ChatResult &result = message.results.back();
    const auto output = objectMember(*high, "output");
    const auto isTrue = [](const std::optional<JsonElement> &value) { return value && boolIn(*value).value_or(false); };
    result.isError
        = result.isError || isTrue(memberOf(*high, "isError")) || (output && isTrue(memberOf(*output, "isError")));
    for (const std::string_view kind : { "success", "failure" }) {
        const auto outcome = output ? objectMember(*output, kind) : std::nullopt;
        const auto exit = outcome ? memberOf(*outcome, "exitCode") : std::nullopt;
        if (exit)
            result.exitStatus = integerIn(*exit);
        const auto took = outcome ? memberOf(*outcome, "executionTime") : std::nullopt;
        constexpr double perSecond = 1000;
        if (const auto milliseconds = took ? amountIn(*took) : std::nullopt)
            m_seconds = *milliseconds / perSecond;
    }
}

} // namespace

bool CursorChat::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return record["chat"].has("latestRootBlobId") && record["messages"].isArray(); });
}

void CursorChat::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<ChatReader>(file, sniff.framing, context);
}

} // namespace vitrine
