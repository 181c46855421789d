// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/memorystep.h"

#include "models/logs/json/pythonliteral.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view interpreter = "python_interpreter";
/// As transformers, where the framework began, called it.
constexpr std::string_view oldInterpreter = "code interpreter";

std::optional<JsonElement> eitherOf(JsonObject object, std::string_view key, std::string_view oldKey)
{
    const auto value = memberOf(object, key);
    return value ? value : memberOf(object, oldKey);
}

/// "<MessageRole.USER: 'user'>" is what repr() makes of a role.
std::string roleText(const PythonValue &role)
{
    const std::size_t from = role.text.find('\'');
    const std::size_t to = role.text.rfind('\'');
    const bool isQuoted = role.kind == PythonValue::Kind::Opaque && from < to && to != role.text.npos;
    return isQuoted ? role.text.substr(from + 1, to - from - 1) : role.text;
}

std::string reprText(const PythonValue &content)
{
    if (content.kind != PythonValue::Kind::List)
        return content.kind == PythonValue::Kind::None ? std::string {} : content.text;
    std::string text;
    for (const PythonValue &part : content.items)
        if (const PythonValue *partText = part.find("text"))
            text += partText->text;
    return text;
}

/// A message as an object, or as the repr of one.
std::optional<PromptMessage> messageIn(JsonElement value)
{
    if (const auto object = objectIn(value)) {
        const auto role = memberOf(*object, "role");
        const auto content = memberOf(*object, "content");
        if (!role && !content)
            return {};
        return PromptMessage { .role = role ? valueText(*role) : std::string {},
            .text = content ? contentText(*content) : std::string {} };
    }
    const auto text = stringIn(value);
    const auto repr = text ? parsePython(*text) : std::unexpected(Error {});
    const PythonValue *role = repr ? repr->find("role") : nullptr;
    const PythonValue *content = repr ? repr->find("content") : nullptr;
    if (role == nullptr || content == nullptr)
        return {};
    return PromptMessage { .role = roleText(*role), .text = reprText(*content) };
}

struct ErrorFields {
    std::string type;
    std::string message;
};

/// Of an exception's repr that became JSON.
std::string firstArgument(JsonObject call)
{
    simdjson::dom::array arguments;
    const auto list = memberOf(call, "_args");
    const bool has = list && list->get(arguments) == simdjson::SUCCESS && arguments.size() > 0;
    return has ? valueText(arguments.at(0).value_unsafe()) : std::string {};
}

/// {type, message}, or {error_type, message}, or the repr of an exception, or just text.
std::optional<ErrorFields> errorFieldsIn(JsonElement value)
{
    if (const auto object = objectIn(value)) {
        if (const auto repr = memberOf(*object, "_type"))
            return ErrorFields { valueText(*repr), firstArgument(*object) };
        const auto name = memberOf(*object, "type");
        const auto type = name ? name : memberOf(*object, "error_type");
        const auto message = memberOf(*object, "message");
        if (!type && !message)
            return {};
        return ErrorFields { type ? valueText(*type) : std::string {}, message ? valueText(*message) : std::string {} };
    }
    const auto text = stringIn(value);
    if (!text)
        return {};
    const auto repr = parsePython(*text);
    if (repr && repr->kind == PythonValue::Kind::Call && !repr->items.empty())
        return ErrorFields { repr->text, repr->items.front().text };
    return ErrorFields { {}, std::string(*text) };
}

class StepReader {
public:
    explicit StepReader(StepKind kind) { m_step.record.kind = kind; }

    MemoryStep read(JsonObject object);

private:
    using Field = bool (StepReader::*)(JsonElement);
    struct Known {
        std::string_view key;
        Field read; ///< false: the value has a wrong type
    };
    static const Known *known(std::string_view key);

    bool number(JsonElement value);
    bool timing(JsonElement value);
    bool startTime(JsonElement value) { return time(value, &TimeSpan::startedAt); }
    bool endTime(JsonElement value) { return time(value, &TimeSpan::endedAt); }
    bool duration(JsonElement value) { return time(value, &TimeSpan::seconds); }
    bool time(JsonElement value, std::optional<double> TimeSpan::*field);
    bool prompt(JsonElement value);
    bool toolCalls(JsonElement value);
    bool toolCall(JsonElement value);
    bool toolCallRepr(JsonElement value);
    bool codeAction(JsonElement value);
    bool error(JsonElement value);
    bool modelOutput(JsonElement value);
    bool outputMessage(JsonElement value);
    bool observations(JsonElement value);
    bool images(JsonElement value);
    bool actionOutput(JsonElement value);
    bool tokens(JsonElement value);
    bool isFinal(JsonElement value);
    bool task(JsonElement value);
    bool systemPrompt(JsonElement value);
    bool planText(JsonElement value);
    bool output(JsonElement value);
    bool className(JsonElement value);

