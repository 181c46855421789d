// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/confirmationrun.h"
#include "app/cli/policy/policytext.h"
#include "app/cli/policy/runsoption.h"
#include "app/cli/replay/judgedinput.h"
#include "app/wording/differencetext.h"
#include "app/wording/numbertext.h"
#include "app/wording/prooftext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "executor/policy/policydocument.h"
#include "models/judging/suggestion.h"
#include "models/judging/suggestionproof.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <optional>
#include <ranges>
#include <string>
#include <vector>

namespace vitrine {

namespace {

/// A step that does not keep its result under the suggestion.
struct ChangedStep {
    std::uint64_t run = 0;
    std::uint64_t ordinal = 0;
    QString why;
};

} // namespace

/// `vitrine policy suggest`: the smallest policy under which recorded runs keep their results, as a document.
class PolicySuggestCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicySuggestCommand)

public:
    explicit PolicySuggestCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void print(Console &console, const Suggestion &suggestion, const Policy &reference,
        const std::optional<SuggestionProof> &proof, const std::vector<ChangedStep> &changed) const;
    static void printProof(Console &console, const SuggestionProof &proof);

    std::vector<std::string> m_files;
    RunsOption m_runs;
    std::string m_policy = "smolagents-default"; ///< the reference
    double m_headRoom = 4;
    std::uint64_t m_mostOthers = usualBound;
    bool m_isProved = false; ///< verify by replay as well
    unsigned m_jobs = 1;
    bool m_isJson = false;
};

namespace {

using Json = nlohmann::ordered_json;

Json suggestionJson(const Suggestion &suggestion, const Policy &reference)
{
    Json limits = Json::array();
    for (const SuggestedLimit &limit : suggestion.limits)
        limits.push_back({ { "path", toString(limit.kind) }, { "highest", limit.highest }, { "limit", limit.limit },
            { "measured", limit.measured } });
    Json groups = Json::array();
    for (const SuggestedGroup &group : suggestion.groups)
        groups.push_back({ { "kind", toString(group.kind) }, { "pattern", group.pattern }, { "needed", group.needed },
            { "others", group.others } });
    return { { "policy", parsedJson<Json>(canonicalJson(suggestion.policy)) }, { "groups", std::move(groups) },
        { "bound", suggestion.mostOthers },
        { "differences", differencesJson(differences(reference, suggestion.policy)) }, { "limits", std::move(limits) },
        { "proof",
            { { "by", "review" }, { "steps", suggestion.steps }, { "allowed", suggestion.allowed },
                { "denied_as_recorded", suggestion.deniedAsRecorded }, { "allowed_now", suggestion.allowedNow },
                { "denied_still", suggestion.deniedStill }, { "undecided", suggestion.undecided } } } };
}

Json stepJson(const ProofStep &step)
{
    Json recorded { { "status", "ok" } };
    if (step.recorded)
        recorded = { { "status", "error" }, { "layer", toString(step.recorded->layer) },
            { "message", step.recorded->message } };
    return { { "run", step.run }, { "ordinal", step.ordinal }, { "outcome", toString(step.outcome) },
        { "recorded", std::move(recorded) },
        { "observed",
            { { "status", toString(step.status) }, { "message", step.message }, { "rule", step.rule },
                { "reason", step.reason } } } };
}

Json stepsJson(const SuggestionProof &proof)
{
    Json list = Json::array();
    for (const ProofStep &step : proof.steps)
        list.push_back(stepJson(step));
    return list;
}

Json proofJson(const SuggestionProof &proof)
{
    return { { "by", "execution" }, { "steps", proof.total() }, { "kept", proof.kept }, { "denied", proof.denied },
        { "otherwise", proof.otherwise }, { "not_comparable", proof.notComparable },
        { "not_installed", proof.notInstalled }, { "missing_modules", proof.missing },
        { "not_kept", stepsJson(proof) } };
}

QString reasonOf(const PolicyVerdicts &verdicts, StepIndex step)
{
    if (const auto objections = verdicts.objections(step); !objections.empty())
        return objectionText(objections.front());
    if (const auto actions = verdicts.actionObjections(step); !actions.empty())
        return RulingText::reason(actions.front().ruling);
    return {};
}

std::vector<ChangedStep> changedSteps(
    const JudgedInput &input, const std::vector<RunIndex> &runs, const Suggestion &suggestion)
{
    std::vector<ChangedStep> changed;
    const FactBase &base = *input.base;
    const PolicyVerdicts verdicts(input.base, suggestion.policy);
    for (const RunIndex run : runs)
        for (auto [step, end] = base.stepsOf(run); step < end; ++step) {
            const bool wasDenied = base.has(step, FactBase::Denied);
            const bool isAllowed = !verdicts.isDenied(step) && verdicts.ruled(step) == Verdict::Allowed;
            if (wasDenied ? !isAllowed : isAllowed)
                continue;
            const QString why = wasDenied
                ? PolicySuggestCommand::tr(
                      "denied when it was recorded; allowed, because another step needs the same rule")
                : reasonOf(verdicts, step);
            changed.push_back({ input.runs[run].number, base.ordinal(step), why });
        }
    return changed;
}

Json changedJson(const std::vector<ChangedStep> &changed)
{
    Json list = Json::array();
    for (const ChangedStep &step : changed)
        list.push_back({ { "run", step.run }, { "ordinal", step.ordinal }, { "reason", step.why.toStdString() } });
    return list;
}

bool keepsAll(const Suggestion &suggestion)
{
    return suggestion.allowedNow + suggestion.deniedStill + suggestion.undecided == 0;
}

std::vector<RunIndex> chosenRuns(const JudgedInput &input, const RunNumbers &choice)
{
    std::vector<RunIndex> runs;
    for (RunIndex run = 0; run < input.runs.size(); ++run)
        if (choice.holds(input.runs[run].number))
            runs.push_back(run);
    return runs;
}

std::optional<RecordedDialect> dialectOf(const JudgedInput &input, const std::vector<RunIndex> &runs)
{
    std::vector<std::optional<RecordedDialect>> dialects;
    for (const RunIndex run : runs)
        dialects.push_back(input.runs[run].dialect);
    return commonDialect(dialects);
}

} // namespace

