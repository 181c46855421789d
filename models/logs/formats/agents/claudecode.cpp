// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudecode.h"

#include "models/logs/formats/agents/claudeevents.h"
#include "models/logs/formats/agents/claudesession.h"
#include "models/logs/steps/recordwalker.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

class SessionReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void record();
    void finish();

private:
    using Sessions = std::map<std::string, std::unique_ptr<ClaudeSession>>;

    void event(const JsonSlice &slice, const std::string &location);
    bool isCopied(JsonObject event);
    void subAgentEvent(JsonObject event, JsonObject data, const JsonSlice &slice);
    void other(JsonObject event, const JsonSlice &slice);
    ClaudeSession &sessionOf(JsonObject event, const JsonSlice &slice);
    void end(Sessions::iterator ended);
    void relieve();
    std::uint64_t parentOf(const std::string &key) const;

    Sessions m_sessions; ///< by session and sub-agent
    std::map<std::uint64_t, Sessions::iterator> m_byLast; ///< by their last events
    std::map<std::string, std::uint64_t> m_mainRuns; ///< runs that were handed on, by session
    std::uint64_t m_held = 0; ///< bytes of the sessions at hand
    std::uint64_t m_events = 0;
    std::map<std::string, std::string> m_agentOfCall; ///< the sub-agent that a call of a session started
    std::vector<std::pair<std::string, std::string>> m_early; ///< events before any session: type, JSON
    std::string m_origin; ///< of the last record that is a copy, as JSON
};

void SessionReader::record()
{
    bool hasLines = false;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != "loglines" || m_stream.ahead() != '[')
            return false;
        hasLines = frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { event(slice, location); });
        return true;
    });
    if (hasLines)
        m_walker.leaveOut(envelope, {});
    else if (!envelope.lacksMember)
        event(envelope.slice(), {});
}

void SessionReader::event(const JsonSlice &slice, const std::string &location)
{
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    if (isCopied(*object))
        return;
    const auto data = objectMember(*object, "data");
    if (data && memberText(*data, "type") == "agent_progress")
        return subAgentEvent(*object, *data, slice);
    const auto inner = objectMember(*object, "message");
    if (!inner)
        return other(*object, slice);
    ClaudeSession &session = sessionOf(*object, slice);
    if (session.isRepeated(*object, slice.text))
        return m_context.passOver("repeated line");
    if (!session.message(*object, *inner, slice.span))
        m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::MessageWithoutRole });
}

/// A forked session begins with a copy of the records of the one before it.
bool SessionReader::isCopied(JsonObject event)
{
    if (!m_context.sharedHistory().contains(event))
        return false;
    const auto forked = memberOf(event, "forkedFrom");
    m_origin = forked ? jsonText(*forked) : "{\"sessionId\":" + quotedJson(m_context.sharedHistory().session()) + '}';
    m_context.passOver("copied " + memberText(event, "type"));
    return true;
}

/// A message of a sub-agent, as the session that started it repeats it.
void SessionReader::subAgentEvent(JsonObject event, JsonObject data, const JsonSlice &slice)
{
    const auto outer = objectMember(data, "message");
    const auto inner = outer ? objectMember(*outer, "message") : std::nullopt;
    if (!inner)
        return;
    ClaudeSession &session = sessionOf(event, slice);
    if (memberText(*inner, "role") == "assistant")
        session.prompt(memberText(data, "prompt"), slice.span);
    session.message(*outer, *inner, slice.span);
}

void SessionReader::other(JsonObject event, const JsonSlice &slice)
{
    const std::string type = memberText(event, "type");
    if (isSilentClaudeEvent(type))
        return m_context.passOver(type);
    if (type.empty())
        return m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::EventWithoutMessage });
    m_context.account(ImportContext::RecordUse::Kept, type);
    if (!isKnownClaudeEvent(type))
        m_context.unknownKey("type " + type);
    const bool isNamed = !ClaudeSession::locationOf(event).session.empty();
    constexpr std::size_t mostEarly = 1000;
    if (!isNamed && m_byLast.empty()) {
        if (m_early.size() < mostEarly)
            return m_early.emplace_back(type, jsonText(JsonElement(event))), void();
        return m_context.skip(ErrorCode::TooLarge, slice.span, { .code = FlawCode::TooManyEarlyEvents });
    }
    ClaudeSession &session = isNamed ? sessionOf(event, slice) : *m_byLast.rbegin()->second->second;
    if (type == "result")
        session.outcome(event);
    else if (!session.queued(event, slice.span))
        session.event(event);
}

