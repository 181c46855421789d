// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/confirmationrun.h"
#include "app/cli/policy/policycheckformats.h"
#include "app/cli/policy/policytext.h"
#include "app/cli/policy/runsoption.h"
#include "app/cli/replay/judgedinput.h"
#include "app/cli/replay/runchoice.h"
#include "app/wording/confirmationtext.h"
#include "app/wording/differencetext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "models/judging/actionremedies.h"
#include "models/judging/remedies.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine policy why`: what denies recorded steps, and the smallest changes that would allow them.
class PolicyWhyCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyWhyCommand)

public:
    explicit PolicyWhyCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
    std::vector<std::string> m_files;
    RunsOption m_runs;
    std::uint64_t m_step = 0; ///< position in the run; 0: all
    std::string m_project;
    bool m_isVerified = false;
    bool m_isJson = false;
};

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> kinds { "allow", "allow_below", "profile" };

Json remedyJson(const Policy &policy, const Remedy &remedy)
{
    return { { "kind", kinds.at(static_cast<std::size_t>(remedy.kind)) }, { "name", remedy.policy.name },
        { "differences", differencesJson(differences(policy, remedy.policy)) }, { "allows", remedy.allowed },
        { "also_opens", remedy.alsoOpens } };
}

QString remedyText(const Policy &policy, const Remedy &remedy)
{
    if (remedy.kind == Remedy::Kind::Profile)
        return safeLine(remedy.policy.name);
    return DifferenceText::all(policy, remedy.policy);
}

QString listed(const std::vector<std::string> &names)
{
    constexpr std::size_t shown = 5;
    QStringList list;
    for (std::size_t i = 0; i < std::min(shown, names.size()); ++i)
        list << safeLine(names[i]);
    return list.join(QLatin1StringView(", ")) + (names.size() > shown ? QStringLiteral(" …") : QString());
}

constexpr std::array<std::string_view, 3> actionKinds { "allow", "allow_group", "drop" };

/// Recorded actions that are not allowed, except for kinds of actions that the policy does not cover.
class ActionReport final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyWhyCommand)

public:
    ActionReport(const JudgedInput &input, const PolicyVerdicts &verdicts)
        : m_input(input)
        , m_policy(verdicts.policy())
        , m_verdicts(verdicts)
    {
        const ActionJudge judge(m_policy, baseFolders());
        std::map<ActionIndex, ActionRuling> known;
        for (std::size_t i = 0; i < input.actions.all().size(); ++i) {
            const auto [at, isNew] = known.try_emplace(input.actions.indexOf(i));
            if (isNew)
                at->second = decide(NamedRules(judge), input.base->actions().namedQuestions(at->first));
            m_rulings.push_back(at->second);
        }
    }

    bool isNamed(std::size_t action) const
    {
        return m_rulings[action].outcome != ActionOutcome::Allow
            && m_rulings[action].reason != ActionRuling::Reason::NoRules;
    }
    bool isDenied(std::size_t action) const { return m_rulings[action].outcome == ActionOutcome::Deny; }
    std::uint64_t runOf(std::size_t action) const { return m_input.runs[m_input.actions.all()[action].run].number; }

    Json json(std::size_t at)
    {
        const RecordedAction &action = m_input.actions.all()[at];
        const ActionRuling &ruling = m_rulings[at];
        Json changes = Json::array();
        for (const ActionRemedy &remedy : remediesOf(at))
            changes.push_back({ { "kind", actionKinds.at(static_cast<std::size_t>(remedy.kind)) },
                { "differences", differencesJson(differences(m_policy, remedy.policy)) }, { "allows", remedy.allowed },
                { "no_longer_allows", remedy.lost } });
        return { { "run", runOf(at) }, { "ordinal", action.ordinal }, { "part", toString(action.part) },
            { "subject", action.subject }, { "verdict", toString(ruling.outcome) },
            { "rule", ruling.rule.empty() ? Json() : Json(ruling.rule) },
            { "reason", RulingText::reason(ruling).toStdString() }, { "changes", std::move(changes) } };
    }

    void print(Console &console, std::size_t at)
    {
        const RecordedAction &action = m_input.actions.all()[at];
        //: Head line of what is against an action of a step. %1, %2: numbers, %3: a command, file, address or tool
        console.write(tr("Run %1, step %2: %3").arg(runOf(at)).arg(action.ordinal).arg(safeLine(action.subject, 80)));
        console.write(u"  " % RulingText::reason(m_rulings[at]));
        for (const ActionRemedy &remedy : remediesOf(at))
            console.write(u"    "
                //: A change of a policy. %1: the change, %n: how many actions it allows
                % tr("%1: allows %Ln action(s)", nullptr, static_cast<int>(remedy.allowed))
                    .arg(DifferenceText::all(m_policy, remedy.policy)));
    }

