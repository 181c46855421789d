// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A record that could not be read, or only in part. The rest of the file was.
struct SkippedRecord {
    std::uint64_t record = 0; ///< from 1
    std::uint64_t line = 0; ///< 1-based
    std::uint64_t offset = 0; ///< byte
    ErrorCode code = ErrorCode::BadJson;
    Flaw flaw = {};
    std::string detail = {}; ///< words of a library or of the system
    bool operator==(const SkippedRecord &) const = default;
};

/// How often a figure was in the log, was derived from others, or is not known.
struct Provenance {
    std::uint64_t recorded = 0;
    std::uint64_t derived = 0;
    std::uint64_t missing = 0;

    void add(Quality quality);
    Provenance &operator+=(const Provenance &other);
    bool operator==(const Provenance &) const = default;
};

/// The origin of imported figures: in the log as such, or derived.
struct Provenances {
    Provenance runTimes;
    Provenance runTokens;
    Provenance stepTimes; ///< of action steps, as the next
    Provenance stepTokens;
    std::map<CodeOrigin, std::uint64_t> code; ///< blocks by how they were found

    Provenances &operator+=(const Provenances &other);
    bool operator==(const Provenances &) const = default;
};

/// A log that was packed, alone or in an archive: what its bytes are unpacked, and how many runs it has.
struct LogContent {
    std::string sha256;
    std::uint64_t runs = 0;
    bool operator==(const LogContent &) const = default;
};

/// The result of importing one file.
struct ImportReport {
    std::string file;
    std::string format;
    std::string sha256;
    std::uint64_t size = 0;
    std::uint64_t runs = 0;
    std::uint64_t totalSteps = 0; ///< of all kinds, as the trail has them; reports of earlier versions have 0
    std::uint64_t steps = 0; ///< turns of a model among them, those of graders too
    std::uint64_t graderSteps = 0; ///< of them, turns of models that judge the run
    std::uint64_t codeSteps = 0;
    std::uint64_t errors = 0; ///< steps with an error
    std::uint64_t duplicates
        = 0; ///< runs whose bytes repeat an earlier run of the file; they are imported all the same
    std::uint64_t flaws = 0; ///< everything that was skipped or repaired; may be more than `skipped` names
    std::vector<SkippedRecord> skipped; ///< the first 1000 of them
    std::vector<std::string> unknownKeys; ///< sorted
    bool isCancelled = false;
    std::string shard = {}; ///< "2/5": only the runs of this part of the log were kept; empty for all
    Provenances provenance = {};
    /// Records that are no step, by their type: kept as events, and those without content of their own.
    std::map<std::string, std::uint64_t> kept = {};
    std::map<std::string, std::uint64_t> silent = {};
    /// Values of the records that were read which the trail does not have, by their places.
    std::map<std::string, std::uint64_t> leftOut = {};
    std::vector<LogContent> contents = {}; ///< of a packed file, if all of them are known, 1000 at most
    bool operator==(const ImportReport &) const = default;
};
std::string toJson(const ImportReport &report);
/// Reads the output of `toJson`, as stored in a trail; missing members stay 0 or empty. Fails with BadValue.
Result<ImportReport> reportFromJson(std::string_view json);

/// The reports of several files as that of one, `name`: their flaws name the file.
ImportReport together(std::string name, std::span<const ImportReport> reports);

} // namespace vitrine
