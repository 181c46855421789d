// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/replay/replaysource.h"
#include "models/replay/runreplayer.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace vitrine {

/// The result of `replay` by run, and the count of each verdict.
class ReplayReport final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplayReport)

public:
    /// `python`: the version used for the replay.
    explicit ReplayReport(std::string python)
        : m_python(std::move(python))
    {
    }
    /// `rebuilt`: number of steps that ran before these only to restore the state.
    void add(const ReplayRun &run, const std::vector<ReplayedStep> &steps, std::size_t rebuilt = 0);
    bool hasDifference() const;
    /// No step was replayed, so nothing was compared.
    bool isEmpty() const { return m_counts.empty(); }

    /// The replay ended before all of `wanted` runs were replayed: the last one that was added may lack steps.
    void setInterrupted(std::size_t wanted) { m_wanted = wanted; }

    nlohmann::ordered_json json() const;
    void printRun(
        Console &console, const ReplayRun &run, const std::vector<ReplayedStep> &steps, std::size_t rebuilt = 0) const;
    void printSummary(Console &console) const;

private:
    std::string m_python;
    nlohmann::ordered_json m_runs = nlohmann::ordered_json::array();
    std::map<ReplayVerdict, std::uint64_t> m_counts;
    std::optional<std::size_t> m_wanted; ///< set once it was interrupted
};

} // namespace vitrine
