// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine policy export`: a policy as the arguments of the agent framework.
class PolicyExportCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyExportCommand)

public:
    explicit PolicyExportCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
    bool m_isJson = false;
};

} // namespace vitrine
