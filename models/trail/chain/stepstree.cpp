// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/stepstree.h"

namespace vitrine::trailfile {

void coverSteps(Canonical &run, std::uint64_t count, const Digest &root)
{
    run.integer(static_cast<std::int64_t>(count));
    run.digest('S', root);
    run.listEnd();
}

void StepsTree::add(const Digest &step)
{
    m_frontier.add(m_hasher, step);
    ++m_count;
}

} // namespace vitrine::trailfile
