// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chatlog.h"

#include "models/logs/formats/chatrun.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/timetext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isMessage(const Outline &value)
{
    return value.isObject() && (value["role"].isString() || value["name"].isString()) && value.has("content");
}

/// An item of OpenAI's Responses API, which is no message.
bool isItem(const Outline &value)
{
    constexpr std::array<std::string_view, 5> types { "code_interpreter_call", "function_call", "function_call_output",
        "reasoning", "message" };
    return value.isObject() && std::ranges::contains(types, std::string_view(value["type"].text));
}

/// A step of a run of OpenAI's Assistants.
bool isRunStep(const Outline &value) { return value["step_details"].isObject(); }

bool isList(const Outline &value)
{
    const Outline &first = value.first();
    return value.isArray() && (isMessage(first) || isItem(first) || isRunStep(first));
}

constexpr std::array<std::string_view, 9> listKeys { "messages", "history", "conversation", "conversations", "output",
    "trajectory", "chat_history", "input", "data" };

/// Where several agents talk, each has a role of its own: all that is neither the user, nor a tool or a machine.
bool isAgentRole(std::string_view role)
{
    constexpr std::array<std::string_view, 11> others { "system", "developer", "user", "human", "tool", "function",
        "terminal", "executor", "observation", "environment", "ipython" };
    std::string lower(role);
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return !lower.empty()
        && std::ranges::none_of(others, [&](std::string_view other) { return lower.contains(other); });
}

bool hasList(const Outline &value)
{
    return std::ranges::any_of(listKeys, [&](std::string_view key) { return isList(value[key]); });
}

/// A program that was written for a question, as ToRA keeps it.
bool isProgram(const Outline &value)
{
    return value.has("question") && value["code"].isArray() && (value.has("report") || value.has("pred"));
}

bool isConversation(const Outline &value)
{
    return isList(value) || hasList(value) || hasList(value["state"]) || hasList(value["request"]) || isProgram(value);
}

class ConversationReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void object();
    void list();
    /// One message of a file of messages.
    void line() { element(m_stream.take(), {}); }
    void finishList(const SourceSpan &span);

private:
    bool member(std::string_view key, Envelope &frame);
    void elements(std::string_view name);
    void element(const JsonSlice &slice, const std::string &place);
    void message(ChatMessage message, std::string name, const SourceSpan &span);
    bool item(JsonObject object, const SourceSpan &span);
    void codeInterpreter(JsonObject item, const SourceSpan &span);
    static void addLogs(StepRecord &step, JsonObject item);
    void runStep(JsonObject object, const SourceSpan &span);
    void runStepCall(StepRecord &step, JsonObject call);
    void putInOrder();
    void finish(const Envelope &envelope);
    void readFields(JsonObject object);
    void mint(JsonObject state);
    void miniSweAgent(JsonObject info);
    void program(JsonObject object, const SourceSpan &span);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    bool m_hasList = false;
};

void ConversationReader::object()
{
    const Envelope envelope
        = m_walker.object([&](std::string_view key, Envelope &frame) { return member(key, frame); });
    finish(envelope);
}

bool ConversationReader::member(std::string_view key, Envelope &frame)
{
    const int first = m_stream.ahead();
    if (first == '[' && std::ranges::contains(listKeys, key)) {
        elements(key);
        return true;
    }
    if (first != '{' || (key != "state" && key != "request" && key != "response"))
        return false;
    // The name outlives the stream's moving on.
    const std::string name(key);
    const Envelope inner = m_walker.object([&](std::string_view innerKey, Envelope &) {
        const bool isHere = m_stream.ahead() == '[' && std::ranges::contains(listKeys, innerKey);
        if (isHere)
            elements(innerKey);
        return isHere;
    });
    frame.isCut = frame.isCut || inner.isCut;
    RecordWalker::append(frame, name, inner.json);
    return true;
}

void ConversationReader::list()
{
    const SourceSpan begin { .line = m_stream.lineAt(m_stream.offset()), .byteFrom = m_stream.offset(), .byteTo = 0 };
    elements({});
    finishList({ .line = begin.line, .byteFrom = begin.byteFrom, .byteTo = m_stream.offset() });
}

void ConversationReader::finishList(const SourceSpan &span)
{
    m_chat.finish();
    putInOrder();
    m_builder.run.span = span;
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
}

void ConversationReader::elements(std::string_view name)
{
    m_hasList = true;
    m_walker.elements(name, [&](const JsonSlice &slice, const std::string &place) { element(slice, place); });
}

