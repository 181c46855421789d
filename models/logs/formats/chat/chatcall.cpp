// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatcall.h"

#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <utility>

namespace vitrine {

ChatCall chatCall(std::string id, std::string name, JsonElement arguments)
{
    ChatCall call { .id = std::move(id), .name = std::move(name), .arguments = {}, .code = {} };
    if (const auto text = stringIn(arguments)) {
        simdjson::dom::parser parser;
        JsonElement inner;
        const bool isJson = parser.parse(simdjson::padded_string(*text)).get(inner) == simdjson::SUCCESS;
        const bool holds = isJson && (inner.is_object() || inner.is_array());
        call.arguments = jsonText(holds ? inner : arguments);
        call.code = codeOfCall(call.name, holds ? inner : arguments);
        return call;
    }
    call.arguments = jsonText(arguments);
    call.code = codeOfCall(call.name, arguments);
    return call;
}

void addCall(std::vector<ChatCall> &calls, ChatCall call)
{
    const auto same = call.id.empty() ? calls.end() : std::ranges::find(calls, call.id, &ChatCall::id);
    if (same == calls.end() || same->name != call.name)
        return calls.push_back(std::move(call));
    const auto isEmpty = [](const ChatCall &one) { return one.arguments.empty() || one.arguments == "{}"; };
    if (isEmpty(*same) && !isEmpty(call)) {
        same->arguments = std::move(call.arguments);
        same->code = std::move(call.code);
    } else if (!isEmpty(call) && same->arguments != call.arguments) {
        return calls.push_back(std::move(call));
    }
    if (same->parseError.empty())
        same->parseError = std::move(call.parseError);
}

} // namespace vitrine
