// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/gooseresult.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Many tools write their output twice: for the model, and shorter for the user.
void addContent(simdjson::dom::array parts, ChatResult &result, GooseEvents &events)
{
    for (const JsonElement element : parts) {
        const auto part = objectIn(element);
        const auto notes = part ? objectMember(*part, "annotations") : std::nullopt;
        const auto audience = notes ? arrayMember(*notes, "audience") : std::nullopt;
        const bool isForModel = !audience || audience->size() == 0
            || std::ranges::any_of(
                *audience, [](JsonElement one) { return stringIn(one).value_or("") == "assistant"; });
        const bool isText = part && memberIs(*part, "type", { "text" });
        if (isText && isForModel)
            (result.text += result.text.empty() ? "" : "\n") += memberText(*part, "text");
        else
            events.emplace_back("result", jsonText(element));
    }
}

} // namespace

std::optional<std::int64_t> gooseCount(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    return value ? integerIn(*value) : std::nullopt;
}

ChatResult gooseResult(JsonObject part, GooseEvents &events)
{
    ChatResult result;
    result.id = memberText(part, "id");
    const auto outcome = objectMember(part, "toolResult");
    const auto value = outcome ? memberOf(*outcome, "value") : std::nullopt;
    const auto object = value ? objectIn(*value) : std::nullopt;
    // In older versions, the value is the list itself.
    if (const auto parts = object ? arrayMember(*object, "content")
            : outcome             ? arrayMember(*outcome, "value")
                                  : std::nullopt)
        addContent(*parts, result, events);
    if (object) {
        const auto isError = memberOf(*object, "isError");
        result.isError = isError && boolIn(*isError).value_or(false);
        const auto structured = objectMember(*object, "structuredContent");
        if (structured) {
            result.exitStatus = gooseCount(*structured, "exit_code");
            events.emplace_back("result", jsonText(JsonElement(*structured)));
        }
    } else if (outcome && memberIs(*outcome, "status", { "error" })) {
        result.isError = true;
        result.text = memberText(*outcome, "error");
    }
    return result;
}

} // namespace vitrine