void ConversationReader::element(const JsonSlice &slice, const std::string &place)
{
    m_builder.addContent(slice.text);
    const auto object = m_walker.parsedObject(slice, place);
    if (!object || item(*object, slice.span))
        return;
    auto message = readChatMessage(*object);
    // Datasets of conversations name the two sides otherwise.
    if (!message && memberOf(*object, "from") && memberOf(*object, "value")) {
        message.emplace();
        message->role = memberText(*object, "from");
        message->text = memberText(*object, "value");
    }
    if (message)
        this->message(std::move(*message), memberText(*object, "name"), slice.span);
    else
        m_context.skip(ErrorCode::BadValue, slice.span.line, slice.span.byteFrom, place + ": a message was expected");
}

void ConversationReader::message(ChatMessage message, std::string name, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 4> models { "assistant", "model", "ai", "gpt" };
    if (isAgentRole(message.role) && !std::ranges::contains(models, message.role))
        name = std::exchange(message.role, "assistant");
    m_chat.add(std::move(message), span);
    if (!name.empty() && m_chat.isOpen())
        m_chat.step().extra = "{\"agent\":" + quotedJson(name) + '}';
}

bool ConversationReader::item(JsonObject object, const SourceSpan &span)
{
    const std::string type = memberText(object, "type");
    if (memberOf(object, "step_details")) {
        runStep(object, span);
        return true;
    }
    const auto arguments = memberOf(object, "arguments");
    if (type == "code_interpreter_call") {
        codeInterpreter(object, span);
    } else if (type == "function_call" && arguments) {
        m_chat.begin(StepKind::Action, span);
        m_chat.call(chatCall(memberText(object, "call_id"), memberText(object, "name"), *arguments));
    } else if (type == "function_call_output") {
        ChatResult result;
        result.id = memberText(object, "call_id");
        result.text = memberText(object, "output");
        m_chat.result(std::move(result), span);
    } else {
        return type == "reasoning" && !memberOf(object, "role");
    }
    return true;
}

/// Logs are there only when they were asked for: without them the output is not recorded, which is not "nothing".
void ConversationReader::codeInterpreter(JsonObject item, const SourceSpan &span)
{
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    step.code.push_back(
        { .language = Language::Python, .text = memberText(item, "code"), .origin = CodeOrigin::Field });
    addLogs(step, item);
    if (memberText(item, "status") == "failed" && !step.error)
        step.error = ErrorRecord {
            .layer = ErrorLayer::Tool, .type = "failed", .message = {}, .traceback = {}, .codeLine = {}, .causeType = {}
        };
}

void ConversationReader::addLogs(StepRecord &step, JsonObject item)
{
    if (const auto outputs = arrayMember(item, "outputs"))
        for (const JsonElement output : *outputs)
            if (const auto object = objectIn(output); object && memberOf(*object, "logs"))
                step.outputs.push_back(
                    { .stream = OutputStream::Stdout, .text = memberText(*object, "logs"), .isTruncated = false });
    for (const OutputRecord &output : step.outputs)
        if (!step.error)
            step.error = tracebackIn(output.text);
}

