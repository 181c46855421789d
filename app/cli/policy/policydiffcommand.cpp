// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/confirmationrun.h"
#include "app/cli/policy/policytext.h"
#include "app/cli/print/texttable.h"
#include "app/cli/replay/judgedinput.h"
#include "app/wording/numbertext.h"
#include "models/judging/policycomparison.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace vitrine {

struct JudgedInput;
struct PolicyComparison;
class PolicyVerdicts;

/// `vitrine policy diff`: the differences between two policies, and their effect on recorded steps.
class PolicyDiffCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyDiffCommand)

public:
    explicit PolicyDiffCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void print(Console &console, const JudgedInput &input, const PolicyComparison &comparison);

    std::string m_before;
    std::string m_after;
    std::vector<std::string> m_files;
    bool m_isConfirmed = false;
    std::string m_trail;
    unsigned m_jobs = 1;
    bool m_isJson = false;
};

namespace {

using Json = nlohmann::ordered_json;

Json countsJson(const ChangeCounts &counts)
{
    Json json = Json::object();
    for (const VerdictChange change : allVerdictChanges)
        json[std::string(toString(change))] = counts[change];
    json["total"] = counts.total();
    return json;
}

Json whatIfJson(const JudgedInput &input, const PolicyComparison &comparison)
{
    const FactBase &base = *input.base;
    Json json = countsJson(comparison.counts);
    json["unchanged_denied"] = comparison.unchangedDenied;
    json["rules"] = Json::array();
    for (const RuleChange &rule : comparison.rules) {
        const Subject &subject = base.subjects()[rule.subject];
        json["rules"].push_back({ { "kind", toString(subject.kind) }, { "subject", subject.name },
            { "verdict", toString(rule.verdict) }, { "steps", countsJson(rule.counts) } });
    }
    json["runs"] = Json::array();
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        const ChangeCounts &counts = comparison.runs[run];
        if (counts[VerdictChange::Unchanged] == counts.total())
            continue;
        json["runs"].push_back({ { "file", input.runs[run].file }, { "run", input.runs[run].number } });
        json["runs"].back().update(countsJson(counts));
    }
    json["steps"] = Json::array();
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        if (comparison.steps[step] != VerdictChange::Unchanged)
            json["steps"].push_back({ { "run", input.runs[base.runOf(step)].number }, { "ordinal", base.ordinal(step) },
                { "change", toString(comparison.steps[step]) } });
    return json;
}

} // namespace

PolicyDiffCommand::PolicyDiffCommand(CLI::App &above)
    : Command(
          above.add_subcommand("diff", tr("Compare two policies and their verdicts on recorded steps").toStdString()))
{
    addPolicyArgument(parser(), m_before, "BEFORE");
    addPolicyArgument(parser(), m_after, "AFTER");
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString());
    auto *confirm = parser().add_flag("--verify", m_isConfirmed,
        tr("Verify by replay: run the changed steps under AFTER in the sandbox and compare with the prediction; trails "
           "record the verification")
            .toStdString());
    parser()
        .add_option("--trail", m_trail,
            tr("Trail that logs are imported into and that records the results of --verify; created if it does not "
               "exist")
                .toStdString())
        ->type_name("DB")
        ->needs(confirm);
    parser()
        .add_option("--jobs", m_jobs, tr("Parallel replays for --verify").toStdString())
        ->type_name("N")
        ->check(wholeNumber(1, mostJobs));
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicyDiffCommand::run(Console &console)
{
    const auto before = choosePolicy(console, m_before);
    const auto after = choosePolicy(console, m_after);
    if (!before || !after)
        return before ? after.error() : before.error();
    const auto found = differences(*before, *after);
    const ExitStatus status = found.empty() ? ExitStatus::Fine : ExitStatus::Failed;
    Json json { { "differences", differencesJson(found) } };
    if (!m_isJson)
        printDifferences(console, found);
    if (m_files.empty()) {
        if (m_isJson)
            console.document(json);
        return status;
    }
    std::unique_ptr<Interruption> interruption = m_isConfirmed ? std::make_unique<Interruption>() : nullptr;
    auto input = readJudgedInput(console, m_files, m_isConfirmed, m_trail);
    if (!input)
        return input.error();
    const PolicyVerdicts verdicts(input->base, *after);
    const PolicyComparison comparison = compare(PolicyVerdicts(input->base, *before), verdicts);
    json["what_if"] = whatIfJson(*input, comparison);
    std::vector<Confirmation> confirmations;
    if (m_isConfirmed) {
        auto confirmed = ConfirmationRuns(console, *interruption, m_jobs).confirm(*input, verdicts, comparison);
        if (!confirmed)
            return confirmed.error();
        confirmations = std::move(*confirmed);
        input->status
            = worse(input->status, recordConfirmations(console, *input, verdicts, *before, comparison, confirmations));
        json["what_if"]["confirmation"] = confirmationJson(*input, confirmations);
    }
    if (m_isJson)
        console.document(json);
    else
        print(console, *input, comparison);
    if (m_isConfirmed && !m_isJson)
        printConfirmation(console, *input, confirmations);
    return worse(input->status, status);
}

void PolicyDiffCommand::print(Console &console, const JudgedInput &input, const PolicyComparison &comparison)
{
    const FactBase &base = *input.base;
    const ChangeCounts &counts = comparison.counts;
    const auto count = [&](VerdictChange change) { return numberText(counts[change]); };
    TextTable table({ { tr("Run"), true }, { tr("Step"), true }, { tr("Change") } });
    for (StepIndex step = 0; step < base.stepCount(); ++step) {
        const VerdictChange change = comparison.steps[step];
        const TextTable::Cell run { numberText(input.runs[base.runOf(step)].number) };
        const TextTable::Cell ordinal { numberText(base.ordinal(step)) };
        if (change == VerdictChange::NowAllowed)
            table.add({ run, ordinal, { tr("Now allowed"), Tone::Good } });
        else if (change == VerdictChange::NowAsk)
            table.add({ run, ordinal, { tr("Now asked about"), Tone::Changed } });
        else if (change == VerdictChange::NowDenied)
            table.add({ run, ordinal, { tr("Now denied"), Tone::Denied } });
        else if (change == VerdictChange::Undecidable)
            table.add({ run, ordinal, { tr("Undecidable without running"), Tone::Changed } });
    }
    console.write();
    table.print(console);
    console.write(tr("Now allowed: %1, asked about: %2, denied: %3, undecidable: %4, not comparable: %5, unchanged: %6")
            .arg(count(VerdictChange::NowAllowed), count(VerdictChange::NowAsk), count(VerdictChange::NowDenied),
                count(VerdictChange::Undecidable), count(VerdictChange::NotComparable),
                count(VerdictChange::Unchanged)));
}

std::unique_ptr<Command> makePolicyDiffCommand(CLI::App &above) { return std::make_unique<PolicyDiffCommand>(above); }

} // namespace vitrine
