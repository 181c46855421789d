// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/write/reports.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace vitrine {

/// Copies a trail in its current state, even while others write to it, and redacts the copy. The copy gets its name,
/// which must not be in use yet, only after the redaction, so that no copy of the texts remains. If there is nothing to
/// redact, no copy is left. Remains of a killed process are removed when this is called again.
Result<RedactionReport> redactCopy(
    const std::filesystem::path &from, const Redaction &redaction, const std::filesystem::path &to);

/// The detail of an error if no run, step, text or entry of a damaged trail can be read.
inline constexpr std::string_view nothingReadable = "no run, step, text or entry can be read";

/// The parts of a damaged file that were saved.
struct RepairReport {
    struct Table {
        std::string name;
        std::uint64_t rows = 0;
        bool isComplete = false; ///< it was read to its end without an unreadable page
    };
    std::vector<Table> tables;
    /// Number of saved rows of a table.
    std::uint64_t rowsOf(std::string_view name) const;
    std::uint64_t lostTables = 0; ///< number of tables of which nothing could be read
    std::vector<std::string> foreign; ///< objects of the schema that are not ours and were not copied
};

/// Copies all readable parts of a damaged trail into a new one, with the original hashes: `verify` then reports which
/// entries are still intact. Lost parts stay lost. The new trail gets its name, which must not be in use yet, only when
/// it is complete; if nothing that was recorded can be read, there is no new trail.
/// `progress` is called with the bytes read so far, of the damaged trail and then of the new one for its indexes, and
/// with about how many they will be. If it returns false, the repair is cancelled, and nothing remains of the new
/// trail.
Result<RepairReport> repairTrail(const std::filesystem::path &from, const std::filesystem::path &to,
    const std::function<bool(std::uint64_t done, std::uint64_t total)> &progress = {});

} // namespace vitrine
