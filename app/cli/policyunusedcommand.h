// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine policy unused`: what a policy allows although no recorded step uses it, and what of it is risky.
class PolicyUnusedCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyUnusedCommand)

public:
    explicit PolicyUnusedCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
    std::vector<std::string> m_files;
    bool m_isJson = false;
};

} // namespace vitrine
