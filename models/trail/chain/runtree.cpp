// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/runtree.h"

#include <algorithm>

namespace vitrine::trailfile {

RunTree::RunTree(CanonicalRows &rows, Hasher &hasher, std::int64_t run)
    : m_run(run)
{
    std::vector<Digest> digests;
    rows.forEachStep(run, [&](std::int64_t id, const Canonical &bytes) {
        m_steps.push_back(id);
        digests.push_back(hasher(bytes.bytes()));
    });
    m_levels = MerkleLevels(hasher, digests);
}

std::optional<std::size_t> RunTree::find(std::int64_t step) const
{
    const auto found = std::ranges::lower_bound(m_steps, step);
    if (found == m_steps.end() || *found != step)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_steps.begin());
}

} // namespace vitrine::trailfile
