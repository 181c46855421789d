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

/// Documents with more bytes, or with longer lists, are not read.
constexpr std::size_t longestPolicy = 4UL * 1024 * 1024;
constexpr std::size_t longestPolicyList = 10'000;

/// Limits beyond these count as these, so that calculations do not overflow.
constexpr double longestSeconds = 1e9;
constexpr std::uint64_t largestMebibytes = 1ULL << 40U;

/// Why a text is no policy, with the exact place and what a sentence of advice needs. A plain value.
struct PolicyProblem {
    enum class Kind {
        Empty,
        CutOff, ///< it ends too early
        OpenText, ///< a text that no quotation mark closes on its line
        ExtraComma,
        NoComments, ///< where JSON has none: `advice` is the field for them
        NotANumber, ///< NaN, Infinity
        HugeNumber,
        NotUtf8,
        NotJson,
        TooLarge,
        TooDeep,
        TooMany, ///< problems: those after this position are not reported
        NoPolicy, ///< JSON, but none of ours
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
    std::string subject; ///< the present value, cut
    std::string advice;
    std::size_t byte = 0; ///< offset from the start
    std::uint64_t line = 1; ///< 1-based
    std::uint64_t column = 1; ///< 1-based, in characters

    bool operator==(const PolicyProblem &) const = default;
};

/// All that is wrong with a document, in its order; none when `readPolicy` takes it.
std::vector<PolicyProblem> policyProblems(std::string_view json);

/// The same as an Error.
Error errorOf(const PolicyProblem &problem, std::string_view file);

} // namespace vitrine