private:
    /// The same action has the same remedies.
    const std::vector<ActionRemedy> &remediesOf(std::size_t action)
    {
        const auto [at, isNew] = m_known.try_emplace(m_input.actions.indexOf(action));
        if (!isNew)
            return at->second;
        if (!m_remedies)
            m_remedies.emplace(m_verdicts);
        return at->second = m_remedies->of(at->first);
    }

    const JudgedInput &m_input;
    const Policy &m_policy;
    const PolicyVerdicts &m_verdicts;
    std::optional<ActionRemedies> m_remedies; ///< made for the first action that is not allowed
    std::map<ActionIndex, std::vector<ActionRemedy>> m_known;
    std::vector<ActionRuling> m_rulings;
};

/// Reports one denied step after the other.
class WhyReport final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyWhyCommand)

public:
    /// With `runs`, each change is verified by replaying the step under it.
    WhyReport(const JudgedInput &input, const PolicyVerdicts &verdicts, ConfirmationRuns *runs)
        : m_input(input)
        , m_verdicts(verdicts)
        , m_runs(runs)
    {
    }

    /// What stopped a verification, such as a missing interpreter.
    ExitStatus status() const { return m_status; }

    Json json(StepIndex step)
    {
        Json reasons = Json::array();
        for (const Objection &objection : m_verdicts.objections(step))
            reasons.push_back(objectionJson(objection));
        Json changes = Json::array();
        for (const Remedy &remedy : remediesOf(step)) {
            changes.push_back(remedyJson(m_verdicts.policy(), remedy));
            if (const auto seen = verified(step, remedy))
                changes.back().update({ { "observed", seen->observed ? Json(toString(*seen->observed)) : Json() },
                    { "status", toString(seen->status) } });
        }
        return { { "run", runOf(step) }, { "ordinal", m_input.base->ordinal(step) }, { "reasons", std::move(reasons) },
            { "changes", std::move(changes) } };
    }

    void print(Console &console, StepIndex step)
    {
        //: Head line of what denies a step. %1, %2: numbers
        console.write(tr("Run %1, step %2").arg(runOf(step)).arg(m_input.base->ordinal(step)));
        for (const Objection &objection : m_verdicts.objections(step))
            console.write(u"  " % text(objection));
        for (const Remedy &remedy : remediesOf(step)) {
            const auto seen = verified(step, remedy);
            const QString promise = text(remedy);
            console.write(u"    "
                % (seen
                        //: %1: a change of a policy and how many steps it allows, %2: the outcome of a step
                        ? tr("%1; verified by replay: %2").arg(promise, ConfirmationText::observed(*seen).text)
                        : promise));
        }
    }

    std::uint64_t runOf(StepIndex step) const { return m_input.runs[m_input.base->runOf(step)].number; }

private:
    /// Nothing unless requested, and if it could not be run.
    std::optional<Confirmation> verified(StepIndex step, const Remedy &remedy)
    {
        if (m_runs == nullptr || m_status != ExitStatus::Fine)
            return std::nullopt;
        auto seen = m_runs->confirmStep(m_input, m_verdicts, PolicyVerdicts(m_input.base, remedy.policy), step);
        if (seen)
            return std::move(*seen);
        m_status = seen.error();
        return std::nullopt;
    }

    static QString text(const Objection &objection)
    {
        const QString rule = safeLine(objection.rule);
        if (objection.line == 0)
            return objectionText(objection) % u" (" % rule % u')';
        //: %1: number of a line, %2: what is wrong, %3: the rule that says so
        return tr("line %1: %2 (%3)").arg(QString::number(objection.line), objectionText(objection), rule);
    }

    QString text(const Remedy &remedy) const
    {
        const QString change = remedyText(m_verdicts.policy(), remedy);
        const auto steps = static_cast<int>(remedy.allowed);
        if (remedy.alsoOpens.empty())
            //: A change of a policy. %1: the change, %n: how many steps
            return tr("%1: allows %Ln step(s) and nothing else", nullptr, steps).arg(change);
        //: A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions
        return tr("%1: allows %Ln step(s), and also %2", nullptr, steps).arg(change, listed(remedy.alsoOpens));
    }

    /// Steps with the same reasons have the same remedies.
    const std::vector<Remedy> &remediesOf(StepIndex step)
    {
        std::string key;
        for (const Objection &objection : m_verdicts.objections(step))
            key += objection.rule + ' ' + objection.subject + ' ' + std::to_string(objection.used) + '\n';
        const auto [at, isNew] = m_remedies.try_emplace(std::move(key));
        if (isNew)
            at->second = remediesFor(m_verdicts, step);
        return at->second;
    }

    const JudgedInput &m_input;
    const PolicyVerdicts &m_verdicts;
    ConfirmationRuns *m_runs;
    ExitStatus m_status = ExitStatus::Fine;
    std::map<std::string, std::vector<Remedy>> m_remedies;
};

} // namespace

