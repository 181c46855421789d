// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/hostreview.h"

#include "executor/engine/guards/denial.h"
#include "executor/review/reviewer.h"
#include "executor/review/sourcetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

HostReview::HostReview(std::shared_ptr<PythonRuntime> python)
    : m_reviewer(std::make_unique<Reviewer>(std::move(python)))
{
}

HostReview::~HostReview() = default;

void HostReview::begin(const SessionSetup &setup)
{
    m_setup = setup;
    m_names.clear();
    for (const auto &[name, json] : setup.variables)
        m_names.insert(name);
}

Review HostReview::review(std::string_view code) const
{
    SessionNames names;
    names.isTool = [this](std::string_view name) { return m_setup.tools.contains(name); };
    names.isVariable = [this](std::string_view name) { return m_names.contains(name); };
    return m_reviewer->review(code, m_setup.policy, names);
}

// The result of a step that is not sent.
std::optional<StepResult> HostReview::denial(std::string_view code, Review &review) const
{
    StepResult result;
    if (review.syntaxError) {
        result.status = StepStatus::Error;
        result.error = std::move(review.syntaxError);
        return result;
    }
    const auto denied = std::ranges::find(review.findings, Severity::Denied, &Finding::severity);
    if (denied == review.findings.end())
        return std::nullopt;
    result.status = StepStatus::Blocked;
    result.error = denialError(
        *denied, ImportRules(m_setup.policy.imports), Dialect::Python, SourceText(code), CodeLocation::Elsewhere);
    return result;
}

void HostReview::report(const Review &review, StepResult &result) const
{
    for (const ImportFact &fact : review.facts.imports) {
        const auto answer = ImportRules(m_setup.policy.imports).judge(fact.module);
        result.imports.push_back({ fact.module, fact.names, fact.line, answer.verdict, answer.rule });
    }
    // The others are added when the step has ended.
    std::ranges::copy_if(review.findings, std::back_inserter(result.findings), [](const Finding &finding) {
        return !finding.rule.starts_with("output_checks.") && finding.code != "hidden-character";
    });
}

StepResult HostReview::run(std::string_view code, const std::function<StepResult()> &send)
{
    Review review = this->review(code);
    auto ended = denial(code, review);
    StepResult result = ended ? std::move(*ended) : send();
    report(review, result);
    remember(result);
    return result;
}

StepResult HostReview::runReviewed(std::string_view code, const std::function<StepResult()> &send)
{
    Review review = this->review(code);
    auto ended = denial(code, review);
    if (ended)
        report(review, *ended);
    StepResult result = ended ? std::move(*ended) : send();
    remember(result);
    return result;
}

void HostReview::remember(const StepResult &result)
{
    if (result.variables.empty())
        return;
    m_names.clear();
    for (const VariableRecord &variable : result.variables) {
        if (variable.change != VariableChange::Removed)
            m_names.insert(variable.name);
    }
}

} // namespace vitrine
