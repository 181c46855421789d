// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/runbuilder.h"

#include "models/logs/frameworkerror.h"
#include "models/logs/runfacts.h"

#include <algorithm>
#include <format>
#include <functional>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

bool isAction(const StepRecord &step) { return step.kind == StepKind::Action; }

bool callsFinalAnswer(const StepRecord &step)
{
    const auto inCode = [](const CodeRecord &code) { return code.text.contains("final_answer("); };
    const auto inCall = [](const RecordedToolCall &call) { return call.name == "final_answer"; };
    return std::ranges::any_of(step.code, inCode) || std::ranges::any_of(step.toolCalls, inCall);
}

void addTo(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &value)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 53;
    if (value && *value >= 0 && *value < most)
        sum = std::min(most, sum.value_or(0) + *value);
}

/// What a text takes beside its bytes: on the heap, and on its way into a trail, where each is hashed and numbered.
constexpr std::uint64_t perText = 128;

std::uint64_t bytesOf(const std::vector<PromptMessage> &prompt)
{
    std::uint64_t bytes = 0;
    for (const PromptMessage &message : prompt)
        bytes += sizeof message + perText + message.text.size();
    return bytes;
}

/// Roughly what the step takes in memory, without its prompt.
std::uint64_t bytesOf(const StepRecord &step)
{
    constexpr std::uint64_t ownTexts = 3;
    std::uint64_t bytes = sizeof step + ownTexts * perText;
    bytes += step.thought.size() + step.rawModelOutput.size() + step.extra.size();
    for (const CodeRecord &code : step.code)
        bytes += sizeof code + perText + code.text.size();
    for (const OutputRecord &output : step.outputs)
        bytes += sizeof output + perText + output.text.size();
    for (const RecordedToolCall &call : step.toolCalls)
        bytes += sizeof call + 2 * perText + call.arguments.size() + (call.result ? call.result->size() : 0);
    return bytes + (step.error ? 2 * perText + step.error->message.size() + step.error->traceback.size() : 0);
}

bool isTurn(const StepRecord &step) { return step.kind == StepKind::Action || step.kind == StepKind::Plan; }

} // namespace

void RunBuilder::add(StepRecord step)
{
    const std::uint64_t prompt = bytesOf(step.prompt);
    if (m_held + prompt + bytesOf(step) > maxHeld)
        dropPrompts();
    if (!m_hasPrompts && isTurn(step))
        dropPrompt(step);
    if (mayGrow(bytesOf(step) + bytesOf(step.prompt)))
        m_steps.push_back(std::move(step));
}

bool RunBuilder::mayGrow(std::uint64_t bytes)
{
    const bool may = m_held + bytes <= maxHeld;
    m_held += may ? bytes : 0;
    m_leftOut += may ? 0 : 1;
    return may;
}

void RunBuilder::dropPrompts()
{
    if (!std::exchange(m_hasPrompts, false))
        return;
    for (StepRecord &step : m_steps | std::views::filter(isTurn)) {
        m_held -= bytesOf(step.prompt);
        dropPrompt(step);
    }
}

void RunBuilder::dropPrompt(StepRecord &step)
{
    m_hasLostPrompts = m_hasLostPrompts || !step.prompt.empty();
    step.prompt = {};
}

void RunBuilder::prepend(StepRecord step) { m_steps.insert(m_steps.begin(), std::move(step)); }

void RunBuilder::addContent(std::string_view bytes)
{
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
    m_content = (m_content ^ std::hash<std::string_view> {}(bytes)) * golden;
}

