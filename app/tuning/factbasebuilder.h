// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/runreplayer.h"
#include "executor/review/reviewer.h"
#include "models/judging/policyverdicts.h"
#include "models/trail/trail.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// Fills a base with what reviews and recordings tell of runs. One thread; the reviewer outlives it.
class FactBaseBuilder final {
public:
    /// The executions of a step, newest first; what they used is what limits are judged by.
    using ExecutionsOf = std::function<std::vector<Execution>(StepId)>;

    /// The facts of a step that are on record, if they are; nothing: its code is reviewed.
    using FactsOfStep = std::function<std::optional<Facts>(StepId)>;

    explicit FactBaseBuilder(const Reviewer &reviewer);

    /// `id` is what the base calls the run. Steps without Python code are left out.
    void addRun(std::int64_t id, std::span<const ReplayStep> steps, const ExecutionsOf &executionsOf = {},
        const FactsOfStep &factsOfStep = {});
    /// Ends the work.
    std::shared_ptr<const FactBase> take() { return std::move(m_base); }

private:
    std::optional<Facts> review(const std::string &code) const;

    const Reviewer &m_reviewer;
    std::shared_ptr<FactBase> m_base = std::make_shared<FactBase>();
};

/// The steps of all runs of a trail, with what was executed of them; reviews those whose facts are not on record, so it
/// takes its time. `isStopped` is asked after each run: then the error is Cancelled. Blocks; any thread.
Result<std::shared_ptr<const FactBase>> readFactBase(
    const Trail &trail, const Reviewer &reviewer, const std::function<bool()> &isStopped = {});

/// What a policy says of the steps of a trail. Undecidable: the code does not parse, or runs what does not stand in it.
std::vector<StepVerdict> stepVerdicts(const PolicyVerdicts &verdicts);

} // namespace vitrine
