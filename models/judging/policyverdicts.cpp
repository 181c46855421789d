// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/policyverdicts.h"

#include "executor/policy/rulejudge.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

bool meets(const FactBase::SyntaxSet &one, const FactBase::SyntaxSet &other)
{
    return ((one[0] & other[0]) | (one[1] & other[1])) != 0;
}

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr StepIndex gone = std::numeric_limits<StepIndex>::max(); // the place of a step that is not there any more

} // namespace

/// Steps whose use of a limit is known, the least first.
struct PolicyVerdicts::Orders {
    std::array<std::vector<StepIndex>, allLimitKinds.size()> byLimit;

    /// The new positions of steps that moved; those without one are gone. `isNew` selects those to be sorted in.
    static std::vector<StepIndex> moved(const std::vector<StepIndex> &order, const std::vector<StepIndex> &locations,
        const std::vector<double> &used, const std::vector<bool> &isNew);
};

std::vector<StepIndex> PolicyVerdicts::Orders::moved(const std::vector<StepIndex> &order,
    const std::vector<StepIndex> &locations, const std::vector<double> &used, const std::vector<bool> &isNew)
{
    std::vector<StepIndex> all;
    all.reserve(used.size());
    for (const StepIndex step : order)
        if (locations[step] != gone)
            all.push_back(locations[step]);
    const auto kept = static_cast<std::ptrdiff_t>(all.size());
    for (StepIndex step = 0; step < used.size(); ++step)
        if (isNew[step] && !std::isnan(used[step]))
            all.push_back(step);
    const auto useOf = [&](StepIndex step) { return used[step]; };
    std::ranges::sort(all.begin() + kept, all.end(), {}, useOf);
    std::ranges::inplace_merge(all, all.begin() + kept, {}, useOf);
    return all;
}

PolicyVerdicts::PolicyVerdicts(std::shared_ptr<const FactBase> base, Policy policy)
    : m_base(std::move(base))
    , m_orders(std::make_shared<Orders>())
    , m_policy(std::move(policy))
    , m_against(m_base->stepCount())
    , m_deniedSubjects(m_base->subjects().size())
{
    for (const LimitKind kind : allLimitKinds) {
        const std::vector<double> &used = m_base->used(kind);
        std::vector<StepIndex> &order = m_orders->byLimit[static_cast<std::size_t>(kind)];
        for (StepIndex step = 0; step < used.size(); ++step)
            if (!std::isnan(used[step]))
                order.push_back(step);
        std::ranges::sort(order, {}, [&](StepIndex step) { return used[step]; });
    }
    for (StepIndex step = 0; step < m_against.size(); ++step)
        m_against[step] = m_base->has(step, FactBase::TooDeep) ? 1 : 0;
    judgeSubjects(nullptr);
    judgeSyntax();
    judgeLimits();
    judgeActions(nullptr);
}

void PolicyVerdicts::change(Policy policy)
{
    const Policy before = std::exchange(m_policy, std::move(policy));
    judgeSubjects(&before);
    judgeSyntax();
    judgeLimits();
    judgeActions(&before);
}

void PolicyVerdicts::judgeActions(const Policy *before)
{
    if (!m_actions.judge(m_base->actions(), m_policy, before))
        return;
    m_stepOutcomes.assign(m_base->stepCount(), ActionOutcome::Allow);
    for (StepIndex step = 0; step < m_stepOutcomes.size(); ++step)
        for (const ActionIndex action : m_base->actionsOf(step))
            m_stepOutcomes[step] = stricter(m_stepOutcomes[step], m_actions.outcome(action));
}

