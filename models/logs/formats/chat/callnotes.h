// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/steps/runbuilder.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/records.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Finds the calls of a run by their ids, and keeps what is known about calls that follow later. `open` is the step
/// that is being built, or null.
class CallNotes final {
public:
    struct Location {
        StepRecord *step = nullptr;
        RecordedToolCall *call = nullptr;
    };
    explicit CallNotes(RunBuilder &builder)
        : m_builder(builder)
    {
    }
    /// The call with this id, or for an empty one the first without a result.
    Location locationOf(std::string_view id, StepRecord *open);
    /// The call may follow.
    void note(CallFacts facts, StepRecord *open);
    /// Notes who denied a call, unless the log has recorded the decision itself.
    void noteDecision(const ChatResult &result, StepRecord *open);
    /// Whether the exit status of the call is known, which is in this step.
    bool hasExit(std::string_view id, const StepRecord &step) const;
    void addTo(StepRecord &step);
    void forget(const StepRecord &step);

private:
    RunBuilder &m_builder;
    std::vector<CallFacts> m_facts; ///< on calls that have no step yet
};

} // namespace vitrine
