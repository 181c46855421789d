// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/reports.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace vitrine {

/// Copies a trail as it is at this moment, also while others write to it, and redacts the copy. It gets its name, which
/// must not be in use yet, when it is redacted: no copy of the texts stays behind, also not of a killed process once
/// this is called again.
Result<RedactionReport> redactCopy(
    const std::filesystem::path &from, const Redaction &redaction, const std::filesystem::path &to);

/// The parts saved from a damaged file.
struct RepairReport {
    struct Table {
        std::string name;
        std::uint64_t rows = 0;
        bool isComplete = false; ///< its end was reached without a page that cannot be read
    };
    std::vector<Table> tables;
    std::uint64_t lostTables = 0; ///< with nothing that could be read
    std::vector<std::string> foreign; ///< objects of the schema that are not ours, and are not in the new file
};

/// Copies all readable parts of a damaged trail into a new one, with the original hashes: `verify` then reports which
/// entries are still intact. Lost parts stay lost. The new trail gets its name, which must not be in use yet, when it
/// is complete.
Result<RepairReport> repairTrail(const std::filesystem::path &from, const std::filesystem::path &to);

} // namespace vitrine