void PolicyVerdicts::follow(const BaseGrowth &growth)
{
    std::vector<StepIndex> locations(m_base->stepCount(), gone);
    followSteps(growth, locations);
    m_base = growth.base;
    judgeNewSubjects();
    m_deniedSyntax = m_base->syntaxSet(m_policy.deniedSyntax);
    std::vector<bool> isNew(m_base->stepCount());
    for (RunIndex run = 0; run < m_base->runCount(); ++run) {
        if (growth.origins[run])
            continue;
        const auto [first, end] = m_base->stepsOf(run);
        for (StepIndex step = first; step < end; ++step) {
            isNew[step] = true;
            judgeStep(step);
        }
    }
    auto orders = std::make_shared<Orders>();
    for (const LimitKind kind : allLimitKinds)
        orders->byLimit[static_cast<std::size_t>(kind)]
            = Orders::moved(order(kind), locations, m_base->used(kind), isNew);
    m_orders = std::move(orders);
    judgeActions(nullptr);
}

/// The verdicts on unchanged steps, at their new positions.
void PolicyVerdicts::followSteps(const BaseGrowth &growth, std::vector<StepIndex> &locations)
{
    std::vector<std::uint32_t> against(growth.base->stepCount());
    for (RunIndex run = 0; run < growth.base->runCount(); ++run) {
        if (!growth.origins[run])
            continue;
        const auto [from, end] = m_base->stepsOf(*growth.origins[run]);
        const StepIndex to = growth.base->stepsOf(run).first;
        std::copy(m_against.begin() + from, m_against.begin() + end, against.begin() + to);
        std::iota(locations.begin() + from, locations.begin() + end, to);
    }
    m_against = std::move(against);
}

void PolicyVerdicts::judgeNewSubjects()
{
    const RuleJudge judge(m_policy);
    const std::vector<Subject> &subjects = m_base->subjects();
    for (std::size_t i = m_deniedSubjects.size(); i < subjects.size(); ++i)
        m_deniedSubjects.push_back(!isOfAction(subjects[i].kind) && judge.denies(subjects[i].kind, subjects[i].name));
}

void PolicyVerdicts::judgeStep(StepIndex step)
{
    std::uint32_t against = m_base->has(step, FactBase::TooDeep) ? 1 : 0;
    for (const FactBase::Use &use : m_base->uses(step))
        against += m_deniedSubjects[use.subject] ? 1 : 0;
    against += meets(m_base->syntax(step), m_deniedSyntax) ? 1 : 0;
    for (const LimitKind kind : allLimitKinds) {
        const std::vector<double> &used = m_base->used(kind);
        const double limit = m_limits[static_cast<std::size_t>(kind)].value_or(endless);
        against += endsStep(kind) && !used.empty() && used[step] > limit ? 1 : 0;
    }
    m_against[step] = against;
}

void PolicyVerdicts::judgeSubjects(const Policy *before)
{
    const RuleJudge judge(m_policy);
    const std::vector<Subject> &subjects = m_base->subjects();
    for (SubjectIndex i = 0; i < subjects.size(); ++i) {
        const Subject &subject = subjects[i];
        const bool isSame = before != nullptr && haveSameList(subject.kind, *before, m_policy);
        if (isSame || isOfAction(subject.kind))
            continue;
        const bool isNow = judge.denies(subject.kind, subject.name);
        if (isNow == m_deniedSubjects[i])
            continue;
        m_deniedSubjects[i] = isNow;
        const std::uint32_t more = isNow ? 1U : ~0U; // one more, or one less
        for (const StepIndex step : subject.steps)
            m_against[step] += more;
    }
}

void PolicyVerdicts::judgeSyntax()
{
    const FactBase::SyntaxSet before = std::exchange(m_deniedSyntax, m_base->syntaxSet(m_policy.deniedSyntax));
    if (before == m_deniedSyntax)
        return;
    for (StepIndex step = 0; step < m_against.size(); ++step) {
        const FactBase::SyntaxSet &syntax = m_base->syntax(step);
        m_against[step] += (meets(syntax, m_deniedSyntax) ? 1U : 0U) - (meets(syntax, before) ? 1U : 0U);
    }
}

void PolicyVerdicts::judgeLimits()
{
    for (const LimitKind kind : allLimitKinds) {
        if (!endsStep(kind))
            continue;
        const auto now = limitOf(m_policy.limits, kind);
        shiftLimit(kind, std::exchange(m_limits[static_cast<std::size_t>(kind)], now), now);
    }
}

