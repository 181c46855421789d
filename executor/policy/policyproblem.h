// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Documents with more bytes, or with longer lists, are rejected.
constexpr std::size_t longestPolicy = 4UL * 1024 * 1024;
constexpr std::size_t longestPolicyList = 10'000;

/// Larger limits are treated as these, so that calculations do not overflow.
constexpr double longestSeconds = 1e9;
constexpr std::uint64_t largestMebibytes = 1ULL << 40U;

/// Why a text is not a valid policy, with the exact location and the data for a message. A plain value.
struct PolicyProblem {
    enum class Kind {
        Empty,
        CutOff, ///< ends too early
        OpenText, ///< a string without a closing quotation mark on its line
        ExtraComma,
        NoComments, ///< JSON has no comments: `advice` is the field for them
        NotANumber, ///< NaN, Infinity
        HugeNumber,
        NotUtf8,
        NotJson,
        TooLarge,
        TooDeep,
        TooMany, ///< too many problems: those after this position are not reported
        NoPolicy, ///< JSON, but not a policy document
        NewerSchema,
        UnknownField, ///< `advice` is the field most likely meant, if any
        RepeatedField,
        WantsSchema,
        WantsObject,
        WantsText,
        WantsTexts,
        WantsCount,
        WantsSeconds,
        WantsChoice, ///< `advice` lists the valid values
        WantsProfile, ///< likewise
    };

    Kind kind = Kind::NotJson;
    std::string pointer; ///< RFC 6901; empty for the document
    std::string subject; ///< the present value, shortened
    std::string advice;
    std::size_t byte = 0; ///< offset from the start
    std::uint64_t line = 1; ///< 1-based
    std::uint64_t column = 1; ///< 1-based, in characters

    bool operator==(const PolicyProblem &) const = default;
};

/// All problems of a document, in its order; empty if `readPolicy` accepts it.
std::vector<PolicyProblem> policyProblems(std::string_view json);

/// The same as an Error.
Error errorOf(const PolicyProblem &problem, std::string_view file);

} // namespace vitrine
