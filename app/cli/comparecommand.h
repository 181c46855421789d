// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/noiseoption.h"
#include "app/cli/replaysource.h"
#include "models/replay/runalignment.h"

#include <QCoreApplication>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// `vitrine compare`: two runs side by side, step by step, each as it was recorded or as its newest replay went.
class CompareCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareCommand)

public:
    explicit CompareCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    /// One side: the steps of the chosen run, or of the first one.
    struct Side {
        std::uint64_t number = 0;
        std::string task;
        std::vector<StepRecord> steps;
    };
    using LoadedSide = std::expected<Side, ExitStatus>;
    static LoadedSide loadRecorded(Console &console, const std::string &file, std::uint64_t number);
    static LoadedSide loadReplayed(Console &console, const std::string &file, std::uint64_t number);
    LoadedSide load(Console &console, std::string_view side) const;
    bool isReplayed(std::string_view side) const { return m_replayed == side || m_replayed == "both"; }
    static void print(
        Console &console, const Side &left, const Side &right, const std::vector<AlignedSteps> &rows, bool isAll);

    std::vector<std::string> m_files;
    std::uint64_t m_left = 0; ///< 0: the first
    std::uint64_t m_right = 0;
    std::string m_replayed; ///< the sides whose newest replay is wanted: "left", "right", "both", or none
    NoiseOption m_noise;
    bool m_isAll = false;
    bool m_isJson = false;
};

} // namespace vitrine
