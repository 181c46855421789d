// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/agents/claudesurroundings.h"
#include "models/logs/formats/agents/claudetoolresult.h"
#include "models/logs/formats/chat/chatrun.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine {

/// One conversation of Claude Code: a session, or a sub-agent of one.
class ClaudeSession final {
public:
    ClaudeSession();

    /// The conversation that an event belongs to.
    struct Location {
        std::string session;
        std::string agent; ///< for a sub-agent: its id, or the call that started it; empty for the main conversation
        std::string key() const { return agent.empty() ? session : session + '\n' + agent; }
    };
    static Location locationOf(JsonObject event);

    /// Reads the data of an event about the whole session.
    void describe(JsonObject event, const Location &location);
    /// Whether a line with the same id and text has already been read. `line` is its text.
    bool isRepeated(JsonObject event, std::string_view line);
    /// Adds a message. Returns false if it has no role. `event` has the time.
    bool message(JsonObject event, JsonObject message, const SourceSpan &span);
    /// Adds the message that a person typed, or a task sent, while the model was working. Returns false if the event is
    /// about something else.
    bool queued(JsonObject event, const SourceSpan &span);
    /// Adds the prompt of a sub-agent if no message contains it.
    void prompt(const std::string &text, const SourceSpan &span);
    /// Adds an event without a message, such as a compaction.
    void event(JsonObject event);
    void event(std::string_view kind, std::string_view json) { m_chat.event(kind, json); }
    /// Reads the last line that `claude --output-format stream-json` prints.
    void outcome(JsonObject result);
    /// Passes the run on and returns its number. Does nothing if it has no steps.
    std::optional<std::uint64_t> finish(ImportContext &context, std::uint64_t parent);

    RunBuilder &builder() { return m_builder; }
    /// The sub-agents that calls have started, with the ids of these; empty if unknown.
    const StartedAgents &subAgents() const { return m_subAgents; }
    /// Notes the call that started this sub-agent.
    void startedBy(const std::string &call);

    std::uint64_t bytes = 0; ///< size in the file
    std::uint64_t first = 0; ///< number of its first event among all
    std::uint64_t last = 0; ///< number of its last event

private:
    void decided(JsonObject attachment, std::optional<double> at);
    bool continues(const ChatMessage &message, const std::string &id) const;
    void extend(ChatMessage message, const SourceSpan &span);
    void say(ChatMessage message, const SourceSpan &span, const TimeSpan &time);
    void noteTime(const std::optional<double> &moment);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    std::string m_messageId; ///< of the message of the last turn
    StartedAgents m_subAgents;
    TimeSpan m_time;
    std::unordered_map<std::string, std::size_t> m_lines; ///< hashes of the lines by their ids
    ClaudeSurroundings m_surroundings;
};

} // namespace vitrine
