// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/conversation.h"

#include "models/logs/formats/chat/assistantsteps.h"
#include "models/logs/formats/chat/conversationfields.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/speakers.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <utility>

namespace vitrine {

void ConversationReader::object() { finish(collect()); }

Envelope ConversationReader::collect()
{
    return m_walker.object([&](std::string_view key, Envelope &frame) { return member(key, frame); });
}

void ConversationReader::finishRun(const Envelope &envelope, std::string collection, std::uint64_t parent)
{
    m_collection = std::move(collection);
    m_builder.run.parentRun = parent;
    finish(envelope);
}

bool ConversationReader::member(std::string_view key, Envelope &frame)
{
    const int first = m_stream.ahead();
    if (first == '[' && std::ranges::contains(conversationKeys, key)) {
        elements(key);
        return true;
    }
    constexpr std::array<std::string_view, 4> holders { "state", "request", "response", "values" };
    if (first != '{' || !std::ranges::contains(holders, key))
        return false;
    // The name outlives the stream's moving on.
    const std::string name(key);
    const Envelope inner = m_walker.object([&](std::string_view innerKey, Envelope &) {
        const bool isHere = m_stream.ahead() == '[' && std::ranges::contains(conversationKeys, innerKey);
        if (isHere)
            elements(innerKey);
        return isHere;
    });
    frame.isCut = frame.isCut || inner.isCut;
    RecordWalker::append(frame, name, inner.json);
    return true;
}

void ConversationReader::list()
{
    const SourceSpan begin { .line = m_stream.lineAt(m_stream.offset()), .byteFrom = m_stream.offset(), .byteTo = 0 };
    elements({});
    finishList({ .line = begin.line, .byteFrom = begin.byteFrom, .byteTo = m_stream.offset() });
}

void ConversationReader::finishList(const SourceSpan &span)
{
    m_chat.finish();
    putInOrder();
    m_builder.run.span = span;
}

void ConversationReader::handOn()
{
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
}

void ConversationReader::elements(std::string_view name)
{
    m_hasList = true;
    m_walker.elements(name, [&](const JsonSlice &slice, const std::string &location) { element(slice, location); });
}

void ConversationReader::element(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    const auto object = m_walker.parsedObject(slice, location);
    if (!object || mark(*object) || item(*object, slice.span))
        return;
    m_items.endTurn();
    auto message = readAnyMessage(*object);
    if (!message && memberOf(*object, "from") && memberOf(*object, "value"))
        message = sharedMessage(memberText(*object, "from"), memberText(*object, "value"));
    if (message && message->role == "assistant")
        message->thinking.insert(0, m_items.takeReasoning());
    const auto usage = objectMember(*object, "usage");
    if (message && usage)
        if (const auto cost = memberOf(*usage, "cost"))
            addCost(m_builder.run, *cost);
    if (const auto cost = message ? memberOf(*object, "cost") : std::nullopt; cost && cost->is_number())
        addToExtra(message->extra, "cost", jsonText(*cost));
    if (message && !this->message(std::move(*message), memberText(*object, "name"), slice.span, timeOf(*object)))
        leaveMember(*object, "name");
    if (message)
        return;
    // An event of a program whose messages are those of a chat.
    if (const std::string type = memberText(*object, "type"); !type.empty()) {
        m_context.unknownKey("type " + type);
        m_chat.event(type, jsonText(JsonElement(*object)));
    } else {
        m_context.skip(
            ErrorCode::BadValue, slice.span, { .code = FlawCode::MessageExpected, .location = std::string(location) });
    }
}

/// If agents talk with each other, roles are relative to the owner of the memory, so speakers are identified by their
/// names. The first message is the task; its sender may take part in the conversation, or run the code.
void ConversationReader::takeSides(ChatMessage &message, const std::string &name)
{
    const bool isSpoken = message.role == "user" || message.role == "assistant";
    const bool isFirst = message.role != "system" && std::exchange(m_isFirst, false);
    if (!isSpoken)
        return;
    m_hasNames = m_hasNames || (isFirst && !name.empty());
    if (!m_hasNames || name.empty())
        return;
    const bool isUser = isFirst || isUserName(name) || message.text.starts_with("exitcode:");
    message.role = isUser ? "user" : "assistant";
}

/// Whether the name was kept.
bool ConversationReader::message(ChatMessage message, std::string name, const SourceSpan &span, const TimeSpan &time)
{
    takeSides(message, name);
    if (isAgentRole(message.role) && !isModelRole(message.role))
        name = std::exchange(message.role, "assistant");
    const bool isAgent = isModelRole(message.role);
    m_chat.add(std::move(message), span, time);
    const bool isKept = !name.empty() && isAgent && m_chat.isOpen();
    if (isKept)
        addToExtra(m_chat.step().extra, "agent", quotedJson(name));
    return isKept;
}

/// When a message was said, where a log has it: in Amp's, beside the tokens or in `meta`.
TimeSpan ConversationReader::timeOf(JsonObject message)
{
    const auto meta = objectMember(message, "meta");
    const auto usage = objectMember(message, "usage");
    auto moment = meta ? momentIn(*meta, "sentAt") : std::nullopt;
    if (!moment && usage)
        moment = momentIn(*usage, "timestamp");
    return timeSpan(moment, {});
}

/// Kimi CLI's context has checkpoints and counts of tokens between the messages, with roles such as "_usage"; Hermes
/// describes the session in a message of the role "session_meta".
bool ConversationReader::mark(JsonObject object)
{
    const std::string role = memberText(object, "role");
    if (!role.starts_with('_') && !role.ends_with("_meta"))
        return false;
    m_context.account(ImportContext::RecordUse::Kept, role);
    m_chat.event(role, jsonText(JsonElement(object)));
    return true;
}

bool ConversationReader::item(JsonObject object, const SourceSpan &span)
{
    if (memberOf(object, "step_details")) {
        addAssistantStep(m_chat, object, span);
        return true;
    }
    // Messages of chats are read with their names.
    const bool isMessage
        = !isReplyItem(object) && (memberOf(object, "role") || memberText(object, "type") == "message");
    return !isMessage && m_items.add(object, span);
}

/// The service lists the newest first.
void ConversationReader::putInOrder() { m_builder.putInOrder(); }

void ConversationReader::program(JsonObject object, const SourceSpan &span)
{
    const auto programs = arrayMember(object, "code");
    if (!programs)
        return;
    const auto reports = arrayMember(object, "report");
    std::size_t n = 0;
    for (const JsonElement text : *programs) {
        StepRecord &step = m_chat.begin(StepKind::Action, span);
        auto blocks = codeInText(valueText(text));
        if (blocks.empty())
            blocks.push_back({ .language = Language::Python, .text = valueText(text), .origin = CodeOrigin::Field });
        step.rawModelOutput = valueText(text);
        step.code = std::move(blocks);
        if (reports && n < reports->size())
            step.outputs.push_back({ .stream = OutputStream::Stdout,
                .text = valueText(reports->at(n).value_unsafe()),
                .isTruncated = false });
        ++n;
    }
}

/// The answer to a request whose messages were read: the last turn.
void ConversationReader::reply(JsonObject response, const SourceSpan &span)
{
    const auto choices = arrayMember(response, "choices");
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto candidates = arrayMember(response, "candidates");
    const auto candidate
        = candidates && candidates->size() > 0 ? objectIn(candidates->at(0).value_unsafe()) : std::nullopt;
    const auto inner = choice ? objectMember(*choice, "message")
        : candidate           ? objectMember(*candidate, "content")
                              : std::nullopt;
    // Anthropic's response is the message itself, as is AutoGen's, which has no role.
    const bool isMessage = memberOf(response, "content")
        && (memberText(response, "role") == "assistant" || memberOf(response, "finish_reason"));
    if (!inner && !isMessage)
        return;
    ChatMessage message = readChatMessage(inner.value_or(response), "assistant");
    for (const std::string_view key : { "usage", "usageMetadata" })
        if (const auto usage = memberOf(response, key))
            message.tokens = usageIn(*usage).value_or(Tokens {});
    message.model = memberText(response, candidate ? "modelVersion" : "model");
    m_chat.add(std::move(message), span);
}

/// How a response of OpenAI's Responses API ended, unless it is complete.
void ConversationReader::endOf(JsonObject response)
{
    if (!memberIs(response, "object", { "response" }) || !m_chat.isOpen() || m_chat.step().error)
        return;
    const bool isIncomplete = memberIs(response, "status", { "incomplete" });
    const auto details = objectMember(response, isIncomplete ? "incomplete_details" : "error");
    if (!isIncomplete && !memberIs(response, "status", { "failed" })) {
        if (memberIs(response, "status", { "cancelled" }))
            m_builder.run.state = RunState::Cancelled;
        return;
    }
    const std::string reason = details ? memberText(*details, isIncomplete ? "reason" : "code") : std::string();
    m_chat.step().error = ErrorRecord { .layer = isIncomplete ? ErrorLayer::Limit : ErrorLayer::Model,
        .type = isIncomplete ? "incomplete"
            : reason.empty() ? "failed"
                             : reason,
        .message = isIncomplete ? reason
            : details           ? memberText(*details, "message")
                                : std::string(),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
    m_builder.run.state = isIncomplete ? RunState::Interrupted : RunState::Error;
}

void ConversationReader::finish(const Envelope &envelope)
{
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object && !m_hasList) {
        program(*object, envelope.span);
        if (memberOf(*object, "choices") || memberOf(*object, "candidates"))
            reply(*object, envelope.span);
    }
    if (const auto response = object && m_hasList ? objectMember(*object, "response") : std::nullopt)
        reply(*response, envelope.span);
    if (object)
        endOf(*object);
    m_chat.finish();
    putInOrder();
    if (object) {
        readConversationFields(m_builder.run, *object);
        m_builder.noteMoment(momentIn(*object, memberOf(*object, "created") ? "created" : "created_at"));
    }
    if (object && !m_collection.empty())
        addToExtra(m_builder.run.extra, "collection", m_collection);
    m_builder.run.span = envelope.span;
    if (m_builder.isEmpty() && object && !m_hasList)
        m_walker.reportWithout("messages", envelope);
}

} // namespace vitrine
