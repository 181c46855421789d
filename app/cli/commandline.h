// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/commands.h"
#include "app/cli/grabcommand.h"
#include "app/cli/options/openoptions.h"
#include "app/session/workbenchoptions.h"

#include <QCoreApplication>

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace vitrine {

/// The whole command line of the program (docs/architecture.md#command-line). Needs a QCoreApplication for the user's
/// language, but no window system.
class CommandLine final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CommandLine)

public:
    CommandLine();

    /// Runs the command given by the arguments and returns its exit status, or returns what the workbench should open.
    std::variant<ExitStatus, WorkbenchOptions> run(int argc, const char *const *argv, Console &console);

private:
    void labelHelp();
    static void nameLists(CLI::App &parser);
    static void rejectEmptyValues(CLI::App &parser);
    void declareCommands();
    void declare(CLI::App &above, std::span<const MakeCommand> commands);
    void declareGroup(const std::string &name, const QString &purpose, std::span<const MakeCommand> commands);
    bool isMistyped(Console &console) const;
    QString unknownCommand() const;
    QString unknownOption() const;
    static QString helpHint();
    static QString didYouMean(const QString &word, const QString &command);
    ExitStatus runCommand(Console &console);
    ExitStatus explain(const CLI::ParseError &error, Console &console) const;

    CLI::App m_parser;
    std::vector<std::unique_ptr<Command>> m_commands;
    std::unique_ptr<GrabCommand> m_grab;
    OpenOptions m_opened;
};

} // namespace vitrine
