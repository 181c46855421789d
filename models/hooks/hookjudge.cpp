// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hookjudge.h"

#include "base/clock.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "executor/approval/approvalclient.h"
#include "executor/approval/approvallocation.h"
#include "models/actions/judgedcall.h"
#include "models/actions/recordedaction.h"

#include <array>
#include <cstdlib>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

HookDecision::Kind decisionOf(ActionOutcome outcome)
{
    switch (outcome) {
    case ActionOutcome::Allow: return HookDecision::Kind::Allow;
    case ActionOutcome::Ask: return HookDecision::Kind::Ask;
    case ActionOutcome::Deny: return HookDecision::Kind::Deny;
    case ActionOutcome::Unknown: return HookDecision::Kind::None;
    }
    return HookDecision::Kind::None;
}

std::string homeFolder()
{
    const char *home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe): before any other thread
    return home ? home : "/";
}

ActionRecord actionOf(const HookEvent &event)
{
    return actionOfCall(event.callId, event.tool, event.arguments.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Whether a workbench handles approvals of this trail; without one there is no point in waiting.
bool isWindowThere(const std::filesystem::path &trail)
{
    std::error_code ignored;
    for (const auto &folder : findApprovalFolders().safe)
        if (const auto location = approvalLocation(trail, folder);
            location && std::filesystem::exists(location->socket, ignored))
            return true;
    return false;
}

/// Whether the decision is left to a person, and a window may be asked for it.
bool isLeftOpen(const HookRecording &recording, const HookEvent &event, const HookRecord &record)
{
    const bool isUndecided
        = record.decision.kind == HookDecision::Kind::None || record.decision.kind == HookDecision::Kind::Ask;
    return recording.approvals > 0 && event.isQuestion() && isUndecided;
}

} // namespace

HookRecord judgedByPolicy(
    HookAgent agent, const HookEvent &event, const std::optional<Policy> &policy, const RulingReason &reason)
{
    HookRecord record { agent, {}, {}, {}, {}, secondsSinceEpoch() };
    if (event.kind == HookEvent::Kind::Denied) {
        record.by = "agent";
        record.decision = { HookDecision::Kind::Deny, event.reason, {} };
    }
    if (!event.isQuestion() || !policy)
        return record;
    const ActionJudge judge(*policy, { event.folder.empty() ? "/" : event.folder, homeFolder() });
    const ActionRuling ruling = judgeAction(judge, actionOf(event), FileLinks::Followed);
    record.by = "policy";
    record.rule = ruling.rule;
    record.decision = { decisionOf(ruling.outcome), reason(ruling), {} };
    return record;
}

HookRecord askedInWindow(
    HookRecord record, const HookEvent &event, HookTrail &trail, const std::filesystem::path &file, double seconds)
{
    ApprovalQuestion question;
    question.run = trail.run();
    question.ordinal = trail.nextStep();
    question.title = std::string(toString(record.agent)) + " in " + event.folder;
    question.agent = toString(record.agent);
    question.code = Json({ { "tool", event.tool }, { "input", event.arguments } })
                        .dump(2, ' ', false, Json::error_handler_t::replace);
    question.folder = event.folder.empty() ? "/" : event.folder;
    question.seconds = seconds;
    const double started = secondsSinceEpoch();
    const ApprovalOutcome outcome = askForApproval(file, std::move(question), [] { return false; });
    record.asked = toString(outcome.by);
    record.waitedSeconds = secondsSinceEpoch() - started;
    record.author = outcome.author;
    const bool isByDraft = outcome.by == ApprovalOutcome::By::Draft;
    if (outcome.by != ApprovalOutcome::By::Person && !isByDraft)
        return record;
    record.by = toString(outcome.by);
    record.decision.reason = isByDraft ? "Allowed by the draft of the policy in Vitrine." : outcome.reason;
    record.decision.kind
        = outcome.decision == ApprovalDecision::Deny ? HookDecision::Kind::Deny : HookDecision::Kind::Allow;
    if (outcome.decision != ApprovalDecision::Edit)
        return record;
    const Json edited = isShallowJson(outcome.code) ? parsedJson<Json>(outcome.code) : Json();
    if (edited.is_object() && edited.contains("input") && edited.at("input").is_object()
        && edited.value("tool", Json()) == event.tool)
        record.decision.changed = edited.at("input");
    else
        record.decision
            = { HookDecision::Kind::Deny, "The edited arguments are not a JSON object for the same tool.", {} };
    return record;
}

Result<void> recordHook(const HookRecording &recording, const HookEvent &event, HookRecord &record)
{
    if (recording.trail.empty())
        return {};
    const auto trail = HookTrail::open(recording.trail, recording.agent, event, recording.policy, recording.patience);
    if (!trail)
        return std::unexpected(trail.error());
    const bool isOpen = isLeftOpen(recording, event, record);
    auto earlier = isOpen ? (*trail)->earlierPermission(event) : std::nullopt;
    if (earlier) {
        earlier->agent = record.agent;
        earlier->at = record.at;
        record = std::move(*earlier);
    } else if (isOpen && isWindowThere(recording.trail)) {
        (*trail)->unlock();
        record = askedInWindow(std::move(record), event, **trail, recording.trail, recording.approvals);
        if (const auto locked = (*trail)->lock(HookTrail::patience); !locked)
            return std::unexpected(locked.error());
    }
    record.decision = feasible(std::move(record.decision), recording.agent, event);
    return (*trail)->add(event, record);
}

} // namespace vitrine
