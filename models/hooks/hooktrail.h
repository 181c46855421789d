// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/uniquefd.h"
#include "executor/policy/policy.h"
#include "models/hooks/hookevent.h"
#include "models/trail/write/recorder.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace vitrine {

class Trail;

/// The decision about an event, as recorded in the trail.
struct HookRecord {
    HookAgent agent = HookAgent::ClaudeCode;
    HookDecision decision;
    std::string by; ///< "policy", "person", "draft", "earlier", "agent" …; empty if there was nothing to decide
    std::string author; ///< author of a person's decision
    std::string rule;
    double at = 0; ///< time of the event, Unix seconds
    std::string asked = {}; ///< result of asking the window: "person", "timeout", "absent" …; empty if it was not asked
    double waitedSeconds = 0; ///< time waited for this result

    /// Whether a window decided: asking again could end otherwise.
    bool isFromWindow() const { return asked == "person" || asked == "draft"; }
};

/// Records the events of hooks in a trail: each session of an agent is a live run from its first prompt or tool call
/// on, each tool call that has ended or was denied is one of its steps, and every event is an event of the trail. Each
/// process records one event; a lock file beside the trail keeps simultaneous ones in order. Waits for the disk.
class HookTrail final {
public:
    static constexpr std::chrono::seconds patience { 5 }; ///< how long to wait for other holders of the lock

    static Result<std::unique_ptr<HookTrail>> open(const std::filesystem::path &file, HookAgent agent,
        const HookEvent &event, const std::optional<Policy> &policy, std::chrono::milliseconds wait = patience);

    ~HookTrail();

    Result<void> add(const HookEvent &event, const HookRecord &record);
    /// The permission that a window gave to this call before, if this event asks for the same permission again: Codex
    /// asks before a call, and again if the call needs an approval there. Nothing for calls that a window did not
    /// allow.
    std::optional<HookRecord> earlierPermission(const HookEvent &event) const;
    RunId run() const { return m_run; } ///< 0 until there is a prompt or a tool call
    std::uint64_t nextStep() const { return m_steps + 1; } ///< as far as known without reading it again
    /// Releases the lock, so that others can write while this process waits for a person.
    void unlock() { m_lock.reset(); }
    Result<void> lock(std::chrono::milliseconds wait);

private:
    explicit HookTrail(std::unique_ptr<Recorder> recorder);
    Result<void> findRun(HookAgent agent, const HookEvent &event);
    Result<void> addRun(const Trail &trail, HookAgent agent, const HookEvent &event);
    Result<void> findSession(HookAgent agent, const std::optional<Policy> &policy);
    Result<StepId> addStep(const HookEvent &event, const HookRecord &record);

    std::unique_ptr<Recorder> m_recorder;
    /// Closed when there is something in the journal: with an empty one it would open the file once more to tidy up.
    std::unique_ptr<Trail> m_trail;
    UniqueFd m_lock;
    RunId m_run = 0;
    std::uint64_t m_steps = 0;
    SessionId m_session = 0;
    std::string m_policyHash;
};

} // namespace vitrine