PolicySuggestCommand::PolicySuggestCommand(CLI::App &above)
    : Command(above.add_subcommand("suggest",
          tr("Print the minimal policy under which recorded runs keep their results, by static check").toStdString()))
{
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    m_runs.declare(parser());
    parser()
        .add_option(
            "--policy", m_policy, tr("Base policy, for settings that the recordings do not determine").toStdString())
        ->type_name("P")
        ->capture_default_str();
    parser()
        .add_option("--headroom", m_headRoom, tr("Headroom: suggested limit = peak usage × this factor").toStdString())
        ->check(between(1.0, 1000.0))
        ->type_name("F")
        ->capture_default_str();
    parser()
        .add_option("--bound", m_mostOthers,
            tr("Maximum number of recorded actions of other runs that a suggested group may allow").toStdString())
        ->type_name("N")
        ->check(wholeNumber(0))
        ->capture_default_str();
    parser().add_flag("--verify", m_isProved,
        tr("Verify by replay: run the steps under the suggested policy in the sandbox").toStdString());
    parser()
        .add_option("--jobs", m_jobs, tr("Parallel replays for --verify").toStdString())
        ->type_name("N")
        ->check(wholeNumber(1, mostJobs));
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicySuggestCommand::run(Console &console)
{
    auto reference = choosePolicy(console, m_policy);
    const auto choice = m_runs.choice(console);
    if (!reference)
        return reference.error();
    if (!choice)
        return choice.error();
    std::unique_ptr<Interruption> interruption = m_isProved ? std::make_unique<Interruption>() : nullptr;
    auto input = readJudgedInput(console, m_files, m_isProved);
    if (!input)
        return input.error();
    if (!m_runs.isAnyThere(console, *choice, input->runs))
        return ExitStatus::Unusable;
    const std::vector<RunIndex> runs = chosenRuns(*input, *choice);
    if (parser().get_option("--policy")->count() == 0)
        if (const auto dialect = dialectOf(*input, runs))
            dialect->apply(*reference);
    Suggestion suggestion = suggestPolicy(input->base, runs, *reference, m_headRoom, m_mostOthers);
    suggestion.policy.name = "suggested";
    suggestion.policy.version = 1;
    std::optional<SuggestionProof> proof;
    if (m_isProved) {
        const auto proved = ConfirmationRuns(console, *interruption, m_jobs).prove(*input, runs, suggestion.policy);
        if (!proved)
            return proved.error();
        proof = *proved;
    }
    print(console, suggestion, *reference, proof, changedSteps(*input, runs, suggestion));
    const bool isEnough = keepsAll(suggestion) && (!proof || proof->denied == 0);
    return worse(input->status, isEnough ? ExitStatus::Fine : ExitStatus::Failed);
}

void PolicySuggestCommand::print(Console &console, const Suggestion &suggestion, const Policy &reference,
    const std::optional<SuggestionProof> &proof, const std::vector<ChangedStep> &changed) const
{
    constexpr std::size_t longestList = 50;
    if (m_isJson) {
        Json document = suggestionJson(suggestion, reference);
        document["changed"] = changedJson(changed);
        if (proof)
            document["execution"] = proofJson(*proof);
        console.document(document);
        return;
    }
    for (const PolicyDifference &difference : differences(reference, suggestion.policy))
        console.message(DifferenceText::line(difference));
    console.message(
        //: %n: number of steps, %1 to %3: how many of them
        tr("Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.", nullptr,
            static_cast<int>(suggestion.steps))
            .arg(numberText(suggestion.allowed), numberText(suggestion.deniedAsRecorded),
                numberText(suggestion.allowedNow + suggestion.deniedStill + suggestion.undecided)));
    for (const ChangedStep &step : changed | std::views::take(longestList))
        //: A step that the suggested policy treats differently. %1: number of its run, %2: of the step, %3: why
        console.message(tr("Run %1, step %2: %3").arg(numberText(step.run), numberText(step.ordinal), step.why));
    if (changed.size() > longestList)
        console.message(QStringLiteral("…"));
    for (const SuggestedGroup &group : suggestion.groups)
        //: A pattern of a policy that covers more than was recorded. %1: the pattern, %2: how many recorded actions of
        //: the chosen runs it allows, %3: how many of other runs
        console.message(tr("Group %1: allows %2 recorded action(s), and %3 of other runs")
                .arg(safeLine(group.pattern), numberText(group.needed), numberText(group.others)));
    if (proof)
        printProof(console, *proof);
    printPolicy(console, suggestion.policy);
}

/// On standard error, since standard output contains the policy.
void PolicySuggestCommand::printProof(Console &console, const SuggestionProof &proof)
{
    console.message(ProofText::summary(proof));
    for (const ProofStep &step : proof.steps)
        //: A step that did not keep its result. %1: number of its run, %2: of the step, %3: how it ended when it was
        //: recorded, %4: how it ended now
        console.message(tr("Run %1, step %2: recorded %3, observed %4")
                .arg(numberText(static_cast<std::uint64_t>(step.run)), numberText(step.ordinal),
                    ProofText::recorded(step).text, ProofText::observed(step).text));
}

std::unique_ptr<Command> makePolicySuggestCommand(CLI::App &above)
{
    return std::make_unique<PolicySuggestCommand>(above);
}

} // namespace vitrine
