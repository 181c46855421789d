// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/denialtext.h"

#include "app/panes/step/stepmessage.h"
#include "app/wording/differencetext.h"
#include "app/wording/filterterm.h"
#include "app/wording/findingtext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/policy/policyrules.h"
#include "models/judging/actionverdicts.h"

#include <QLocale>
#include <QStringBuilder>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace vitrine {

namespace {

constexpr qsizetype longestName = 60;
constexpr qsizetype longestFilter = 16'000;
constexpr std::size_t mostNames = 4;

QString sentenceOf(const Objection &objection)
{
    Finding finding;
    finding.code = objection.code;
    finding.subject = objection.limit ? objection.rule : objection.subject;
    return FindingText::sentence(finding);
}

/// Path and name of the entries of lists that one policy has and the other has not.
std::vector<std::pair<std::string_view, std::string>> entriesOnlyIn(const Policy &one, const Policy &other)
{
    std::vector<std::pair<std::string_view, std::string>> entries;
    for (const PolicyRule &rule : policyRules()) {
        if (!std::holds_alternative<PolicyRule::List>(rule.value))
            continue;
        const auto &others = rule.names(other);
        for (const std::string &name : rule.names(one))
            if (!std::ranges::contains(others, name))
                entries.emplace_back(rule.path, name);
    }
    return entries;
}

} // namespace

QString DenialText::headline(const StepDenial &denial)
{
    if (!denial.isKnown)
        return tr("No policy rule was checked: this step has neither code nor actions.");
    if (!denial.rule.empty())
        return RulingText::denied(QString::fromStdString(denial.rule));
    const auto isAny = [&denial](ActionOutcome outcome) {
        return std::ranges::contains(
            denial.actions, outcome, [](const StepDenial::Action &action) { return action.ruling.outcome; });
    };
    if (isAny(ActionOutcome::Deny))
        return tr("This step has an action that the policy denies.");
    if (isAny(ActionOutcome::Ask))
        return tr("This step has an action that requires a person's decision.");
    return isAny(ActionOutcome::Unknown) ? tr("The policy does not decide about all actions of this step.")
                                         : tr("This step is not denied.");
}

Meaning DenialText::meaning(const StepDenial &denial)
{
    if (!denial.isKnown)
        return Meaning::NotComparable;
    if (!denial.objections.empty())
        return Meaning::Blocked;
    auto strictest = ActionOutcome::Allow;
    for (const StepDenial::Action &action : denial.actions)
        strictest = stricter({ .outcome = strictest }, action.ruling).outcome;
    return Words::policyVerdict(verdictOf(strictest)).shape.value_or(Meaning::Info);
}

QString DenialText::reason(const Objection &objection)
{
    const auto sentence = sentenceOf(objection);
    return objection.line == 0
        ? QString(sentence % u'.')
        //: %1: number of a line, %2: a sentence without its full stop: "Import of sympy is not allowed"
        : tr("Line %1: %2.").arg(QLocale().toString(objection.line), sentence);
}

QString DenialText::source(const StepDenial &denial, const QString &policy)
{
    if (!denial.isKnown)
        return {};
    if (denial.isAllowedByDraft)
        //: %1: name of the active policy
        return tr("Active policy: %1. The draft allows this step; it has no effect until you activate it.").arg(policy);
    //: %1: name of the active policy
    return tr("Active policy: %1.").arg(policy);
}

QString DenialText::change(const StepDenial &denial, const Remedy &remedy)
{
    if (remedy.kind == Remedy::Kind::Profile)
        //: A change of a policy. %1: name of a bundled policy
        return tr("Profile %1").arg(safeLine(remedy.policy.name, longestName));
    if (denial.objections.size() != 1)
        //: A change of a policy that undoes several denials. %n: how many
        return tr("Allow %Ln uses", nullptr, static_cast<int>(denial.objections.size()));
    const Objection &only = denial.objections.front();
    if (only.limit)
        //: A change of a policy. %1: path of a limit in it: "limits.operations"
        return tr("Raise %1").arg(safeLine(only.rule, longestName));
    const auto subject = QString::fromStdString(only.subject);
    const bool isBelow = remedy.kind == Remedy::Kind::AllowBelow && only.kind == UseKind::Import;
    const QString name = isBelow ? QString(subject.section(u'.', 0, 0) % u".*") : subject;
    //: A change of a policy. %1: what it allows: a module, a function
    return tr("Allow %1").arg(safeLine(name, longestName));
}

