// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filtersql.h"
#include "models/trail/index/blockvalues.h"

#include <cstdint>
#include <optional>
#include <string>

namespace vitrine::trailfile {

/// Steps that are read sooner than all runs or errors.
inline constexpr std::uint64_t fewSteps = 100'000;

/// Finds out which steps can match a filter before any of them is read: a value that is rare, or that no step has, must
/// not cost a look at all steps. Asks the stored values of blocks of runs, tables that are smaller than that of the
/// steps, and the runs, as far as that is quick.
class Narrowing final {
public:
    explicit Narrowing(Statements &statements);
    /// All steps that match are among these; nothing if that does not exclude many.
    std::optional<StepRanges> stepsFor(const FilterNode &root);

private:
    using Steps = std::optional<StepRanges>; ///< nothing: any step
    Steps candidates(const FilterNode &node);
    Steps ofAll(const FilterNode &node);
    Steps ofAny(const FilterNode &node);
    Steps ofComparison(const FilterNode &node);
    Steps ofBlocks(const FilterNode &node);
    Steps ofActionKind(const FilterNode &node);
    Steps ofExit();
    Steps ofPresence(const FilterNode &node);
    Steps probed(const FilterNode &node);
    Steps ofRuns(const FilterNode &node);
    Steps listed(const SqlTerm &query);

    Statements &m_statements;
    BlockValues m_values;
};

} // namespace vitrine::trailfile
