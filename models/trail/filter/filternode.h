// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace vitrine {

enum class FilterOperator {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Matches,
    NotMatches,
    Contains,
    In,
    Present ///< has(field): there is a value
};

/// A value, in the unit that the trail stores: seconds, Unix seconds, counts.
using FilterValue = std::variant<std::int64_t, double, std::string>;

/// A node of a parsed expression.
struct FilterNode {
    enum class Kind { And, Or, Not, Comparison, Words };
    Kind kind = Kind::Words;
    std::vector<FilterNode> children; ///< of And, Or, Not

    std::string field; ///< of a Comparison: a field, or a function with `argument`
    std::optional<std::string> argument;
    FilterOperator comparison = FilterOperator::Equal;
    std::vector<FilterValue> values; ///< one, or several of In, or none of Present

    std::string words; ///< of Words: a word, a phrase
    bool isPrefix = false; ///< word*
};

namespace trailfile {

struct FilterToken {
    enum class Kind { End, Name, Text, Number, Operator, Open, Close, Comma, Wrong };
    Kind kind = Kind::End;
    std::string text; ///< of a Text without quotes and escapes
    std::size_t position = 0;
    std::size_t length = 0;
    bool isOpenText = false; ///< a Text whose quote does not close
};
std::vector<FilterToken> filterTokens(std::string_view expression);

const FilterField *filterField(std::string_view name);
/// The same for what may be typed instead in front of an operator: "replay" for "replay.verdict".
const FilterField *filterFieldOrAlias(std::string_view name);
/// The name closest to a wrong one; empty when none is near.
std::string closestName(std::string_view wrong, std::span<const std::string_view> names);
std::vector<std::string_view> filterFieldNames();
std::vector<std::string_view> durationUnits();

/// The value that a token means for a field, or why it is none.
std::expected<FilterValue, FilterProblem> filterValue(const FilterField &field, const FilterToken &token);

} // namespace trailfile

} // namespace vitrine
