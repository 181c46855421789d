// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/window/translations.h"
#include "app/window/workbench.h"

#include <QCoreApplication>
#include <QLibrary>

#include <cstdio>
#include <filesystem>
#include <print>
#include <system_error>
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

/// The module with the workbench: in the build beside this program, and as it is installed.
QString windowModule()
{
    std::error_code failed;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    for (const char *place : { "vitrine_window.so", "../libexec/vitrine/vitrine_window.so" }) {
        if (const auto module = here / place; std::filesystem::exists(module, failed))
            return QString::fromStdString(module.string());
    }
    return {};
}

// The libraries of a window system take longer to load than a command has to run, so they come with this module.
int runWindow(int argc, char **argv, const WorkbenchOptions &options)
{
    using Run = int(int argc, char **argv, const WorkbenchOptions *options);
    QLibrary module(windowModule());
    if (auto *run = reinterpret_cast<Run *>(module.resolve("vitrineRunWorkbench")))
        return run(argc, argv, &options);
    std::println(stderr, "vitrine_window.so: {}", module.errorString().toStdString());
    return static_cast<int>(ExitStatus::Fault);
}

} // namespace

int main(int argc, char **argv)
{
    const auto read = readCommandLine(argc, argv);
    if (const auto *status = std::get_if<ExitStatus>(&read))
        return static_cast<int>(*status);
    return runWindow(argc, argv, std::get<WorkbenchOptions>(read));
}
