// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/factreader.h"

#include "models/replay/scratchrun.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t page = 4096;
/// So many runs may grow at the same time before steps of theirs are read more than once.
constexpr std::size_t mostGrowing = 32;

/// The facts of the newest review of a step's own code, as recorded.
std::optional<Facts> recordedFacts(const Trail &trail, StepId step)
{
    for (const ReviewRecord &review : trail.reviewsOfStep(step).value_or(std::vector<ReviewRecord>()))
        if (review.code.empty() && review.facts)
            return factsFromJson(*review.facts);
    return std::nullopt;
}

} // namespace

FactReader::FactReader(std::filesystem::path file)
    : m_file(std::move(file))
{
}

Result<std::shared_ptr<const BaseGrowth>> FactReader::read(
    const Reviewer &reviewer, const std::function<bool()> &isStopped, const RunProgress &report)
{
    auto growth
        = open().and_then([this] { return look(); }).and_then([&] { return grow(reviewer, isStopped, report); });
    if (!growth)
        forget();
    return growth;
}

void FactReader::forget()
{
    m_base.reset();
    m_stepPosition = {};
    m_endPosition.reset();
    m_changes.clear();
    m_known.clear();
    m_growing.clear();
}

Result<void> FactReader::open()
{
    if (m_trail)
        return {};
    auto trail = Trail::open(m_file);
    if (!trail)
        return std::unexpected(std::move(trail.error()));
    m_trail = std::move(*trail);
    return {};
}

Result<void> FactReader::look()
{
    const auto seen = lookAtEnds().and_then([this] { return lookAtSteps(); });
    if (!seen)
        return seen;
    const auto isGone = areRunsGone();
    if (!isGone)
        return std::unexpected(isGone.error());
    if (!*isGone)
        return {};
    forget();
    return lookAtEnds().and_then([this] { return lookAtSteps(); });
}

/// A log that is read again, and an import that was given up, have taken their runs with them.
Result<bool> FactReader::areRunsGone() const
{
    const auto runs = m_trail->runCount();
    if (!runs)
        return std::unexpected(runs.error());
    const auto more
        = std::ranges::count_if(m_changes, [this](const auto &changes) { return !m_known.contains(changes.first); });
    return *runs < m_known.size() + static_cast<std::size_t>(more);
}

// Ends that occur while the steps are read for the first time are reported again the next time.
Result<void> FactReader::lookAtEnds()
{
    if (!m_endPosition) {
        const auto location = m_trail->replaysSoFar();
        if (!location)
            return std::unexpected(location.error());
        m_endPosition = *location;
        return {};
    }
    while (true) {
        const auto lines = m_trail->replaysAfter(*m_endPosition, page);
        if (!lines)
            return std::unexpected(lines.error());
        for (const ReplayLine &line : *lines)
            m_changes[line.run].ended.insert(line.step);
        if (lines->size() < page)
            return {};
    }
}

Result<void> FactReader::lookAtSteps()
{
    while (true) {
        const auto lines = m_trail->stepsAfter(m_stepPosition, page);
        if (!lines)
            return std::unexpected(lines.error());
        for (const StepLine &line : *lines)
            m_changes[line.run].came.push_back(line.step);
        if (lines->size() < page)
            return {};
    }
}

Result<FactReader::Material> FactReader::material(const FactBaseBuilder &builder, StepId step)
{
    ++m_stepsRead;
    auto record = m_trail->step(step);
    if (!record)
        return std::unexpected(std::move(record.error()));
    auto executions = m_trail->executionsOfStep(step);
    if (!executions)
        return std::unexpected(std::move(executions.error()));
    // A step written by the user has the code that it ran last; the recorded facts are those of its placeholder.
    const bool isOwn = !record->code.empty() && record->code.front().origin == CodeOrigin::Edited;
    if (isOwn)
        *record = withLastCode(std::move(*record), *executions);
    auto facts = isOwn ? std::nullopt : recordedFacts(*m_trail, step);
    if (const std::string code = judgedCode(*record); !facts && !code.empty())
        facts = builder.review(code);
    return Material { { step, std::move(*record) }, std::move(facts), std::move(*executions) };
}

