// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/trailcosts.h"

#include "base/decimal.h"
#include "base/formatted.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr double tokensOfAPrice = 1e6;

double numberIn(const Json &object, const char *name)
{
    const auto value = object.find(name);
    return value != object.end() && value->is_number() ? value->get<double>() : 0;
}

std::optional<double> costOf(const RunFigures &figures, const std::string &model, const Json &prices)
{
    const auto price = prices.find(model);
    if (price == prices.end() || !price->is_object() || !figures.tokensIn || !figures.tokensOut)
        return std::nullopt;
    return roundedDecimal((static_cast<double>(*figures.tokensIn) * numberIn(*price, "input")
                              + static_cast<double>(*figures.tokensOut) * numberIn(*price, "output"))
        / tokensOfAPrice);
}

/// In UTC, like the statistics.
std::string dayOf(const std::optional<double> &time)
{
    if (!time)
        return {};
    const std::chrono::sys_seconds moment { std::chrono::seconds(static_cast<std::int64_t>(*time)) };
    return formatted("{:%F}", moment);
}

/// The policy of the last session in which a run was replayed.
std::string policyOf(const Trail &trail, RunId run)
{
    const auto sessions = trail.sessionsOfRun(run);
    if (!sessions || sessions->empty())
        return {};
    const auto session = trail.session(sessions->front());
    return session ? session->policyHash : std::string();
}

std::string keyOf(const Trail &trail, const RunSummary &run, StatisticsBy by)
{
    switch (by) {
    case StatisticsBy::All: return {};
    case StatisticsBy::Run: return std::to_string(run.id);
    case StatisticsBy::Agent: return run.record.agentName;
    case StatisticsBy::Model: return run.record.model;
    case StatisticsBy::Policy: return policyOf(trail, run.id);
    case StatisticsBy::Day: return dayOf(run.record.time.startedAt);
    }
    return {};
}

void add(TrailCosts::Sum &sum, const std::optional<double> &cost)
{
    sum.cost = roundedDecimal(sum.cost + cost.value_or(0));
    ++(cost ? sum.priced : sum.unpriced);
}

} // namespace

Result<TrailCosts> TrailCosts::read(
    const Trail &trail, std::span<const RunSummary> runs, StatisticsBy by, const Json &prices)
{
    // Uses the tokens of the steps if the run itself has none.
    const auto figures = trail.statistics(StatisticsBy::Run);
    if (!figures)
        return std::unexpected(figures.error());
    std::map<std::string, const RunFigures *> byRun;
    for (const RunFigures &run : figures->groups)
        byRun.emplace(run.key, &run);
    TrailCosts costs;
    for (const RunSummary &run : runs) {
        const auto found = byRun.find(std::to_string(run.id));
        const auto cost = found == byRun.end() ? std::nullopt : costOf(*found->second, run.record.model, prices);
        add(costs.m_all, cost);
        add(costs.m_groups[keyOf(trail, run, by)], cost);
    }
    return costs;
}

TrailCosts::Sum TrailCosts::of(const std::string &key) const
{
    const auto found = m_groups.find(key);
    return found == m_groups.end() ? Sum {} : found->second;
}

} // namespace vitrine
