// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sqlanswer.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// The subject of an entry.
enum class Covers { Other, Run, Execution, Review };

/// One entry of a trail's chain, with the object that it covers. Text is not trusted.
struct ChainEntry {
    std::uint64_t number = 0;
    std::string kind; ///< "execution.ended"
    Covers covers = Covers::Other;
    std::int64_t subject = 0; ///< id of the row that it covers
    double at = 0; ///< Unix seconds
    std::string hash; ///< hexadecimal digits
    std::string previous; ///< hash of the previous entry
    RunId run = 0; ///< 0 if it belongs to none
    StepId step = 0;
    std::uint64_t ordinal = 0; ///< of the step in its run
    std::string detail; ///< status of an execution, name of a log, kind of an event
    bool operator==(const ChainEntry &) const = default;
};

/// SQL for the entries starting with `from`, and the number of entries in the chain.
std::string entriesStatement(std::uint64_t from, std::uint64_t count);
std::string countStatement();
/// The number of redacted texts, of merged trails as well.
std::string redactionsStatement();
/// SQL for the latest entry of a step: that of its last execution, or of the run that it was imported with.
std::string entryOfStepStatement(RunId run, StepId step);
std::vector<ChainEntry> readEntries(const SqlAnswer &answer);
/// The single number in an answer; 0 if it has none.
std::uint64_t readNumber(const SqlAnswer &answer);

} // namespace vitrine
