// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/runsoption.h"

#include <QCoreApplication>

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine policy why`: what denies recorded steps, and the smallest changes that would allow them.
class PolicyWhyCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyWhyCommand)

public:
    explicit PolicyWhyCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
    std::vector<std::string> m_files;
    RunsOption m_runs;
    std::uint64_t m_step = 0; ///< its place in the run; 0: all
    bool m_isJson = false;
};

} // namespace vitrine
