// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/span.h"

#include "models/logs/formats/chat/anymessage.h"
#include "models/logs/formats/traces/otlpvalue.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

constexpr int maxNesting = 32;
constexpr std::size_t maxMessages = 10'000;

std::string anyMember(JsonObject object, std::string_view key, std::string_view otherKey)
{
    std::string text = memberText(object, key);
    return text.empty() ? memberText(object, otherKey) : text;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

/// Nanoseconds as number or text, ISO 8601, or seconds and their thousandths.
std::optional<double> timeIn(JsonElement value)
{
    double number = 0;
    if (const auto text = stringIn(value)) {
        const auto read = std::from_chars(text->data(), text->data() + text->size(), number);
        if (read.ec != std::errc {} || read.ptr != text->data() + text->size())
            return isoTime(*text);
    } else if (const auto plain = numberIn(value)) {
        number = *plain;
    } else {
        return {};
    }
    if (number <= 0)
        return {};
    for (const double unit : { 1e9, 1e6, 1e3 })
        if (number > 1e8 * unit)
            return number / unit;
    return number;
}

/// OpenTelemetry's own kinds describe the roles in a call, not the action.
bool isTransportKind(std::string_view kind)
{
    const std::string name = lowered(kind);
    return std::ranges::any_of(std::array { "internal", "client", "server", "producer", "consumer", "unspecified" },
        [&](std::string_view known) { return name.ends_with(known); });
}

/// Nanoseconds, or text as in ISO 8601 ("PT2M15.5S").
std::optional<double> lengthIn(JsonElement value)
{
    if (const auto text = stringIn(value))
        return isoDuration(*text);
    return numberIn(value).transform([](double nanoseconds) { return nanoseconds / 1e9; });
}

/// A moment and a length.
std::optional<TimeSpan> timedSpan(JsonObject object)
{
    const auto start = memberOf(object, "timestamp");
    const auto length = memberOf(object, "duration");
    if (!start || !length)
        return {};
    const auto from = timeIn(*start);
    return timeSpan(
        from, from ? lengthIn(*length).transform([&](double seconds) { return *from + seconds; }) : std::nullopt);
}

/// Seconds and nanoseconds, as OpenTelemetry's JavaScript SDK has them.
std::optional<double> pairIn(const std::optional<JsonElement> &value)
{
    simdjson::dom::array pair;
    if (!value || value->get(pair) != simdjson::SUCCESS || pair.size() != 2)
        return {};
    const auto seconds = numberIn(pair.at(0).value_unsafe());
    const auto nanoseconds = numberIn(pair.at(1).value_unsafe());
    return seconds && nanoseconds ? std::optional(*seconds + *nanoseconds / 1e9) : std::nullopt;
}

TimeSpan spanTime(JsonObject object)
{
    if (const auto timed = timedSpan(object))
        return *timed;
    const auto either = [&](std::string_view key, std::string_view other, std::string_view third) {
        for (const std::string_view name : { key, other, third })
            if (const auto value = memberOf(object, name))
                return timeIn(*value);
        return std::optional<double> {};
    };
    if (const auto start = memberOf(object, "startTime"); start && start->is_array())
        return timeSpan(pairIn(start), pairIn(memberOf(object, "endTime")));
    return timeSpan(either("startTimeUnixNano", "start_time_unix_nano", "start_time"),
        either("endTimeUnixNano", "end_time_unix_nano", "end_time"));
}

void readStatus(JsonObject object, Span &span)
{
    const auto isError = [](std::string_view code) { return code == "2" || lowered(code).ends_with("error"); };
    const auto status = objectMember(object, "status");
    if (status) {
        span.isError = isError(anyMember(*status, "code", "status_code"));
        span.statusMessage = anyMember(*status, "message", "description");
    } else {
        span.isError = isError(memberText(object, "status_code"));
        span.statusMessage = memberText(object, "status_message");
    }
    if (!span.isError)
        for (const std::string_view key : { "code", "status_code" })
            leaveMember(status.value_or(object), key);
}

/// {stringValue: …} and its kind. An array becomes JSON, a list of keys further dotted names.
void anyValue(JsonObject value, const std::string &key, SpanAttributes &attributes, int depth)
{
    for (const auto &[type, content] : value) {
        const auto list = objectIn(content);
        const auto values = list ? arrayMember(*list, "values") : std::nullopt;
        const bool isPairs = type == "kvlistValue" || type == "kvlist_value";
        if (!values || !isPairs) {
            attributes[key] = values ? plainJsonOf(JsonElement(value)) : valueText(content);
            continue;
        }
        // Structured messages and arguments of tools are read whole.
        if (key.starts_with("gen_ai."))
            attributes[key] = plainJsonOf(JsonElement(value));
        for (const JsonElement item : *values) {
            const auto object = objectIn(item);
            const auto inner = object ? objectMember(*object, "value") : std::nullopt;
            if (inner && depth < maxNesting)
                anyValue(*inner, key + '.' + memberText(*object, "key"), attributes, depth + 1);
        }
    }
}

void flatten(JsonElement value, const std::string &key, SpanAttributes &attributes, int depth)
{
    const auto inner
        = [&](std::string_view name) { return key.empty() ? std::string(name) : key + '.' + std::string(name); };
    simdjson::dom::array list;
    if (const auto object = objectIn(value); object && depth < maxNesting) {
        for (const auto &[name, member] : *object)
            flatten(member, inner(name), attributes, depth + 1);
    } else if (depth < maxNesting && value.get(list) == simdjson::SUCCESS && list.size() > 0
        && list.at(0).value_unsafe().is_object()) {
        std::size_t n = 0;
        for (const JsonElement item : list)
            flatten(item, inner(std::to_string(n++)), attributes, depth + 1);
    } else if (!value.is_null()) {
        attributes[key] = valueText(value);
    }
}

void readEvents(JsonObject object, Span &span)
{
    const auto events = arrayMember(object, "events");
    if (!events)
        return;
    for (const JsonElement element : *events) {
        const auto event = objectIn(element);
        if (!event)
            continue;
        SpanEvent read { .name = memberText(*event, "name"), .attributes = {} };
        if (const auto attributes = memberOf(*event, "attributes"))
            readAttributes(*attributes, read.attributes);
        span.events.push_back(std::move(read));
    }
}

SpanKind kindOf(const Span &span)
{
    constexpr std::array<std::pair<std::string_view, SpanKind>, 13> kinds { {
        { "invoke_workflow", SpanKind::Agent },
        { "retriever", SpanKind::Tool },
        { "agent", SpanKind::Agent },
        { "invoke_agent", SpanKind::Agent },
        { "create_agent", SpanKind::Agent },
        { "chain", SpanKind::Step },
        { "llm", SpanKind::Model },
        { "chat", SpanKind::Model },
        { "generation", SpanKind::Model },
        { "generate_content", SpanKind::Model },
        { "text_completion", SpanKind::Model },
        { "tool", SpanKind::Tool },
        { "execute_tool", SpanKind::Tool },
    } };
    const std::string name = lowered(span.anyAttribute(
        { "openinference.span.kind", "gen_ai.operation.name", "traceloop.span.kind", "langfuse.observation.type" }));
    const auto found = std::ranges::find(kinds, name, &std::pair<std::string_view, SpanKind>::first);
    return found == kinds.end() ? SpanKind::Other : found->second;
}

/// Verdicts of guardrails and graders are no calls of the agent, and are kept.
void markEvent(Span &span)
{
    const std::string name = lowered(span.attribute("openinference.span.kind"));
    if (name == "guardrail" || name == "evaluator" || name == "reranker")
        span.attributes.try_emplace(std::string(spanEventKey), name);
}

/// "12.rest" as 12, leaving "rest".
std::optional<std::size_t> takeIndex(std::string_view &key)
{
    std::size_t index = 0;
    const auto read = std::from_chars(key.data(), key.data() + key.size(), index);
    const auto length = static_cast<std::size_t>(read.ptr - key.data());
    if (read.ec != std::errc {} || index >= maxMessages)
        return {};
    key.remove_prefix(std::min(length + 1, key.size()));
    return index;
}

struct FlatCall {
    std::string id;
    std::string name;
    std::string arguments;
};

/// A message that was spread over dotted attributes.
struct FlatMessage {
    std::string role;
    std::string text;
    std::map<std::size_t, FlatCall> calls;
};

bool readCall(FlatCall &call, std::string_view key, const std::string &value)
{
    if (key.ends_with("function.name") || key == "name")
        call.name = value;
    else if (key.ends_with("arguments"))
        call.arguments = value;
    else if (key.ends_with("id"))
        call.id = value;
    else
        return false;
    return true;
}

/// False if a message has no such field.
bool readField(FlatMessage &message, std::string_view key, const std::string &value)
{
    if (key.starts_with("message."))
        key.remove_prefix(8);
    if (key == "role") {
        message.role = value;
    } else if (key == "content" || (key.starts_with("contents.") && key.ends_with(".text"))) {
        message.text += (message.text.empty() ? "" : "\n") + value;
    } else if (key.starts_with("tool_calls.")) {
        key.remove_prefix(11);
        const auto index = takeIndex(key);
        return index && readCall(message.calls[*index], key, value);
    } else {
        return false;
    }
    return true;
}

/// Takes the messages under a prefix out of the attributes, in the order of their numbers.
std::vector<FlatMessage> takeMessages(SpanAttributes &attributes, std::string_view prefix)
{
    std::map<std::size_t, FlatMessage> messages;
    auto at = attributes.lower_bound(prefix);
    while (at != attributes.end() && at->first.starts_with(prefix)) {
        std::string_view key = std::string_view(at->first).substr(prefix.size());
        const auto index = takeIndex(key);
        const bool isRead = index && readField(messages[*index], key, at->second);
        at = isRead ? attributes.erase(at) : std::next(at);
    }
    std::vector<FlatMessage> list;
    for (auto &[index, message] : messages)
        list.push_back(std::move(message));
    return list;
}

ChatCall callOf(FlatCall &&flat)
{
    simdjson::dom::parser parser;
    JsonElement arguments;
    if (parser.parse(simdjson::padded_string(flat.arguments)).get(arguments) == simdjson::SUCCESS)
        return chatCall(std::move(flat.id), std::move(flat.name), arguments);
    return {
        .id = std::move(flat.id), .name = std::move(flat.name), .arguments = quotedJson(flat.arguments), .code = {}
    };
}

std::vector<ChatMessage> messagesInAttribute(const Span &span, std::string_view key)
{
    const InnerJson json(span.attribute(key), "attributes." + std::string(key));
    return json.value() ? messagesIn(*json.value()) : std::vector<ChatMessage>();
}

/// System instructions are parts without a role, or messages of older versions.
std::string instructionsIn(std::string_view json)
{
    const InnerJson inner(json, "attributes.gen_ai.system_instructions");
    simdjson::dom::array list;
    if (!inner.value())
        return std::string(json);
    if (inner.value()->get(list) != simdjson::SUCCESS)
        return valueText(*inner.value());
    std::string text;
    const auto add
        = [&](std::string_view part) { text += (text.empty() || part.empty() ? "" : "\n") + std::string(part); };
    for (const JsonElement element : list) {
        const auto part = objectIn(element);
        const auto content = part ? memberOf(*part, "content") : std::nullopt;
        if (part && memberOf(*part, "parts"))
            for (const ChatMessage &message : messagesIn(element))
                add(message.text);
        else
            add(content ? contentText(*content) : part ? memberText(*part, "text") : valueText(element));
    }
    return text;
}

void readMessages(Span &span)
{
    for (const std::string_view prefix : { "llm.input_messages.", "gen_ai.prompt." })
        for (FlatMessage &message : takeMessages(span.attributes, prefix))
            span.prompt.push_back({ std::move(message.role), std::move(message.text) });
    for (const std::string_view prefix : { "llm.output_messages.", "gen_ai.completion." })
        for (FlatMessage &flat : takeMessages(span.attributes, prefix)) {
            ChatMessage message;
            message.role = std::move(flat.role);
            message.text = std::move(flat.text);
            for (auto &[index, call] : flat.calls)
                message.calls.push_back(callOf(std::move(call)));
            addReply(span.reply, std::move(message));
        }
    if (std::string text = instructionsIn(span.attribute("gen_ai.system_instructions")); !text.empty())
        span.prompt.push_back({ "system", std::move(text) });
    for (ChatMessage &message : messagesInAttribute(span, "gen_ai.input.messages"))
        addPrompt(span, std::move(message));
    for (ChatMessage &message : messagesInAttribute(span, "gen_ai.output.messages"))
        addReply(span.reply, std::move(message));
}

std::optional<std::int64_t> count(std::string_view text)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc {} && !text.empty() ? std::optional(number) : std::nullopt;
}

} // namespace