// The steps whose use lies between the two limits are those that it touches.
void PolicyVerdicts::shiftLimit(LimitKind kind, std::optional<double> from, std::optional<double> to)
{
    const double old = from.value_or(endless);
    const double now = to.value_or(endless);
    const std::vector<double> &used = m_base->used(kind);
    const std::vector<StepIndex> &steps = order(kind);
    const auto useOf = [&](StepIndex step) { return used[step]; };
    const auto first = std::ranges::upper_bound(steps, std::min(old, now), {}, useOf);
    const auto last = std::ranges::upper_bound(steps, std::max(old, now), {}, useOf);
    const std::uint32_t more = now < old ? 1U : ~0U; // one more, or one less
    for (const StepIndex step : std::ranges::subrange(first, last))
        m_against[step] += more;
}

const std::vector<StepIndex> &PolicyVerdicts::order(LimitKind kind) const
{
    return m_orders->byLimit[static_cast<std::size_t>(kind)];
}

Verdict PolicyVerdicts::codeVerdict(StepIndex step) const
{
    if (isCodeDenied(step))
        return Verdict::Denied;
    const bool isOpen = m_base->has(step, FactBase::Unreadable) || m_base->has(step, FactBase::Dynamic);
    return isOpen ? Verdict::Undecidable : Verdict::Allowed;
}

Verdict PolicyVerdicts::ruled(StepIndex step) const
{
    return isCodeDenied(step) ? Verdict::Denied : verdictOf(m_stepOutcomes[step]);
}

Verdict PolicyVerdicts::verdict(StepIndex step) const
{
    const Verdict ruling = ruled(step);
    const bool isOpen = codeVerdict(step) == Verdict::Undecidable;
    return isOpen && ruling != Verdict::Denied ? Verdict::Undecidable : ruling;
}

/// For a pattern of actions, the decision about everything that it matches.
Verdict PolicyVerdicts::subjectVerdict(SubjectIndex index) const
{
    const Subject &subject = m_base->subjects()[index];
    if (subject.text)
        return verdictOf(m_actions.answer(*subject.text).outcome);
    return m_deniedSubjects[index] ? Verdict::Denied : Verdict::Allowed;
}

std::array<std::uint64_t, 4> PolicyVerdicts::counts() const
{
    std::array<std::uint64_t, 4> counts {};
    for (StepIndex step = 0; step < m_base->stepCount(); ++step)
        ++counts.at(static_cast<std::size_t>(verdict(step)));
    return counts;
}

std::uint64_t PolicyVerdicts::codeCount(Verdict verdict) const
{
    std::uint64_t count = 0;
    for (StepIndex step = 0; step < m_base->stepCount(); ++step)
        count += m_base->hasCode(step) && codeVerdict(step) == verdict ? 1 : 0;
    return count;
}

std::uint64_t PolicyVerdicts::denied() const
{
    std::uint64_t denied = 0;
    for (StepIndex step = 0; step < m_against.size(); ++step)
        denied += isDenied(step) ? 1 : 0;
    return denied;
}

std::vector<ActionObjection> PolicyVerdicts::actionObjections(StepIndex step) const
{
    std::vector<ActionObjection> all;
    std::optional<ActionJudge> judge;
    for (const ActionIndex index : m_base->actionsOf(step)) {
        if (m_actions.outcome(index) == ActionOutcome::Allow)
            continue;
        if (!judge)
            judge.emplace(m_policy, baseFolders());
        const ActionBase &actions = m_base->actions();
        all.push_back({ index, decide(NamedRules(*judge), actions.namedQuestions(index)) });
    }
    return all;
}

