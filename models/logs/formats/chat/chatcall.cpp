// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatcall.h"

#include "models/logs/steps/toolcode.h"

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

} // namespace vitrine