PolicyWhyCommand::PolicyWhyCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "why", tr("Explain why recorded steps are denied and which changes would allow them").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    m_runs.declare(parser());
    parser()
        .add_option("--step", m_step, tr("Only the step with this number in its run").toStdString())
        ->type_name("N")
        ->check(wholeNumber());
    parser()
        .add_option(
            "--project", m_project, tr("Working folder of the agent, which globs are relative to").toStdString())
        ->type_name("DIR");
    parser().add_flag("--verify", m_isVerified,
        tr("Verify by replay: run each denied step under each change in the sandbox").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicyWhyCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    const auto choice = m_runs.choice(console);
    if (!policy)
        return policy.error();
    if (!choice)
        return choice.error();
    const Interruption interruption;
    const auto input = readJudgedInput(console, m_files, m_isVerified, {},
        m_project.empty() ? m_project : QDir::cleanPath(QString::fromStdString(m_project)).toStdString());
    if (!input)
        return input.error();
    if (!m_runs.isAnyThere(console, *choice, input->runs))
        return ExitStatus::Unusable;
    const PolicyVerdicts verdicts(input->base, *policy);
    ConfirmationRuns runs(console, interruption, 1);
    WhyReport report(*input, verdicts, m_isVerified ? &runs : nullptr);
    const auto isStepWanted
        = [&](StepIndex step) { return choice->holds(report.runOf(step)) && m_step == input->base->ordinal(step); };
    if (m_step != 0 && std::ranges::none_of(std::views::iota(StepIndex { 0 }, input->base->stepCount()), isStepWanted))
        return reportNoStep(console, m_step);
    Json steps = Json::array();
    bool isAnyDenied = false;
    bool isCodeDenied = false;
    std::size_t wanted = 0;
    for (StepIndex step = 0; step < input->base->stepCount(); ++step) {
        const bool isWanted
            = choice->holds(report.runOf(step)) && (m_step == 0 || m_step == input->base->ordinal(step));
        wanted += isWanted && input->base->hasCode(step) ? 1 : 0;
        if (!isWanted || !verdicts.isCodeDenied(step))
            continue;
        isAnyDenied = isCodeDenied = true;
        if (m_isJson)
            steps.push_back(report.json(step));
        else
            report.print(console, step);
    }
    ActionReport actions(*input, verdicts);
    Json named = Json::array();
    for (std::size_t i = 0; i < input->actions.all().size(); ++i) {
        const bool isWanted
            = choice->holds(actions.runOf(i)) && (m_step == 0 || m_step == input->actions.all()[i].ordinal);
        if (!isWanted || !actions.isNamed(i))
            continue;
        isAnyDenied = isAnyDenied || actions.isDenied(i);
        if (m_isJson)
            named.push_back(actions.json(i));
        else
            actions.print(console, i);
    }
    if (m_isJson)
        console.document({ { "steps", std::move(steps) }, { "actions", std::move(named) } });
    else if (!isAnyDenied)
        console.write(tr("None of %Ln step(s) with code is denied.", nullptr, static_cast<int>(wanted)));
    if (isCodeDenied && !m_isVerified && !m_isJson)
        console.message(tr("These changes were found without running the code. --verify runs it under each of them."));
    return worse(worse(input->status, report.status()), isAnyDenied ? ExitStatus::Failed : ExitStatus::Fine);
}

std::unique_ptr<Command> makePolicyWhyCommand(CLI::App &above) { return std::make_unique<PolicyWhyCommand>(above); }

} // namespace vitrine
