// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/steprange.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// The values that steps of blocks of runs (runblocks.h) have: of fields with few values all of them, of numbers the
/// least and the greatest. A filter for a value that is rare reads only the blocks that have it. Derived from the rows
/// like the sums, together with which they are stored and deleted.
class BlockValues final {
public:
    explicit BlockValues(Statements &statements);
    /// Whether the file has the tables; older ones get them when they are written to.
    bool isThere();

    /// On the writing thread:
    void sumUp(std::int64_t block);

    /// The steps of blocks that have one of these values of a field, and all steps of blocks without stored values.
    /// Nothing if the values of this field are not stored, or nothing is.
    std::optional<StepRanges> having(std::string_view field, std::span<const std::string> values);
    /// The same for blocks with any value of the field; of some fields only that is stored.
    std::optional<StepRanges> havingAny(std::string_view field);
    /// The same for blocks with a number from `least` to `most`.
    std::optional<StepRanges> between(std::string_view field, double least, double most);
    /// The same for blocks with any number.
    std::optional<StepRanges> withNumber(std::string_view field);

private:
    void run(const std::string &sql, std::int64_t block);
    void sumNumbers(std::int64_t block);
    void sumExtras(std::int64_t block);
    void sumFiles(std::int64_t block);
    void sumRunExtras(std::int64_t block);
    void add(std::string_view field, std::string_view value, std::int64_t block);
    const StepRanges &unsummed();
    bool isUsable();
    std::vector<StepRange> blocksWhere(const std::string &condition, const std::vector<std::string> &texts);

    Statements &m_statements;
    std::optional<bool> m_isThere;
    std::optional<StepRanges> m_unsummed; ///< steps of runs in blocks without stored values, once they were read
    std::optional<bool> m_isUsable;
};

/// The tables of the values.
inline constexpr auto valueTables = { "block_steps", "block_values", "block_ranges" };

} // namespace vitrine::trailfile
