// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatrun.h"
#include "models/logs/formats/inspectpools.h"
#include "models/logs/steps/runbuilder.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// The turns of one agent in a sample of Inspect, made of its events.
class InspectTurns final {
public:
    explicit InspectTurns(std::uint64_t mostHeld = StepBuffer::defaultHeld);

    /// Any event: it ends the turn at hand, at the latest.
    void end(JsonObject event);
    void model(JsonObject event, const SourceSpan &span, bool isGrader);
    void tool(JsonObject event, const SourceSpan &span);
    /// Something else that happened: kept with the turn.
    void note(std::string_view kind, std::string_view json) { m_chat.event(kind, json); }
    /// The last event was read. Prompts that the log holds once for all events are filled in.
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
