// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/callnotes.h"

#include "models/logs/formats/chat/resulterror.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace vitrine {

namespace {

/// Results come soon after their calls; looking further back would cost the square of a hostile log's length.
constexpr std::size_t maxLookBack = 200;

} // namespace

CallNotes::Location CallNotes::locationOf(std::string_view id, StepRecord *open)
{
    const auto callIn = [&](StepRecord &step) {
        const auto isOpen = [&](const RecordedToolCall &call) {
            return id.empty() ? !call.result && !call.error : call.callId == id;
        };
        const auto found = std::ranges::find_if(step.toolCalls, isOpen);
        return Location { &step, found == step.toolCalls.end() ? nullptr : &*found };
    };
    if (open != nullptr)
        if (const Location location = callIn(*open); location.call != nullptr)
            return location;
    // Some programs keep the ids of results, but not those of calls.
    if (open != nullptr)
        for (RecordedToolCall &call : open->toolCalls)
            if (call.callId.empty() && !call.result && !call.error)
                return { open, &call };
    Location location;
    if (!id.empty())
        m_builder.lastOf(maxLookBack, id, [&](StepRecord &step) { return (location = callIn(step)).call != nullptr; });
    return location.call != nullptr ? location : Location {};
}

void CallNotes::note(CallFacts facts, StepRecord *open)
{
    const std::uint64_t bytes = facts.callId.size() + (facts.approval ? facts.approval->reason.size() : 0);
    if (facts.callId.empty() || !m_builder.mayGrow(sizeof facts + bytes))
        return;
    const Location location = locationOf(facts.callId, open);
    const bool isClosed = location.call != nullptr && location.call->callId == facts.callId && location.step != open;
    if (isClosed)
        addCallFacts(location.step->extra, { facts });
    else
        m_facts.push_back(std::move(facts));
}

/// A result that says that the call was denied, unless the log has recorded the decision itself.
void CallNotes::noteDecision(const ChatResult &result, StepRecord *open)
{
    if (!result.isError || errorLayer(result, false) != ErrorLayer::Policy)
        return;
    const Location location = locationOf(result.id, open);
    if (location.call == nullptr)
        return;
    const auto isKnown = [&](const CallFacts &facts) { return facts.callId == result.id && facts.approval; };
    if (std::ranges::any_of(m_facts, isKnown) || std::ranges::any_of(callFactsIn(location.step->extra), isKnown))
        return;
    const bool isPerson = result.errorType == "approval" || result.errorType == "rejected";
    const auto source = isPerson ? Approval::Source::Person : Approval::Source::Rule;
    note({ .callId = result.id,
             .startedAt = {},
             .approval = Approval { Approval::Decision::Denied, source, {}, {}, {} } },
        open);
}

bool CallNotes::hasExit(std::string_view id, const StepRecord &step) const
{
    const auto isOfCall = [&](const CallFacts &facts) { return facts.callId == id && facts.exitStatus; };
    return std::ranges::any_of(m_facts, isOfCall) || std::ranges::any_of(callFactsIn(step.extra), isOfCall);
}

/// The facts on calls of the step, which is complete.
void CallNotes::addTo(StepRecord &step)
{
    const auto isElsewhere = [&](const CallFacts &facts) {
        return !std::ranges::contains(step.toolCalls, facts.callId, &RecordedToolCall::callId);
    };
    const auto own = std::ranges::stable_partition(m_facts, isElsewhere);
    addCallFacts(step.extra, { own.begin(), own.end() });
    m_facts.erase(own.begin(), own.end());
}

/// The facts on calls of a step that is taken back.
void CallNotes::forget(const StepRecord &step)
{
    std::erase_if(m_facts, [&](const CallFacts &facts) {
        return std::ranges::contains(step.toolCalls, facts.callId, &RecordedToolCall::callId);
    });
}

} // namespace vitrine
