// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/scratchrun.h"

#include "base/clock.h"
#include "base/sha256.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <random>
#include <set>

namespace vitrine {

namespace {

constexpr std::string_view framework = "vitrine";
constexpr std::string_view kind = "scratch";
// Python code all the same, which can be edited and run.
constexpr std::string_view unwritten = "\n";

// A source without a file: its identity is random.
SourceRecord sourceRecord(const std::filesystem::path &trail)
{
    std::random_device random;
    const auto identity = std::to_string(random()) + trail.string() + std::to_string(secondsSinceEpoch());
    return { .file = trail.string(),
        .sha256 = sha256Hex(identity),
        .size = 0,
        .format = std::string(kind),
        .importerVersion = "1",
        .importedAt = secondsSinceEpoch() };
}

RunRecord runRecord(const std::string &task)
{
    RunRecord run;
    run.indexInSource = 1;
    run.externalId = kind;
    run.framework = framework;
    run.agentKind = "code";
    run.task = task;
    run.time.startedAt = secondsSinceEpoch();
    return run;
}

std::vector<StepRecord> emptySteps()
{
    std::vector<StepRecord> steps;
    for (std::size_t i = 1; i <= scratchSteps; ++i) {
        StepRecord step;
        step.ordinal = i;
        step.code.push_back({ Language::Python, "# Step " + std::to_string(i) + "\n", CodeOrigin::Edited });
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace

bool isScratch(const RunRecord &run) { return run.framework == framework && run.externalId == kind; }

Result<Recorder::AddedRun> addScratchRun(const std::filesystem::path &trail, const std::string &task)
{
    const auto recorder = Recorder::open(trail);
    if (!recorder)
        return std::unexpected(recorder.error());
    const auto source = (*recorder)->addSource(sourceRecord(trail));
    if (!source)
        return std::unexpected(source.error());
    const auto steps = emptySteps();
    auto added = (*recorder)->addRun(*source, runRecord(task), steps);
    if (!added)
        return added;
    if (const auto done = (*recorder)->completeSource(*source, "{}"); !done)
        return std::unexpected(done.error());
    return added;
}

bool isUnwritten(const StepRecord &step)
{
    return step.code.size() == 1 && step.code.front().origin == CodeOrigin::Edited
        && step.code.front().text == unwritten;
}

std::vector<StepId> withoutUnused(const Trail &trail, std::vector<StepId> steps)
{
    const auto isUnused = [&trail](StepId step) {
        const auto summary = trail.stepSummary(step);
        return summary && summary->lastExecution == 0;
    };
    std::set<StepId> unused;
    std::ranges::copy_if(steps, std::inserter(unused, unused.end()), isUnused);
    if (!unused.empty())
        unused.erase(unused.begin()); // the next one
    std::erase_if(steps, [&unused](StepId step) { return unused.contains(step); });
    return steps;
}

std::uint64_t usedSteps(const Trail &trail, RunId run)
{
    const auto steps = trail.steps(run);
    if (!steps)
        return 0;
    return static_cast<std::uint64_t>(
        std::ranges::count_if(*steps, [](const StepSummary &step) { return step.lastExecution != 0; }));
}

StepRecord withLastCode(StepRecord step, const std::vector<Execution> &newestFirst)
{
    const auto ended = std::ranges::find_if(newestFirst, [](const Execution &one) { return one.end.has_value(); });
    const bool hasRun = ended != newestFirst.end();
    step.code = { { Language::Python, hasRun ? ended->begin.code : std::string(unwritten), CodeOrigin::Edited } };
    return step;
}

Result<StepRecord> withLastCode(const Trail &trail, StepId step, StepRecord record)
{
    const auto executions = trail.executionsOfStep(step);
    if (!executions)
        return std::unexpected(executions.error());
    return withLastCode(std::move(record), *executions);
}

} // namespace vitrine
