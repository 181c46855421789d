// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/vscodeparts.h"

#include "base/trimmed.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <utility>

namespace vitrine {

namespace {

/// The parts with text behind the last call, and their text. They are not noted as read: rounds may repeat it.
std::vector<JsonObject> partsAfterCalls(simdjson::dom::array parts, std::string &text)
{
    std::vector<JsonObject> behind;
    for (const JsonElement element : parts) {
        const auto part = objectIn(element);
        std::string_view kind;
        std::string_view value;
        if (part && (*part)["kind"].get(kind) == simdjson::SUCCESS && kind.starts_with("toolInvocation")) {
            behind.clear();
            text.clear();
        } else if (part && kind.empty() && (*part)["value"].get(value) == simdjson::SUCCESS) {
            behind.push_back(*part);
            text += value;
        }
    }
    return behind;
}

/// Text, or an object with it.
std::string shownText(JsonObject object, std::string_view key)
{
    const auto inner = objectMember(object, key);
    return inner ? memberText(*inner, "value") : memberText(object, key);
}

/// The arguments as far as VS Code keeps them: of commands, the command line as it ran.
std::string argumentsOf(JsonObject part)
{
    const auto data = objectMember(part, "toolSpecificData");
    if (const auto raw = data ? memberOf(*data, "rawInput") : std::nullopt)
        return jsonText(*raw);
    JsonExtra arguments;
    if (const auto line = data ? objectMember(*data, "commandLine") : std::nullopt) {
        for (const std::string_view key : { "userEdited", "toolEdited", "original" })
            if (const std::string command = memberText(*line, key); !command.empty()) {
                arguments.add("command", quotedJson(command));
                break;
            }
    } else if (data) {
        for (const std::string_view key : { "command", "description", "agentName", "prompt" })
            if (const auto value = memberOf(*data, key))
                arguments.add(key, jsonText(*value));
    }
    const auto details = objectMember(part, "resultDetails");
    if (const std::string input = details ? memberText(*details, "input") : std::string {};
        arguments.text().empty() && !input.empty())
        return input;
    return arguments.text().empty() ? "{}" : arguments.text();
}

ChatResult resultOf(JsonObject part)
{
    ChatResult result;
    const auto details = objectMember(part, "resultDetails");
    if (const auto list = details ? arrayMember(*details, "output") : std::nullopt)
        for (const JsonElement element : *list)
            if (const auto output = objectIn(element))
                result.text += memberText(*output, "value");
    const auto failed = details ? memberOf(*details, "isError") : std::nullopt;
    result.isError = failed && boolIn(*failed).value_or(false);
    const auto data = objectMember(part, "toolSpecificData");
    if (const auto output = data ? objectMember(*data, "terminalCommandOutput") : std::nullopt)
        result.text += memberText(*output, "text");
    const auto state = data ? objectMember(*data, "terminalCommandState") : std::nullopt;
    if (const auto exit = state ? memberOf(*state, "exitCode") : std::nullopt)
        result.exitStatus = integerIn(*exit);
    if (result.text.empty() && data)
        result.text = memberText(*data, "result");
    if (result.text.empty())
        result.text = shownText(part, "pastTenseMessage");
    return result;
}

/// `isConfirmed`: whether, or by its type why, the call was allowed (ToolConfirmKind of VS Code).
std::optional<Approval> approvalOf(JsonObject part)
{
    const auto confirmed = memberOf(part, "isConfirmed");
    if (!confirmed)
        return {};
    if (const auto isAllowed = boolIn(*confirmed))
        return Approval { *isAllowed ? Approval::Decision::Allowed : Approval::Decision::Denied,
            Approval::Source::Unknown, {}, {}, {} };
    const auto object = objectIn(*confirmed);
    const auto value = object ? memberOf(*object, "type") : std::nullopt;
    constexpr std::int64_t denied = 0;
    constexpr std::int64_t byUser = 4;
    constexpr std::int64_t skipped = 5;
    const auto type = value ? integerIn(*value) : std::nullopt;
    if (!type)
        return {};
    const bool isDenied = *type == denied || *type == skipped;
    const auto data = objectMember(part, "toolSpecificData");
    const auto line = data ? objectMember(*data, "commandLine") : std::nullopt;
    const bool isEdited = line && !memberText(*line, "userEdited").empty();
    return Approval { isDenied ? Approval::Decision::Denied
            : isEdited         ? Approval::Decision::Changed
                               : Approval::Decision::Allowed,
        isDenied || isEdited || *type == byUser ? Approval::Source::Person : Approval::Source::Rule,
        memberText(*object, "id"), {}, {} };
}

} // namespace

std::string textOfParts(JsonElement content)
{
    simdjson::dom::array list;
    if (content.get(list) != simdjson::SUCCESS) {
        const auto object = objectIn(content);
        const auto value = object ? memberOf(*object, "value") : std::nullopt;
        return valueText(value.value_or(content));
    }
    std::string text;
    for (const JsonElement part : list) {
        const auto object = objectIn(part);
        const auto value = object ? memberOf(*object, "value") : std::nullopt;
        text += valueText(value.value_or(part));
    }
    return text;
}

std::optional<ToolInvocation> invocationIn(JsonObject part)
{
    if (memberText(part, "kind") != "toolInvocationSerialized") {
        leaveMember(part, "kind");
        return {};
    }
    return ToolInvocation { memberText(part, "toolCallId"), memberText(part, "toolId"),
        memberText(part, "subAgentInvocationId"), part };
}

void leaveInvocation(const ToolInvocation &invocation)
{
    for (const std::string_view key : { "kind", "toolCallId", "toolId", "subAgentInvocationId" })
        leaveMember(invocation.part, key);
}

std::vector<ToolInvocation> toolInvocations(simdjson::dom::array parts)
{
    std::vector<ToolInvocation> calls;
    std::map<std::string, std::size_t> locations;
    for (const JsonElement element : parts) {
        const auto part = objectIn(element);
        auto call = part ? invocationIn(*part) : std::nullopt;
        if (!call)
            continue;
        const auto [location, isNew] = locations.try_emplace(call->id, calls.size());
        if (isNew || call->id.empty()) {
            calls.push_back(std::move(*call));
            continue;
        }
        leaveInvocation(calls[location->second]);
        calls[location->second] = std::move(*call);
    }
    return calls;
}

void addAnswer(ChatRun &chat, simdjson::dom::array parts, const SourceSpan &span)
{
    if (!chat.isOpen() || chat.step().toolCalls.empty())
        return;
    std::string text;
    const auto behind = partsAfterCalls(parts, text);
    if (trimmed(text).empty() || chat.step().rawModelOutput.contains(trimmed(text)))
        return;
    ChatMessage message;
    message.role = "assistant";
    for (const JsonObject part : behind)
        message.text += memberText(part, "value");
    chat.add(std::move(message), span);
}

void noteModel(RunRecord &run, ChatRun &chat, const std::string &used)
{
    if (used.empty() || used == run.model)
        return;
    if (run.model.empty() || run.model.ends_with("/auto"))
        run.model = used;
    else if (chat.isOpen())
        addToExtra(chat.step().extra, "model", quotedJson(used));
}

Tokens tokensOfRequest(JsonObject request, std::optional<JsonObject> metadata)
{
    const auto numberOf = [](std::optional<JsonObject> object, std::string_view key) {
        const auto value = object ? memberOf(*object, key) : std::nullopt;
        return value ? integerIn(*value) : std::nullopt;
    };
    Tokens tokens { .input = numberOf(metadata, "promptTokens"), .output = numberOf(metadata, "outputTokens") };
    const auto shown = numberOf(request, "completionTokens");
    if (!tokens.output)
        tokens.output = shown;
    else if (shown != tokens.output)
        leaveMember(request, "completionTokens");
    tokens.quality = tokens.input || tokens.output ? Quality::Recorded : Quality::Missing;
    return tokens;
}

void addInvocation(ChatRun &chat, const ToolInvocation &invocation, const SourceSpan &span)
{
    const std::string arguments = argumentsOf(invocation.part);
    simdjson::dom::parser parser;
    JsonElement parsed;
    if (parser.parse(arguments).get(parsed) == simdjson::SUCCESS)
        chat.call(chatCall(invocation.id, invocation.name, parsed));
    else
        chat.call({ .id = invocation.id, .name = invocation.name, .arguments = quotedJson(arguments), .code = {} });
    if (auto approval = approvalOf(invocation.part))
        chat.decided(invocation.id, std::move(*approval));
    ChatResult result = resultOf(invocation.part);
    result.id = invocation.id;
    const auto state = objectMember(invocation.part, "toolSpecificData");
    const auto command = state ? objectMember(*state, "terminalCommandState") : std::nullopt;
    const auto length = command ? memberOf(*command, "duration") : std::nullopt;
    auto seconds = length ? amountIn(*length) : std::nullopt;
    constexpr double perSecond = 1000;
    if (seconds)
        *seconds /= perSecond;
    chat.result(std::move(result), span, seconds);
    chat.event("invocation", jsonText(JsonElement(invocation.part)));
}

std::optional<StartedAgent> startedAgentIn(const ToolInvocation &invocation)
{
    const auto data = objectMember(invocation.part, "toolSpecificData");
    if (!data || memberText(*data, "kind") != "subagent") {
        if (data)
            leaveMember(*data, "kind");
        return {};
    }
    return StartedAgent { memberText(*data, "agentName"), memberText(*data, "modelName"), memberText(*data, "prompt"),
        memberText(*data, "result") };
}

} // namespace vitrine
