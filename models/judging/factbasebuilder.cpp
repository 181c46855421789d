// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/factbasebuilder.h"

#include "base/utf8.h"
#include "executor/denialadvice.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/systemfolders.h"
#include "models/replay/replaytools.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace vitrine {

namespace {

/// A step and what the review of its Python code found.
struct ReviewedCode {
    const ReplayStep *step = nullptr;
    std::optional<Facts> facts;
    bool hasCode = false;
};

double &usedOf(JudgedStep &step, LimitKind kind) { return step.used[static_cast<std::size_t>(kind)].emplace(0); }

/// The limits in the log itself.
void addRecorded(const StepRecord &record, JudgedStep &step)
{
    for (const OutputRecord &output : record.outputs) {
        if (output.stream == OutputStream::Error || output.isTruncated)
            continue;
        const bool isValue = output.stream == OutputStream::Result;
        auto &used = step.used[static_cast<std::size_t>(isValue ? LimitKind::OutputChars : LimitKind::PrintChars)];
        used = used.value_or(0) + static_cast<double>(countCharacters(output.text));
    }
}

std::optional<LimitKind> endOf(const StepResult &result)
{
    if (result.status == StepStatus::Timeout)
        return LimitKind::WallSeconds;
    if (result.status != StepStatus::Limit || !result.error)
        return std::nullopt;
    const auto kind
        = std::ranges::find(allLimitKinds, result.error->rule, [](LimitKind limit) { return toString(limit); });
    return kind == allLimitKinds.end() ? std::nullopt : std::optional(*kind);
}

/// Did it run as far as the code or a limit let it?
bool isMeasured(const Execution &execution)
{
    if (!execution.end || execution.begin.isEdited)
        return false;
    const StepStatus status = execution.end->result.status;
    return status == StepStatus::Ok || status == StepStatus::Error || status == StepStatus::Limit
        || status == StepStatus::Timeout;
}

/// The uses that a rule's list decides about at run time.
std::optional<UseKind> observedKind(std::string_view rule)
{
    const PolicyRule *known = policyRule(rule);
    return known == nullptr ? std::nullopt : known->observes;
}

/// Only the host of "https://example.org/x".
std::string observedName(UseKind kind, const std::string &detail)
{
    const std::size_t scheme = detail.find("://");
    if (kind != UseKind::Host || scheme == std::string::npos)
        return detail;
    const std::string rest = detail.substr(scheme + 3);
    return rest.substr(0, rest.find_first_of("/:?#"));
}

/// The code in the sandbox starts in the folder of its session, which relative names refer to.
std::string locationOf(UseKind kind, const std::string &name, std::string_view executor)
{
    const bool isFile = kind == UseKind::FileRead || kind == UseKind::FileWrite;
    if (!isFile || executor != "sandbox" || name.starts_with('/'))
        return name;
    return (std::filesystem::path(sessionFolder) / name).lexically_normal().string();
}

/// What ended the code while it ran, in the words of the rule: guards name an attribute in their message only.
std::optional<std::pair<UseKind, std::string>> deniedUse(const StepResult &result)
{
    const auto advice = result.status == StepStatus::Blocked ? denialAdvice(result) : std::nullopt;
    const PolicyRule *rule = advice ? policyRule(advice->changedEntry) : nullptr;
    const auto kind = rule == nullptr ? std::nullopt : rule->observes ? rule->observes : rule->judges;
    if (!kind || isOfAction(*kind) || *kind == UseKind::Syntax)
        return std::nullopt;
    if (*kind == UseKind::Tool && advice->change == DenialAdvice::Change::Remove)
        return std::nullopt; // the value is a pattern for names
    std::string name = observedName(*kind, advice->value);
    if (const std::size_t colon = result.error->message.rfind(": ");
        name.empty() && *kind == UseKind::DunderAttribute && colon != std::string::npos)
        name = result.error->message.substr(colon + 2);
    const bool isName = *kind != UseKind::DunderAttribute || (name.starts_with("__") && !name.contains(' '));
    return name.empty() || !isName ? std::nullopt : std::optional(std::pair(*kind, std::move(name)));
}

/// The files and hosts that the newest execution of the recorded code asked for, whether it got them or not, and what
/// ended it.
void addObserved(const std::vector<Execution> &executions, JudgedStep &step)
{
    constexpr std::size_t most = 1000;
    const auto newest = std::ranges::find_if(
        executions, [](const Execution &execution) { return execution.end && !execution.begin.isEdited; });
    if (newest == executions.end())
        return;
    std::set<std::pair<UseKind, std::string>> seen;
    for (const EventRecord &event : newest->end->result.events)
        if (const auto kind = observedKind(event.rule); kind && !event.detail.empty() && seen.size() < most)
            seen.emplace(*kind, locationOf(*kind, observedName(*kind, event.detail), newest->session.executor));
    if (const auto denied = deniedUse(newest->end->result))
        seen.emplace(denied->first, locationOf(denied->first, denied->second, newest->session.executor));
    step.observed.assign(seen.begin(), seen.end());
}

void addExecuted(const std::vector<Execution> &executions, JudgedStep &step)
{
    addObserved(executions, step);
    const auto newest = std::ranges::find_if(executions, isMeasured);
    if (newest == executions.end())
        return;
    const StepResult &result = newest->end->result;
    usedOf(step, LimitKind::Operations) = static_cast<double>(result.usage.operations);
    usedOf(step, LimitKind::WallSeconds) = result.usage.wallSeconds;
    usedOf(step, LimitKind::CpuSeconds) = result.usage.cpuSeconds;
    usedOf(step, LimitKind::MemoryMib) = static_cast<double>(result.usage.peakRssKib) / 1024;
    usedOf(step, LimitKind::PrintChars) = static_cast<double>(countCharacters(result.logs));
    step.endedBy = endOf(result);
}

std::vector<std::string> toolsOf(const ReviewedCode &code, const std::set<std::string> &known)
{
    std::set<std::string> tools;
    if (code.facts)
        std::ranges::set_intersection(code.facts->calls, known, std::inserter(tools, tools.end()));
    return { tools.begin(), tools.end() };
}

} // namespace

