// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/logs/lognames.h"
#include "app/cli/replay/replaysource.h"
#include "models/replay/baseline.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// Compares replayed runs with their golden runs: as text, for code scanning, for test reports and for CI summaries.
class BaselineReport final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::BaselineReport)

public:
    void add(const ReplayRun &run, BaselineComparison comparison);
    /// Sets the golden runs that should have been replayed but were not.
    void setMissing(std::vector<Baseline::Golden> missing) { m_missing = std::move(missing); }

    bool hasRegression() const { return count(BaselineOutcome::Regression) > 0; }
    nlohmann::ordered_json json() const;
    nlohmann::ordered_json sarif() const;
    std::string junit() const;
    std::string markdown() const;
    void print(Console &console) const;

private:
    struct Run {
        std::string file;
        std::uint64_t number = 0;
        std::string task;
        BaselineComparison comparison;
    };

    static QString reason(const BaselineStep &step);
    static QString missingRun(const Baseline::Golden &golden);
    std::size_t count(BaselineOutcome outcome) const;
    QString totals() const;
    std::string title(const Run &run) const;
    std::string uri(const Run &run, const BaselineStep &step) const;
    std::string junitSuite(const Run &run) const;
    std::string markdownRun(const Run &run) const;

    LogNames m_names;
    std::vector<Run> m_runs;
    std::vector<Baseline::Golden> m_missing;
};

} // namespace vitrine