void addPrompt(Span &span, ChatMessage message)
{
    PromptMessage prompt { std::move(message.role), std::move(message.text) };
    const auto add = [&](const std::string &id, const std::string &text) {
        prompt.text += prompt.text.empty() ? "" : "\n";
        prompt.text += id.empty() ? text : '[' + id + "] " + text;
    };
    if (!message.thinking.empty())
        add({}, message.thinking);
    for (const ChatCall &call : message.calls)
        add(call.id, call.name + ' ' + call.arguments);
    for (const ChatResult &result : message.results)
        add(result.id, result.text);
    span.prompt.push_back(std::move(prompt));
    std::ranges::move(message.unknown, std::back_inserter(span.reply.unknown));
}

namespace {

/// Calls without a message around them are those of one reply.
std::optional<ChatMessage> bareCalls(simdjson::dom::array list)
{
    const auto isCall = [](JsonElement element) {
        const auto object = objectIn(element);
        return object && !memberOf(*object, "role")
            && ((memberOf(*object, "toolCallId") && memberOf(*object, "toolName"))
                || objectMember(*object, "function"));
    };
    if (list.size() == 0 || !std::ranges::all_of(list, isCall))
        return {};
    return messageOfCalls(list);
}

/// Koog writes the calls of a reply as its text.
void takeCallsFromText(ChatMessage &message)
{
    if (!message.calls.empty() || !message.text.starts_with("[{"))
        return;
    simdjson::dom::parser parser;
    simdjson::dom::array list;
    if (parser.parse(simdjson::padded_string(message.text)).get(list) != simdjson::SUCCESS)
        return;
    if (auto calls = bareCalls(list); calls && !calls->calls.empty()) {
        message.calls = std::move(calls->calls);
        message.text.clear();
    }
}

} // namespace

