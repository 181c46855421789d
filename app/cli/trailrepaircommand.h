// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine trail repair DB --into NEW`: what can be read of a damaged trail.
class TrailRepairCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailRepairCommand)

public:
    explicit TrailRepairCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_file;
    std::string m_into;
    bool m_isJson = false;
};

} // namespace vitrine
