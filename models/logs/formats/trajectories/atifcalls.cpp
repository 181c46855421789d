// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/atifcalls.h"

#include <algorithm>
#include <iterator>
#include <utility>

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

std::vector<TrajectoryReference> referencesIn(JsonElement value)
{
    std::vector<TrajectoryReference> references;
    simdjson::dom::array list;
    if (value.get(list) == simdjson::SUCCESS)
        for (const JsonElement element : list)
            std::ranges::move(referencesIn(element), std::back_inserter(references));
    else if (const auto object = objectIn(value))
        references.push_back({ memberText(*object, "session_id"), memberText(*object, "trajectory_id") });
    return references;
}

} // namespace vitrine
