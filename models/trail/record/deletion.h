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

/// The record of runs that were deleted from a trail. It is an event, and so an entry of the chain. The entries of
/// deleted rows stay in the chain, so that all seals and proofs stay valid; the record explains why the rows are
/// missing. Numbers are those of the trail in which the runs were deleted (parts.h).
namespace vitrine {

inline constexpr std::string_view runsDeleted = "runs.deleted";
/// The recorded reason for deleting runs that a later import of the same log has again, instead of a text of a user.
inline constexpr std::string_view logHasGrown = "log.grown";

struct DeletedRun {
    RunId run = 0;
    std::uint64_t entry = 0; ///< the entry that covers the run
    std::string hash; ///< hash of this entry, in hexadecimal digits
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
    std::string user; ///< name of the user who ran the program
    std::string reason;
    std::string rule; ///< JSON object: the rule that selected the runs
    std::string movedTo; ///< identity of the trail that has the runs now; empty for none
    std::vector<DeletedRun> runs;
    std::uint64_t entries = 0; ///< number of entries whose rows were deleted
    std::vector<EntryRange> ranges; ///< these entries, in order
    std::map<std::string, std::int64_t> lastIds; ///< by table, so that later rows do not reuse the ids of deleted ones
    double at = 0; ///< time of the event
    bool operator==(const Deletion &) const = default;
};

/// The detail of the event, JSON.
std::string toJson(const Deletion &deletion);
/// Returns nothing if the event is not a deletion, or if its detail cannot be read.
std::optional<Deletion> deletionOf(const TrailEvent &event);

} // namespace vitrine
