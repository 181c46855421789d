// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/recordedpolicy.h"

#include "executor/policy/policydocument.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

Result<std::vector<ReplayStep>> stepsOf(const Trail &trail, RunId run, const std::function<bool()> &goOn)
{
    const auto summaries = trail.steps(run);
    if (!summaries)
        return std::unexpected(summaries.error());
    std::vector<ReplayStep> steps;
    for (const StepSummary &summary : *summaries) {
        if (!goOn())
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
        auto record = trail.step(summary.id);
        if (!record)
            return std::unexpected(std::move(record.error()));
        steps.push_back({ summary.id, std::move(*record) });
    }
    return steps;
}

Result<PolicyTrace> traceOf(const Trail &trail, RunId run, const std::function<bool()> &goOn)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const auto known = recordedPolicy(trail, *summary);
    if (!known)
        return std::unexpected(known.error());
    if (*known)
        return policyRecorded(**known);
    return stepsOf(trail, run, goOn).transform([&](const std::vector<ReplayStep> &steps) {
        return policySeen(summary->record, steps);
    });
}

/// Reads steps only if the run itself does not say.
Result<std::optional<RecordedDialect>> dialectOf(const Trail &trail, RunId run)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    if (!summary->isLive)
        if (const auto dialect = recordedDialect(summary->record, policySeen(summary->record, {})))
            return dialect;
    return traceOf(trail, run, [] { return true; }).transform([&summary](const PolicyTrace &trace) {
        return recordedDialect(summary->record, trace);
    });
}

} // namespace

Result<std::optional<RecordedDialect>> commonDialect(const Trail &trail, std::span<const RunId> runs)
{
    std::vector<std::optional<RecordedDialect>> dialects;
    for (const RunId run : runs) {
        const auto dialect = dialectOf(trail, run);
        if (!dialect)
            return std::unexpected(dialect.error());
        dialects.push_back(*dialect);
    }
    return commonDialect(dialects);
}

Result<std::optional<Policy>> recordedPolicy(const Trail &trail, const RunSummary &run)
{
    if (!run.isLive)
        return std::nullopt;
    const auto sessions = trail.sessionsOfRun(run.id);
    if (!sessions)
        return std::unexpected(sessions.error());
    if (sessions->empty())
        return std::nullopt;
    const auto first = trail.session(sessions->back());
    if (!first)
        return std::unexpected(first.error());
    const auto document = trail.policy(first->policyHash);
    if (!document)
        return std::nullopt; // the session was under none
    auto policy = readPolicy(*document);
    return policy ? std::optional(std::move(*policy)) : std::nullopt;
}

Result<RecoveredPolicy> recoverPolicy(
    const Trail &trail, std::span<const RunId> runs, const std::function<bool(std::uint64_t, std::uint64_t)> &goOn)
{
    std::vector<PolicyTrace> traces;
    const auto wantsMore = [&] { return !goOn || goOn(traces.size(), runs.size()); };
    for (const RunId run : runs) {
        auto trace = traceOf(trail, run, wantsMore);
        if (!trace)
            return std::unexpected(std::move(trace.error()));
        traces.push_back(std::move(*trace));
    }
    RecoveredPolicy recovered;
    recovered.reported = together(traces);
    recovered.policy = policyOfTrace(recovered.reported);
    recovered.runs = traces.size();
    recovered.informativeRuns = static_cast<std::uint64_t>(std::ranges::count_if(traces, &PolicyTrace::isInformative));
    return recovered;
}

} // namespace vitrine