FactBaseBuilder::FactBaseBuilder(const Reviewer &reviewer, const FactBase *before)
    : m_reviewer(reviewer)
    , m_base(before != nullptr ? FactBase::withNamesOf(*before) : std::make_shared<FactBase>())
{
}

std::optional<Facts> FactBaseBuilder::review(const std::string &code) const
{
    Review review = m_reviewer.review(code, Policy());
    return review.syntaxError ? std::nullopt : std::optional(std::move(review.facts));
}

void FactBaseBuilder::addRun(std::int64_t id, std::span<const ReplayStep> steps, const ExecutionsOf &executionsOf,
    const FactsOfStep &factsOfStep, std::string_view project)
{
    std::vector<ReviewedCode> all;
    CalledTools called;
    std::set<std::string> tools { "final_answer" };
    for (const ReplayStep &step : steps) {
        const std::string code = judgedCode(step.record);
        std::optional<Facts> facts;
        if (!code.empty())
            facts = factsOfStep ? factsOfStep(step.id) : std::nullopt;
        all.push_back({ &step, facts || code.empty() ? std::move(facts) : review(code), !code.empty() });
        if (all.back().facts)
            called.add(*all.back().facts, step.record);
        for (const RecordedToolCall &call : step.record.toolCalls)
            if (call.innerOfCode)
                tools.insert(call.name);
    }
    tools.merge(called.names());
    m_base->beginRun(id);
    double number = 0;
    for (const ReviewedCode &code : all) {
        const StepRecord &record = code.step->record;
        JudgedStep step { .id = code.step->id, .ordinal = static_cast<std::uint32_t>(record.ordinal) };
        step.hasCode = code.hasCode;
        step.actions = addActions(record, project);
        if (!step.hasCode && step.actions.empty())
            continue;
        step.wasDenied = record.error && record.error->layer == ErrorLayer::Policy;
        if (step.hasCode) {
            step.facts = code.facts ? &*code.facts : nullptr;
            step.tools = toolsOf(code, tools);
            if (!record.code.empty())
                usedOf(step, LimitKind::MaxSteps) = ++number;
            addRecorded(record, step);
            if (executionsOf)
                addExecuted(executionsOf(code.step->id), step);
        }
        m_base->addStep(step);
    }
}

std::vector<ActionIndex> FactBaseBuilder::addActions(const StepRecord &step, std::string_view project)
{
    std::vector<ActionIndex> actions;
    for (const ActionRecord &record : actionsOf(step))
        if (auto action = recordedAction(record))
            actions.push_back(m_base->addAction(std::move(*action), project));
    return actions;
}

std::shared_ptr<const FactBase> FactBaseBuilder::take()
{
    m_base->finish();
    return std::move(m_base);
}

std::vector<StepVerdict> stepVerdicts(const PolicyVerdicts &verdicts)
{
    const FactBase &base = verdicts.base();
    std::vector<StepVerdict> list;
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        list.push_back({ base.stepId(step), verdicts.verdict(step) });
    return list;
}

} // namespace vitrine
