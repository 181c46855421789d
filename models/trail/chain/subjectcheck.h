// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/canonicalrows.h"
#include "models/trail/record/deletion.h"
#include "models/trail/record/records.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

namespace reasons {
inline constexpr std::string_view content = "content"; // the rows that it covers were changed
inline constexpr std::string_view missing = "missing"; // the row that it is about is gone
inline constexpr std::string_view format = "format"; // of a kind that this program does not know
} // namespace reasons

/// The entries whose rows were deleted with a record of it (deletion.h), in the trail and in its parts.
class DeletedEntries final {
public:
    /// Reads the records; those that cannot be read name nothing.
    void read(Statements &statements);
    bool contains(std::int64_t entry) const;

private:
    std::vector<EntryRange> m_ranges; ///< in order, apart from each other
};

/// Whether the rows that an entry covers still have the digest that it was made with.
class SubjectCheck final {
public:
    SubjectCheck(Statements &statements, Hasher &hasher);
    /// The fault of the entry; empty when its rows are intact.
    std::string_view operator()(const Entry &entry);
    /// The damaged steps of a run, if they can be separated from the rest of the run: then everything else in it is
    /// intact.
    std::vector<StepId> damagedSteps(const Entry &entry);

private:
    bool isDiscarded(const Entry &entry);
    bool isDeleted(const Entry &entry);
    std::vector<Digest> recordedDigests(RunId run);

    Statements &m_statements;
    Hasher &m_hasher;
    CanonicalRows m_rows;
    std::optional<DeletedEntries> m_deleted; ///< read when rows are missing for the first time
};

/// The faults of entries, by their numbers.
using Flaws = std::map<std::int64_t, std::string_view>;

/// Checks the subjects of a trail's entries on all processors, each with a connection of its own. Calls `progress` on
/// the caller's thread with the number of entries that are done; false from it cancels (a Failure). Nothing when a part
/// of the file cannot be read: then a closer check is needed. Checks entries up to `last`, against the current rows:
/// existing rows never change except by redactions, which leave every digest valid.
std::optional<Flaws> checkSubjects(
    const std::filesystem::path &file, std::int64_t last, const std::function<bool(std::uint64_t)> &progress);

} // namespace vitrine::trailfile
