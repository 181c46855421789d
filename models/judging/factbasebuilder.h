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

/// Fills a base with the facts from reviews and recordings of runs. One thread; the reviewer must outlive it.
class FactBaseBuilder final {
public:
    /// Returns the executions of a step, newest first. Limits are judged by their use.
    using ExecutionsOf = std::function<std::vector<Execution>(StepId)>;

    /// Returns the recorded facts of a step; if nothing, its code is reviewed.
    using FactsOfStep = std::function<std::optional<Facts>(StepId)>;

    /// With `before`, creates a base that can copy runs from it.
    explicit FactBaseBuilder(const Reviewer &reviewer, const FactBase *before = nullptr);

    /// `id` identifies the run in the base; `project` is the folder in which its agent worked, if known. Steps with
    /// neither Python code nor actions that policies decide about are left out.
    void addRun(std::int64_t id, std::span<const ReplayStep> steps, const ExecutionsOf &executionsOf = {},
        const FactsOfStep &factsOfStep = {}, std::string_view project = {});
    /// Copies an unchanged run of the previous base.
    void copyRun(const FactBase &before, RunIndex run) { m_base->addRunOf(before, run); }
    /// Parses the commands and returns the base. Call it once, at the end.
    std::shared_ptr<const FactBase> take();

    /// The facts of code, which are the same under every policy; nothing for code that does not parse.
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
