// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/baseline.h"

#include "models/replay/runcomparison.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 4> baselineOutcomes { "same", "regression", "changed", "fixed" };

std::vector<StepRecord> withCode(std::vector<StepRecord> steps)
{
    std::erase_if(steps, [](const StepRecord &step) { return step.code.empty(); });
    return steps;
}

/// The code of all steps, as a key.
std::string codeOf(const std::vector<StepRecord> &steps)
{
    std::string code;
    for (const StepRecord &step : steps)
        if (!step.code.empty())
            code.append(subjectOf(step)).push_back('\0');
    return code;
}

bool isOnlyCode(const AlignedSteps &row)
{
    return std::ranges::all_of(row.differences, [](const StepDifference &one) { return one.part == "code"; });
}

BaselineOutcome outcomeOf(
    const AlignedSteps &row, const std::vector<StepRecord> &golden, const std::vector<StepRecord> &now)
{
    if (!row.right)
        return BaselineOutcome::Regression;
    if (!row.left)
        return BaselineOutcome::Changed;
    if (row.differences.empty())
        return BaselineOutcome::Same;
    if (golden[*row.left].error && !now[*row.right].error)
        return BaselineOutcome::Fixed;
    return isOnlyCode(row) ? BaselineOutcome::Changed : BaselineOutcome::Regression;
}

/// What the steps of a run did now. Python code that did not run is left out, as `readSide` does.
std::vector<StepRecord> replayedSteps(const ReplayRequest &request, const std::vector<ReplayedStep> &now)
{
    std::vector<StepRecord> steps;
    for (const ReplayStep &step : request.steps) {
        const auto ran = std::ranges::find(now, step.record.ordinal, &ReplayedStep::ordinal);
        const std::string code = replayCode(step.record);
        if (ran != now.end())
            steps.push_back(replayedRecord(step.record, code, ran->result));
        else if (code.empty())
            steps.push_back(step.record);
    }
    return steps;
}

std::vector<StepRecord> recordedSteps(const ReplayRequest &request)
{
    std::vector<StepRecord> steps;
    for (const ReplayStep &step : request.steps)
        steps.push_back(step.record);
    return steps;
}

} // namespace

std::string_view toString(BaselineOutcome outcome) { return baselineOutcomes.at(static_cast<std::size_t>(outcome)); }

std::vector<BaselineStep> compareWithGolden(
    const std::vector<StepRecord> &golden, const std::vector<StepRecord> &now, const NoiseRules &noise)
{
    const auto left = withCode(golden);
    const auto right = withCode(now);
    std::vector<BaselineStep> steps;
    for (AlignedSteps &row : alignRuns(left, right, noise)) {
        BaselineStep step;
        step.outcome = outcomeOf(row, left, right);
        step.golden = row.left ? left[*row.left].ordinal : 0;
        step.ordinal = row.right ? right[*row.right].ordinal : step.golden;
        step.row = std::move(row);
        steps.push_back(std::move(step));
    }
    return steps;
}

Baseline::Baseline(std::unique_ptr<Trail> trail)
    : m_trail(std::move(trail))
{
}

Result<std::unique_ptr<Baseline>> Baseline::open(const std::filesystem::path &file)
{
    auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(std::move(trail.error()));
    std::unique_ptr<Baseline> baseline(new Baseline(std::move(*trail)));
    if (const auto read = baseline->readRuns(); !read)
        return std::unexpected(read.error());
    return baseline;
}

Result<void> Baseline::readRuns()
{
    constexpr std::uint64_t page = 256;
    for (RunId after = 0;;) {
        const auto runs = m_trail->runsAfter(after, page);
        if (!runs)
            return std::unexpected(runs.error());
        for (const RunSummary &run : *runs)
            m_unpaired.push_back({ run.id, run.record.task });
        if (runs->size() < page)
            return {};
        after = runs->back().id;
    }
}

Result<std::vector<StepRecord>> Baseline::stepsOf(RunId run) const
{
    auto replayed = readSide(*m_trail, { run, true });
    if (!replayed && replayed.error().code == ErrorCode::BadValue)
        replayed = readSide(*m_trail, { run, false });
    return std::move(replayed).transform([](RunSteps steps) { return std::move(steps.steps); });
}

/// 0 where no golden run of this task is left.
Result<RunId> Baseline::pairFor(const std::string &task, const std::string &code)
{
    std::vector<RunId> candidates;
    for (const Golden &golden : m_unpaired)
        if (golden.task == task)
            candidates.push_back(golden.run);
    RunId chosen = candidates.empty() ? 0 : candidates.front();
    for (std::size_t at = 0; candidates.size() > 1 && at < candidates.size(); ++at) {
        const auto [known, isNew] = m_code.try_emplace(candidates[at]);
        if (isNew) {
            const auto recorded = readSide(*m_trail, { candidates[at], false });
            if (!recorded)
                return std::unexpected(recorded.error());
            known->second = codeOf(recorded->steps);
        }
        if (known->second == code) {
            chosen = candidates[at];
            break;
        }
    }
    m_code.erase(chosen);
    std::erase_if(m_unpaired, [chosen](const Golden &golden) { return golden.run == chosen; });
    return chosen;
}

Result<BaselineComparison> Baseline::compare(
    const ReplayRequest &request, const std::string &task, const std::vector<ReplayedStep> &now)
{
    const auto golden = pairFor(task, codeOf(recordedSteps(request)));
    if (!golden)
        return std::unexpected(golden.error());
    if (*golden == 0)
        return BaselineComparison {};
    const auto before = stepsOf(*golden);
    if (!before)
        return std::unexpected(before.error());
    return BaselineComparison { *golden, compareWithGolden(*before, replayedSteps(request, now), request.noise) };
}

std::vector<Baseline::Golden> Baseline::unpaired() const { return m_unpaired; }

} // namespace vitrine
