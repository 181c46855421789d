// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/merkle.h"

#include <cstdint>

namespace vitrine::trailfile {

/// Completes the canonical bytes of a run that was recorded as a whole with the number of its steps and the root of the
/// tree over their digests (docs/evidence, "Entries"). With a tree, the proof of a step stays short even in a long run.
void coverSteps(Canonical &run, std::uint64_t count, const Digest &root);

/// The same for steps that are added one by one. Needs memory only for the height of the tree.
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
