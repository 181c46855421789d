// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/memorystep.h"

#include "models/logs/formats/smolagents/memorystepreader.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

bool hasAny(JsonObject object, std::span<const std::string_view> keys)
{
    return std::ranges::any_of(keys, [&](std::string_view key) { return memberOf(object, key).has_value(); });
}

} // namespace

void MemoryStepReader::finish()
{
    StepRecord &step = m_step.record;
    for (const JsonObject message : m_messages) {
        leaveMember(message, "role");
        if (m_messageTokens != step.tokens)
            leaveMember(message, "token_usage");
        // It repeats model_output.
        if (!step.rawModelOutput.empty())
            leaveMember(message, "content");
    }
    if (step.rawModelOutput.empty())
        step.rawModelOutput = std::move(m_messageText);
    if (step.kind == StepKind::Action) {
        finishCode();
        finishOutput();
    }
    if (step.kind == StepKind::Final) {
        step.isFinalAnswer = true;
        step.outputs.push_back({ OutputStream::Result, m_step.answer.value_or(std::string {}), false });
    }
    step.extra = m_extra.text();
}

/// Code that a step without any field for it may have run: replies that could not be parsed never ran.
bool MemoryStepReader::mayHaveWrittenCode() const
{
    const auto &error = m_step.record.error;
    const bool isCodeError = !error || error->layer == ErrorLayer::Code || error->layer == ErrorLayer::Policy;
    return isCodeError && m_step.record.toolCalls.empty();
}

void MemoryStepReader::finishCode()
{
    StepRecord &step = m_step.record;
    ModelReply reply = splitReply(step.rawModelOutput);
    if (step.thought.empty())
        step.thought = std::move(reply.thought);
    if (!step.code.empty() && m_callArguments)
        ReadLedger::forget(*m_callArguments);
    if (step.code.empty() && m_callCode)
        step.code.push_back(std::move(*m_callCode));
    else if (step.code.empty() && reply.code && mayHaveWrittenCode())
        step.code.push_back(std::move(*reply.code));
}

void MemoryStepReader::finishOutput()
{
    StepRecord &step = m_step.record;
    if (m_observations) {
        const auto text = stringIn(*m_observations);
        step.outputs = splitObservation(text ? *text : valueText(*m_observations));
    }
    if (m_observations && step.toolCalls.size() == 1)
        step.toolCalls.front().result = valueText(*m_observations);
    const bool isForced = step.error && step.error->type == "AgentMaxStepsError";
    const bool isAnswer = step.isFinalAnswer || isForced || !m_step.isFinalAnswerRecorded;
    if (m_actionOutput && isAnswer)
        m_step.answer = m_actionOutput;
    const auto isResult = [](const OutputRecord &output) { return output.stream == OutputStream::Result; };
    const bool hasResult = std::ranges::any_of(step.outputs, isResult);
    // It repeats the observations.
    if (m_actionValue && hasResult)
        ReadLedger::forget(*m_actionValue);
    if (m_actionOutput && !hasResult)
        step.outputs.push_back({ OutputStream::Result, std::move(*m_actionOutput), false });
}

std::optional<StepKind> stepKindIn(JsonObject step)
{
    constexpr std::array<std::string_view, 9> action { "step_number", "step", "tool_calls", "tool_call", "model_output",
        "llm_output", "code_action", "observations", "action_output" };
    constexpr std::array<std::string_view, 2> plan { "plan", "facts" };
    constexpr std::array<std::string_view, 2> final { "output", "final_answer" };
    if (hasAny(step, action))
        return StepKind::Action;
    if (hasAny(step, plan))
        return StepKind::Plan;
    if (memberOf(step, "task"))
        return StepKind::Task;
    if (memberOf(step, "system_prompt"))
        return StepKind::System;
    if (memberOf(step, "error"))
        return StepKind::Action;
    return hasAny(step, final) ? std::optional(StepKind::Final) : std::nullopt;
}

MemoryStep readMemoryStep(JsonObject step, StepKind kind) { return MemoryStepReader(kind).read(step); }

} // namespace vitrine
