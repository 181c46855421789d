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
    std::string by; ///< "policy", "person" and the like; empty where nothing was to be decided
    std::string author; ///< of a person's decision
    std::string rule;
    double at = 0; ///< when the event came, Unix seconds
    std::string asked = {}; ///< how a question to the window ended: "person", "timeout", "absent" …; empty: none asked
    double waitedSeconds = 0; ///< for that end
};

/// Writes what hooks see into a trail: each session of an agent is a live run from its first prompt or tool call on,
/// each tool call that has ended or was denied one of its steps, and every event an event of the trail. One event a
/// process: a lock file beside the trail keeps those that come at once in order. Waits for the disk.
class HookTrail final {
public:
    static constexpr std::chrono::seconds patience { 5 }; ///< for others that hold the lock

    static Result<std::unique_ptr<HookTrail>> open(const std::filesystem::path &file, HookAgent agent,
        const HookEvent &event, const std::optional<Policy> &policy, std::chrono::milliseconds wait = patience);

    ~HookTrail();

    Result<void> add(const HookEvent &event, const HookRecord &record);
    RunId run() const { return m_run; } ///< 0 as long as nothing was asked or done
    std::uint64_t nextStep() const { return m_steps + 1; } ///< as far as it is known without asking for it again
    /// Others may write while this process waits for a person.
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
