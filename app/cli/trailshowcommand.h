// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <vector>

namespace vitrine {

/// `vitrine trail show`: runs with their steps and everything that was executed of them.
class TrailShowCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailShowCommand)

public:
    explicit TrailShowCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    Result<void> showOriginal(Console &console, const Trail &trail) const;
    Result<void> showSessions(Console &console, const Trail &trail, nlohmann::ordered_json &list) const;
    void printExecution(Console &console, SessionId session, const Execution &execution) const;
    struct ShownStep {
        StepSummary summary;
        StepRecord record;
        std::vector<Execution> executions;
    };
    using ShowStep = std::function<void(const ShownStep &step)>;

    static Result<ShownStep> readStep(const Trail &trail, const StepSummary &summary);
    static nlohmann::ordered_json shownJson(const ShownStep &step);
    Result<void> forEachStep(Console &console, const Trail &trail, const RunSummary &run, const ShowStep &show);
    Result<nlohmann::ordered_json> document(Console &console, const Trail &trail, const RunSummary &run);
    Result<void> print(Console &console, const Trail &trail, const RunSummary &run);

    std::uint64_t m_run = 0; ///< 0: all
    std::uint64_t m_step = 0; ///< its place in the run; 0: all
    bool m_isOriginal = false;
};

} // namespace vitrine
