// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/memoryvalues.h"

#include "models/logs/json/pythonliteral.h"
#include "models/logs/json/readledger.h"

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

/// Of an exception's repr that became JSON.
std::string firstArgument(JsonObject call)
{
    simdjson::dom::array arguments;
    const auto list = memberOf(call, "_args");
    const bool has = list && list->get(arguments) == simdjson::SUCCESS && arguments.size() > 0;
    return has ? valueText(arguments.at(0).value_unsafe()) : std::string {};
}

std::optional<MemoryCall> callInRepr(JsonElement value)
{
    const auto text = stringIn(value);
    const auto repr = text ? parsePython(*text) : std::unexpected(Error {});
    const PythonValue *name = repr ? repr->find("name") : nullptr;
    const PythonValue *arguments = repr ? repr->find("arguments") : nullptr;
    if (name == nullptr || arguments == nullptr)
        return {};
    const PythonValue *id = repr->find("id");
    const PythonValue *code = arguments->isString() ? arguments : arguments->find("code");
    MemoryCall read;
    RecordedToolCall &call = read.call;
    call.callId = id != nullptr ? id->text : std::string {};
    call.name = name->text;
    call.arguments = arguments->toJson();
    const bool isCode = call.name == interpreter && code != nullptr;
    read.code = isCode ? std::optional(code->text) : std::nullopt;
    return read;
}

} // namespace

std::optional<PromptMessage> memoryMessage(JsonElement value)
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

std::optional<MemoryCall> memoryCall(JsonElement value)
{
    const auto object = objectIn(value);
    if (!object)
        return callInRepr(value);
    const auto function = memberOf(*object, "function");
    const JsonObject callee = function ? objectIn(*function).value_or(*object) : *object;
    const auto name = eitherOf(callee, "name", "tool_name");
    const auto arguments = eitherOf(callee, "arguments", "tool_arguments");
    const auto id = memberOf(*object, "id");
    if (!name || !name->is_string())
        return {};
    MemoryCall read;
    RecordedToolCall &call = read.call;
    call.callId = id ? valueText(*id) : std::string {};
    call.name = valueText(*name);
    call.arguments = arguments ? jsonText(*arguments) : "null";
    const auto fields = arguments ? objectIn(*arguments) : std::nullopt;
    const auto code = fields ? memberOf(*fields, "code") : arguments;
    const bool isInterpreter = call.name == interpreter || call.name == oldInterpreter;
    const bool isCode = isInterpreter && code && !code->is_null();
    if (isCode && arguments && !fields) {
        leaveMember(*object, "id");
        read.codeFrom = *arguments;
    }
    read.code = isCode ? std::optional(valueText(*code)) : std::nullopt;
    return read;
}

} // namespace vitrine
