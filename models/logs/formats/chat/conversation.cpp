// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/conversation.h"

#include "base/decimal.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// In small letters, without the one that is spoken to: "Orchestrator (-> ComputerTerminal)".
std::string speakerIn(std::string_view name)
{
    std::string lower(name.substr(0, name.find(" (->")));
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower;
}

/// Where several agents talk, each has a role of its own: all that is neither the user, nor a tool or a machine.
bool isAgentRole(std::string_view role)
{
    constexpr std::array<std::string_view, 11> others { "system", "developer", "user", "human", "tool", "function",
        "terminal", "executor", "observation", "environment", "ipython" };
    const std::string lower = speakerIn(role);
    // How a run of mini-swe-agent ended.
    return !lower.empty() && lower != "exit"
        && std::ranges::none_of(others, [&](std::string_view other) { return lower.contains(other); });
}

/// Names that AutoGen gives to agents that represent the user or run the code.
bool isUserName(std::string_view name)
{
    const std::string lower = speakerIn(name);
    constexpr std::array<std::string_view, 6> words { "proxy", "executor", "human", "admin", "terminal",
        "chat_manager" };
    return lower == "user" || std::ranges::any_of(words, [&](std::string_view word) { return lower.contains(word); });
}

/// Datasets of conversations name the sides differently, and some have calls and their results as messages.
ChatMessage sharedMessage(std::string from, std::string text)
{
    ChatMessage message;
    message.role = std::move(from);
    const InnerJson json(message.role == "function_call" ? std::string_view(text) : std::string_view(), "value");
    if (json.value()) {
        const auto call = objectIn(*json.value());
        const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
        message.role = "assistant";
        if (arguments) {
            message.calls.push_back(chatCall({}, memberText(*call, "name"), *arguments));
            return message;
        }
    } else if (message.role == "observation") {
        message.role = "tool";
        message.results.emplace_back().text = std::move(text);
        return message;
    }
    message.text = std::move(text);
    return message;
}

} // namespace

void ConversationReader::object() { finish(collect()); }

Envelope ConversationReader::collect()
{
    return m_walker.object([&](std::string_view key, Envelope &frame) { return member(key, frame); });
}

void ConversationReader::finishRun(const Envelope &envelope, std::string collection, std::uint64_t parent)
{
    m_collection = std::move(collection);
    m_builder.run.parentRun = parent;
    finish(envelope);
}

