// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionfindings.h"

#include "executor/review/hiddencharacters.h"
#include "executor/review/outputchecks.h"
#include "executor/shell/shellreview.h"
#include "models/actions/recordedaction.h"
#include "models/judging/actionbase.h"
#include "models/judging/commandfindings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace vitrine {

namespace {

/// More findings than anybody reads.
constexpr std::size_t mostFindings = 500;

struct OutcomeCode {
    ActionOutcome outcome;
    Severity severity;
    std::string_view code;
};

constexpr std::array outcomeCodes {
    OutcomeCode { ActionOutcome::Deny, Severity::Denied, "action-denied" },
    OutcomeCode { ActionOutcome::Ask, Severity::Warning, "action-asked" },
    OutcomeCode { ActionOutcome::Unknown, Severity::Note, "action-undecidable" },
};

constexpr auto kinds = std::to_array<ReviewRule>({
    { "actions", "action-asked", Severity::Warning },
    { "actions", "action-denied", Severity::Denied },
    { "actions", "action-undecidable", Severity::Note },
    { "commands", "command-deletes-outside", Severity::Warning },
    { "commands", "command-password", Severity::Warning },
    { "commands", "command-rewrites-history", Severity::Warning },
    { "commands", "command-runs-download", Severity::Warning },
    { "commands", "command-skips-checks", Severity::Warning },
    { "commands", "command-startup-file", Severity::Warning },
});

std::optional<Finding> findingOf(const ActionRuling &ruling, const ActionRecord &action)
{
    const auto outcome = std::ranges::find(outcomeCodes, ruling.outcome, &OutcomeCode::outcome);
    if (outcome == outcomeCodes.end() || ruling.reason == ActionRuling::Reason::NoRules)
        return std::nullopt;
    Finding finding { .severity = outcome->severity,
        .rule = ruling.rule,
        .code = std::string(outcome->code),
        .subject = ruling.subject };
    if (finding.subject.empty())
        finding.subject = !action.text.empty() ? action.text : !action.file.empty() ? action.file : action.tool;
    return finding;
}

// Allowing all tools of code is not a rule for actions.
bool hasActionRules(const ActionJudge &judge)
{
    return std::ranges::any_of(allActionParts, [&judge](ActionPart part) {
        return part == ActionPart::Tool ? judge.hasExceptions(part) : judge.speaksAbout(part);
    });
}

// As in code: a text that came from outside is not withheld, so nothing of it is denied.
void addFindingsInText(const ActionRecord &action, const Policy &policy, std::vector<Finding> &findings)
{
    const auto first = std::ptrdiff_t(findings.size());
    const std::string &text = action.text.empty() ? action.arguments : action.text;
    std::ranges::move(findSecrets(text, FindingPart::Code, policy), std::back_inserter(findings));
    std::ranges::move(findHiddenCharacters(text), std::back_inserter(findings));
    // Lines are those of a step's code.
    if (action.kind != ActionKind::Code)
        for (Finding &finding : std::ranges::subrange(findings.begin() + first, findings.end()))
            finding.line = finding.column = finding.endLine = finding.endColumn = 0;
}

} // namespace

std::span<const ReviewRule> actionRules() { return kinds; }

std::vector<Finding> actionFindings(const StepRecord &step, const Policy &policy, std::string_view project)
{
    const ActionJudge judge(policy, baseFolders());
    const bool hasRules = hasActionRules(judge);
    const ShellParser parser;
    std::vector<Finding> findings;
    for (const ActionRecord &action : actionsOf(step)) {
        if (action.isInsideCode)
            continue;
        if (findings.size() >= mostFindings)
            break;
        auto recorded = action.kind == ActionKind::Code ? std::nullopt : recordedAction(action);
        if (recorded && recorded->part == ActionPart::Command)
            recorded->facts = shellFacts(parser, recorded->subject);
        if (hasRules && recorded)
            if (auto finding = findingOf(judgeAction(judge, *recorded, FileLinks::Named), action))
                findings.push_back(std::move(*finding));
        const auto first = std::ptrdiff_t(findings.size());
        addFindingsInText(action, policy, findings);
        const bool hasSecret = std::ranges::any_of(std::ranges::subrange(findings.begin() + first, findings.end()),
            [](const Finding &finding) { return finding.code.starts_with("secret-"); });
        if (recorded)
            std::ranges::copy_if(commandFindings(*recorded, project), std::back_inserter(findings),
                [&](const Finding &finding) { return !hasSecret || finding.code != "command-password"; });
    }
    return findings;
}

} // namespace vitrine
