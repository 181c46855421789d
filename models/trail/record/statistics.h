// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <map>

namespace vitrine {

/// The grouping of sums.
enum class StatisticsBy { All, Run, Agent, Model, Policy, Day };

/// Sums over runs. A value that no run recorded is absent.
struct RunFigures {
    std::string key; ///< the common value of the group; empty for All, and if it was not recorded
    std::uint64_t runs = 0;
    std::uint64_t succeeded = 0;
    std::uint64_t steps = 0; ///< number of steps, without those of graders
    std::uint64_t codeSteps = 0;
    std::uint64_t errors = 0;
    std::uint64_t blocked = 0;
    std::uint64_t toolCalls = 0;
    std::uint64_t repeatedCode = 0; ///< steps with the same code as an earlier step of the run
    std::uint64_t longestLoop = 0; ///< most consecutive steps with the same code
    std::optional<std::int64_t> tokensIn;
    std::optional<std::int64_t> tokensOut;
    std::optional<double> cost = std::nullopt; ///< in US dollars, as recorded by the logs
    std::optional<double> seconds; ///< recorded duration of the runs: model and code together
    std::optional<double> stepSeconds; ///< recorded duration of the steps
    std::uint64_t executions = 0; ///< number of replays and edits made here
    std::optional<double> codeSeconds; ///< duration of these executions
    std::optional<std::int64_t> operations = std::nullopt; ///< operations counted in these executions
    std::uint64_t graderSteps = 0; ///< turns of models that judge runs; not included in the figures above
    std::optional<std::int64_t> graderTokensIn = std::nullopt;
    std::optional<std::int64_t> graderTokensOut = std::nullopt;
    std::optional<double> toolSeconds = std::nullopt; ///< recorded duration of tool calls; only set if grouped by run
};

struct NamedCount {
    std::string name;
    std::uint64_t count = 0;
};

/// A group of similar errors.
struct ErrorGroup {
    std::string layer;
    std::string cause; ///< class of the exception
    std::string example; ///< the most frequent message
    std::uint64_t count = 0;
};

struct Statistics {
    RunFigures all;
    std::vector<RunFigures> groups; ///< empty for All
    std::vector<NamedCount> modules; ///< number of steps that import them, most frequent first
    std::vector<NamedCount> tools; ///< number of recorded calls, most frequent first
    std::vector<NamedCount> statuses; ///< of executions made here
    std::vector<NamedCount> verdicts; ///< of replays
    std::vector<ErrorGroup> errors; ///< most frequent first, a hundred at most
};

} // namespace vitrine
