// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatrun.h"
#include "models/logs/steps/recordwalker.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Shared by the readers of session files: each record is an event of the one session of the file, or an element of a
/// list of them.
class EventReader : protected ObjectReader {
public:
    EventReader(JsonStream &stream, ImportContext &context, RecordWalker &walker);
    virtual ~EventReader() = default;

    void record();
    /// The last event was read.
    void finish();

protected:
    virtual void event(JsonObject event, const SourceSpan &span) = 0;
    /// Before the run is handed on.
    virtual void complete() { }
    /// The member of a document that holds its events; empty where there is none.
    virtual std::string_view listKey() const { return {}; }
    /// The other members of such a document.
    virtual void head(JsonObject) { }

    /// An agent that the session, or another sub-agent of it, started: a run of its own.
    struct SubAgent {
        /// Little memory for each, as there may be many.
        static constexpr std::uint64_t mostHeld = 4 << 20;
        SubAgent() { chat.setRunsText(false); }
        RunBuilder builder { mostHeld };
        ChatRun chat { builder };
        std::optional<SourceSpan> span;
        std::string starter; ///< the key of the sub-agent that started it; empty for the session itself
    };
    /// The sub-agent of this key, usually the call that started it. New ones are handed on in the order of their
    /// creation, those without steps not at all.
    SubAgent &subAgent(const std::string &key);
    /// An event belongs to the sub-agent.
    static void extend(SubAgent &agent, JsonObject event, const SourceSpan &span);

    /// Keeps the event as it is, and names its type in the report where it is not a known one.
    void keep(std::string_view type, JsonObject event, bool isKnown, std::optional<double> at = {})
    {
        keep(m_chat, type, event, isKnown, at);
    }
    void keep(ChatRun &chat, std::string_view type, JsonObject event, bool isKnown, std::optional<double> at = {});
    /// Whether a row of a store here is not a JSON object. Then it is kept as text, and reported.
    bool reportUnreadable(JsonObject event, const SourceSpan &span);
    void say(std::string role, std::string text, const SourceSpan &span, const TimeSpan &time = {});

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };

    /// A record, or what a reader makes of several.
    void take(const JsonSlice &slice, const std::string &location);

private:
    void document();
    void handSubAgents(std::uint64_t session);

    std::optional<SourceSpan> m_span;
    std::map<std::string, std::unique_ptr<SubAgent>> m_subAgents;
    std::vector<std::string> m_order; ///< their keys
};

/// The moment in a member: text as in ISO 8601, or a number of seconds or milliseconds since 1970.
std::optional<double> momentIn(JsonObject object, std::string_view key);

/// Has all events of the file read by one `Reader`.
template <typename Reader>
void readSession(FileWindow &file, Framing framing, ImportContext &context)
{
    JsonStream stream(file, framing);
    RecordWalker walker(stream, context);
    Reader reader(stream, context, walker);
    forEachRecord(stream, context, [&] { reader.record(); });
    reader.finish();
}

} // namespace vitrine
