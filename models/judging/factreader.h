// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/factbasebuilder.h"

#include <filesystem>
#include <map>
#include <set>
#include <unordered_map>

namespace vitrine {

/// Reads the facts of a trail that is still being written: first all of them, then only those of runs with steps that
/// were added or ended since, and for a growing run only these steps. Blocks; one thread at a time.
class FactReader final {
public:
    using RunProgress = std::function<void(std::size_t done, std::size_t total)>;

    explicit FactReader(std::filesystem::path file);

    const std::filesystem::path &file() const { return m_file; }
    /// The growth since the last call; null for none. After an error, everything is read again. `isStopped` is called
    /// after each run; if it returns true, the error is Cancelled. `report` is called with the number of changed runs
    /// read so far.
    Result<std::shared_ptr<const BaseGrowth>> read(
        const Reviewer &reviewer, const std::function<bool()> &isStopped = {}, const RunProgress &report = {});
    /// The number of steps read so far, including repeated reads.
    std::size_t stepsRead() const { return m_stepsRead; }

private:
    /// The data of a step, as it is added to a base.
    struct Material {
        ReplayStep step;
        std::optional<Facts> facts;
        std::vector<Execution> executions;
    };
    using Materials = std::vector<Material>;
    /// The changes of one run.
    struct RunChanges {
        std::vector<StepId> came;
        std::set<StepId> ended;
    };

    void forget();
    Result<void> open();
    Result<void> look();
    Result<bool> areRunsGone() const;
    Result<void> lookAtSteps();
    Result<void> lookAtEnds();
    Result<Material> material(const FactBaseBuilder &builder, StepId step);
    Result<const Materials *> materials(const FactBaseBuilder &builder, RunId run);
    Result<void> addRun(FactBaseBuilder &builder, RunId run);
    Result<std::shared_ptr<const BaseGrowth>> grow(
        const Reviewer &reviewer, const std::function<bool()> &isStopped, const RunProgress &report);
    std::vector<StepIndex> arrived(const FactBase &base) const;
    void settle();

    std::filesystem::path m_file;
    std::unique_ptr<Trail> m_trail;
    std::shared_ptr<const FactBase> m_base;
    StepPosition m_stepPosition;
    std::optional<ReplayPosition> m_endPosition;
    std::map<RunId, RunChanges> m_changes; ///< changes of the current read
    std::set<RunId> m_known; ///< runs that were read before
    std::map<RunId, Materials> m_growing; ///< by growing run, so that its steps are read only once
    std::size_t m_stepsRead = 0;
};

/// The steps of all runs of a trail with their executions, in the current state. Slow if facts are not recorded.
/// Blocks; any thread.
Result<std::shared_ptr<const FactBase>> readFactBase(
    const Trail &trail, const Reviewer &reviewer, const std::function<bool()> &isStopped = {});

} // namespace vitrine
