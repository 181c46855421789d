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

/// A record that could not be read, or only partly. The rest of the file was read.
struct SkippedRecord {
    std::uint64_t record = 0; ///< from 1
    std::uint64_t line = 0; ///< 1-based
    std::uint64_t offset = 0; ///< byte
    ErrorCode code = ErrorCode::BadJson;
    Flaw flaw = {};
    std::string detail = {}; ///< message of a library or of the system
    bool operator==(const SkippedRecord &) const = default;
};

/// How often a figure was recorded in the log, derived from others, or unknown.
struct Provenance {
    std::uint64_t recorded = 0;
    std::uint64_t derived = 0;
    std::uint64_t missing = 0;

    void add(Quality quality);
    Provenance &operator+=(const Provenance &other);
    bool operator==(const Provenance &) const = default;
};

/// The origin of imported figures: recorded in the log, or derived.
struct Provenances {
    Provenance runTimes;
    Provenance runTokens;
    Provenance stepTimes; ///< of action steps, like the next one
    Provenance stepTokens;
    std::map<CodeOrigin, std::uint64_t> code; ///< number of code blocks by the way they were found

    Provenances &operator+=(const Provenances &other);
    bool operator==(const Provenances &) const = default;
};

/// A packed log, alone or in an archive: the hash of its unpacked bytes, and its number of runs.
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
    std::uint64_t totalSteps = 0; ///< steps of all kinds, as in the trail; 0 in reports of earlier versions
    std::uint64_t steps = 0; ///< number of these that are turns of a model, including graders
    std::uint64_t graderSteps = 0; ///< number of these that are turns of models that judge the run
    std::uint64_t codeSteps = 0;
    std::uint64_t errors = 0; ///< number of steps with an error, without those that a policy blocked
    std::uint64_t blocked = 0; ///< number of steps that a policy blocked
    std::uint64_t duplicates
        = 0; ///< number of runs whose bytes repeat an earlier run of the file; they are imported nevertheless
    std::uint64_t flaws = 0; ///< number of all skipped or repaired items; may be larger than `skipped`
    std::vector<SkippedRecord> skipped; ///< the first 1000 of them
    std::vector<std::string> unknownKeys; ///< sorted
    bool isCancelled = false;
    std::string shard = {}; ///< "2/5": only the runs of this part of the log were kept; empty for all
    Provenances provenance = {};
    /// Records that are not steps, by their type: those kept as events, and those without content of their own.
    std::map<std::string, std::uint64_t> kept = {};
    std::map<std::string, std::uint64_t> silent = {};
    /// Values of the read records that are not in the trail, by their paths.
    std::map<std::string, std::uint64_t> leftOut = {};
    std::string stamp = {}; ///< of the file when it was read (bytes/filestamp.h); empty if it may change unnoticed
    std::vector<LogContent> contents = {}; ///< contents of a packed file, if all of them are known, at most 1000
    bool operator==(const ImportReport &) const = default;
};
/// The counts have the names and meanings of `vitrine trail stats`: `steps` are all steps, `errors` has none that a
/// policy blocked.
std::string toJson(const ImportReport &report);
/// Reads the output of `toJson`, as stored in a trail; missing members stay 0 or empty. Fails with BadValue.
Result<ImportReport> reportFromJson(std::string_view json);

/// Combines the reports of several files to that of one, `name`. Their flaws name the file.
ImportReport together(std::string name, std::span<const ImportReport> reports);

} // namespace vitrine