QString DenialText::change(const StepDenial &denial, const ActionRemedy &remedy)
{
    const auto added = entriesOnlyIn(remedy.policy, denial.draft);
    const auto removed = entriesOnlyIn(denial.draft, remedy.policy);
    if (added.size() + removed.size() != 1)
        return DifferenceText::all(denial.draft, remedy.policy);
    if (!added.empty())
        //: A change of a policy. %1: what it allows: a module, a function
        return tr("Allow %1").arg(safeLine(added.front().second, longestName));
    //: A change of a policy. %1: path of a list of rules: "commands.deny", %2: the rule that is removed from it
    return tr("Remove %1: %2")
        .arg(safeLine(removed.front().first, longestName), safeLine(removed.front().second, longestName));
}

QString DenialText::opens(const ActionRemedy &remedy)
{
    const auto allowed = tr("Allows %Ln recorded action(s).", nullptr, static_cast<int>(remedy.allowed));
    if (remedy.lost == 0)
        return allowed;
    //: Tip of a change of a policy: with it, all actions of the kind must be listed
    return allowed % u' '
        % tr("%Ln other action(s) would no longer be allowed.", nullptr, static_cast<int>(remedy.lost));
}

QString DenialText::opens(const Remedy &remedy)
{
    if (remedy.alsoOpens.empty())
        return tr("Allows nothing else that recorded steps use.");
    QStringList names;
    for (const auto &name : remedy.alsoOpens)
        if (std::size_t(names.size()) < mostNames)
            names << safeLine(name, longestName);
    const auto more = static_cast<int>(remedy.alsoOpens.size()) - static_cast<int>(names.size());
    //: Tip of a change of a policy. %1: names of other things that it allows
    const auto first = tr("Also allows: %1.").arg(names.join(QLatin1StringView(", ")));
    //: After a list of names. %n: number of names that are not listed
    return more > 0 ? QString(first % u' ' % tr("And %Ln more.", nullptr, more)) : first;
}

DenialOffer DenialText::offer(const StepDenial &denial, const QString &policy)
{
    DenialOffer offer;
    offer.step = denial.step;
    offer.isDenied = denial.isDenied();
    offer.isAllowedByDraft = denial.isAllowedByDraft;
    if (!denial.isKnown)
        return offer;
    if (!offer.isDenied) {
        //: Below "Step 2 was blocked". %1: name of the active policy
        offer.detail = tr("It was blocked when it ran; the active policy, %1, allows it.").arg(policy);
        return offer;
    }
    //: Below "Step 2 was blocked". %1: path of a rule in the policy
    offer.detail = tr("Rule %1.").arg(safeLine(denial.rule, longestName));
    if (denial.isAllowedByDraft)
        //: Below "Step 2 was blocked". %1: "Rule imports.allow."
        offer.detail = tr("%1 The draft allows it.").arg(offer.detail);
    if (!denial.remedies.empty())
        //: Button. %1: a change: "Allow sympy", %n: number of steps that would no longer be denied
        offer.allow = tr("%1 — %Ln step(s) would pass", nullptr, static_cast<int>(denial.remedies.front().allowed))
                          .arg(change(denial, denial.remedies.front()).replace(u'&', QStringLiteral("&&")));
    else if (!denial.actionRemedies.empty())
        //: Button. %1: a change: "Allow pip install *", %n: number of actions that would no longer be denied
        offer.allow
            = tr("%1 — %Ln action(s) would pass", nullptr, static_cast<int>(denial.actionRemedies.front().allowed))
                  .arg(change(denial, denial.actionRemedies.front()).replace(u'&', QStringLiteral("&&")));
    if (!denial.others.empty())
        //: Link beside a blocked step
        offer.same = tr("%Ln more step(s) denied for the same reason", nullptr, static_cast<int>(denial.others.size()));
    return offer;
}

std::optional<QString> DenialText::filter(const StepDenial &denial)
{
    if (!denial.onlyImport.empty())
        return FilterTerm::both(QStringLiteral("status == blocked"),
            FilterTerm::equals(QStringLiteral("import"), QString::fromStdString(denial.onlyImport)));
    std::map<RunId, QStringList> byRun;
    byRun[denial.run] << QString::number(denial.ordinal);
    for (const DeniedStep &other : denial.others)
        byRun[other.run] << QString::number(other.ordinal);
    QString filter;
    for (const auto &[run, steps] : byRun) {
        filter += (filter.isEmpty() ? QString() : QStringLiteral(" or ")) % u"run == " % QString::number(run)
            % u" and step in (" % steps.join(QLatin1StringView(", ")) % u')';
        if (filter.size() > longestFilter)
            return std::nullopt;
    }
    return filter;
}

} // namespace vitrine
