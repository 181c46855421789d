// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
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
    /// Call it after the last event was read.
    void finish();

protected:
    virtual void event(JsonObject event, const SourceSpan &span) = 0;
    /// Reads an event that is one word. Returns false if it has no meaning; it is then reported.
    virtual bool word(std::string_view) { return false; }
    /// Called before the run is passed on.
    virtual void complete() { }
    /// The member of a document that contains its events; empty if there is none.
    virtual std::string_view listKey() const { return {}; }
    /// Reads the other members of such a document.
    virtual void head(JsonObject) { }

    /// An agent that was started by the session or by another sub-agent of it. It is a run of its own.
    struct SubAgent {
        /// Little memory for each, because there may be many.
        static constexpr std::uint64_t mostHeld = 4 << 20;
        SubAgent() { chat.setRunsText(false); }
        RunBuilder builder { mostHeld };
        ChatRun chat { builder };
        std::optional<SourceSpan> span;
        std::string starter; ///< the key of the sub-agent that started it; empty for the session itself
    };
    /// The sub-agent of this key, usually the call that started it. Sub-agents are passed on in the order of their
    /// creation; those without steps are left out.
    SubAgent &subAgent(const std::string &key);
    /// Notes that an event belongs to the sub-agent.
    static void extend(SubAgent &agent, JsonObject event, const SourceSpan &span);

    /// Keeps the event unchanged, and names its type in the report if it is unknown.
    void keep(std::string_view type, JsonObject event, bool isKnown, std::optional<double> at = {})
    {
        keep(m_chat, type, event, isKnown, at);
    }
    void keep(ChatRun &chat, std::string_view type, JsonObject event, bool isKnown, std::optional<double> at = {});
    /// Whether a row of a store is not a JSON object. Such a row is kept as text and reported.
    bool reportUnreadable(JsonObject event, const SourceSpan &span);
    void say(std::string role, std::string text, const SourceSpan &span, const TimeSpan &time = {});

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };

    /// Reads a record, or a value that a reader has built from several records.
    void take(const JsonSlice &slice, const std::string &location);

private:
    bool isCopied(JsonObject event);
    void document();
    void handSubAgents(std::uint64_t session);

    std::optional<SourceSpan> m_span;
    std::map<std::string, std::unique_ptr<SubAgent>> m_subAgents;
    std::vector<std::string> m_order; ///< keys of the sub-agents, in order
};

/// The time in a member: ISO 8601 text, or a number of seconds or milliseconds since 1970.
std::optional<double> momentIn(JsonObject object, std::string_view key);

/// Reads all events of the file with one `Reader`.
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