ClaudeSession &SessionReader::sessionOf(JsonObject event, const JsonSlice &slice)
{
    auto location = ClaudeSession::locationOf(event);
    // All that a call reports is of the one sub-agent that it started.
    const std::string call = objectMember(event, "data") ? memberText(event, "parentToolUseID") : std::string {};
    if (!call.empty() && !location.agent.empty())
        location.agent = m_agentOfCall.try_emplace(location.session + '\n' + call, location.agent).first->second;
    const auto [found, isNew] = m_sessions.try_emplace(location.key());
    ++m_events;
    if (isNew) {
        found->second = std::make_unique<ClaudeSession>();
        found->second->first = m_events;
        // A session of little text takes memory, too.
        found->second->bytes = sizeof(ClaudeSession);
        m_held += sizeof(ClaudeSession);
    }
    ClaudeSession &session = *found->second;
    // The run is tied by the first of them.
    if (!isNew && !call.empty()) {
        leaveMember(event, "parentToolUseID");
        leaveMember(*objectMember(event, "data"), "agentId");
    }
    m_byLast.erase(std::exchange(session.last, m_events));
    m_byLast.emplace(m_events, found);
    session.describe(event, location);
    if (isNew && location.agent.empty() && !m_origin.empty() && !memberOf(event, "forkedFrom"))
        addToExtra(session.builder().run.extra, "forkedFrom", m_origin);
    for (const auto &[type, json] : std::exchange(m_early, {}))
        session.event(type, json);
    session.builder().addContent(slice.text);
    session.bytes += slice.text.size();
    m_held += slice.text.size();
    relieve();
    return session;
}

/// The run that started the sub-agent; 0 for none.
std::uint64_t SessionReader::parentOf(const std::string &key) const
{
    const std::size_t line = key.find('\n');
    if (line == key.npos)
        return 0;
    if (const auto linked = m_context.runLinkedTo(std::string_view(key).substr(line + 1)))
        return linked;
    const auto main = m_mainRuns.find(key.substr(0, line));
    if (main != m_mainRuns.end())
        return main->second;
    // Files of sub-agents may name a session of their own.
    return m_mainRuns.size() == 1 ? m_mainRuns.begin()->second : 0;
}

/// Forgets the session and hands its run on.
void SessionReader::end(Sessions::iterator ended)
{
    const std::string key = ended->first;
    const std::unique_ptr<ClaudeSession> session = std::move(ended->second);
    m_byLast.erase(session->last);
    m_sessions.erase(ended);
    m_held -= session->bytes;
    if (const std::size_t line = key.find('\n'); line != key.npos)
        if (const std::string call = m_context.callLinkedTo(std::string_view(key).substr(line + 1)); !call.empty())
            session->startedBy(call);
    const auto run = session->finish(m_context, parentOf(key));
    if (!run)
        return;
    if (!key.contains('\n'))
        m_mainRuns[key] = *run;
    for (const auto &[agent, call] : session->subAgents()) {
        m_context.linkRun(agent, *run);
        m_context.linkCall(agent, call);
    }
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
    return anyRecord(sniff, [](const Outline &record) {
        return isClaudeMessage(record) || isClaudeBookkeeping(record)
            || (record["loglines"].isArray() && isClaudeMessage(record["loglines"].first()));
    });
}

void ClaudeCode::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    SessionReader reader(stream, context, walker);
    forEachObject(stream, context, walker, [&] { reader.record(); });
    reader.finish();
}

} // namespace vitrine
