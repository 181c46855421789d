// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever text a model writes: the review ends, and what it finds has a place in the text, a rule that is listed and
// the form that trail and command line read again.
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "executor/review/rules.h"
#include "tests/fuzz/require.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace {

using namespace vitrine;

const Reviewer &reviewer()
{
    static const Reviewer one(*PythonRuntime::start());
    return one;
}

bool isListed(const Finding &finding)
{
    const std::string id = finding.rule.substr(0, finding.rule.find(':'));
    return std::ranges::any_of(
        reviewRules(), [&](const ReviewRule &rule) { return rule.id == id && rule.code == finding.code; });
}

void check(const Finding &finding, int lines)
{
    fuzz::require(isListed(finding));
    fuzz::require(finding.line >= 1 && finding.line <= lines && finding.column >= 1);
    fuzz::require(std::pair(finding.line, finding.column) <= std::pair(finding.endLine, finding.endColumn));
    fuzz::require(findingFromJson(findingJson(finding)) == finding);
}

void review(std::string_view code, const Policy &policy)
{
    const SessionNames names { .isVariable = [](std::string_view name) { return name.size() == 1; },
        .isTool = [](std::string_view name) { return name == "final_answer"; },
        .isReadLater = [](std::string_view name) { return name.size() > 3; } };
    const Review review = reviewer().review(code, policy, names);
    const auto isEnd = [](char c) { return c == '\n' || c == '\r'; };
    const int lines = 1 + static_cast<int>(std::ranges::count_if(code, isEnd));
    for (const Finding &finding : review.findings)
        check(finding, lines);
    fuzz::require(std::ranges::is_sorted(review.facts.freeNames) && std::ranges::is_sorted(review.facts.boundNames));
    fuzz::require(!toJson(review.facts).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view code(reinterpret_cast<const char *>(data), size);
    static const Policy strict = *profile("strict");
    static const Policy framework = *profile("smolagents-default");
    review(code, strict);
    review(code, framework);
    return 0;
}
