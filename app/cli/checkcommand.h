// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/codetagsoption.h"
#include "app/cli/command.h"
#include "app/cli/executionoptions.h"

#include <QCoreApplication>

#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine check`: what a policy says of steps before anything of them runs. Steps are Python files or those of logs.
class CheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CheckCommand)

public:
    explicit CheckCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus check(Console &console);
    std::set<std::string> toolNames(const ToolDoubles &tools) const;

    ExecutionOptions m_options;
    bool m_isJson = false;
    bool m_isRules = false;
    CodeTagsOption m_tags;
    std::string m_severity = "warning"; ///< the least that is printed
    std::vector<std::string> m_files;
};

} // namespace vitrine