void RunBuilder::finish(ImportContext &context)
{
    derive();
    if (const auto taken = takeRunFacts(run, m_steps, context.runs()); !taken)
        context.skip(taken.error().code, run.span.line, run.span.byteFrom, taken.error().detail);
    if (m_hasLostPrompts)
        context.skip(ErrorCode::TooLarge, run.span.line, run.span.byteFrom,
            std::format(
                "a run that takes more than {} MiB of memory: the prompts of its steps were left out", maxHeld >> 20));
    if (m_leftOut > 0)
        context.skip(ErrorCode::TooLarge, run.span.line, run.span.byteFrom,
            std::format("a run that takes more than {} MiB of memory: {} of its steps or their outputs were left out",
                maxHeld >> 20, m_leftOut));
    context.addRun(std::move(run), std::move(m_steps), m_content);
    *this = RunBuilder {};
}

void RunBuilder::derive()
{
    if (run.span.byteTo == 0 && !m_steps.empty())
        run.span = { m_steps.front().span.line, m_steps.front().span.byteFrom, m_steps.back().span.byteTo };
    const auto task = std::ranges::find(m_steps, StepKind::Task, &StepRecord::kind);
    if (run.task.empty() && task != m_steps.end() && !task->prompt.empty())
        run.task = task->prompt.front().text;
    if (!m_areFinalsRecorded)
        markFinal();
    deriveState();
    if (run.time.quality == Quality::Missing)
        deriveTime();
    if (run.tokens.quality == Quality::Missing)
        deriveTokens();
    deriveFromErrors();
    if (run.agentKind.empty())
        deriveKind();
}

void RunBuilder::markFinal()
{
    const auto last = std::ranges::find_if(m_steps | std::views::reverse, isAction);
    if (last != m_steps.rend() && !last->error && callsFinalAnswer(*last))
        last->isFinalAnswer = true;
}

void RunBuilder::deriveState()
{
    const auto last = std::ranges::find_if(m_steps | std::views::reverse,
        [](const StepRecord &step) { return isAction(step) || step.kind == StepKind::Final; });
    if (last == m_steps.rend())
        return;
    const bool isForced = last->error && last->error->type == "AgentMaxStepsError";
    if (!run.finalAnswer && (last->isFinalAnswer || isForced))
        run.finalAnswer = m_answer;
    if (run.state != RunState::Unknown)
        return;
    if (last->isFinalAnswer)
        run.state = RunState::Success;
    else if (isForced)
        run.state = RunState::MaxSteps;
    else if (last->error && last->error->layer == ErrorLayer::Model)
        run.state = RunState::Error;
}

void RunBuilder::deriveTime()
{
    for (const StepRecord &step : m_steps) {
        if (step.time.startedAt)
            run.time.startedAt = std::min(run.time.startedAt.value_or(*step.time.startedAt), *step.time.startedAt);
        if (step.time.endedAt)
            run.time.endedAt = std::max(run.time.endedAt.value_or(*step.time.endedAt), *step.time.endedAt);
    }
    if (run.time.startedAt && run.time.endedAt)
        run.time.seconds = *run.time.endedAt - *run.time.startedAt;
    if (run.time.startedAt || run.time.endedAt)
        run.time.quality = Quality::Derived;
}

void RunBuilder::deriveTokens()
{
    for (const StepRecord &step : m_steps) {
        addTo(run.tokens.input, step.tokens.input);
        addTo(run.tokens.output, step.tokens.output);
    }
    if (run.tokens.input || run.tokens.output)
        run.tokens.quality = Quality::Derived;
}

void RunBuilder::deriveFromErrors()
{
    for (const StepRecord &step : m_steps) {
        if (!run.authorizedImports.empty())
            break;
        if (step.error)
            run.authorizedImports = authorizedImportsIn(step.error->message);
    }
}

void RunBuilder::deriveKind()
{
    const auto hasCalls = [](const StepRecord &step) { return !step.toolCalls.empty(); };
    const auto hasCode = [](const StepRecord &step) { return !step.code.empty(); };
    if (std::ranges::any_of(m_steps, hasCalls))
        run.agentKind = "tool-calling";
    else if (std::ranges::any_of(m_steps, hasCode))
        run.agentKind = "code";
}

} // namespace vitrine
