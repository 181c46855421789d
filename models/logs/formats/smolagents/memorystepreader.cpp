// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/memorystepreader.h"

#include "models/logs/formats/smolagents/memoryvalues.h"
#include "models/logs/steps/frameworkerror.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

const MemoryStepReader::Known *MemoryStepReader::known(std::string_view key)
{
    using R = MemoryStepReader;
    static constexpr std::array<Known, 35> fields { { { "step_number", &R::number }, { "step", &R::number },
        { "timing", &R::timing }, { "start_time", &R::startTime }, { "end_time", &R::endTime },
        { "duration", &R::duration }, { "model_input_messages", &R::prompt }, { "agent_memory", &R::prompt },
        { "tool_calls", &R::toolCalls }, { "tool_call", &R::toolCall }, { "code_action", &R::codeAction },
        { "error", &R::error }, { "model_output", &R::modelOutput }, { "llm_output", &R::modelOutput },
        { "model_output_message", &R::outputMessage }, { "model_output_message_plan", &R::outputMessage },
        { "model_output_message_facts", &R::outputMessage }, { "observations", &R::observations },
        { "observation", &R::observations }, { "observations_images", &R::images }, { "task_images", &R::images },
        { "action_output", &R::actionOutput }, { "token_usage", &R::tokens }, { "is_final_answer", &R::isFinal },
        { "task", &R::task }, { "system_prompt", &R::systemPrompt }, { "facts", &R::planText },
        { "plan", &R::planText }, { "output", &R::output }, { "final_answer", &R::output }, { "thought", &R::planText },
        { "rationale", &R::planText }, { "images", &R::images }, { "is_final", &R::isFinal },
        { "_type", &R::className } } };
    const auto found = std::ranges::find(fields, key, &Known::key);
    return found == fields.end() ? nullptr : &*found;
}

MemoryStep MemoryStepReader::read(JsonObject object)
{
    for (const auto &[key, value] : object) {
        const Known *field = known(key);
        if (field != nullptr && (value.is_null() || (this->*(field->read))(value)))
            continue;
        m_extra.add(key, jsonText(value));
        if (field == nullptr)
            m_step.unknownKeys.emplace_back(key);
        else
            m_step.flaws.push_back({ .code = FlawCode::OtherTypeExpected,
                .arguments = { std::string(typeName(value)) },
                .location = std::string(key) });
    }
    finish();
    return std::move(m_step);
}

bool MemoryStepReader::number(JsonElement value)
{
    m_step.record.externalNumber = integerIn(value);
    return m_step.record.externalNumber.has_value();
}

bool MemoryStepReader::timing(JsonElement value)
{
    const auto span = timeSpanIn(value);
    if (span)
        m_step.record.time = *span;
    return span.has_value();
}

bool MemoryStepReader::time(JsonElement value, std::optional<double> TimeSpan::*field)
{
    const auto number = field == &TimeSpan::seconds ? amountIn(value) : momentIn(value);
    if (!number)
        return false;
    m_step.record.time.*field = number;
    m_step.record.time.quality = Quality::Recorded;
    return true;
}

bool MemoryStepReader::prompt(JsonElement value)
{
    simdjson::dom::array messages;
    if (value.get(messages) != simdjson::SUCCESS)
        return false;
    bool isWhole = true;
    for (const JsonElement element : messages) {
        auto message = memoryMessage(element);
        isWhole = isWhole && message.has_value();
        m_step.record.prompt.push_back(message ? std::move(*message) : PromptMessage { {}, valueText(element) });
    }
    return isWhole;
}

bool MemoryStepReader::toolCalls(JsonElement value)
{
    simdjson::dom::array calls;
    if (value.get(calls) != simdjson::SUCCESS)
        return false;
    bool isWhole = true;
    for (const JsonElement call : calls)
        isWhole = toolCall(call) && isWhole;
    return isWhole;
}

