// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/openinterpreter.h"

#include "models/logs/formats/chat/eventlines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isPart(const Outline &value, bool isFormatted)
{
    constexpr std::array<std::string_view, 6> types { "message", "code", "console", "image", "file", "confirmation" };
    constexpr std::array<std::string_view, 2> formatted { "code", "console" };
    const std::string_view type = value["type"].text;
    const bool isTyped = isFormatted ? std::ranges::contains(formatted, type) : std::ranges::contains(types, type);
    return value["role"].isString() && isTyped && value.has("content") && (!isFormatted || value["format"].isString());
}

bool isConversation(const Outline &list)
{
    return list.isArray() && std::ranges::all_of(list.items, [](const Outline &item) { return isPart(item, false); })
        && std::ranges::any_of(list.items, [](const Outline &item) { return isPart(item, true); });
}

/// A reply is a message, code, or both; what the computer printed follows the code.
class PartReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject part, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void complete() override { m_builder.run.framework = "open-interpreter"; }
    void turn(const SourceSpan &span);
    void reply(JsonObject part, const SourceSpan &span);
    void code(JsonObject part, const SourceSpan &span);
    void console(JsonObject part, const SourceSpan &span);

    bool m_isReply = false; ///< the parts of one reply are being read
    std::string m_output; ///< of the code at hand
};

void PartReader::event(JsonObject part, const SourceSpan &span)
{
    const std::string role = memberText(part, "role");
    const std::string type = memberText(part, "type");
    if (type == "confirmation")
        return keep(type, part, true);
    if (role == "assistant" && type == "code")
        return code(part, span);
    if (role == "assistant")
        return reply(part, span);
    m_isReply = false;
    if (role == "computer")
        return console(part, span);
    say(role, memberText(part, "content"), span);
}

void PartReader::turn(const SourceSpan &span)
{
    if (!std::exchange(m_isReply, true))
        m_chat.begin(StepKind::Action, span);
    m_chat.step().span.byteTo = std::max(m_chat.step().span.byteTo, span.byteTo);
}

void PartReader::reply(JsonObject part, const SourceSpan &span)
{
    if (m_isReply && !m_chat.step().toolCalls.empty())
        m_isReply = false;
    turn(span);
    StepRecord &step = m_chat.step();
    const std::string text = memberText(part, "content");
    step.rawModelOutput += (step.rawModelOutput.empty() ? "" : "\n\n") + text;
    step.thought = step.rawModelOutput;
    if (step.toolCalls.empty())
        m_builder.setAnswer(step.rawModelOutput);
}

void PartReader::code(JsonObject part, const SourceSpan &span)
{
    if (m_isReply && !m_chat.step().toolCalls.empty())
        m_isReply = false;
    turn(span);
    const std::string language = memberText(part, "format");
    const bool isPython = language == "python";
    const std::string json = std::string(isPython ? "{\"code\":" : "{\"command\":")
        + quotedJson(memberText(part, "content")) + ",\"language\":" + quotedJson(language) + '}';
    simdjson::dom::parser parser;
    JsonElement arguments;
    if (parser.parse(simdjson::padded_string(json)).get(arguments) == simdjson::SUCCESS)
        m_chat.call(chatCall({}, isPython ? "python" : "shell", arguments));
    m_builder.setAnswer({});
}

void PartReader::console(JsonObject part, const SourceSpan &span)
{
    const std::string format = memberText(part, "format");
    // Which line runs at the moment, for a display.
    if (format == "active_line")
        return m_context.passOver("console.active_line");
    if (memberText(part, "type") != "console" || !m_chat.isOpen() || m_chat.step().toolCalls.empty())
        return keep(memberText(part, "type"), part, true);
    leaveMember(part, "format");
    const std::string text = memberText(part, "content");
    RecordedToolCall &call = m_chat.step().toolCalls.back();
    if (!call.result) {
        ChatResult result;
        result.text = text;
        return m_chat.result(std::move(result), span);
    }
    m_chat.observation(text, span);
    if (m_builder.mayGrow(text.size()))
        *call.result += text;
}

} // namespace

bool OpenInterpreter::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isConversation(record) || isConversation(record["messages"]) || isPart(record, true);
    });
}

void OpenInterpreter::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<PartReader>(file, sniff.framing, context);
}

} // namespace vitrine
