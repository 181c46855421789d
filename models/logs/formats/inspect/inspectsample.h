// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/inspect/inspectagents.h"
#include "models/logs/formats/inspect/inspectfields.h"
#include "models/logs/formats/inspect/inspectpools.h"
#include "models/logs/steps/recordwalker.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

/// Reads a sample as a run: its events if it has them, else its messages. The log contains the whole sample, or its
/// long lists in parts.
class InspectSample final {
public:
    InspectSample(ImportContext &context, const InspectHeader &header);
    /// Reads the whole next sample of the stream.
    void read(JsonStream &stream, RecordWalker &walker);

    void addMessage(RecordWalker &walker, const JsonSlice &slice, const std::string &location);
    void addEvent(RecordWalker &walker, const JsonSlice &slice, const std::string &location);
    /// Adds a message that events reference by its number; nothing if it cannot be read, so that the numbers stay
    /// correct.
    void addPooled(std::optional<JsonObject> message) { m_pools.addMessage(message); }
    /// Adds the text for "attachment://KEY".
    void addAttachment(std::string key, std::string text) { m_pools.addAttachment(std::move(key), std::move(text)); }
    /// Reads all other members and passes the run on.
    void finish(const Envelope &envelope);

private:
    /// The agent and the position of an event.
    struct Location {
        std::string agent; ///< key of the agent that it belongs to
        SourceSpan span;
        int depth = 0; ///< number of events that it is nested in
    };
    /// The deepest nesting of events; deeper ones are left out.
    static constexpr int deepest = 8;
    void event(JsonObject event, const Location &location);
    static void noteStarted(InspectTurns &turns, JsonObject event);
    bool isOfScorer(JsonObject event, std::string_view kind);
    void otherEvent(InspectTurns &turns, JsonObject event, std::string_view kind);
    void chooseSteps();
    void takePools(JsonObject sample);
    void fillAttachments();

    ImportContext &m_context;
    const InspectHeader &m_header;
    RunBuilder m_builder; ///< for the messages, and for the run
    ChatRun m_messages { m_builder };
    InspectAgents m_agents; ///< for the events
    std::uint64_t m_repeated = 0; ///< number of messages from the first turn on, which events repeat
    InspectPools m_pools;
    std::set<std::string, std::less<>> m_scorerSpans; ///< ids
};

} // namespace vitrine
