// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/session/modules/programmodule.h"
#include "app/window/workbench.h"
#include "app/wording/translations.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <print>
#include <string_view>
#include <variant>

namespace {

using vitrine::CommandLine;
using vitrine::Console;
using vitrine::ExitStatus;
using vitrine::WorkbenchOptions;

/// Agents start programs without a locale: texts are UTF-8 in any case, and Qt would print a warning about it.
void useUtf8()
{
    const char *locale = std::setlocale(LC_CTYPE, ""); // NOLINT(concurrency-mt-unsafe): before any other thread
    if (locale == nullptr || (std::string_view(locale) != "C" && std::string_view(locale) != "POSIX"))
        return;
    const char *all = std::getenv("LC_ALL"); // NOLINT(concurrency-mt-unsafe)
    ::setenv(all != nullptr && *all != '\0' ? "LC_ALL" : "LC_CTYPE", "C.UTF-8", 1); // NOLINT(concurrency-mt-unsafe)
}

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
    useUtf8();
    const auto read = readCommandLine(argc, argv);
    if (const auto *status = std::get_if<ExitStatus>(&read))
        return static_cast<int>(*status);
    return runWindow(argc, argv, std::get<WorkbenchOptions>(read));
}
