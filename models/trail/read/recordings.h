// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/record/deletion.h"
#include "models/trail/record/writer.h"

#include <cstdint>
#include <map>
#include <string>

namespace vitrine {

/// How the runs of a trail came into it.
struct Recordings {
    std::map<std::string, std::uint64_t> live; ///< number of runs by channel, "unknown" where no act says it
    std::uint64_t imported = 0; ///< runs that were read from a log
    std::vector<Writer> writers; ///< in order
};

/// The claims of the trail about it; `Trail::verify` checks them. Blocks.
Result<Recordings> recordingsOf(const Trail &trail);

/// The deletions of runs that the trail and its parts have on record, oldest first. Blocks.
Result<std::vector<Deletion>> deletionsOf(const Trail &trail);

} // namespace vitrine