void addReply(ChatMessage &reply, ChatMessage message)
{
    constexpr std::array<std::string_view, 5> models { "", "assistant", "ai", "model", "gpt" };
    if (!std::ranges::contains(models, message.role))
        reply.unknown.push_back("{\"role\":" + quotedJson(message.role) + '}');
    takeCallsFromText(message);
    reply.text += (reply.text.empty() || message.text.empty() ? "" : "\n") + message.text;
    reply.thinking += message.thinking;
    std::ranges::move(message.calls, std::back_inserter(reply.calls));
    std::ranges::move(message.unknown, std::back_inserter(reply.unknown));
}

std::string_view Span::attribute(std::string_view key) const
{
    const auto found = attributes.find(key);
    return found == attributes.end() ? std::string_view {} : std::string_view(found->second);
}

std::string_view Span::anyAttribute(std::initializer_list<std::string_view> keys) const
{
    for (const std::string_view key : keys)
        if (const std::string_view value = attribute(key); !value.empty())
            return value;
    return {};
}

void readAttributes(JsonElement value, SpanAttributes &attributes)
{
    simdjson::dom::array list;
    if (value.get(list) != simdjson::SUCCESS)
        return flatten(value, {}, attributes, 0);
    for (const JsonElement element : list) {
        const auto pair = objectIn(element);
        const auto content = pair ? objectMember(*pair, "value") : std::nullopt;
        if (content)
            anyValue(*content, memberText(*pair, "key"), attributes, 0);
    }
}

