// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policyrecovercommand.h"

#include "app/cli/executionoptions.h"
#include "executor/policy/policydocument.h"

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

/// Runs of one log may name different policies: what any of them was allowed.
Policy together(const std::vector<ReplayRun> &runs)
{
    Policy all = runs.front().request.policy;
    for (const ReplayRun &run : runs) {
        const Policy &one = run.request.policy;
        std::ranges::copy(one.imports.allow, std::back_inserter(all.imports.allow));
        all.limits.operations = std::max(all.limits.operations, one.limits.operations);
        all.limits.whileIterations = std::max(all.limits.whileIterations, one.limits.whileIterations);
        all.limits.wallSeconds = std::max(all.limits.wallSeconds, one.limits.wallSeconds);
        all.limits.maxSteps = std::max(all.limits.maxSteps, one.limits.maxSteps);
        if (one.name == "from-log")
            all.name = one.name;
    }
    std::ranges::sort(all.imports.allow);
    const auto repeated = std::ranges::unique(all.imports.allow);
    all.imports.allow.erase(repeated.begin(), repeated.end());
    return all;
}

} // namespace

PolicyRecoverCommand::PolicyRecoverCommand(CLI::App &above)
    : Command(above.add_subcommand("recover",
          tr("Print the policy that a log tells of: the imports, limits and steps that its errors name").toStdString()))
{
    m_choice.declare(parser());
}

ExitStatus PolicyRecoverCommand::run(Console &console)
{
    const auto runs = m_choice.load(console, {});
    if (!runs)
        return runs.error();
    if (runs->empty()) {
        console.message(tr("There is no run in it."));
        return ExitStatus::Unusable;
    }
    console.write(QString::fromStdString(prettyJson(together(*runs))).trimmed());
    return ExitStatus::Fine;
}

} // namespace vitrine
