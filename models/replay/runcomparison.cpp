// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/runcomparison.h"

#include "models/replay/runreplayer.h"
#include "models/replay/scratchrun.h"

#include <algorithm>
#include <map>
#include <utility>

namespace vitrine {

namespace {

ErrorLayer layerOf(StepStatus status)
{
    switch (status) {
    case StepStatus::Blocked: return ErrorLayer::Policy;
    case StepStatus::Limit:
    case StepStatus::Timeout: return ErrorLayer::Limit;
    default: return ErrorLayer::Code;
    }
}

using Executions = std::map<StepId, Execution>;

Result<Executions> executionsOf(const Trail &trail, SessionId session)
{
    auto executions = trail.executionsOfSession(session);
    if (!executions)
        return std::unexpected(std::move(executions.error()));
    Executions byStep;
    for (Execution &execution : *executions) {
        if (execution.end)
            byStep.insert_or_assign(execution.begin.step, std::move(execution));
    }
    return byStep;
}

} // namespace

StepRecord replayedRecord(StepRecord recorded, const Execution &execution)
{
    if (!execution.end)
        return recorded;
    return replayedRecord(std::move(recorded), execution.begin.code, execution.end->result);
}

StepRecord replayedRecord(StepRecord recorded, const std::string &code, const StepResult &result)
{
    recorded.code = { { Language::Python, code, CodeOrigin::Field } };
    recorded.outputs.clear();
    recorded.outputs.push_back({ OutputStream::Log, result.logs, result.logsTruncated });
    if (result.output)
        recorded.outputs.push_back({ OutputStream::Result, result.output->text, result.output->isCut });
    recorded.error.reset();
    if (result.error)
        recorded.error = ErrorRecord { layerOf(result.status), result.error->type, result.error->message,
            result.error->traceback, {}, result.error->type };
    recorded.isFinalAnswer = result.isFinal;
    return recorded;
}

Result<std::vector<RunReplay>> replaysOf(const Trail &trail, RunId run)
{
    const auto sessions = trail.sessionsOfRun(run);
    if (!sessions)
        return std::unexpected(sessions.error());
    std::vector<RunReplay> found;
    for (const SessionId id : *sessions) {
        const auto session = trail.session(id);
        const bool isReplay = session && session->kind == SessionKind::Replay;
        if (!isReplay || std::ranges::contains(found, session->executor, &RunReplay::executor))
            continue;
        const auto executions = executionsOf(trail, id);
        if (!executions)
            return std::unexpected(executions.error());
        if (!executions->empty())
            found.push_back({ .session = id, .executor = session->executor });
    }
    return found;
}

Result<ReplayPair> newestReplays(const Trail &trail, RunId run)
{
    const auto replays = replaysOf(trail, run);
    if (!replays)
        return std::unexpected(replays.error());
    const auto at = [&](std::size_t location) {
        return replays->size() > location ? RunSide { run, true, (*replays)[location].session }
                                          : RunSide { run, false };
    };
    ReplayPair pair { .before = at(1), .newest = at(0) };
    pair.newest.isReplayed = true; // or an error reports that there is none
    return pair;
}

Result<RunSteps> readSide(const Trail &trail, const RunSide &side)
{
    const auto run = trail.run(side.run);
    if (!run)
        return std::unexpected(run.error());
    const auto summaries = trail.steps(side.run);
    if (!summaries)
        return std::unexpected(summaries.error());
    auto replays = replaysOf(trail, side.run);
    if (!replays)
        return std::unexpected(replays.error());
    const SessionId newest = replays->empty() ? 0 : replays->front().session;
    const SessionId session = side.session == 0 ? newest : side.session;
    const auto executions = side.isReplayed && session != 0 ? executionsOf(trail, session) : Executions {};
    if (!executions)
        return std::unexpected(executions.error());
    if (side.isReplayed && executions->empty())
        return std::unexpected(
            Error { ErrorCode::BadValue, trail.file().string(), {}, {}, "the run was not replayed" });
    RunSteps steps { .task = run->record.task, .steps = {}, .ids = {}, .executor = {}, .replays = std::move(*replays) };
    if (!executions->empty())
        steps.executor = executions->begin()->second.session.executor;
    for (const StepSummary &summary : *summaries) {
        auto record = trail.step(summary.id);
        if (!record)
            return std::unexpected(std::move(record.error()));
        // The placeholders for further steps are no steps yet.
        if (isScratch(run->record) && summary.lastExecution == 0)
            continue;
        if (!side.isReplayed && isScratch(run->record))
            record = withLastCode(trail, summary.id, std::move(*record));
        if (!record)
            return std::unexpected(std::move(record.error()));
        if (side.isReplayed && summary.isReplayable) {
            const auto execution = executions->find(summary.id);
            if (execution == executions->end())
                continue;
            *record = replayedRecord(std::move(*record), execution->second);
        }
        steps.steps.push_back(std::move(*record));
        steps.ids.push_back(summary.id);
    }
    return steps;
}

Result<RunComparison> compareRuns(
    const Trail &trail, const RunSide &left, const RunSide &right, const NoiseRules &noise)
{
    auto first = readSide(trail, left);
    if (!first)
        return std::unexpected(std::move(first.error()));
    auto second = readSide(trail, right);
    if (!second)
        return std::unexpected(std::move(second.error()));
    auto rows = alignRuns(first->steps, second->steps, noise);
    return RunComparison { std::move(*first), std::move(*second), std::move(rows) };
}

} // namespace vitrine
