// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/replayplan.h"

#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "models/replay/environmentnote.h"
#include "models/replay/recordedpolicy.h"
#include "models/replay/replaytools.h"
#include "models/replay/scratchrun.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// The log that the run was imported from; empty when the trail does not know.
Result<std::filesystem::path> logOf(const Trail &trail, SourceId source)
{
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto at = std::ranges::find(*sources, source, &SourceSummary::id);
    return at == sources->end() ? std::filesystem::path() : std::filesystem::path(at->record.file);
}

ToolStubs plannedTools(const std::vector<ReplayStep> &steps, const ReplayChoices &choices)
{
    ToolStubs tools = choices.tools;
    tools.merge(recordedTools(steps));
    for (const std::string &name : calledTools(steps, choices.factsOf))
        tools.try_emplace(name, ToolStub {});
    return tools;
}

Result<std::vector<ReplayStep>> readSteps(const Trail &trail, RunId run, bool isOwn, StepParts parts)
{
    const auto summaries = trail.steps(run);
    if (!summaries)
        return std::unexpected(summaries.error());
    std::vector<ReplayStep> steps;
    for (const StepSummary &summary : *summaries) {
        const bool isNext = isOwn && summary.lastExecution == 0;
        auto record = trail.step(summary.id, parts);
        if (!record)
            return std::unexpected(std::move(record.error()));
        if (isOwn)
            record = withLastCode(trail, summary.id, std::move(*record));
        if (!record)
            return std::unexpected(std::move(record.error()));
        steps.push_back({ summary.id, std::move(*record) });
        if (isNext)
            break;
    }
    return steps;
}

// Logs without the time of the run may have the times of its steps.
std::optional<double> startOf(const RunRecord &run, const std::vector<ReplayStep> &steps)
{
    if (run.time.startedAt)
        return run.time.startedAt;
    const auto timed
        = std::ranges::find_if(steps, [](const ReplayStep &step) { return step.record.time.startedAt.has_value(); });
    return timed != steps.end() ? timed->record.time.startedAt : std::nullopt;
}

} // namespace

ReplayRequest planReplay(
    RunId run, const RunRecord &record, std::vector<ReplayStep> steps, const ReplayChoices &choices)
{
    ReplayRequest request;
    request.run = run;
    request.reported = policySeen(record, steps);
    request.policy = choices.policy ? *choices.policy : policyOfTrace(request.reported);
    request.determinism = choices.determinism;
    request.tools = plannedTools(steps, choices);
    request.factsOf = choices.factsOf;
    request.noise = choices.noise;
    request.environment = recordedEnvironment(record);
    request.recordedAt = startOf(record, steps);
    request.steps = std::move(steps);
    return request;
}

Result<ReplayRequest> planReplay(const Trail &trail, RunId run, const ReplayChoices &choices)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const bool isOwn = isScratch(summary->record);
    auto steps = readSteps(trail, run, isOwn, choices.parts);
    if (!steps)
        return std::unexpected(std::move(steps.error()));
    const auto log = logOf(trail, summary->source);
    if (!log)
        return std::unexpected(log.error());
    const auto all = withSavedTools(choices, trail, run).and_then([&log](ReplayChoices saved) {
        return withToolsBeside(std::move(saved), *log);
    });
    if (!all)
        return std::unexpected(all.error());
    const auto known = recordedPolicy(trail, *summary);
    if (!known)
        return std::unexpected(known.error());
    auto request = planReplay(run, summary->record, std::move(*steps), *all);
    if (*known) {
        request.reported = policyRecorded(**known);
        request.policy = choices.policy.value_or(**known);
    }
    return request;
}

Result<ReplayChoices> withToolsBeside(ReplayChoices choices, const std::filesystem::path &log)
{
    auto beside = toolsBeside(log);
    if (!beside)
        return std::unexpected(std::move(beside.error()));
    choices.tools.merge(*beside);
    return choices;
}

Result<ReplayChoices> withSavedTools(ReplayChoices choices, const Trail &trail, RunId run)
{
    auto saved = savedTools(trail, run);
    if (!saved)
        return std::unexpected(std::move(saved.error()));
    if (*saved) {
        withoutUntrusted(**saved, choices.isTrusted);
        choices.tools.merge(**saved);
    }
    return choices;
}

FactsOf reviewFacts(std::shared_ptr<PythonRuntime> python)
{
    return [reviewer = Reviewer(std::move(python)), policy = defaultPolicy()](
               std::string_view code) -> std::optional<Facts> {
        Review review = reviewer.review(code, policy);
        if (review.syntaxError)
            return std::nullopt;
        return std::move(review.facts);
    };
}

} // namespace vitrine
