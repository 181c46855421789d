// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/executionoptions.h"
#include "models/replay/runreplayer.h"

#include <QCoreApplication>

#include <expected>
#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine run`: files are the steps of one run, in order, in one session.
class RunCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RunCommand)

public:
    explicit RunCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    Result<RunId> recordRun(Recorder &recorder) const;
    ExitStatus runSteps(Console &console, ExecutionSetup &setup, ReplayRequest &request);
    std::expected<std::map<std::string, std::string>, ExitStatus> variables(Console &console) const;

    ExecutionOptions m_options;
    bool m_isJson = false;
    std::string m_variables;
    std::vector<std::string> m_files;
};

} // namespace vitrine
