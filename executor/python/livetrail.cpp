// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/livetrail.h"

#include "base/clock.h"
#include "base/sha256.h"
#include "base/version.h"
#include "executor/policy/policydocument.h"
#include "models/trail/record/writer.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace vitrine {

namespace {

RunRecord runRecord(const LiveRunTitle &title, const Policy &policy)
{
    RunRecord run;
    run.indexInSource = 1;
    run.agentName = title.agent;
    run.agentKind = "code";
    run.task = title.title;
    run.time = { secondsSinceEpoch(), {}, {}, Quality::Recorded };
    run.framework = "vitrine";
    run.frameworkVersion = VITRINE_VERSION;
    run.authorizedImports = policy.imports.allow;
    return run;
}

} // namespace

LiveTrail::LiveTrail(std::unique_ptr<Recorder> recorder)
    : m_recorder(std::move(recorder))
{
}

Result<std::unique_ptr<LiveTrail>> LiveTrail::open(
    const std::filesystem::path &file, const LiveRunTitle &title, const Policy &policy, LiveExecutor executor)
{
    auto recorder = Recorder::open(file);
    if (!recorder)
        return std::unexpected(std::move(recorder.error()));
    std::unique_ptr<LiveTrail> trail(new LiveTrail(std::move(*recorder)));
    if (const auto started = trail->start(title, policy, std::move(executor)); !started)
        return std::unexpected(started.error());
    return trail;
}

// The source is complete from the start: its run has no steps of a log that could still come, only those that are
// recorded one by one.
Result<void> LiveTrail::start(const LiveRunTitle &title, const Policy &policy, LiveExecutor executor)
{
    const double started = secondsSinceEpoch();
    m_title = title;
    const auto source = m_recorder->addSource({ .file = {},
        .sha256 = {},
        .size = 0,
        .format = "vitrine-live",
        .importerVersion = VITRINE_VERSION,
        .importedAt = started });
    if (!source)
        return std::unexpected(source.error());
    const auto added = m_recorder->addRun(*source, runRecord(title, policy), {});
    if (!added)
        return std::unexpected(added.error());
    m_run = added->run;
    if (const auto done = m_recorder->completeSource(*source, "{}"); !done)
        return done;
    if (const auto said = m_recorder->addTrailEvent(writerEvent("module", m_run)); !said)
        return std::unexpected(said.error());
    if (const auto written = addPolicy(policy); !written)
        return written;
    const auto session = m_recorder->beginSession({ m_run, SessionKind::StepRun, m_policyHash, std::move(executor.name),
        std::move(executor.pythonVersion), std::move(executor.layers), started });
    if (!session)
        return std::unexpected(session.error());
    m_session = *session;
    return {};
}

Result<void> LiveTrail::addPolicy(const Policy &policy)
{
    if (!m_policyHash.empty() && policy == m_policy)
        return {};
    auto hash = m_recorder->addPolicy(canonicalJson(policy));
    if (!hash)
        return std::unexpected(hash.error());
    m_policyHash = std::move(*hash);
    m_policy = policy;
    return {};
}

Result<ExecutionId> LiveTrail::begin(std::string code, const Policy &policy, const std::optional<DecidedStep> &decided)
{
    if (const auto written = addPolicy(policy); !written)
        return std::unexpected(written.error());
    const bool isEdited = decided && decided->outcome.decision == ApprovalDecision::Edit;
    const auto started = m_recorder->beginStep(m_run, { m_session, 0, 0, code, isEdited, secondsSinceEpoch() });
    if (!started)
        return std::unexpected(started.error());
    ++m_started;
    if (decided)
        if (const auto added = addDecision(started->step, code, *decided); !added)
            return std::unexpected(added.error());
    return started->execution;
}

/// The agent's code is recorded beside the code that ran in its place.
Result<void> LiveTrail::addDecision(StepId step, const std::string &code, const DecidedStep &decided)
{
    const ApprovalOutcome &outcome = decided.outcome;
    nlohmann::ordered_json detail { { "run", m_run }, { "step", step }, { "decision", toString(outcome.decision) },
        { "by", toString(outcome.by) }, { "author", outcome.author }, { "reason", outcome.reason },
        { "policy", outcome.policy }, { "asked_at", decided.askedAt },
        { "waited_s", decided.decidedAt - decided.askedAt }, { "timeout_s", decided.seconds },
        { "default", toString(decided.byDefault) }, { "code_sha256", sha256Hex(code) } };
    if (outcome.decision == ApprovalDecision::Edit)
        detail["written"] = decided.written;
    return m_recorder
        ->addTrailEvent({ "approval", detail.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace),
            "vitrine " VITRINE_VERSION, decided.decidedAt })
        .transform([](std::int64_t) { });
}

Result<void> LiveTrail::end(ExecutionId execution, StepResult result)
{
    return m_recorder->endExecution(execution, { std::move(result), ReplayVerdict::None, {}, secondsSinceEpoch() });
}

} // namespace vitrine
