// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>

namespace vitrine {

class TrailCosts;

/// `vitrine trail stats DB`
class TrailStatsCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailStatsCommand)

public:
    explicit TrailStatsCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    bool readPrices(Console &console, nlohmann::ordered_json &prices) const;
    static void print(Console &console, const Statistics &statistics, const std::optional<TrailCosts> &costs);
    static void printErrors(Console &console, std::span<const ErrorFamily> families);

    std::string m_by = "all";
    std::string m_prices;
};

} // namespace vitrine
