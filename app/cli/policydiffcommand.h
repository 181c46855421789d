// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace vitrine {

struct JudgedInput;
struct PolicyComparison;
class PolicyVerdicts;

/// `vitrine policy diff`: in what two policies differ, and what that would change for recorded steps.
class PolicyDiffCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyDiffCommand)

public:
    explicit PolicyDiffCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(Console &console, const JudgedInput &input, const PolicyComparison &comparison);

    std::string m_before;
    std::string m_after;
    std::vector<std::string> m_files;
    bool m_isConfirmed = false;
    std::string m_trail;
    unsigned m_jobs = 1;
    bool m_isJson = false;
};

} // namespace vitrine
