// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policy/actionrulings.h"

#include "app/wording/rulingtext.h"
#include "base/formatted.h"

#include <map>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// In Python's words, with the line if it is known.
std::string placed(const StepError &error)
{
    const std::string text = error.type + ": " + error.message;
    return error.line == 0 ? text : formatted("{} (line {})", text, error.line);
}

ActionRuling codeRuling(const Reviewer &reviewer, const Policy &policy, const ActionCode &code)
{
    SessionReview session(reviewer, policy, {});
    session.add(1, code.text);
    return codeRuling(session.take());
}

} // namespace

ActionRuling codeRuling(std::span<const ReviewedStep> steps)
{
    ActionRuling ruling { ActionOutcome::Allow, {}, ActionRuling::Reason::Code };
    for (const ReviewedStep &step : steps) {
        for (const Finding &finding : step.review.findings)
            if (finding.severity == Severity::Denied)
                return { ActionOutcome::Deny, finding.rule, ActionRuling::Reason::Code, finding.subject };
        if (step.review.verdict == Verdict::Denied)
            return { ActionOutcome::Deny, {}, ActionRuling::Reason::Code };
        if (step.review.syntaxError)
            ruling = { ActionOutcome::Unknown, {}, ActionRuling::Reason::NotPython, placed(*step.review.syntaxError) };
        else if (step.review.verdict != Verdict::Allowed)
            ruling.outcome = ActionOutcome::Unknown;
    }
    return ruling;
}

ActionRulings::ActionRulings(const JudgedInput &input, const Policy &policy, const Reviewer &reviewer)
    : m_input(input)
{
    const ActionJudge judge(policy, baseFolders());
    std::map<ActionIndex, ActionRuling> known;
    for (std::size_t i = 0; i < input.actions.all().size(); ++i) {
        const RecordedAction &action = input.actions.all()[i];
        const ActionIndex index = input.actions.indexOf(i);
        const auto [at, isNew] = known.try_emplace(index);
        if (isNew)
            at->second = decide(NamedRules(judge), input.base->actions().namedQuestions(index));
        ActionRuling ruling = at->second;
        // Rules for commands apply to commands of any kind; if there are none, the rules for code decide.
        const bool isOpen = ruling.reason == ActionRuling::Reason::NoRules;
        for (const ActionCode &code : action.code) {
            m_codeRulings.push_back(codeRuling(reviewer, policy, code));
            if (isOpen)
                ruling = stricter(ruling, m_codeRulings.back());
        }
        m_firstCode.push_back(m_codeRulings.size() - action.code.size());
        ++m_counts.at(static_cast<std::size_t>(ruling.outcome));
        m_rulings.push_back(std::move(ruling));
    }
}

Json ActionRulings::counts() const
{
    Json json;
    for (const ActionOutcome outcome :
        { ActionOutcome::Allow, ActionOutcome::Ask, ActionOutcome::Deny, ActionOutcome::Unknown })
        json[std::string(toString(outcome))] = count(outcome);
    return json;
}

Json ActionRulings::json(std::size_t run) const
{
    Json list = Json::array();
    for (std::size_t i = 0; i < m_rulings.size(); ++i)
        if (m_input.actions.all()[i].run == run)
            list.push_back(actionJson(i));
    return list;
}

Json ActionRulings::actionJson(std::size_t at) const
{
    const RecordedAction &action = m_input.actions.all()[at];
    const ActionRuling &ruling = m_rulings[at];
    Json code = Json::array();
    for (std::size_t i = 0; i < action.code.size(); ++i) {
        const ActionCode &found = action.code[i];
        const ActionRuling &reviewed = m_codeRulings[m_firstCode[at] + i];
        code.push_back(
            { { "origin", toString(found.origin) }, { "file", found.file.empty() ? Json() : Json(found.file) },
                { "text", found.text }, { "verdict", toString(reviewed.outcome) },
                { "rule", reviewed.rule.empty() ? Json() : Json(reviewed.rule) }, { "subject", reviewed.subject } });
    }
    return { { "run", m_input.runs[action.run].number }, { "ordinal", action.ordinal },
        { "part", toString(action.part) }, { "tool", action.tool }, { "subject", action.subject },
        { "verdict", toString(ruling.outcome) }, { "rule", ruling.rule.empty() ? Json() : Json(ruling.rule) },
        { "reason", RulingText::reason(ruling).toStdString() }, { "code", std::move(code) } };
}

} // namespace vitrine