/// All steps of a changed run; unchanged ones only if they are not cached.
Result<const FactReader::Materials *> FactReader::materials(const FactBaseBuilder &builder, RunId run)
{
    const RunChanges &changes = m_changes.at(run);
    Materials &all = m_growing[run];
    std::vector<StepId> wanted = changes.came;
    if (all.empty() && m_known.contains(run)) {
        const auto steps = m_trail->steps(run);
        if (!steps)
            return std::unexpected(steps.error());
        wanted.clear();
        std::ranges::transform(*steps, std::back_inserter(wanted), &StepSummary::id);
    } else {
        for (Material &old : all) {
            if (!changes.ended.contains(old.step.id))
                continue;
            auto again = material(builder, old.step.id);
            if (!again)
                return std::unexpected(std::move(again.error()));
            old = std::move(*again);
        }
    }
    for (const StepId step : wanted) {
        auto next = material(builder, step);
        if (!next)
            return std::unexpected(std::move(next.error()));
        all.push_back(std::move(*next));
    }
    return &all;
}

Result<void> FactReader::addRun(FactBaseBuilder &builder, RunId run)
{
    const auto all = materials(builder, run);
    if (!all)
        return std::unexpected(all.error());
    std::vector<ReplayStep> steps;
    std::map<StepId, const Material *> byStep;
    for (const Material &each : **all) {
        // A placeholder for a further step of a scratch run is no step yet.
        if (each.executions.empty() && isUnwritten(each.step.record))
            continue;
        steps.push_back(each.step);
        byStep.emplace(each.step.id, &each);
    }
    const auto summary = m_trail->run(run);
    if (!summary)
        return std::unexpected(summary.error());
    builder.addRun(
        run, steps, [&](StepId step) { return byStep.at(step)->executions; },
        [&](StepId step) { return byStep.at(step)->facts; }, projectOf(summary->record.extra));
    // Only a run that was read before and has grown is likely to grow again.
    if (!m_known.contains(run))
        m_growing.erase(run);
    return {};
}

Result<std::shared_ptr<const BaseGrowth>> FactReader::grow(
    const Reviewer &reviewer, const std::function<bool()> &isStopped, const RunProgress &report)
{
    if (m_base && m_changes.empty())
        return nullptr;
    auto growth = std::make_shared<BaseGrowth>();
    growth->before = m_base;
    FactBaseBuilder builder(reviewer, m_base.get());
    std::set<RunId> isThere;
    for (RunIndex old = 0; m_base && old < m_base->runCount(); ++old) {
        const RunId run = m_base->runId(old);
        isThere.insert(run);
        const bool isNew = m_changes.contains(run);
        growth->origins.push_back(isNew ? std::nullopt : std::optional(old));
        if (!isNew)
            builder.copyRun(*m_base, old);
        else if (const auto added = addRun(builder, run); !added)
            return std::unexpected(added.error());
    }
    std::size_t done = 0;
    for (const auto &[run, changes] : m_changes) {
        if (report)
            report(done++, m_changes.size());
        if (isThere.contains(run))
            continue;
        if (const auto added = addRun(builder, run); !added)
            return std::unexpected(added.error());
        growth->origins.emplace_back();
        if (isStopped && isStopped())
            return std::unexpected(Error { ErrorCode::Cancelled, m_file.string(), {}, {}, {} });
    }
    growth->base = builder.take();
    growth->arrived = arrived(*growth->base);
    m_base = growth->base;
    settle();
    return growth;
}

std::vector<StepIndex> FactReader::arrived(const FactBase &base) const
{
    std::vector<StepIndex> all;
    for (RunIndex run = 0; m_base && run < base.runCount(); ++run) {
        const auto changes = m_changes.find(base.runId(run));
        if (changes == m_changes.end())
            continue;
        const auto [first, end] = base.stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (std::ranges::binary_search(changes->second.came, base.stepId(step)))
                all.push_back(step);
    }
    std::ranges::sort(all, {}, [&base](StepIndex step) { return base.stepId(step); });
    return all;
}

void FactReader::settle()
{
    for (const auto &[run, changes] : m_changes)
        m_known.insert(run);
    for (auto at = m_growing.begin(); at != m_growing.end() && m_growing.size() > mostGrowing;)
        at = m_changes.contains(at->first) ? std::next(at) : m_growing.erase(at);
    if (m_growing.size() > mostGrowing)
        m_growing.clear();
    m_changes.clear();
}

Result<std::shared_ptr<const FactBase>> readFactBase(
    const Trail &trail, const Reviewer &reviewer, const std::function<bool()> &isStopped)
{
    FactReader reader(trail.file());
    return reader.read(reviewer, isStopped).transform([](const auto &growth) { return growth->base; });
}

} // namespace vitrine
