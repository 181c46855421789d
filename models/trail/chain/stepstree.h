// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/merkle.h"

#include <cstdint>

namespace vitrine::trailfile {

/// Ends the canonical bytes of a run that was recorded as a whole: the number of its steps and the root of the tree
/// over their digests (docs/evidence, "Entries"). By a tree, so that the proof of a step stays short in a long run.
void coverSteps(Canonical &run, std::uint64_t count, const Digest &root);

/// The same for steps that are added one after the other, with memory for the tree's height only.
class StepsTree final {
public:
    explicit StepsTree(Hasher &hasher)
        : m_hasher(hasher)
    {
    }
    /// `step`: the hash of its canonical bytes.
    void add(const Digest &step);
    void cover(Canonical &run) const { coverSteps(run, m_count, m_frontier.root(m_hasher)); }

private:
    Hasher &m_hasher;
    MerkleFrontier m_frontier;
    std::uint64_t m_count = 0;
};

} // namespace vitrine::trailfile