void interpretAttributes(Span &span)
{
    translateAttributes(span);
    if (span.kind == SpanKind::Other)
        span.kind = kindOf(span);
    // Some instrumentations name the tool only.
    if (span.kind == SpanKind::Other && !span.anyAttribute({ "gen_ai.tool.call.id", "gen_ai.tool.name" }).empty())
        span.kind = SpanKind::Tool;
    if (span.kind == SpanKind::Other)
        markEvent(span);
    readMessages(span);
    span.reply.model = span.anyAttribute({ "llm.model_name", "gen_ai.response.model", "gen_ai.request.model" });
    Tokens &tokens = span.reply.tokens;
    tokens.input = count(
        span.anyAttribute({ "llm.token_count.prompt", "gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens" }));
    tokens.output = count(span.anyAttribute(
        { "llm.token_count.completion", "gen_ai.usage.output_tokens", "gen_ai.usage.completion_tokens" }));
    tokens.quality = tokens.input || tokens.output ? Quality::Recorded : Quality::Missing;
    if (span.kind == SpanKind::Model && span.reply.text.empty() && span.reply.calls.empty())
        for (ChatMessage &message : messagesInAttribute(span, "output.value"))
            addReply(span.reply, std::move(message));
    // The whole prompt again, as JSON or as reprs.
    constexpr std::size_t longestKept = 200;
    for (const std::string_view key : { "input.value", "gen_ai.input.messages", "gen_ai.output.messages" })
        if (const auto found = span.attributes.find(key);
            span.kind == SpanKind::Model && found != span.attributes.end()) {
            if (key == "input.value" && found->second.size() < longestKept)
                continue;
            if (key == "input.value")
                ReadLedger::noteUnread("attributes.input.value");
            span.attributes.erase(found);
        }
}