std::vector<StepIndex> PolicyVerdicts::stepsDecidedBy(std::string_view path, const std::string &entry) const
{
    std::vector<StepIndex> steps;
    for (StepIndex step = 0; step < m_base->stepCount(); ++step)
        for (const ActionIndex action : m_base->actionsOf(step))
            m_base->actions().forEachText(action, [&](ActionPart part, TextIndex text) {
                const auto &answer = m_actions.answer(text);
                const auto &entries = m_actions.rules()[static_cast<std::size_t>(part)].entries;
                const bool isMeant
                    = answer.isListed() && entries[answer.entry].first == path && entries[answer.entry].second == entry;
                if (isMeant && (steps.empty() || steps.back() != step))
                    steps.push_back(step);
            });
    return steps;
}

EntryUse PolicyVerdicts::entryUse() const
{
    EntryUse use;
    std::array<std::vector<std::uint64_t>, allActionParts.size()> steps;
    std::array<std::vector<StepIndex>, allActionParts.size()> newest; // one more than the step that was counted last
    for (std::size_t part = 0; part < steps.size(); ++part) {
        steps[part].resize(m_actions.rules()[part].entries.size());
        newest[part].resize(steps[part].size());
    }
    const auto take = [&](StepIndex step, TextIndex text) {
        const auto &answer = m_actions.answer(text);
        if (!answer.isListed())
            return;
        const auto part = static_cast<std::size_t>(m_base->actions().partOfText(text));
        if (newest[part][answer.entry] != step + 1) {
            newest[part][answer.entry] = step + 1;
            ++steps[part][answer.entry];
        }
    };
    for (StepIndex step = 0; step < m_base->stepCount(); ++step)
        for (const ActionIndex action : m_base->actionsOf(step))
            for (const TextIndex text : m_base->actions().texts(action))
                take(step, text);
    for (std::size_t part = 0; part < steps.size(); ++part)
        for (std::size_t entry = 0; entry < steps[part].size(); ++entry)
            use[m_actions.rules()[part].entries[entry]] += steps[part][entry];
    return use;
}

std::vector<double> PolicyVerdicts::sortedUse(LimitKind kind) const
{
    const std::vector<double> &used = m_base->used(kind);
    std::vector<double> sorted;
    sorted.reserve(order(kind).size());
    for (const StepIndex step : order(kind))
        sorted.push_back(used[step]);
    return sorted;
}

std::string PolicyVerdicts::denyingRule(StepIndex step) const
{
    if (isCodeDenied(step)) {
        const auto reasons = objections(step);
        if (!reasons.empty())
            return reasons.front().rule;
    }
    const auto reasons = actionObjections(step);
    const auto denied = std::ranges::find(
        reasons, ActionOutcome::Deny, [](const ActionObjection &objection) { return objection.ruling.outcome; });
    return denied == reasons.end() ? std::string() : denied->ruling.rule;
}

std::vector<Objection> PolicyVerdicts::objections(StepIndex step) const
{
    std::vector<Objection> all;
    if (!isCodeDenied(step))
        return all;
    const RuleJudge judge(m_policy);
    for (const FactBase::Use &use : m_base->uses(step)) {
        if (!m_deniedSubjects[use.subject])
            continue;
        const Subject &subject = m_base->subjects()[use.subject];
        auto ruling = judge.judge(subject.kind, subject.name);
        all.push_back({ std::move(ruling->rule), subject.name, subject.kind, {}, 0, use.line, ruling->code });
    }
    std::ranges::stable_sort(all, {}, &Objection::line);
    for (const std::string &name : m_policy.deniedSyntax)
        if (meets(m_base->syntax(step), m_base->syntaxSet({ name })))
            all.push_back({ "syntax.deny", name, UseKind::Syntax, {}, 0, 0, "syntax-denied" });
    if (m_base->has(step, FactBase::TooDeep))
        all.push_back({ "syntax.deny", {}, UseKind::UnknownSyntax, {}, 0, 1, "too-deep" });
    for (const LimitKind kind : allLimitKinds) {
        const std::vector<double> &used = m_base->used(kind);
        if (endsStep(kind) && !used.empty() && used[step] > limitOf(m_policy.limits, kind).value_or(endless))
            all.push_back({ std::string(toString(kind)), {}, {}, kind, used[step], 0, "limit-exceeded" });
    }
    return all;
}

} // namespace vitrine
