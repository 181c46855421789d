// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/runchoice.h"

#include <QCoreApplication>

namespace vitrine {

/// `vitrine cassette show`: how the tools of each run would be answered.
class CassetteShowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CassetteShowCommand)

public:
    explicit CassetteShowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus printDocument(Console &console, const std::vector<ReplayRun> &runs) const;

    RunChoice m_choice;
    bool m_isJson = false;
};

} // namespace vitrine
