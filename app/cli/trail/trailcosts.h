// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace vitrine {

/// The cost of runs according to a table of prices, summed up like the statistics. Prices are per million tokens:
/// {"model": {"input": 2.5, "output": 10}}.
class TrailCosts final {
public:
    struct Sum {
        double cost = 0;
        std::uint64_t priced = 0; ///< runs with known tokens whose model has a price
        std::uint64_t unpriced = 0; ///< all other runs: not included in the cost
    };

    /// Keys are those of the statistics' groups.
    static Result<TrailCosts> read(
        const Trail &trail, std::span<const RunSummary> runs, StatisticsBy by, const nlohmann::ordered_json &prices);

    const Sum &all() const { return m_all; }
    Sum of(const std::string &key) const;

private:
    std::map<std::string, Sum> m_groups;
    Sum m_all;
};

} // namespace vitrine
