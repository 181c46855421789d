// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/window/translations.h"
#include "app/window/workbench.h"

#include <QCoreApplication>

#include <variant>

namespace {

using vitrine::CommandLine;
using vitrine::Console;
using vitrine::ExitStatus;
using vitrine::WorkbenchOptions;

/// Commands need the user's language, but neither a window system nor an event loop.
std::variant<ExitStatus, WorkbenchOptions> readCommandLine(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const vitrine::Translations translations(&application);
    Console console;
    return CommandLine().run(argc, argv, console);
}

} // namespace

int main(int argc, char **argv)
{
    const auto read = readCommandLine(argc, argv);
    if (const auto *status = std::get_if<ExitStatus>(&read))
        return static_cast<int>(*status);
    return vitrine::runWorkbench(argc, argv, std::get<WorkbenchOptions>(read));
}
