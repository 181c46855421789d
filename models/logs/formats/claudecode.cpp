// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/claudecode.h"

#include "models/logs/formats/chatrun.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

namespace vitrine {

namespace {

bool isEvent(const Outline &record)
{
    return record["type"].isString() && record["message"].isObject() && record["message"].has("role");
}

/// One conversation: a session, or a side chain of one.
struct Session {
    RunBuilder builder;
    ChatRun chat { builder };
    std::string messageId; ///< of the message that the last turn was made of
    std::uint64_t bytes = 0; ///< in the file
    std::uint64_t first = 0; ///< number of its first event among all
    std::uint64_t last = 0; ///< and of its last
};

class SessionReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void record();
    void finish();

private:
    using Sessions = std::map<std::string, std::unique_ptr<Session>>;

    void event(const JsonSlice &slice, const std::string &place);
    void message(Session &session, JsonObject event, JsonObject message, const SourceSpan &span);
    Session &sessionOf(JsonObject event);
    void end(Sessions::iterator ended);
    void relieve();
    static void describe(RunRecord &run, JsonObject event);

    Sessions m_sessions; ///< by session and side chain
    std::map<std::uint64_t, Sessions::iterator> m_byLast; ///< by their last events
    std::uint64_t m_held = 0; ///< bytes of the sessions at hand
    std::uint64_t m_events = 0;
};

void SessionReader::record()
{
    if (m_stream.ahead() != '{')
        return m_walker.reportStray(m_stream.take(), {});
    bool hasLines = false;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != "loglines" || m_stream.ahead() != '[')
            return false;
        hasLines = frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &place) { event(slice, place); });
        return true;
    });
    if (!hasLines && !envelope.lacksMember)
        event(envelope.slice(), {});
}

void SessionReader::event(const JsonSlice &slice, const std::string &place)
{
    constexpr std::array<std::string_view, 6> silent { "summary", "file-history-snapshot", "queue-operation",
        "progress", "system", "x-error" };
    const auto object = m_walker.parsedObject(slice, place);
    if (!object)
        return;
    const auto inner = objectMember(*object, "message");
    if (!inner) {
        const std::string type = memberText(*object, "type");
        if (!std::ranges::contains(silent, type))
            m_context.skip(
                ErrorCode::BadValue, slice.span.line, slice.span.byteFrom, "an event without a message: " + type);
        return;
    }
    Session &session = sessionOf(*object);
    session.builder.addContent(slice.text);
    session.bytes += slice.text.size();
    m_held += slice.text.size();
    relieve();
    message(session, *object, *inner, slice.span);
}

Session &SessionReader::sessionOf(JsonObject event)
{
    const auto isSide = memberOf(event, "isSidechain");
    const std::string key = memberText(event, "sessionId") + '\n' + memberText(event, "agentId")
        + (isSide && boolIn(*isSide).value_or(false) ? "\nside" : "");
    const auto [found, isNew] = m_sessions.try_emplace(key);
    ++m_events;
    if (isNew) {
        found->second = std::make_unique<Session>();
        found->second->first = m_events;
        // A session of little text takes memory, too.
        found->second->bytes = sizeof(Session);
        m_held += sizeof(Session);
    }
    m_byLast.erase(std::exchange(found->second->last, m_events));
    m_byLast.emplace(m_events, found);
    describe(found->second->builder.run, event);
    return *found->second;
}

void SessionReader::describe(RunRecord &run, JsonObject event)
{
    if (!run.externalId.empty() || !memberOf(event, "sessionId"))
        return;
    run.externalId = memberText(event, "sessionId");
    run.frameworkVersion = memberText(event, "version");
    JsonExtra extra;
    for (const std::string_view key : { "cwd", "gitBranch", "agentId", "isSidechain" })
        if (const auto value = memberOf(event, key))
            extra.add(key, jsonText(*value));
    run.extra = extra.text();
}

/// Lines with the same message id are pieces of one turn.
void SessionReader::message(Session &session, JsonObject event, JsonObject message, const SourceSpan &span)
{
    auto chat = readChatMessage(message);
    if (!chat)
        return m_context.skip(ErrorCode::BadValue, span.line, span.byteFrom, "a message without a role");
    const std::string id = memberText(message, "id");
    const bool goesOn = chat->role == "assistant" && !id.empty() && id == session.messageId && session.chat.isOpen();
    session.messageId = chat->role == "assistant" ? id : std::string {};
    if (goesOn) {
        StepRecord &step = session.chat.step();
        step.span.byteTo = span.byteTo;
        for (const std::string *text : { &chat->thinking, &chat->text })
            step.thought += (step.thought.empty() || text->empty() ? "" : "\n\n") + *text;
        step.rawModelOutput += (step.rawModelOutput.empty() || chat->text.empty() ? "" : "\n\n") + chat->text;
        for (ChatCall &call : chat->calls)
            session.chat.call(std::move(call));
        return;
    }
    const auto time = memberOf(event, "timestamp");
    session.chat.add(std::move(*chat), span, timeSpan(time ? isoTime(valueText(*time)) : std::nullopt, {}));
}

/// Forgets the session and hands its run on.
void SessionReader::end(Sessions::iterator ended)
{
    const std::unique_ptr<Session> session = std::move(ended->second);
    m_byLast.erase(session->last);
    m_sessions.erase(ended);
    m_held -= session->bytes;
    session->chat.finish();
    session->builder.run.framework = "claude-code";
    if (!session->builder.isEmpty())
        session->builder.finish(m_context);
}

/// A file of many sessions must not fill the memory: the one that was quiet for the longest time is over.
void SessionReader::relieve()
{
    constexpr std::uint64_t maxHeld = 64 << 20;
    while (m_held > maxHeld && m_sessions.size() > 1)
        end(m_byLast.begin()->second);
}

/// In the order of the sessions' first events.
void SessionReader::finish()
{
    std::map<std::uint64_t, Sessions::iterator> left;
    for (const auto &[last, session] : m_byLast)
        left.emplace(session->second->first, session);
    for (const auto &[first, session] : left)
        end(session);
}

} // namespace

bool ClaudeCode::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isEvent(record) || (record["loglines"].isArray() && isEvent(record["loglines"].first()));
    });
}

void ClaudeCode::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    SessionReader reader(stream, context, walker);
    forEachRecord(stream, context, [&] { reader.record(); });
    reader.finish();
}

} // namespace vitrine
