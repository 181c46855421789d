// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/factbase.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// A pattern that a suggested policy allows although it covers more than the recorded actions.
struct SuggestedGroup {
    UseKind kind = UseKind::Command;
    std::string pattern; ///< "git {diff,status} **", "src"
    std::uint64_t needed = 0; ///< number of recorded actions of the chosen runs that it covers
    std::uint64_t others = 0; ///< number of recorded actions of other runs that it also covers
    bool operator==(const SuggestedGroup &) const = default;
};

/// Whether steps of the runs have actions other than code.
bool haveActions(const FactBase &base, std::span<const RunIndex> runs);

/// Allows all actions of the runs that a policy can allow, with as few patterns as possible. A pattern covers a group
/// (a sub-command, a folder of the project) only if at least two different actions need it, it is not risky, and it
/// also covers at most `mostOthers` recorded actions of other runs; read-only sub-commands of git form one group. Files
/// outside the project, hosts and tools are listed one by one. Lists that ask or deny are kept.
std::vector<SuggestedGroup> allowActions(
    Policy &policy, const FactBase &base, std::span<const RunIndex> runs, std::uint64_t mostOthers);

} // namespace vitrine
