// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/runchoice.h"

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy recover`: the policy that a run was made under, as far as its log tells, as a document.
class PolicyRecoverCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyRecoverCommand)

public:
    explicit PolicyRecoverCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    RunChoice m_choice;
};

} // namespace vitrine