    bool addCall(RecordedToolCall call, std::optional<std::string> code);
    void finish();
    void finishCode();
    void finishOutput();
    bool mayHaveWrittenCode() const;

    MemoryStep m_step;
    JsonExtra m_extra;
    std::optional<CodeRecord> m_callCode; ///< of the interpreter's call, when there is no field for the code
    std::string m_messageText; ///< of model_output_message
    Tokens m_messageTokens; ///< of it
    std::vector<JsonObject> m_messages; ///< all of them
    std::optional<JsonElement> m_callArguments; ///< that m_callCode is from
    std::optional<JsonElement> m_actionValue; ///< that m_actionOutput is from
    std::optional<std::string> m_actionOutput;
    std::optional<JsonElement> m_observations; ///< not copied: they may be huge
};

const StepReader::Known *StepReader::known(std::string_view key)
{
    using R = StepReader;
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

MemoryStep StepReader::read(JsonObject object)
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

bool StepReader::number(JsonElement value)
{
    m_step.record.externalNumber = integerIn(value);
    return m_step.record.externalNumber.has_value();
}

bool StepReader::timing(JsonElement value)
{
    const auto span = timeSpanIn(value);
    if (span)
        m_step.record.time = *span;
    return span.has_value();
}

bool StepReader::time(JsonElement value, std::optional<double> TimeSpan::*field)
{
    const auto number = numberIn(value);
    if (!number)
        return false;
    m_step.record.time.*field = number;
    m_step.record.time.quality = Quality::Recorded;
    return true;
}

bool StepReader::prompt(JsonElement value)
{
    simdjson::dom::array messages;
    if (value.get(messages) != simdjson::SUCCESS)
        return false;
    bool isWhole = true;
    for (const JsonElement element : messages) {
        auto message = messageIn(element);
        isWhole = isWhole && message.has_value();
        m_step.record.prompt.push_back(message ? std::move(*message) : PromptMessage { {}, valueText(element) });
    }
    return isWhole;
}

bool StepReader::toolCalls(JsonElement value)
{
    simdjson::dom::array calls;
    if (value.get(calls) != simdjson::SUCCESS)
        return false;
    bool isWhole = true;
    for (const JsonElement call : calls)
        isWhole = toolCall(call) && isWhole;
    return isWhole;
}

bool StepReader::toolCall(JsonElement value)
{
    const auto object = objectIn(value);
    if (!object)
        return toolCallRepr(value);
    const auto function = memberOf(*object, "function");
    const JsonObject callee = function ? objectIn(*function).value_or(*object) : *object;
    const auto name = eitherOf(callee, "name", "tool_name");
    const auto arguments = eitherOf(callee, "arguments", "tool_arguments");
    const auto id = memberOf(*object, "id");
    if (!name || !name->is_string())
        return false;
    RecordedToolCall call;
    call.callId = id ? valueText(*id) : std::string {};
    call.name = valueText(*name);
    call.arguments = arguments ? jsonText(*arguments) : "null";
    const auto fields = arguments ? objectIn(*arguments) : std::nullopt;
    const auto code = fields ? memberOf(*fields, "code") : arguments;
    const bool isInterpreter = call.name == interpreter || call.name == oldInterpreter;
    const bool isCode = isInterpreter && code && !code->is_null();
    if (isCode && arguments && !fields) {
        leaveMember(*object, "id");
        m_callArguments = *arguments;
    }
    return addCall(std::move(call), isCode ? std::optional(valueText(*code)) : std::nullopt);
}

bool StepReader::toolCallRepr(JsonElement value)
{
    const auto text = stringIn(value);
    const auto repr = text ? parsePython(*text) : std::unexpected(Error {});
    const PythonValue *name = repr ? repr->find("name") : nullptr;
    const PythonValue *arguments = repr ? repr->find("arguments") : nullptr;
    if (name == nullptr || arguments == nullptr)
        return false;
    const PythonValue *id = repr->find("id");
    const PythonValue *code = arguments->isString() ? arguments : arguments->find("code");
    RecordedToolCall call;
    call.callId = id != nullptr ? id->text : std::string {};
    call.name = name->text;
    call.arguments = arguments->toJson();
    const bool isCode = call.name == interpreter && code != nullptr;
    return addCall(std::move(call), isCode ? std::optional(code->text) : std::nullopt);
}

/// A code agent writes its code as the call of an interpreter: that is the code, not a call of a tool.
bool StepReader::addCall(RecordedToolCall call, std::optional<std::string> code)
{
    const bool isPlainCode = code && !call.arguments.starts_with('{');
    if (code)
        m_callCode
            = CodeRecord { .language = Language::Python, .text = std::move(*code), .origin = CodeOrigin::ToolArgument };
    if (!isPlainCode)
        m_step.record.toolCalls.push_back(std::move(call));
    return true;
}

bool StepReader::codeAction(JsonElement value)
{
    const auto text = stringIn(value);
    if (text)
        m_step.record.code.push_back(
            { .language = Language::Python, .text = std::string(*text), .origin = CodeOrigin::Field });
    return text.has_value();
}

bool StepReader::error(JsonElement value)
{
    const auto fields = errorFieldsIn(value);
    if (fields)
        m_step.record.error = frameworkError(fields->type, fields->message);
    return fields.has_value();
}

bool StepReader::modelOutput(JsonElement value)
{
    m_step.record.rawModelOutput = contentText(value);
    return value.is_string() || value.is_array();
}

bool StepReader::outputMessage(JsonElement value)
{
    const auto message = messageIn(value);
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

bool StepReader::observations(JsonElement value)
{
    m_observations = value;
    return value.is_string();
}

/// Pixels without their size and format show nothing: only their number is kept.
bool StepReader::images(JsonElement value)
{
    simdjson::dom::array images;
    if (value.get(images) != simdjson::SUCCESS)
        return false;
    if (images.size() > 0)
        m_extra.add("images", std::to_string(images.size()));
    return true;
}

bool StepReader::actionOutput(JsonElement value)
{
    m_actionOutput = valueText(value);
    m_actionValue = value;
    return true;
}

bool StepReader::tokens(JsonElement value)
{
    const auto tokens = tokensIn(value);
    if (tokens)
        m_step.record.tokens = *tokens;
    return tokens.has_value();
}

bool StepReader::isFinal(JsonElement value)
{
    m_step.record.isFinalAnswer = boolIn(value).value_or(false);
    m_step.isFinalAnswerRecorded = value.is_bool();
    return value.is_bool();
}

bool StepReader::task(JsonElement value)
{
    if (m_step.record.kind == StepKind::Task)
        m_step.record.prompt.push_back({ "user", valueText(value) });
    return value.is_string() && m_step.record.kind == StepKind::Task;
}

bool StepReader::systemPrompt(JsonElement value)
{
    m_step.record.prompt.push_back({ "system", contentText(value) });
    return value.is_string() || value.is_array();
}

bool StepReader::planText(JsonElement value)
{
    std::string &thought = m_step.record.thought;
    thought += (thought.empty() ? "" : "\n\n") + valueText(value);
    return value.is_string();
}

bool StepReader::output(JsonElement value)
{
    m_step.answer = valueText(value);
    return true;
}

/// The class of a step that was read from a repr says nothing that its keys do not.
bool StepReader::className(JsonElement value) { return value.is_string(); }

void StepReader::finish()
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
bool StepReader::mayHaveWrittenCode() const
{
    const auto &error = m_step.record.error;
    const bool isCodeError = !error || error->layer == ErrorLayer::Code || error->layer == ErrorLayer::Policy;
    return isCodeError && m_step.record.toolCalls.empty();
}

void StepReader::finishCode()
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

void StepReader::finishOutput()
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

bool hasAny(JsonObject object, std::span<const std::string_view> keys)
{
    return std::ranges::any_of(keys, [&](std::string_view key) { return memberOf(object, key).has_value(); });
}

} // namespace

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

MemoryStep readMemoryStep(JsonObject step, StepKind kind) { return StepReader(kind).read(step); }

} // namespace vitrine
