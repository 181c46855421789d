// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/resultcheck.h"

#include "executor/sandbox/boundedjson.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

// 10,000 events, as many imports, tool calls and variables, each a few values.
constexpr JsonBounds resultBounds { .depth = 140, .values = 1'000'000, .keys = 20'000 };
constexpr std::size_t mostRecords = 100'000;

bool isTime(double seconds) { return std::isfinite(seconds) && seconds >= 0; }

bool isPossible(const StepResult &result)
{
    const std::size_t records
        = std::max({ result.imports.size(), result.events.size(), result.toolCalls.size(), result.variables.size() });
    const bool needsError = result.status != StepStatus::Ok;
    return records <= mostRecords && isTime(result.usage.wallSeconds) && isTime(result.usage.cpuSeconds)
        && result.error.has_value() == needsError && !(needsError && result.isFinal);
}

} // namespace

std::optional<StepResult> checkedResult(std::string_view json)
{
    if (!isWithinBounds(json, resultBounds))
        return std::nullopt;
    auto result = stepResultFromJson(json);
    return result && isPossible(*result) ? std::move(result) : std::nullopt;
}

} // namespace vitrine
