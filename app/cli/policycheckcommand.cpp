// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/commands.h"
#include "app/cli/judgedinput.h"
#include "app/cli/policycheckformats.h"
#include "app/cli/policychoice.h"
#include "app/cli/texttable.h"
#include "app/wording/numbertext.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace vitrine {

struct JudgedInput;
class PolicyVerdicts;

/// `vitrine policy check`: what a policy would have refused of everything recorded, for people and for CI.
class PolicyCheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyCheckCommand)

public:
    explicit PolicyCheckCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts);
    static void printOpen(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts);

    std::string m_policy;
    std::vector<std::string> m_files;
    bool m_isJson = false;
    bool m_isSarif = false;
    bool m_isJunit = false;
};

PolicyCheckCommand::PolicyCheckCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "check", tr("List recorded steps that a policy would deny, without running them").toStdString()))
{
    parser()
        .add_option(
            "POLICY", m_policy, tr("A file, or one of %1").arg(QString::fromStdString(listedProfiles())).toStdString())
        ->required();
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    auto *json = parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    auto *sarif = parser().add_flag("--sarif", m_isSarif, tr("Print a SARIF document").toStdString());
    auto *junit = parser().add_flag("--junit", m_isJunit, tr("Print a JUnit document").toStdString());
    json->excludes(sarif);
    json->excludes(junit);
    sarif->excludes(junit);
}

ExitStatus PolicyCheckCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    const auto input = readJudgedInput(console, m_files);
    if (!input)
        return input.error();
    const PolicyVerdicts verdicts(input->base, *policy);
    if (m_isJson)
        console.document(checkJson(*input, verdicts));
    else if (m_isSarif)
        console.document(checkSarif(*input, verdicts));
    else if (m_isJunit)
        console.write(QString::fromStdString(checkJunit(*input, verdicts)));
    else
        print(console, *input, verdicts);
    return worse(input->status, verdicts.denied() > 0 ? ExitStatus::Failed : ExitStatus::Fine);
}

void PolicyCheckCommand::print(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    const FactBase &base = *input.base;
    TextTable table({ { tr("Run"), true }, { tr("Step"), true }, { tr("Line"), true }, { tr("Finding") } });
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        for (const Objection &objection : verdicts.objections(step))
            table.add({ { numberText(input.runs[base.runOf(step)].number) }, { numberText(base.ordinal(step)) },
                { objection.line > 0 ? numberText(objection.line) : QString() },
                { objectionText(objection), Tone::Refused } });
    table.print(console);
    printOpen(console, input, verdicts);
    //: Sums below a list. %1, %2, %3: numbers
    console.write(tr("Runs: %1, steps with code: %2, denied: %3")
            .arg(numberText(base.runCount()), numberText(base.stepCount()), numberText(verdicts.denied())));
}

/// What is not said is not allowed.
void PolicyCheckCommand::printOpen(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    if (verdicts.undecidable() == 0)
        return;
    console.write(tr("Undecidable without running: %1").arg(numberText(verdicts.undecidable())));
    TextTable table({ { tr("Run"), true }, { tr("Step"), true }, { tr("Finding") } });
    for (StepIndex step = 0; step < input.base->stepCount(); ++step)
        if (verdicts.verdict(step) == Verdict::Undecidable)
            table.add({ { numberText(input.runs[input.base->runOf(step)].number) },
                { numberText(input.base->ordinal(step)) }, { openQuestionText(*input.base, step), Tone::Changed } });
    table.print(console);
}

std::unique_ptr<Command> makePolicyCheckCommand(CLI::App &above) { return std::make_unique<PolicyCheckCommand>(above); }

} // namespace vitrine
