// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/factbase.h"

#include "executor/policy/profiles.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace vitrine {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

// With these, code runs code that it does not contain.
constexpr std::array<std::string_view, 5> dynamicCalls { "__import__", "compile", "eval", "exec",
    "importlib.import_module" };

bool isDynamic(const Facts &facts)
{
    return std::ranges::any_of(
        dynamicCalls, [&](std::string_view call) { return std::ranges::binary_search(facts.calls, call); });
}

/// The functions that the framework keeps agents from redefining.
bool isFrameworkFunction(const std::string &name)
{
    static const std::vector<std::string> names = profile("smolagents-default")
                                                      .transform([](const Policy &policy) { return policy.builtins; })
                                                      .value_or(std::vector<std::string> {});
    return std::ranges::contains(names, name);
}

} // namespace

std::shared_ptr<FactBase> FactBase::withNamesOf(const FactBase &other)
{
    auto base = std::make_shared<FactBase>();
    base->m_syntaxNames = other.m_syntaxNames;
    base->m_syntaxBits = other.m_syntaxBits;
    base->m_subjectsByName = other.m_subjectsByName;
    for (const Subject &subject : other.m_subjects) {
        base->m_subjects.push_back({ subject.kind, subject.name });
        base->m_subjects.back().text = subject.text;
        base->m_subjects.back().steps.reserve(subject.steps.size() + 1);
    }
    base->m_actions = other.m_actions;
    base->m_ids.reserve(other.stepCount() + 1);
    base->m_uses.reserve(other.m_uses.size() + 1);
    return base;
}

RunIndex FactBase::addRunOf(const FactBase &other, RunIndex run)
{
    const RunIndex index = beginRun(other.runId(run));
    const auto [first, end] = other.stepsOf(run);
    for (StepIndex step = first; step < end; ++step)
        copyStep(other, step);
    return index;
}

void FactBase::copyStep(const FactBase &other, StepIndex step)
{
    const auto index = static_cast<StepIndex>(stepCount());
    m_ids.push_back(other.m_ids[step]);
    m_ordinals.push_back(other.m_ordinals[step]);
    m_runOf.push_back(static_cast<RunIndex>(m_runs.size() - 1));
    m_flags.push_back(other.m_flags[step]);
    m_endedBy.push_back(other.m_endedBy[step]);
    m_syntax.push_back(other.m_syntax[step]);
    if (const auto shadowed = other.m_shadowed.find(step); shadowed != other.m_shadowed.end())
        m_shadowed.emplace(index, shadowed->second);
    for (const Use &use : other.uses(step)) {
        m_subjects[use.subject].steps.push_back(index);
        m_uses.push_back(use);
    }
    m_useEnds.push_back(m_uses.size());
    const auto actions = other.actionsOf(step);
    m_stepActions.insert(m_stepActions.end(), actions.begin(), actions.end());
    m_actionEnds.push_back(m_stepActions.size());
    m_codeSteps += has(index, NoCode) ? 0 : 1;
    for (std::size_t kind = 0; kind < m_used.size(); ++kind) {
        const std::vector<double> &used = other.m_used[kind];
        if (!used.empty() || !m_used[kind].empty())
            addUsed(kind, used.empty() ? unknown : used[step]);
    }
}

RunIndex FactBase::beginRun(std::int64_t id)
{
    m_runs.push_back({ id, static_cast<StepIndex>(stepCount()) });
    m_bound.clear();
    return static_cast<RunIndex>(m_runs.size() - 1);
}

StepIndex FactBase::addStep(const JudgedStep &step)
{
    const auto index = static_cast<StepIndex>(stepCount());
    m_ids.push_back(step.id);
    m_ordinals.push_back(step.ordinal);
    m_runOf.push_back(static_cast<RunIndex>(m_runs.size() - 1));
    m_flags.push_back(step.wasDenied ? Denied : 0);
    m_endedBy.push_back(step.endedBy ? static_cast<std::uint8_t>(1 + std::to_underlying(*step.endedBy)) : 0);
    m_syntax.emplace_back();
    if (!step.hasCode)
        m_flags.back() |= NoCode;
    else if (step.facts != nullptr)
        addFacts(*step.facts);
    else
        m_flags.back() |= Unreadable;
    m_codeSteps += step.hasCode ? 1 : 0;
    m_stepActions.insert(m_stepActions.end(), step.actions.begin(), step.actions.end());
    m_actionEnds.push_back(m_stepActions.size());
    for (const std::string &tool : step.tools)
        addUse(UseKind::Tool, tool, 0);
    for (const auto &[kind, name] : step.observed)
        addUse(kind, name, 0);
    m_useEnds.push_back(m_uses.size());
    addUsed(step);
    return index;
}

void FactBase::addFacts(const Facts &facts)
{
    if (facts.isTooDeep)
        m_flags.back() |= TooDeep;
    if (isDynamic(facts))
        m_flags.back() |= Dynamic;
    for (const UseFact &use : facts.uses) {
        const bool isName = use.kind == UseKind::Builtin || use.kind == UseKind::DunderName;
        if (!isName || !m_bound.contains(use.subject))
            addUse(use.kind, use.subject, use.line);
    }
    addSyntax(facts);
    addShadowed(facts);
    m_bound.insert(facts.boundNames.begin(), facts.boundNames.end());
}

