// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine noise`: the rules by which a difference counts as none, as a document to read, edit and give to --noise.
class NoiseCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::NoiseCommand)

public:
    explicit NoiseCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_file;
};

} // namespace vitrine
