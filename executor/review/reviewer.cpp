// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/reviewer.h"
#include "executor/review/pyref.h"

#include "executor/review/factscollector.h"
#include "executor/review/hiddencharacters.h"
#include "executor/review/judge.h"
#include "executor/review/outputchecks.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxerror.h"
#include "executor/review/syntaxtypes.h"
#include "executor/review/treereview.h"

#include <algorithm>

namespace vitrine {

namespace {

// Finds the positions of the node classes that the policy forbids; only called if the facts contain any.
void findDenied(const SyntaxTypes &types, PyObject *value, const std::vector<std::string> &denied,
    const SourceText &source, std::vector<Finding> &findings)
{
    if (PyList_CheckExact(value)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            findDenied(types, PyList_GET_ITEM(value, i), denied, source, findings);
        return;
    }
    if (!types.isNode(value))
        return;
    const Syntax kind = types.kindOf(value);
    if (std::ranges::contains(denied, toString(kind))) {
        const NodeLocation location = types.location(value);
        findings.push_back({ Severity::Denied, "syntax.deny", "syntax-denied", std::string(toString(kind)),
            location.line, source.column(location.line, location.column), location.endLine,
            source.column(location.endLine, location.endColumn) });
    }
    for (const PyRef &name : types.fields(kind)) {
        const PyRef inner = PyRef::steal(PyObject_GetAttr(value, name.get()));
        PyErr_Clear();
        if (inner)
            findDenied(types, inner.get(), denied, source, findings);
    }
}

bool mentionsDenied(const FactsCollector &collected, const Policy &policy)
{
    return std::ranges::any_of(policy.deniedSyntax, [&](const std::string &kind) { return collected.hasKind(kind); });
}

Finding tooDeep() { return { Severity::Denied, "syntax.deny", "too-deep", "", 1, 1, 1, 1 }; }

Verdict verdictOf(const std::vector<Finding> &findings)
{
    const bool isDenied
        = std::ranges::any_of(findings, [](const Finding &f) { return f.severity == Severity::Denied; });
    return isDenied ? Verdict::Denied : Verdict::Allowed;
}

void add(std::vector<Finding> more, std::vector<Finding> &findings)
{
    std::ranges::move(more, std::back_inserter(findings));
}

void sortByLocation(std::vector<Finding> &findings)
{
    std::ranges::stable_sort(findings, {}, [](const Finding &f) { return std::pair(f.line, f.column); });
}

// All but what `settle` adds.
std::vector<Finding> judgedTree(const SyntaxTypes &types, PyObject *tree, const FactsCollector &collector,
    const NameReview &names, const SourceText &source, const RuleJudge &rules, const SessionNames &session)
{
    std::vector<Finding> findings = judge(types, collector, rules, source, session);
    add(names.findings(), findings);
    if (mentionsDenied(collector, rules.policy()))
        findDenied(types, tree, rules.policy().deniedSyntax, source, findings);
    return findings;
}

} // namespace

void settle(Review &review, const SessionNames &session, const Policy &policy)
{
    add(findingsIn(review.names, session, policy), review.findings);
    sortByLocation(review.findings);
}

Review reviewTree(const SyntaxTypes &types, PyObject *tree, const SourceText &source, const RuleJudge &rules,
    const SessionNames &session)
{
    Review review;
    FactsCollector collector(types);
    if (!collector.collect(tree)) {
        review.findings.push_back(tooDeep());
        review.facts.isTooDeep = true;
        review.verdict = Verdict::Denied;
        return review;
    }
    const NameReview names(types, collector, source, rules.policy().dialect);
    review.findings = judgedTree(types, tree, collector, names, source, rules, session);
    review.names = names.use();
    std::vector<UseFact> uses = usesIn(types, collector, source);
    review.facts = collector.takeFacts();
    review.facts.uses = std::move(uses);
    review.verdict = verdictOf(review.findings);
    settle(review, session, rules.policy());
    return review;
}

std::vector<Finding> findingsIn(const SyntaxTypes &types, PyObject *tree, const SourceText &source,
    const RuleJudge &rules, const SessionNames &session)
{
    FactsCollector collector(types);
    if (!collector.collect(tree))
        return { tooDeep() };
    const NameReview names(types, collector, source, rules.policy().dialect);
    std::vector<Finding> findings = judgedTree(types, tree, collector, names, source, rules, session);
    add(findingsIn(names.use(), session, rules.policy()), findings);
    sortByLocation(findings);
    return findings;
}

Review reviewParsed(const SyntaxTypes &types, std::string_view code, const Policy &policy, const SessionNames &session)
{
    if (const PyRef tree = types.parse(code, parsedFile))
        return reviewTree(types, tree.get(), SourceText(code), RuleJudge(policy), session);
    Review review;
    review.syntaxError = takeSyntaxError(policy);
    return review;
}

void addTextFindings(Review &review, std::string_view code, const Policy &policy)
{
    add(findSecrets(code, FindingPart::Code, policy), review.findings);
    add(findHiddenCharacters(code), review.findings);
    sortByLocation(review.findings);
}

Reviewer::Reviewer(std::shared_ptr<PythonRuntime> python)
    : m_python(std::move(python))
{
}

Review Reviewer::review(std::string_view code, const Policy &policy, const SessionNames &session) const
{
    Review review;
    {
        const Gil gil;
        review = reviewParsed(m_python->syntax(), code, policy, session);
    }
    addTextFindings(review, code, policy);
    return review;
}

} // namespace vitrine
