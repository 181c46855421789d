// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/reviewer.h"
#include "models/judging/policyverdicts.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// Fills a base with the facts from reviews and recordings of runs. One thread; the reviewer outlives it.
class FactBaseBuilder final {
public:
    /// The executions of a step, newest first; what they used is what limits are judged by.
    using ExecutionsOf = std::function<std::vector<Execution>(StepId)>;

    /// The facts of a step that are on record, if they are; nothing: its code is reviewed.
    using FactsOfStep = std::function<std::optional<Facts>(StepId)>;

    /// With `before`, a base that can take its runs over.
    explicit FactBaseBuilder(const Reviewer &reviewer, const FactBase *before = nullptr);

    /// `id` is what the base calls the run, `project` the folder that its agent worked in, if it is known. Steps with
    /// neither Python code nor actions that policies decide about are left out.
    void addRun(std::int64_t id, std::span<const ReplayStep> steps, const ExecutionsOf &executionsOf = {},
        const FactsOfStep &factsOfStep = {}, std::string_view project = {});
    /// A run of the base before, as it was.
    void copyRun(const FactBase &before, RunIndex run) { m_base->addRunOf(before, run); }
    /// Ends the work: commands are parsed.
    std::shared_ptr<const FactBase> take();

    /// Facts are the same under every policy; nothing for code that does not parse.
    std::optional<Facts> review(const std::string &code) const;

private:
    std::vector<ActionIndex> addActions(const StepRecord &step, std::string_view project);

    const Reviewer &m_reviewer;
    std::shared_ptr<FactBase> m_base;
};

/// The verdicts of a policy on the steps of a trail. Undecidable: the code does not parse, or runs code that it does
/// not contain.
std::vector<StepVerdict> stepVerdicts(const PolicyVerdicts &verdicts);

} // namespace vitrine
