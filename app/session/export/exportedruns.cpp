// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportedruns.h"

#include "models/trail/chain/damagemarks.h"

#include <algorithm>
#include <functional>

namespace vitrine {

namespace {

bool isDamage(const Error &error) { return error.code == ErrorCode::Corrupt; }

Result<ExportedStep> readExportedStep(const Trail &trail, const StepSummary &summary)
{
    auto record = trail.step(summary.id);
    if (!record)
        return std::unexpected(record.error());
    auto executions = trail.executionsOfStep(summary.id);
    if (!executions)
        return std::unexpected(executions.error());
    return ExportedStep { summary.id, std::move(*record), std::move(*executions), summary.isOpen,
        summary.isInterrupted };
}

} // namespace

Result<std::vector<StepSummary>> readableSteps(const Trail &trail, RunId run, const LeaveOut &leaveOut)
{
    auto steps = trail.steps(run);
    if (steps || !isDamage(steps.error()))
        return steps;
    const auto ids = trail.listSteps({ .run = run });
    if (!ids)
        return std::unexpected(ids.error());
    steps = std::vector<StepSummary>();
    for (const StepId id : *ids) {
        auto step = trail.stepSummary(id);
        if (step)
            steps->push_back(std::move(*step));
        else
            leaveOut({ run, id, std::nullopt, step.error() });
    }
    return steps;
}

Result<ExportHead> readExportHead(const Trail &trail, std::span<const RunSummary> runs, std::string_view format,
    const std::function<bool(std::uint64_t, std::uint64_t)> &progress)
{
    auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto isUsed
        = [&runs](const SourceSummary &source) { return std::ranges::contains(runs, source.id, &RunSummary::source); };
    std::erase_if(*sources, std::not_fn(isUsed));
    auto seal = trail.claimedSeal();
    if (!seal)
        return std::unexpected(seal.error());
    ExportHead head { .trail = trail.file().filename().string(),
        .uid = trail.uid(),
        .head = trail.head().value_or(std::string()),
        .seal = std::move(*seal),
        .sources = std::move(*sources),
        .runs = { runs.begin(), runs.end() },
        .verification = {} };
    if (!statesIntegrity(format))
        return head;
    auto verification = trail.verify(progress);
    if (!verification && verification.error().code == ErrorCode::Cancelled)
        return std::unexpected(verification.error());
    if (verification)
        head.verification = std::move(*verification);
    return head;
}

Result<ExportedRun> readExportedRun(const Trail &trail, const RunSummary &run, const ExportHead &head,
    const LeaveOut &leaveOut, const std::function<bool()> &goOn)
{
    const auto steps = readableSteps(trail, run.id, leaveOut);
    if (!steps)
        return std::unexpected(steps.error());
    ExportedRun read { run, {} };
    for (const StepSummary &summary : *steps) {
        if (goOn && !goOn())
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
        auto step = readExportedStep(trail, summary);
        if (step) {
            step->isDamaged = head.verification && vitrine::isDamaged(*head.verification, run.id, summary.id);
            read.steps.push_back(std::move(*step));
        } else if (isDamage(step.error())) {
            leaveOut({ run.id, summary.id, summary.ordinal, step.error() });
        } else {
            return std::unexpected(step.error());
        }
    }
    return read;
}

} // namespace vitrine
