// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/window/workbench.h"

#include <QCoreApplication>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace vitrine {

/// The whole command line of the program (design.md §7). Needs a QCoreApplication for the user's language, but no
/// window system.
class CommandLine final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CommandLine)

public:
    CommandLine();

    /// Runs the command that the arguments name and gives its exit status, or says what the workbench has to open.
    std::variant<ExitStatus, WorkbenchOptions> run(int argc, const char *const *argv, Console &console);

private:
    void labelHelp();
    static void nameLists(CLI::App &parser);
    void declareCommands();
    void declareCassette();
    void declareWorkbench();
    ExitStatus runCommand(Console &console);
    ExitStatus explain(const CLI::ParseError &error, Console &console) const;
    std::variant<ExitStatus, WorkbenchOptions> workbenchOptions(Console &console) const;

    CLI::App m_parser;
    std::vector<std::unique_ptr<Command>> m_commands;
    std::vector<std::string> m_files;
    std::string m_grab;
    std::string m_pane;
    std::string m_open;
    int m_run = 0;
    int m_step = 0;
    bool m_isAlone = false;
    std::pair<int, int> m_size { 0, 0 };
    bool m_isReplay = false;
};

} // namespace vitrine