/// One that only tells of a message has nothing to show: the message stands elsewhere.
void ConversationReader::runStep(JsonObject object, const SourceSpan &span)
{
    const auto details = objectMember(object, "step_details");
    const auto calls = details ? arrayMember(*details, "tool_calls") : std::nullopt;
    if (!calls)
        return;
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    const auto begun = memberOf(object, "created_at");
    const auto ended = memberOf(object, "completed_at");
    step.time = timeSpan(begun ? numberIn(*begun) : std::nullopt, ended ? numberIn(*ended) : std::nullopt);
    if (const auto usage = memberOf(object, "usage"))
        step.tokens = usageIn(*usage).value_or(Tokens {});
    for (const JsonElement element : *calls)
        if (const auto call = objectIn(element))
            runStepCall(step, *call);
    if (const auto error = objectMember(object, "last_error"); error && !step.error)
        step.error = ErrorRecord { .layer = ErrorLayer::Tool,
            .type = memberText(*error, "code"),
            .message = memberText(*error, "message"),
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

void ConversationReader::runStepCall(StepRecord &step, JsonObject call)
{
    if (const auto interpreter = objectMember(call, "code_interpreter")) {
        step.code.push_back(
            { .language = Language::Python, .text = memberText(*interpreter, "input"), .origin = CodeOrigin::Field });
        addLogs(step, *interpreter);
    } else if (const auto function = objectMember(call, "function")) {
        const auto arguments = memberOf(*function, "arguments");
        const auto output = memberOf(*function, "output");
        m_chat.call(arguments ? chatCall(memberText(call, "id"), memberText(*function, "name"), *arguments)
                              : ChatCall { memberText(call, "id"), memberText(*function, "name"), "{}", {} });
        if (output && !output->is_null())
            step.toolCalls.back().result = valueText(*output);
    }
}

/// The service lists the newest first.
void ConversationReader::putInOrder() { m_builder.putInOrder(); }

void ConversationReader::mint(JsonObject state)
{
    RunRecord &run = m_builder.run;
    const auto success = memberOf(state, "success");
    const std::string reason = memberText(state, "terminate_reason");
    if (success && boolIn(*success).value_or(false))
        run.state = RunState::Success;
    else if (reason.starts_with("max_"))
        run.state = RunState::MaxSteps;
    else if (const auto error = memberOf(state, "error"); error && !error->is_null())
        run.state = RunState::Error;
    if (const auto usage = memberOf(state, "token_counter"))
        run.tokens = usageIn(*usage).value_or(Tokens {});
}

void ConversationReader::miniSweAgent(JsonObject info)
{
    RunRecord &run = m_builder.run;
    const std::string status = memberText(info, "exit_status");
    if (status == "Submitted")
        run.state = RunState::Success;
    else if (status == "LimitsExceeded")
        run.state = RunState::MaxSteps;
    else if (!status.empty())
        run.state = RunState::Error;
    if (const auto submission = memberOf(info, "submission"); submission && submission->is_string())
        run.finalAnswer = valueText(*submission);
    const auto stats = objectMember(info, "model_stats");
    if (const auto cost = stats ? memberOf(*stats, "instance_cost") : std::nullopt)
        run.cost = numberIn(*cost);
}

void ConversationReader::program(JsonObject object, const SourceSpan &span)
{
    const auto programs = arrayMember(object, "code");
    if (!programs)
        return;
    const auto reports = arrayMember(object, "report");
    std::size_t n = 0;
    for (const JsonElement text : *programs) {
        StepRecord &step = m_chat.begin(StepKind::Action, span);
        auto blocks = codeInText(valueText(text));
        if (blocks.empty())
            blocks.push_back({ .language = Language::Python, .text = valueText(text), .origin = CodeOrigin::Field });
        step.rawModelOutput = valueText(text);
        step.code = std::move(blocks);
        if (reports && n < reports->size())
            step.outputs.push_back({ .stream = OutputStream::Stdout,
                .text = valueText(reports->at(n).value_unsafe()),
                .isTruncated = false });
        ++n;
    }
}

void ConversationReader::readFields(JsonObject object)
{
    RunRecord &run = m_builder.run;
    JsonExtra extra;
    for (const auto &[key, value] : object) {
        const auto fields = objectIn(value);
        if (key == "state" && fields)
            mint(*fields);
        if (key == "info" && fields)
            miniSweAgent(*fields);
        if (key == "model" || key == "model_id")
            run.model = valueText(value);
        else if (key == "id" || key == "session_id" || key == "conversation_id" || key == "idx")
            run.externalId = valueText(value);
        else if (key == "question" || (key == "task" && !fields))
            run.task = valueText(value);
        else if (key == "answer" || key == "reference" || key == "gt")
            run.expectedAnswer = valueText(value);
        else if (key == "pred" || key == "prediction")
            run.finalAnswer = valueText(value);
        else
            extra.add(key, jsonText(value));
        if (key == "usage" || key == "token_usage")
            run.tokens = usageIn(value).value_or(Tokens {});
        if (key == "task" && fields) {
            run.externalId = memberText(*fields, "task_name") + '/' + memberText(*fields, "task_id");
            run.task = memberText(*fields, "prompt");
            run.expectedAnswer = memberText(*fields, "reference");
        }
    }
    run.extra = extra.text();
}

void ConversationReader::finish(const Envelope &envelope)
{
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object && !m_hasList)
        program(*object, envelope.span);
    m_chat.finish();
    putInOrder();
    if (object)
        readFields(*object);
    m_builder.run.span = envelope.span;
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
    else if (object && !m_hasList)
        m_walker.reportWithout("messages", envelope);
}

} // namespace

bool ChatLog::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isConversation(record) || isMessage(record) || (record.isArray() && isConversation(record.first()));
    });
}

/// A line may be a conversation, or one message of the only one.
void ChatLog::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    const bool isListOfLists
        = !sniff.records.empty() && sniff.records.front().isArray() && !isList(sniff.records.front());
    const bool isMessageLines
        = !sniff.records.empty() && isMessage(sniff.records.front()) && !isConversation(sniff.records.front());
    if (isListOfLists)
        return forEachObject(stream, context, walker, [&] { ConversationReader(stream, context, walker).object(); });
    if (isMessageLines) {
        ConversationReader reader(stream, context, walker);
        forEachRecord(stream, context, [&] { reader.line(); });
        return reader.finishList(SourceSpan { .line = 1, .byteFrom = 0, .byteTo = stream.offset() });
    }
    forEachRecord(stream, context, [&] {
        ConversationReader reader(stream, context, walker);
        const int first = stream.ahead();
        if (first == '[')
            reader.list();
        else if (first == '{')
            reader.object();
        else
            walker.reportStray(stream.take(), {});
    });
}

} // namespace vitrine
