// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The record of runs that were deleted from a trail: an event of the program, and so an entry of the chain. The
/// entries of what was deleted stay in the chain, and with them every seal and every proof; the record says why their
/// rows are gone. Numbers are those of the trail in which the runs were deleted (parts.h).
namespace vitrine {

inline constexpr std::string_view runsDeleted = "runs.deleted";

struct DeletedRun {
    RunId run = 0;
    std::uint64_t entry = 0; ///< that covers the run
    std::string hash; ///< of this entry, in hexadecimal digits
    std::uint64_t steps = 0;
    bool operator==(const DeletedRun &) const = default;
};

/// Entries from one number to another, both included.
struct EntryRange {
    std::int64_t first = 0;
    std::int64_t last = 0;
    bool operator==(const EntryRange &) const = default;
};

struct Deletion {
    std::string user; ///< name of who ran the program
    std::string reason;
    std::string rule; ///< JSON object: what chose the runs
    std::string movedTo; ///< identity of the trail that has them now; empty: none
    std::vector<DeletedRun> runs;
    std::uint64_t entries = 0; ///< whose rows are gone
    std::vector<EntryRange> ranges; ///< these entries, in order
    std::map<std::string, std::int64_t> lastIds; ///< by table: later rows do not take the ids of deleted ones
    double at = 0; ///< of the event
    bool operator==(const Deletion &) const = default;
};

/// The detail of the event, JSON.
std::string toJson(const Deletion &deletion);
/// Nothing for an event that is none, or whose detail cannot be read.
std::optional<Deletion> deletionOf(const TrailEvent &event);

} // namespace vitrine
