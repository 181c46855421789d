// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkcommand.h"

#include "app/cli/checkreport.h"
#include "app/cli/importnotes.h"
#include "app/cli/textfile.h"
#include "app/replay/replayplan.h"
#include "executor/policy/profiles.h"
#include "models/logs/importer.h"

#include <utility>

namespace vitrine {

namespace {

/// Judges steps while they are read, so that a log of any size can be checked.
class CheckSink final : public LogSink {
public:
    CheckSink(const Reviewer &reviewer, const std::optional<Policy> &policy, CheckReport &found)
        : m_reviewer(reviewer)
        , m_policy(policy)
        , m_found(found)
    {
    }

    bool source(const SourceRecord &) override { return true; }

    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        m_found.beginRun();
        const Policy policy = m_policy ? *m_policy : policyOfLog(run);
        for (const StepRecord &step : steps) {
            if (const std::string code = replayCode(step); !code.empty())
                m_found.add(run.indexInSource, step.ordinal, m_reviewer.review(code, policy));
        }
        return true;
    }

private:
    const Reviewer &m_reviewer;
    const std::optional<Policy> &m_policy;
    CheckReport &m_found;
};

bool isPythonFile(const std::string &file) { return file == "-" || file.ends_with(".py"); }

ExitStatus checkCode(
    Console &console, const Reviewer &reviewer, const Policy &policy, const std::string &file, CheckReport &found)
{
    const auto code = readTextFile(file);
    if (!code)
        return report(console, code.error());
    found.beginFile(file);
    found.add(0, 1, reviewer.review(*code, policy));
    return ExitStatus::Fine;
}

ExitStatus checkLog(Console &console, const Reviewer &reviewer, const std::optional<Policy> &policy,
    const std::string &file, CheckReport &found)
{
    found.beginFile(file);
    CheckSink sink(reviewer, policy, found);
    const auto read = importLog(file, sink);
    if (!read)
        return report(console, read.error());
    return reportSkipped(console, *read);
}

} // namespace

CheckCommand::CheckCommand(CLI::App &above)
    : Command(above.add_subcommand("check", tr("Say what a policy thinks of steps; nothing runs").toStdString()))
{
    m_options.declarePolicy(parser());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("FILE", m_files,
            tr("Python files (.py, or - for standard input) and logs. Without --policy, the steps of a log are judged "
               "by the imports that its error messages list")
                .toStdString())
        ->required();
}

ExitStatus CheckCommand::run(Console &console)
{
    const auto policy = m_options.policy(console);
    if (!policy)
        return policy.error();
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return python.error();
    const Reviewer reviewer(*python);
    const Policy ofFiles = policy->value_or(defaultPolicy());
    CheckReport found;
    auto status = ExitStatus::Fine;
    for (const std::string &file : m_files) {
        status = worse(status,
            isPythonFile(file) ? checkCode(console, reviewer, ofFiles, file, found)
                               : checkLog(console, reviewer, *policy, file, found));
    }
    if (m_isJson)
        console.document(found.json());
    else
        found.print(console);
    return worse(status, found.denied() + found.unreadable() > 0 ? ExitStatus::Failed : ExitStatus::Fine);
}

} // namespace vitrine
