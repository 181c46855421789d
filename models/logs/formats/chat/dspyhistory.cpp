// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/dspyhistory.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

bool isCall(const Outline &value)
{
    return value["outputs"].isArray() && value.has("messages") && value.has("prompt") && value.has("kwargs");
}

/// One call of a language model: its messages, and its first output as the turn.
class CallReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void object();

private:
    void fill(JsonObject call, const SourceSpan &span);
    static ChatMessage answerOf(JsonObject call);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
};

ChatMessage CallReader::answerOf(JsonObject call)
{
    ChatMessage message;
    const auto outputs = arrayMember(call, "outputs");
    if (!outputs || outputs->size() == 0)
        return message;
    const JsonElement first = outputs->at(0).value_unsafe();
    const auto fields = objectIn(first);
    if (!fields) {
        message.text = valueText(first);
        return message;
    }
    message = readChatMessage(*fields, "assistant");
    if (message.text.empty())
        message.text = memberText(*fields, "text");
    return message;
}

void CallReader::fill(JsonObject call, const SourceSpan &span)
{
    m_chat.setRunsText(false);
    RunRecord &run = m_builder.run;
    const auto add = [&](ChatMessage message) { m_chat.add(std::move(message), span); };
    const bool isChat = arrayMember(call, "messages").has_value();
    const std::string prompt = isChat ? std::string {} : memberText(call, "prompt");
    if (const auto messages = arrayMember(call, "messages"))
        for (const JsonElement element : *messages)
            if (const auto object = objectIn(element))
                if (auto message = readChatMessage(*object))
                    add(std::move(*message));
    if (!prompt.empty() && !arrayMember(call, "messages")) {
        ChatMessage message;
        message.role = "user";
        message.text = prompt;
        add(std::move(message));
    }
    ChatMessage answer = answerOf(call);
    answer.role = "assistant";
    answer.model = memberText(call, "model");
    if (const auto usage = memberOf(call, "usage"))
        answer.tokens = usageIn(*usage).value_or(Tokens {});
    m_chat.add(std::move(answer), span, timeSpan(momentIn(call, "timestamp"), {}));
    JsonExtra extra;
    for (const auto &[key, value] : call)
        if (key != "messages" && key != "prompt" && !value.is_null())
            extra.add(key, jsonText(value));
    run.extra = extra.text();
    run.externalId = memberText(call, "uuid");
    run.framework = "dspy";
    run.span = span;
    if (const auto cost = memberOf(call, "cost"))
        run.cost = amountIn(*cost);
}

void CallReader::object()
{
    const JsonSlice slice = m_stream.take();
    const auto call = m_walker.parsedObject(slice, {});
    if (!call)
        return;
    m_builder.addContent(slice.text);
    fill(*call, slice.span);
    m_chat.finish();
    m_builder.finish(m_context);
}

} // namespace

bool DspyHistory::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return isCall(record) || (record.isArray() && isCall(record.first())); });
}

void DspyHistory::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    forEachObject(stream, context, walker, [&] { CallReader(stream, context, walker).object(); });
}

} // namespace vitrine
