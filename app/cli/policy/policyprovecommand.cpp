// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/policychoice.h"
#include "app/session/execution/sandboxbackend.h"
#include "app/session/export/ciformats.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/judging/proofrun.h"

#include <QCoreApplication>
#include <QStringBuilder>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine policy prove`: whether everything that one policy allows is allowed by another one.
class PolicyProveCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyProveCommand)

public:
    explicit PolicyProveCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void print(Console &console, const PolicyProof &proof, const std::vector<ProofRun> &runs) const;
    nlohmann::ordered_json sarif(const PolicyProof &proof, const std::string &changed) const;

    std::string m_one;
    std::string m_other;
    bool m_isNotWeaker = false;
    bool m_isRun = false; ///< under both policies
    bool m_isSarif = false;
    bool m_isJson = false;
};

namespace {

nlohmann::ordered_json toJson(const PolicyCounterexample &found)
{
    return { { "kind", toString(found.kind) }, { "text", found.text }, { "rule", found.rule },
        { "subject", found.subject } };
}

nlohmann::ordered_json toJson(const std::optional<StepResult> &result)
{
    return { { "status", toString(result ? result->status : StepStatus::Blocked) },
        { "message", result && result->error ? result->error->message : std::string() } };
}

nlohmann::ordered_json toJson(const PolicyProof &proof, const std::vector<ProofRun> &runs)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < proof.counterexamples.size(); ++i) {
        all.push_back(toJson(proof.counterexamples[i]));
        if (i < runs.size() && canRun(proof.counterexamples[i]))
            all.back()["runs"] = { { "allowing", toJson(runs[i].allowing) }, { "denying", toJson(runs[i].denying) } };
    }
    return { { "proven", proof.isProven() }, { "counterexample", all.empty() ? nlohmann::ordered_json() : all.front() },
        { "counterexamples", all }, { "undecided", proof.undecided } };
}

QString ended(const std::optional<StepResult> &result)
{
    return Words::status(result ? result->status : StepStatus::Blocked).text;
}

} // namespace

PolicyProveCommand::PolicyProveCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "prove", tr("Prove that everything A allows is allowed by B, or print counterexamples").toStdString()))
{
    addPolicyArgument(parser(), m_one, "A");
    addPolicyArgument(parser(), m_other, "B");
    parser().add_flag("--not-weaker", m_isNotWeaker,
        tr("A is the old policy and B the new one: prove that B allows nothing that A does not").toStdString());
    parser().add_flag("--run", m_isRun,
        tr("Run counterexamples that are programs under both policies, in the sandbox").toStdString());
    auto *sarif = parser().add_flag("--sarif", m_isSarif, tr("Print SARIF, for code scanning").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString())->excludes(sarif);
}

ExitStatus PolicyProveCommand::run(Console &console)
{
    auto one = choosePolicy(console, m_one);
    auto other = choosePolicy(console, m_other);
    if (!one || !other)
        return one ? other.error() : one.error();
    const std::string &changed = m_isNotWeaker ? m_other : m_one;
    if (m_isNotWeaker)
        std::swap(one, other);
    const PolicyProof proof = proveNotWider(*one, *other);
    std::vector<ProofRun> runs;
    if (m_isRun && !proof.isProven()) {
        const auto executor = makeSandbox();
        if (!executor)
            return report(console, executor.error());
        for (const PolicyCounterexample &found : proof.counterexamples)
            runs.push_back(canRun(found) ? runUnderBoth(**executor, found, *one, *other) : ProofRun {});
    }
    if (m_isSarif)
        console.document(sarif(proof, changed));
    else if (m_isJson)
        console.document(toJson(proof, runs));
    else
        print(console, proof, runs);
    return proof.isProven() ? ExitStatus::Fine : ExitStatus::Failed;
}

void PolicyProveCommand::print(Console &console, const PolicyProof &proof, const std::vector<ProofRun> &runs) const
{
    if (proof.isProven()) {
        console.write(m_isNotWeaker ? tr("Proven: the new policy allows nothing that the old one does not.")
                                    : tr("Proven: everything that A allows is allowed by B."));
        return;
    }
    for (std::size_t i = 0; i < proof.counterexamples.size(); ++i) {
        const PolicyCounterexample &found = proof.counterexamples[i];
        //: Something that only one of two policies allows. %1: a rule of the other one
        console.write(tr("Not allowed by the other policy (%1):").arg(safeLine(found.rule)));
        for (const QString &line : QString::fromStdString(found.text).split(u'\n'))
            console.write(u"    " % safeLine(line.toStdString()));
        if (i < runs.size() && canRun(found))
            //: How a program ended under two policies. %1, %2: OK, Blocked, Error …
            console.write(u"  "
                % tr("Run under both policies: %1 under the one that allows it, %2 under the other")
                    .arg(ended(runs[i].allowing), ended(runs[i].denying)));
    }
    for (const std::string &part : proof.undecided)
        console.message(tr("%1: the patterns are too complex to compare.").arg(safeLine(part)));
}

nlohmann::ordered_json PolicyProveCommand::sarif(const PolicyProof &proof, const std::string &changed) const
{
    SarifLog log;
    for (const PolicyCounterexample &found : proof.counterexamples)
        log.add({ found.rule, tr("The policy allows more than the other one").toStdString(), "error",
            tr("Allowed, but not by the other policy: %1").arg(safeLine(found.text)).toStdString(),
            { changed, 1, 1 } });
    for (const std::string &part : proof.undecided)
        log.add({ part, tr("The policies cannot be compared").toStdString(), "error",
            tr("%1: the patterns are too complex to compare.").arg(safeLine(part)).toStdString(), { changed, 1, 1 } });
    return log.take();
}

std::unique_ptr<Command> makePolicyProveCommand(CLI::App &above) { return std::make_unique<PolicyProveCommand>(above); }

} // namespace vitrine