bool ConversationReader::member(std::string_view key, Envelope &frame)
{
    const int first = m_stream.ahead();
    if (first == '[' && std::ranges::contains(conversationKeys, key)) {
        elements(key);
        return true;
    }
    constexpr std::array<std::string_view, 4> holders { "state", "request", "response", "values" };
    if (first != '{' || !std::ranges::contains(holders, key))
        return false;
    // The name outlives the stream's moving on.
    const std::string name(key);
    const Envelope inner = m_walker.object([&](std::string_view innerKey, Envelope &) {
        const bool isHere = m_stream.ahead() == '[' && std::ranges::contains(conversationKeys, innerKey);
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
    m_walker.elements(name, [&](const JsonSlice &slice, const std::string &location) { element(slice, location); });
}

void ConversationReader::element(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    const auto object = m_walker.parsedObject(slice, location);
    if (!object || mark(*object) || item(*object, slice.span))
        return;
    m_items.endTurn();
    auto message = readAnyMessage(*object);
    if (!message && memberOf(*object, "from") && memberOf(*object, "value"))
        message = sharedMessage(memberText(*object, "from"), memberText(*object, "value"));
    if (message && message->role == "assistant")
        message->thinking.insert(0, m_items.takeReasoning());
    const auto usage = objectMember(*object, "usage");
    if (message && usage)
        if (const auto cost = memberOf(*usage, "cost"))
            addCost(*cost);
    if (message && !this->message(std::move(*message), memberText(*object, "name"), slice.span))
        leaveMember(*object, "name");
    if (!message)
        m_context.skip(
            ErrorCode::BadValue, slice.span, { .code = FlawCode::MessageExpected, .location = std::string(location) });
}

/// If agents talk with each other, roles are relative to the owner of the memory, so speakers are identified by their
/// names. The first message is the task; its sender may take part in the conversation, or run the code.
void ConversationReader::takeSides(ChatMessage &message, const std::string &name)
{
    const bool isSpoken = message.role == "user" || message.role == "assistant";
    const bool isFirst = message.role != "system" && std::exchange(m_isFirst, false);
    if (!isSpoken)
        return;
    m_hasNames = m_hasNames || (isFirst && !name.empty());
    if (!m_hasNames || name.empty())
        return;
    const bool isUser = isFirst || isUserName(name) || message.text.starts_with("exitcode:");
    message.role = isUser ? "user" : "assistant";
}

/// Whether the name was kept.
bool ConversationReader::message(ChatMessage message, std::string name, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 4> models { "assistant", "model", "ai", "gpt" };
    takeSides(message, name);
    if (isAgentRole(message.role) && !std::ranges::contains(models, message.role))
        name = std::exchange(message.role, "assistant");
    const bool isAgent = std::ranges::contains(models, message.role);
    m_chat.add(std::move(message), span);
    const bool isKept = !name.empty() && isAgent && m_chat.isOpen();
    if (isKept)
        addToExtra(m_chat.step().extra, "agent", quotedJson(name));
    return isKept;
}

/// Kimi CLI's context has checkpoints and counts of tokens between the messages, with roles such as "_usage"; Hermes
/// describes the session in a message of the role "session_meta".
bool ConversationReader::mark(JsonObject object)
{
    const std::string role = memberText(object, "role");
    if (!role.starts_with('_') && !role.ends_with("_meta"))
        return false;
    m_context.account(ImportContext::RecordUse::Kept, role);
    m_chat.event(role, jsonText(JsonElement(object)));
    return true;
}

bool ConversationReader::item(JsonObject object, const SourceSpan &span)
{
    if (memberOf(object, "step_details")) {
        runStep(object, span);
        return true;
    }
    // Messages of chats are read with their names.
    const bool isMessage = memberOf(object, "role") || memberText(object, "type") == "message";
    return !isMessage && m_items.add(object, span);
}

/// A step that only creates a message has nothing to show: the message is recorded elsewhere.
void ConversationReader::runStep(JsonObject object, const SourceSpan &span)
{
    const auto details = objectMember(object, "step_details");
    const auto calls = details ? arrayMember(*details, "tool_calls") : std::nullopt;
    if (!calls)
        return;
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    const auto started = memberOf(object, "created_at");
    const auto ended = memberOf(object, "completed_at");
    step.time = timeSpan(started ? numberIn(*started) : std::nullopt, ended ? numberIn(*ended) : std::nullopt);
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
        ResponseItems::addLogs(step, *interpreter);
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

/// False where the key has no field of a run.
bool ConversationReader::readField(std::string_view key, JsonElement value)
{
    RunRecord &run = m_builder.run;
    const bool isObject = value.is_object();
    if (key == "model" || key == "model_id")
        run.model = valueText(value);
    else if (key == "id" || key == "session_id" || key == "conversation_id" || key == "idx" || key == "uuid"
        || (key == "task_id" && run.externalId.empty()))
        run.externalId = valueText(value);
    else if (key == "question" || (key == "task" && !isObject))
        run.task = valueText(value);
    else if (key == "answer" || key == "reference" || key == "gt")
        run.expectedAnswer = valueText(value);
    else if (key == "pred" || key == "prediction")
        run.finalAnswer = valueText(value);
    else
        return false;
    return true;
}

void ConversationReader::addCost(JsonElement value)
{
    RunRecord &run = m_builder.run;
    // Pi splits it by kind of token.
    const auto parts = objectIn(value);
    const auto total = parts ? memberOf(*parts, "total") : std::nullopt;
    addDecimal(run.cost, numberIn(total.value_or(value)));
}

void ConversationReader::readDescription(JsonObject task)
{
    RunRecord &run = m_builder.run;
    if (!memberOf(task, "prompt"))
        return;
    run.externalId = memberText(task, "task_name") + '/' + memberText(task, "task_id");
    run.task = memberText(task, "prompt");
    run.expectedAnswer = memberText(task, "reference");
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
        if (!readField(key, value))
            extra.add(key, jsonText(value));
        if (key == "usage" || key == "token_usage")
            run.tokens = usageIn(value).value_or(Tokens {});
        if (key == "cost")
            addCost(value);
        if (key == "task" && fields)
            readDescription(*fields);
    }
    // What a proxy logs of one request: when it was answered, and how long that took.
    const auto latency = memberOf(object, "latency_sec");
    const auto moment = memberOf(object, "timestamp");
    const auto seconds = latency ? numberIn(*latency) : std::nullopt;
    if (const auto end = moment ? numberIn(*moment) : std::nullopt; end && seconds)
        run.time = timeSpan(*end - *seconds, *end);
    mergeExtra(run.extra, extra.text());
    if (!m_collection.empty())
        addToExtra(run.extra, "collection", m_collection);
}

/// The answer to a request whose messages were read: the last turn.
void ConversationReader::reply(JsonObject response, const SourceSpan &span)
{
    const auto choices = arrayMember(response, "choices");
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto candidates = arrayMember(response, "candidates");
    const auto candidate
        = candidates && candidates->size() > 0 ? objectIn(candidates->at(0).value_unsafe()) : std::nullopt;
    const auto inner = choice ? objectMember(*choice, "message")
        : candidate           ? objectMember(*candidate, "content")
                              : std::nullopt;
    // Anthropic's response is the message itself.
    const bool isMessage = memberText(response, "role") == "assistant" && memberOf(response, "content");
    if (!inner && !isMessage)
        return;
    ChatMessage message = readChatMessage(inner.value_or(response), "assistant");
    for (const std::string_view key : { "usage", "usageMetadata" })
        if (const auto usage = memberOf(response, key))
            message.tokens = usageIn(*usage).value_or(Tokens {});
    message.model = memberText(response, candidate ? "modelVersion" : "model");
    m_chat.add(std::move(message), span);
}

void ConversationReader::finish(const Envelope &envelope)
{
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object && !m_hasList) {
        program(*object, envelope.span);
        if (memberOf(*object, "choices") || memberOf(*object, "candidates"))
            reply(*object, envelope.span);
    }
    if (const auto response = object && m_hasList ? objectMember(*object, "response") : std::nullopt)
        reply(*response, envelope.span);
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

} // namespace vitrine
