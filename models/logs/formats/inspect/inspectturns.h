// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/inspect/inspectpools.h"
#include "models/logs/steps/runbuilder.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Builds the turns of one agent in a sample of Inspect from its events.
class InspectTurns final {
public:
    explicit InspectTurns(std::uint64_t mostHeld = StepBuffer::defaultHeld);

    /// Ends the current turn at the time of an event, unless it has already ended.
    void end(JsonObject event);
    void model(JsonObject event, const SourceSpan &span, bool isGrader);
    void tool(JsonObject event, const SourceSpan &span);
    /// Takes the decision of an approver on a call.
    void decided(JsonObject event);
    void failed(JsonObject event);
    /// Adds another event, which is kept with the turn.
    void note(std::string_view kind, std::string_view json) { m_chat.event(kind, json); }
    /// Call it after the last event was read. Fills in prompts that the log stores once for all events.
    void finish(InspectPools &pools);

    RunBuilder &builder() { return m_builder; }

private:
    /// A range of messages in the sample's pool that was a step's prompt.
    struct PoolRange {
        std::uint64_t step = 0;
        std::uint64_t from = 0;
        std::uint64_t to = 0;
    };
    void prompt(JsonObject event);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    std::vector<PoolRange> m_prompts;
};

} // namespace vitrine
