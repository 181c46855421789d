// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/record/deletion.h"
#include "models/trail/record/writer.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How the runs of a trail came into it.
struct Recordings {
    std::map<std::string, std::uint64_t> live; ///< number of runs by channel, "unknown" where no event says it
    std::uint64_t imported = 0; ///< runs that were read from a log
    std::vector<Writer> writers; ///< in order
};

/// The claims of the trail about it; `Trail::verify` checks them. Blocks.
Result<Recordings> recordingsOf(const Trail &trail);

/// The deletions of runs that the trail and its parts have on record, oldest first. Blocks.
Result<std::vector<Deletion>> deletionsOf(const Trail &trail);

/// The kind of event that keeps the time stamp of a seal: its detail has the `note` and the authority's `response`.
inline constexpr std::string_view sealTimestamped = "seal.timestamped";

/// A time stamp of a seal, as it was recorded.
struct RecordedTimestamp {
    std::uint64_t entries = 0; ///< so many did the seal cover
    double time = 0; ///< by the authority's clock
    std::string serial;
    bool isValid = false; ///< the response is about a seal of this trail with these entries
    bool isTrusted = false; ///< its signature leads to one of the given certificates
};

/// The time stamps that the trail's own chain has on record, oldest first, checked again. Without certificates (a PEM
/// file), the authorities' signatures are not checked. Blocks.
Result<std::vector<RecordedTimestamp>> timestampsOf(const Trail &trail, const std::filesystem::path &certificates = {});

} // namespace vitrine
