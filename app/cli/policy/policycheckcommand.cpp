// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/actionrulings.h"
#include "app/cli/policy/policycheckformats.h"
#include "app/cli/print/texttable.h"
#include "app/wording/numbertext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/judging/actionverdicts.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

struct JudgedInput;
class PolicyVerdicts;

namespace {

/// A table of findings. The file of each is in a column of its own if there are several.
class FindingsTable final {
public:
    FindingsTable(const JudgedInput &input, const QString &file, std::vector<TextTable::Column> columns)
        : m_input(input)
        , m_names(logNames(input))
        , m_hasFiles(std::ranges::any_of(
              input.runs, [this](const JudgedInput::Run &run) { return !m_names.of(run.file).empty(); }))
        , m_table(withFile(file, std::move(columns)))
    {
    }

    void add(std::size_t run, std::uint64_t ordinal, std::vector<TextTable::Cell> cells)
    {
        const JudgedInput::Run &of = m_input.runs[run];
        cells.insert(cells.begin(), { { numberText(of.number) }, { numberText(ordinal) } });
        if (m_hasFiles)
            cells.insert(cells.begin(), { safeLine(m_names.of(of.file)) });
        m_table.add(std::move(cells));
    }
    void print(Console &console) const { m_table.print(console); }

private:
    std::vector<TextTable::Column> withFile(const QString &file, std::vector<TextTable::Column> columns) const
    {
        if (m_hasFiles)
            columns.insert(columns.begin(), { file });
        return columns;
    }

    const JudgedInput &m_input;
    LogNames m_names;
    bool m_hasFiles;
    TextTable m_table;
};

} // namespace

/// `vitrine policy check`: everything recorded that a policy would deny, for people and for CI.
class PolicyCheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyCheckCommand)

public:
    explicit PolicyCheckCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(
        Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);
    static void printActions(Console &console, const JudgedInput &input, const ActionRulings &rulings);
    static void printOpen(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts);

    std::string m_policy;
    std::vector<std::string> m_files;
    std::string m_project;
    bool m_isJson = false;
    bool m_isSarif = false;
    bool m_isJunit = false;
};

PolicyCheckCommand::PolicyCheckCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "check", tr("List recorded steps that a policy would deny, without running them").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    parser()
        .add_option(
            "--project", m_project, tr("Working folder of the agent, which globs are relative to").toStdString())
        ->type_name("DIR");
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
    const auto input = readJudgedInput(console, m_files, false, {},
        m_project.empty() ? m_project : QDir::cleanPath(QString::fromStdString(m_project)).toStdString());
    if (!input)
        return input.error();
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return python.error();
    const PolicyVerdicts verdicts(input->base, *policy);
    const Reviewer reviewer(*python);
    const ActionRulings rulings(*input, *policy, reviewer);
    if (m_isJson)
        console.document(checkJson(*input, verdicts, rulings, ownName(m_policy)));
    else if (m_isSarif)
        console.document(checkSarif(*input, verdicts, rulings));
    else if (m_isJunit)
        console.write(QString::fromStdString(checkJunit(*input, verdicts, rulings)));
    else
        print(console, *input, verdicts, rulings);
    const bool isDenied = verdicts.codeCount(Verdict::Denied) > 0 || rulings.count(ActionOutcome::Deny) > 0;
    return worse(input->status, isDenied ? ExitStatus::Failed : ExitStatus::Fine);
}

void PolicyCheckCommand::print(
    Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings)
{
    const FactBase &base = *input.base;
    FindingsTable table(
        input, tr("File"), { { tr("Run"), true }, { tr("Step"), true }, { tr("Line"), true }, { tr("Finding") } });
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        for (const Objection &objection : verdicts.objections(step))
            table.add(base.runOf(step), base.ordinal(step),
                { { objection.line > 0 ? numberText(objection.line) : QString() },
                    { objectionText(objection), Tone::Denied } });
    table.print(console);
    printOpen(console, input, verdicts);
    printActions(console, input, rulings);
    //: Sums below a list. %1, %2, %3: numbers
    console.write(tr("Runs: %1, steps with Python code: %2, of these denied: %3")
            .arg(numberText(base.runCount()), numberText(base.codeStepCount()),
                numberText(verdicts.codeCount(Verdict::Denied))));
}

/// Prints actions that are not allowed, except for kinds of actions without rules in the policy.
void PolicyCheckCommand::printActions(Console &console, const JudgedInput &input, const ActionRulings &rulings)
{
    const auto &actions = input.actions.all();
    if (actions.empty())
        return;
    FindingsTable table(input, tr("File"),
        { { tr("Run"), true }, { tr("Step"), true }, { tr("Verdict") }, { tr("Action") }, { tr("Why") } });
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const ActionRuling &ruling = rulings.of(i);
        const bool isShown = ruling.outcome != ActionOutcome::Allow && ruling.reason != ActionRuling::Reason::NoRules;
        if (isShown)
            table.add(actions[i].run, actions[i].ordinal,
                { { Words::policyVerdict(verdictOf(ruling.outcome)).text,
                      ruling.outcome == ActionOutcome::Deny ? Tone::Denied : Tone::Changed },
                    { safeLine(actions[i].subject, 60) }, { RulingText::reason(ruling) } });
    }
    table.print(console);
    //: Sums below a list of commands, files and calls of tools. %1 to %4: numbers
    console.write(tr("Commands, files, hosts and tools: allowed %1, to ask about %2, denied %3, undecidable %4")
            .arg(numberText(rulings.count(ActionOutcome::Allow)), numberText(rulings.count(ActionOutcome::Ask)),
                numberText(rulings.count(ActionOutcome::Deny)), numberText(rulings.count(ActionOutcome::Unknown))));
}

/// Anything without a rule is not allowed.
void PolicyCheckCommand::printOpen(Console &console, const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    const auto open = verdicts.codeCount(Verdict::Undecidable);
    if (open == 0)
        return;
    console.write(tr("Undecidable without running: %1").arg(numberText(open)));
    FindingsTable table(input, tr("File"), { { tr("Run"), true }, { tr("Step"), true }, { tr("Finding") } });
    for (StepIndex step = 0; step < input.base->stepCount(); ++step)
        if (verdicts.codeVerdict(step) == Verdict::Undecidable)
            table.add(input.base->runOf(step), input.base->ordinal(step),
                { { openQuestionText(*input.base, step), Tone::Changed } });
    table.print(console);
}

std::unique_ptr<Command> makePolicyCheckCommand(CLI::App &above) { return std::make_unique<PolicyCheckCommand>(above); }

} // namespace vitrine
