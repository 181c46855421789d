// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/merkle.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::trailfile {

/// The tree over the steps that a run's own entry covers. Reads all of them once, for the proofs of any number of them.
/// Failures are exceptions.
class RunTree final {
public:
    RunTree(CanonicalRows &rows, Hasher &hasher, std::int64_t run);
    std::int64_t run() const { return m_run; }
    std::size_t size() const { return m_steps.size(); }
    /// The leaf of a step; nothing if the run's entry does not cover it.
    std::optional<std::size_t> find(std::int64_t step) const;
    std::vector<Digest> path(std::size_t leaf) const { return m_levels.path(leaf); }

private:
    std::int64_t m_run;
    std::vector<std::int64_t> m_steps; ///< ids, ascending
    MerkleLevels m_levels;
};

} // namespace vitrine::trailfile