namespace {

/// The first answer of a completion.
std::vector<ChatMessage> choiceIn(simdjson::dom::array choices)
{
    std::vector<ChatMessage> messages;
    const auto choice = choices.size() > 0 ? objectIn(choices.at(0).value_unsafe()) : std::nullopt;
    const auto inner = choice ? objectMember(*choice, "message") : std::nullopt;
    if (inner)
        messages.push_back(readChatMessage(*inner, "assistant"));
    return messages;
}

/// The first answer of Gemini's API.
std::vector<ChatMessage> candidateIn(simdjson::dom::array candidates)
{
    std::vector<ChatMessage> messages;
    const auto candidate = candidates.size() > 0 ? objectIn(candidates.at(0).value_unsafe()) : std::nullopt;
    if (const auto content = candidate ? objectMember(*candidate, "content") : std::nullopt)
        messages.push_back(readChatMessage(*content, "assistant"));
    return messages;
}

/// What Gemini's API was asked: a text, or messages.
std::vector<ChatMessage> contentsIn(JsonElement contents)
{
    const auto text = stringIn(contents);
    if (!text)
        return messagesIn(contents);
    ChatMessage message;
    message.role = "user";
    message.text = *text;
    return { std::move(message) };
}

} // namespace

std::vector<ChatMessage> messagesIn(JsonElement value)
{
    std::vector<ChatMessage> messages;
    simdjson::dom::array list;
    if (const auto object = objectIn(value)) {
        if (const auto inner = memberOf(*object, "messages"))
            return messagesIn(*inner);
        if (const auto choices = arrayMember(*object, "choices"))
            return choiceIn(*choices);
        if (const auto generations = memberOf(*object, "generations"))
            return messagesIn(*generations);
        if (const auto candidates = arrayMember(*object, "candidates"))
            return candidateIn(*candidates);
        if (const auto contents = memberOf(*object, "contents"))
            return contentsIn(*contents);
        const auto inner = objectMember(*object, "message");
        if (auto message = readAnyMessage(inner.value_or(*object)))
            messages.push_back(std::move(*message));
        return messages;
    }
    if (value.get(list) != simdjson::SUCCESS)
        return messages;
    if (auto calls = bareCalls(list))
        return { std::move(*calls) };
    for (const JsonElement element : list) {
        const auto object = objectIn(element);
        const auto inner = object ? objectMember(*object, "message") : std::nullopt;
        auto message = object ? readAnyMessage(inner.value_or(*object)) : std::nullopt;
        if (message)
            messages.push_back(std::move(*message));
        else if (element.is_array() && messages.size() < maxMessages)
            std::ranges::move(messagesIn(element), std::back_inserter(messages));
    }
    return messages;
}

std::optional<Span> readSpan(JsonObject object, const SourceSpan &location)
{
    Span span;
    auto context = objectMember(object, "context");
    if (!context)
        context = objectMember(object, "spanContext");
    const JsonObject ids = context.value_or(object);
    span.traceId = anyMember(ids, "traceId", "trace_id");
    span.id = anyMember(ids, "spanId", "span_id");
    span.parentId = anyMember(object, "parentSpanId", "parent_span_id");
    if (span.parentId.empty())
        span.parentId = memberText(object, "parent_id");
    if (const auto parent = objectMember(object, "parentSpanContext"); parent && span.parentId.empty())
        span.parentId = memberText(*parent, "spanId");
    if (span.id.empty())
        return {};
    span.name = anyMember(object, "name", "span_name");
    span.span = location;
    span.time = spanTime(object);
    readStatus(object, span);
    for (const std::string_view key : { "attributes", "span_attributes" })
        if (const auto attributes = memberOf(object, key))
            readAttributes(*attributes, span.attributes);
    if (const std::string kind = memberText(object, "span_kind"); !kind.empty() && !isTransportKind(kind))
        if (!span.attributes.try_emplace("openinference.span.kind", kind).second)
            leaveMember(object, "span_kind");
    readEvents(object, span);
    interpretAttributes(span);
    return span;
}

} // namespace vitrine