/// A code agent writes its code as the call of an interpreter: that is the code, not a call of a tool.
bool MemoryStepReader::addCall(RecordedToolCall call, std::optional<std::string> code)
{
    const bool isPlainCode = code && !call.arguments.starts_with('{');
    if (code)
        m_callCode
            = CodeRecord { .language = Language::Python, .text = std::move(*code), .origin = CodeOrigin::ToolArgument };
    if (!isPlainCode)
        m_step.record.toolCalls.push_back(std::move(call));
    return true;
}

bool MemoryStepReader::toolCall(JsonElement value)
{
    auto read = memoryCall(value);
    if (!read)
        return false;
    if (read->codeFrom)
        m_callArguments = *read->codeFrom;
    return addCall(std::move(read->call), std::move(read->code));
}

bool MemoryStepReader::codeAction(JsonElement value)
{
    const auto text = stringIn(value);
    if (text)
        m_step.record.code.push_back(
            { .language = Language::Python, .text = std::string(*text), .origin = CodeOrigin::Field });
    return text.has_value();
}

bool MemoryStepReader::error(JsonElement value)
{
    const auto fields = errorFieldsIn(value);
    if (fields)
        m_step.record.error = frameworkError(fields->type, fields->message);
    return fields.has_value();
}

bool MemoryStepReader::modelOutput(JsonElement value)
{
    m_step.record.rawModelOutput = contentText(value);
    return value.is_string() || value.is_array();
}

bool MemoryStepReader::outputMessage(JsonElement value)
{
    const auto message = memoryMessage(value);
    if (!message)
        return false;
    m_messageText += (m_messageText.empty() ? "" : "\n\n") + message->text;
    const auto object = objectIn(value);
    if (object)
        m_messages.push_back(*object);
    const auto usage = object ? memberOf(*object, "token_usage") : std::nullopt;
    if (usage && m_step.record.tokens.quality == Quality::Missing)
        m_step.record.tokens = tokensIn(*usage).value_or(Tokens {});
    m_messageTokens = m_step.record.tokens;
    const auto raw = object ? memberOf(*object, "raw") : std::nullopt;
    const auto reply = raw ? objectIn(*raw) : std::nullopt;
    if (const auto model = reply ? memberOf(*reply, "model") : std::nullopt)
        m_step.model = valueText(*model);
    return true;
}

bool MemoryStepReader::observations(JsonElement value)
{
    m_observations = value;
    return value.is_string();
}

/// Pixels without their size and format show nothing: only their number is kept.
bool MemoryStepReader::images(JsonElement value)
{
    simdjson::dom::array images;
    if (value.get(images) != simdjson::SUCCESS)
        return false;
    if (images.size() > 0)
        m_extra.add("images", std::to_string(images.size()));
    return true;
}

bool MemoryStepReader::actionOutput(JsonElement value)
{
    m_actionOutput = valueText(value);
    m_actionValue = value;
    return true;
}

bool MemoryStepReader::tokens(JsonElement value)
{
    const auto tokens = tokensIn(value);
    if (tokens)
        m_step.record.tokens = *tokens;
    return tokens.has_value();
}

bool MemoryStepReader::isFinal(JsonElement value)
{
    m_step.record.isFinalAnswer = boolIn(value).value_or(false);
    m_step.isFinalAnswerRecorded = value.is_bool();
    return value.is_bool();
}

bool MemoryStepReader::task(JsonElement value)
{
    if (m_step.record.kind == StepKind::Task)
        m_step.record.prompt.push_back({ "user", valueText(value) });
    return value.is_string() && m_step.record.kind == StepKind::Task;
}

bool MemoryStepReader::systemPrompt(JsonElement value)
{
    m_step.record.prompt.push_back({ "system", contentText(value) });
    return value.is_string() || value.is_array();
}

bool MemoryStepReader::planText(JsonElement value)
{
    std::string &thought = m_step.record.thought;
    thought += (thought.empty() ? "" : "\n\n") + valueText(value);
    return value.is_string();
}

bool MemoryStepReader::output(JsonElement value)
{
    m_step.answer = valueText(value);
    return true;
}

/// The class of a step that was read from a repr says nothing that its keys do not.
bool MemoryStepReader::className(JsonElement value) { return value.is_string(); }

} // namespace vitrine
