// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/record/deletion.h"
#include "models/trail/record/writer.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How the runs of a trail were recorded.
struct Recordings {
    std::map<std::string, std::uint64_t> live; ///< number of runs by channel; "unknown" if no event records it
    std::uint64_t imported = 0; ///< runs that were read from a log
    std::uint64_t scratch = 0; ///< runs of code that was written in this program
    std::vector<Writer> writers; ///< in order
};

/// How the runs were recorded according to the trail; `Trail::verify` checks its claims. Blocks.
Result<Recordings> recordingsOf(const Trail &trail);

/// The deletions of runs that are recorded in the trail and its parts, oldest first. Blocks.
Result<std::vector<Deletion>> deletionsOf(const Trail &trail);

/// Texts that were redacted together.
struct RecordedRedaction {
    std::uint64_t texts = 0;
    std::string reason;
    double at = 0; ///< time of the last one
};

/// The redactions that are recorded in the trail and its parts, oldest first. Blocks.
Result<std::vector<RecordedRedaction>> redactionsOf(const Trail &trail);

/// The kind of event that stores the time stamp of a seal. Its detail has the `note` and the authority's `response`.
inline constexpr std::string_view sealTimestamped = "seal.timestamped";

/// A time stamp of a seal, as it was recorded.
struct RecordedTimestamp {
    std::uint64_t entries = 0; ///< number of entries that the seal covers
    double time = 0; ///< by the authority's clock
    std::string serial;
    bool isValid = false; ///< the response is for a seal of this trail with these entries
    bool isTrusted = false; ///< its signature chain ends at one of the given certificates
};

/// The time stamps that are recorded in the trail's own chain, oldest first, verified again. Without certificates
/// (PEM), the authorities' signatures are not checked. Blocks.
Result<std::vector<RecordedTimestamp>> timestampsOf(const Trail &trail, std::string_view certificates = {});

} // namespace vitrine
