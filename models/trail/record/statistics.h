// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <map>

namespace vitrine {

/// The grouping of sums.
enum class StatisticsBy { All, Run, Agent, Model, Policy, Day };

/// Sums over runs. What no run recorded is absent.
struct RunFigures {
    std::string key; ///< what the runs have in common; empty for All, and where it was not recorded
    std::uint64_t runs = 0;
    std::uint64_t succeeded = 0;
    std::uint64_t steps = 0; ///< without those of graders
    std::uint64_t codeSteps = 0;
    std::uint64_t errors = 0;
    std::uint64_t blocked = 0;
    std::uint64_t toolCalls = 0;
    std::uint64_t repeatedCode = 0; ///< steps whose code an earlier one of the run had already
    std::uint64_t longestLoop = 0; ///< most steps one behind the other with the same code
    std::optional<std::int64_t> tokensIn;
    std::optional<std::int64_t> tokensOut;
    std::optional<double> cost = std::nullopt; ///< in US dollars, as recorded by the logs
    std::optional<double> seconds; ///< of the runs, as recorded: model and code together
    std::optional<double> stepSeconds; ///< of the steps, as recorded
    std::uint64_t executions = 0; ///< replays and edits made here
    std::optional<double> codeSeconds; ///< that these took
    std::optional<std::int64_t> operations = std::nullopt; ///< that these came to
    std::uint64_t graderSteps = 0; ///< turns of models that judge runs: none of the figures above has them
    std::optional<std::int64_t> graderTokensIn = std::nullopt;
    std::optional<std::int64_t> graderTokensOut = std::nullopt;
    std::optional<double> toolSeconds = std::nullopt; ///< of tool calls, as recorded; only when summed up by run
};

struct NamedCount {
    std::string name;
    std::uint64_t count = 0;
};

/// Errors that are alike.
struct ErrorGroup {
    std::string layer;
    std::string cause; ///< class of the exception
    std::string example; ///< the message that came most often
    std::uint64_t count = 0;
};

struct Statistics {
    RunFigures all;
    std::vector<RunFigures> groups; ///< empty for All
    std::vector<NamedCount> modules; ///< steps that import them, most first
    std::vector<NamedCount> tools; ///< recorded calls, most first
    std::vector<NamedCount> statuses; ///< of executions made here
    std::vector<NamedCount> verdicts; ///< of replays
    std::vector<ErrorGroup> errors; ///< most first, a hundred at most
};

} // namespace vitrine
