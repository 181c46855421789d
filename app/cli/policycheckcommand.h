// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

struct JudgedInput;
class PolicyVerdicts;

/// `vitrine policy check`: what a policy would have refused of everything recorded, for people and for CI.
class PolicyCheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyCheckCommand)

public:
    explicit PolicyCheckCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts);
    static void printOpen(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts);

    std::string m_policy;
    std::vector<std::string> m_files;
    bool m_isJson = false;
    bool m_isSarif = false;
    bool m_isJunit = false;
};

} // namespace vitrine
