// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/atifcalls.h"

namespace vitrine {

std::vector<ChatCall> atifCalls(JsonObject step)
{
    std::vector<ChatCall> calls;
    if (const auto list = arrayMember(step, "tool_calls"))
        for (const JsonElement element : *list) {
            const auto call = objectIn(element);
            const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
            if (arguments)
                calls.push_back(
                    chatCall(memberText(*call, "tool_call_id"), memberText(*call, "function_name"), *arguments));
        }
    return calls;
}

std::vector<ChatCall> keystrokesIn(std::string_view message)
{
    const std::size_t from = message.find('{');
    const std::size_t to = message.rfind('}');
    if (from == message.npos || to < from || !message.contains("\"keystrokes\""))
        return {};
    simdjson::dom::parser parser;
    JsonElement value;
    const std::string json(message.substr(from, to - from + 1));
    const auto object
        = parser.parse(simdjson::padded_string(json)).get(value) == simdjson::SUCCESS ? objectIn(value) : std::nullopt;
    const auto commands = object ? arrayMember(*object, "commands") : std::nullopt;
    std::vector<ChatCall> calls;
    if (commands)
        for (const JsonElement element : *commands)
            if (const auto command = objectIn(element))
                calls.push_back(chatCall({}, "keystrokes", element));
    return calls;
}

void addSessions(JsonElement reference, std::vector<std::string> &sessions)
{
    simdjson::dom::array list;
    if (reference.get(list) == simdjson::SUCCESS)
        for (const JsonElement element : list)
            addSessions(element, sessions);
    else if (const auto object = objectIn(reference))
        for (const std::string_view key : { "session_id", "trajectory_id" })
            if (std::string id = memberText(*object, key); !id.empty())
                sessions.push_back(std::move(id));
}

} // namespace vitrine
