// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/eventlines.h"

#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"

#include <format>
#include <utility>

namespace vitrine {

namespace {

/// Without a note in the ledger.
std::optional<double> momentOf(JsonElement value)
{
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS)
        return isoTime(text);
    double number = 0;
    if (value.get(number) != simdjson::SUCCESS)
        return {};
    constexpr double firstMilliseconds = 1e11; // as seconds, more than 3,000 years after 1970
    const double seconds = number > firstMilliseconds ? number / 1000 : number;
    return isMoment(seconds) ? std::optional(seconds) : std::nullopt;
}

/// The session lasts until its last record. Whether a reader keeps the record's own time is not its concern.
void noteMoment(RunBuilder &builder, JsonObject event)
{
    for (const std::string_view key : { "timestamp", "time", "created_at", "ts" }) {
        JsonElement value;
        if (event.at_key(key).get(value) != simdjson::SUCCESS)
            continue;
        if (const auto moment = momentOf(value))
            return builder.noteMoment(moment);
    }
}

} // namespace

EventReader::EventReader(JsonStream &stream, ImportContext &context, RecordWalker &walker)
    : ObjectReader(stream, context, walker)
{
    m_chat.setRunsText(false);
}

void EventReader::record()
{
    if (m_stream.ahead() == '{' && !listKey().empty())
        return document();
    if (m_stream.ahead() != '[')
        return take(m_stream.take(), {});
    m_walker.elements({}, [this](const JsonSlice &slice, const std::string &location) { take(slice, location); });
}

void EventReader::document()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != listKey() || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [this](const JsonSlice &slice, const std::string &location) { take(slice, location); });
        return true;
    });
    if (!envelope.hasStreamed && !envelope.lacksMember)
        return take(envelope.slice(), {});
    if (!m_span)
        m_span = envelope.span;
    if (const auto object = m_walker.parsedObject(envelope.slice(), {}))
        head(*object);
}

void EventReader::take(const JsonSlice &slice, const std::string &location)
{
    if (slice.text.starts_with('"') && !slice.isCut) {
        const auto element = m_context.parse(slice, location);
        const auto text = element ? stringIn(*element) : std::nullopt;
        if (text && word(*text))
            return m_builder.addContent(slice.text);
    }
    const auto object = m_walker.parsedObject(slice, location);
    if (!object || isCopied(*object))
        return;
    m_builder.addContent(slice.text);
    if (!m_span)
        m_span = slice.span;
    m_span->byteTo = slice.span.byteTo;
    noteMoment(m_builder, *object);
    event(*object, slice.span);
}

/// A forked session begins with a copy of the records of the one before it.
bool EventReader::isCopied(JsonObject event)
{
    if (!m_context.sharedHistory().contains(event))
        return false;
    m_context.passOver("copied " + memberText(event, "type"));
    return true;
}

EventReader::SubAgent &EventReader::subAgent(const std::string &key)
{
    const auto [found, isNew] = m_subAgents.try_emplace(key);
    if (isNew) {
        found->second = std::make_unique<SubAgent>();
        m_order.push_back(key);
    }
    return *found->second;
}

void EventReader::extend(SubAgent &agent, JsonObject event, const SourceSpan &span)
{
    if (!agent.span)
        agent.span = span;
    agent.span->byteTo = span.byteTo;
    // Without a note that it was read.
    agent.builder.addContent(simdjson::minify(JsonElement(event)));
    noteMoment(agent.builder, event);
}

void EventReader::finish()
{
    m_chat.finish();
    const std::uint64_t before = m_context.runs();
    if (!m_builder.isEmpty()) {
        if (m_span && m_builder.run.span.byteTo == 0)
            m_builder.run.span = *m_span;
        complete();
        m_builder.finish(m_context);
    }
    handSubAgents(m_context.runs() > before ? m_context.runs() : 0);
}

/// A sub-agent whose starter has no steps is tied to the session.
void EventReader::handSubAgents(std::uint64_t session)
{
    std::map<std::string, std::uint64_t> numbers;
    for (const std::string &key : m_order) {
        SubAgent &agent = *m_subAgents.at(key);
        agent.chat.finish();
        if (agent.builder.isEmpty())
            continue;
        RunRecord &run = agent.builder.run;
        const auto starter = numbers.find(agent.starter);
        run.parentRun = starter == numbers.end() ? session : starter->second;
        if (agent.span && run.span.byteTo == 0)
            run.span = *agent.span;
        agent.builder.finish(m_context);
        numbers[key] = m_context.runs();
    }
}

void EventReader::keep(ChatRun &chat, std::string_view type, JsonObject event, bool isKnown, std::optional<double> at)
{
    if (!isKnown)
        m_context.unknownKey("type " + std::string(type));
    m_context.account(ImportContext::RecordUse::Kept, type);
    chat.event(type, jsonText(JsonElement(event)), at);
}

bool EventReader::reportUnreadable(JsonObject event, const SourceSpan &span)
{
    if (!memberOf(event, "unreadable"))
        return false;
    m_context.skip(ErrorCode::BadJson, span.line, span.byteFrom,
        { .code = FlawCode::RowNotObject, .arguments = { std::string(memberText(event, "bytes")) } });
    m_chat.event("unreadable", jsonText(JsonElement(event)));
    return true;
}

void EventReader::say(std::string role, std::string text, const SourceSpan &span, const TimeSpan &time)
{
    ChatMessage message;
    message.role = std::move(role);
    message.text = std::move(text);
    m_chat.add(std::move(message), span, time);
}

std::optional<double> momentIn(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    if (!value)
        return {};
    if (!stringIn(*value))
        numberIn(*value);
    const auto moment = momentOf(*value);
    if (!moment)
        ReadLedger::forget(*value);
    return moment;
}

} // namespace vitrine
