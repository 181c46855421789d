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
    Present ///< has(field): the field has a value
};

/// A value in the unit used in the trail: seconds, Unix seconds, counts.
using FilterValue = std::variant<std::int64_t, double, std::string>;

/// A node of a parsed expression.
struct FilterNode {
    enum class Kind { And, Or, Not, Comparison, Words };
    Kind kind = Kind::Words;
    std::vector<FilterNode> children; ///< operands of And, Or, Not

    std::string field; ///< for a Comparison: a field, or a function with `argument`
    std::optional<std::string> argument;
    FilterOperator comparison = FilterOperator::Equal;
    std::vector<FilterValue> values; ///< one; several for In, none for Present

    std::string words; ///< for Words: a word or a phrase
    bool isPrefix = false; ///< word*
};

namespace trailfile {

struct FilterToken {
    enum class Kind { End, Name, Text, Number, Operator, Open, Close, Comma, Wrong };
    Kind kind = Kind::End;
    std::string text; ///< for a Text: without quotes and escapes
    std::size_t position = 0;
    std::size_t length = 0;
    bool isOpenText = false; ///< a Text whose closing quote is missing
};
std::vector<FilterToken> filterTokens(std::string_view expression);

const FilterField *filterField(std::string_view name);
/// Also accepts the short forms that may be typed before an operator: "replay" for "replay.verdict".
const FilterField *filterFieldOrAlias(std::string_view name);
/// The known name that was most likely meant: one with this part, or a similar one; empty if there is none.
std::string closestFilterName(std::string_view wrong, std::span<const std::string_view> names);
std::vector<std::string_view> filterFieldNames();
std::vector<std::string_view> durationUnits();

/// The value of a token for a field, or why it is invalid.
std::expected<FilterValue, FilterProblem> filterValue(const FilterField &field, const FilterToken &token);

} // namespace trailfile

} // namespace vitrine