std::size_t Subject::stepCount() const
{
    if (steps.empty() || actionSteps.empty())
        return steps.size() + actionSteps.size();
    std::vector<StepIndex> both;
    std::ranges::set_intersection(steps, actionSteps, std::back_inserter(both));
    return steps.size() + actionSteps.size() - both.size();
}

SubjectIndex FactBase::subjectOf(UseKind kind, const std::string &name)
{
    auto &known = m_subjectsByName[static_cast<std::size_t>(kind)];
    const auto [at, isNew] = known.try_emplace(name, static_cast<SubjectIndex>(m_subjects.size()));
    if (isNew)
        m_subjects.push_back({ kind, name });
    return at->second;
}

void FactBase::addUse(UseKind kind, const std::string &name, int line)
{
    const SubjectIndex subject = subjectOf(kind, name);
    const auto step = static_cast<StepIndex>(m_ids.size() - 1);
    std::vector<StepIndex> &steps = m_subjects[subject].steps;
    if (!steps.empty() && steps.back() == step)
        return;
    steps.push_back(step);
    m_uses.push_back({ subject, static_cast<std::uint32_t>(std::max(line, 0)) });
}

/// The steps of the subjects of actions are found anew: what an action does is only known now.
void FactBase::finish(const ShellParser &parser)
{
    m_actions.parse(parser);
    std::vector<std::vector<SubjectIndex>> subjects(m_actions.size());
    for (ActionIndex action = 0; action < m_actions.size(); ++action) {
        for (const ActionBase::Use &use : m_actions.action(action).uses) {
            subjects[action].push_back(subjectOf(use.kind, use.pattern));
            m_subjects[subjects[action].back()].text = use.text;
        }
    }
    for (StepIndex step = 0; step < stepCount(); ++step)
        for (const ActionIndex action : actionsOf(step))
            for (const SubjectIndex subject : subjects[action])
                if (auto &steps = m_subjects[subject].actionSteps; steps.empty() || steps.back() != step)
                    steps.push_back(step);
}

std::span<const ActionIndex> FactBase::actionsOf(StepIndex step) const
{
    const std::size_t from = step == 0 ? 0 : m_actionEnds[step - 1];
    return std::span(m_stepActions).subspan(from, m_actionEnds[step] - from);
}

// More classes than bits would be another Python than the one that the review knows: those become subjects.
void FactBase::addSyntax(const Facts &facts)
{
    SyntaxSet &set = m_syntax.back();
    for (const std::string &name : facts.nodeKinds) {
        auto bit = m_syntaxBits.find(name);
        if (bit == m_syntaxBits.end()) {
            if (m_syntaxNames.size() == 64 * set.size()) {
                addUse(UseKind::Syntax, name, 0);
                continue;
            }
            bit = m_syntaxBits.emplace(name, m_syntaxNames.size()).first;
            m_syntaxNames.push_back(name);
        }
        set[bit->second / 64] |= std::uint64_t { 1 } << (bit->second % 64);
    }
}

void FactBase::addShadowed(const Facts &facts)
{
    const auto step = static_cast<StepIndex>(m_ids.size() - 1);
    if (!has(step, Denied))
        return;
    std::vector<std::string> names;
    std::ranges::copy_if(facts.boundNames, std::back_inserter(names), isFrameworkFunction);
    if (!names.empty())
        m_shadowed.emplace(step, std::move(names));
}

std::span<const std::string> FactBase::shadowed(StepIndex step) const
{
    const auto found = m_shadowed.find(step);
    return found == m_shadowed.end() ? std::span<const std::string>() : found->second;
}

void FactBase::addUsed(const JudgedStep &step)
{
    for (const LimitKind kind : allLimitKinds) {
        const auto value = step.used[static_cast<std::size_t>(kind)];
        if (value || !used(kind).empty())
            addUsed(static_cast<std::size_t>(kind), value.value_or(unknown));
    }
}

// Adds the use of the last step; earlier steps with unknown use get their entry.
void FactBase::addUsed(std::size_t kind, double value)
{
    m_used[kind].resize(stepCount() - 1, unknown);
    m_used[kind].push_back(value);
}

std::pair<StepIndex, StepIndex> FactBase::stepsOf(RunIndex run) const
{
    const std::size_t end = run + 1 < m_runs.size() ? m_runs[run + 1].first : stepCount();
    return { m_runs[run].first, static_cast<StepIndex>(end) };
}

std::span<const FactBase::Use> FactBase::uses(StepIndex step) const
{
    const std::size_t from = step == 0 ? 0 : m_useEnds[step - 1];
    return std::span(m_uses).subspan(from, m_useEnds[step] - from);
}

std::optional<LimitKind> FactBase::endedBy(StepIndex step) const
{
    if (m_endedBy[step] == 0)
        return std::nullopt;
    return static_cast<LimitKind>(m_endedBy[step] - 1);
}

FactBase::SyntaxSet FactBase::syntaxSet(const std::vector<std::string> &names) const
{
    SyntaxSet set {};
    for (const std::string &name : names) {
        if (const auto bit = m_syntaxBits.find(name); bit != m_syntaxBits.end())
            set[bit->second / 64] |= std::uint64_t { 1 } << (bit->second % 64);
    }
    return set;
}

} // namespace vitrine
