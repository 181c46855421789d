// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/noiseoption.h"
#include "app/cli/replaysource.h"
#include "app/replay/runalignment.h"

#include <QCoreApplication>

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine compare`: two recorded runs side by side, step by step.
class CompareCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareCommand)

public:
    explicit CompareCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    /// One side: the steps of the chosen run, or of the first one.
    struct Side {
        ReplayRun run;
        std::vector<StepRecord> steps;
    };
    static std::expected<Side, ExitStatus> load(Console &console, const std::string &file, std::uint64_t number);
    static void print(
        Console &console, const Side &left, const Side &right, const std::vector<AlignedSteps> &rows, bool isAll);

    std::vector<std::string> m_files;
    std::uint64_t m_left = 0; ///< 0: the first
    std::uint64_t m_right = 0;
    NoiseOption m_noise;
    bool m_isAll = false;
    bool m_isJson = false;
};

} // namespace vitrine
