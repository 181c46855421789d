// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/session/modules/programmodule.h"
#include "app/window/workbench.h"
#include "app/wording/translations.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <cstdio>
#include <print>
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
    // QtGrpc logs there what errors already report.
    QLoggingCategory::setFilterRules(QStringLiteral("default.debug=false"));
    const vitrine::Translations translations(&application);
    Console console;
    return CommandLine().run(argc, argv, console);
}

// The libraries of a window system take longer to load than a command runs, so this module loads them.
int runWindow(int argc, char **argv, const WorkbenchOptions &options)
{
    using Run = int(int argc, char **argv, const WorkbenchOptions *options);
    const auto run = vitrine::functionOfModule(QStringLiteral("vitrine_window.so"), "vitrineRunWorkbench");
    if (run)
        return reinterpret_cast<Run *>(*run)(argc, argv, &options);
    std::println(stderr, "{}: {}", run.error().file, run.error().detail);
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
