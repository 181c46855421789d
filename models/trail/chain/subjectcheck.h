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
inline constexpr std::string_view content = "content"; // the rows that the entry covers were changed
inline constexpr std::string_view missing = "missing"; // the row that the entry is about is missing
inline constexpr std::string_view format = "format"; // the kind of the entry is unknown to this program
} // namespace reasons

/// The entries whose rows were deleted on record (deletion.h), in the trail and in its parts.
class DeletedEntries final {
public:
    /// Reads the records of deletions. Skips records that cannot be read.
    void read(Statements &statements);
    bool contains(std::int64_t entry) const;

private:
    std::vector<EntryRange> m_ranges; ///< in order, without overlap
};

/// Checks whether the rows that an entry covers still have the digest recorded in it.
class SubjectCheck final {
public:
    SubjectCheck(Statements &statements, Hasher &hasher);
    /// The fault of the entry; empty if its rows are intact.
    std::string_view operator()(const Entry &entry);
    /// The damaged steps of a run, if they can be separated from the rest of the run; everything else in it is then
    /// intact.
    std::vector<StepId> damagedSteps(const Entry &entry);

private:
    bool isDiscarded(const Entry &entry);
    bool isDeleted(const Entry &entry);
    std::vector<Digest> recordedDigests(RunId run);

    Statements &m_statements;
    Hasher &m_hasher;
    CanonicalRows m_rows;
    std::optional<DeletedEntries> m_deleted; ///< read the first time that rows are missing
};

/// The faults of entries, by their numbers.
using Flaws = std::map<std::int64_t, std::string_view>;

/// Checks the subjects of a trail's entries in parallel on all processors, each with its own connection. Calls
/// `progress` on the caller's thread with the number of checked entries; if it returns false, the check is canceled (a
/// Failure). Returns nothing if part of the file cannot be read, so that a closer check is needed. Checks entries up to
/// `last` against the current rows: existing rows never change except by redactions, which leave every digest valid.
std::optional<Flaws> checkSubjects(
    const std::filesystem::path &file, std::int64_t last, const std::function<bool(std::uint64_t)> &progress);

} // namespace vitrine::trailfile
