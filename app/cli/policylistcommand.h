// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy list`: the bundled policies.
class PolicyListCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyListCommand)

public:
    explicit PolicyListCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    bool m_isJson = false;
};

} // namespace vitrine
