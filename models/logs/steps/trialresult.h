// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

/// The result of a trial of Harbor, in TRIAL/result.json. The logs of the trial's agent are below TRIAL/agent; they do
/// not contain its rewards.
class TrialResult final {
public:
    /// Reads it. Nothing if the log is not one of a trial. Blocks.
    static std::optional<TrialResult> of(const std::filesystem::path &log);

    /// Adds it to the run's `extra` as "trial", with the rewards as scores, and fills in what the log itself lacks:
    /// time, tokens, cost, and that the trial failed.
    void applyTo(RunRecord &run) const;

private:
    explicit TrialResult(std::string json)
        : m_json(std::move(json))
    {
    }

    std::string m_json;
};

} // namespace vitrine
