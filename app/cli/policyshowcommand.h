// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine policy show`: a whole policy document, with everything that its base brings filled in.
class PolicyShowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyShowCommand)

public:
    explicit PolicyShowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
};

} // namespace vitrine
