// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/opencodecopies.h"

#include "models/logs/steps/extratext.h"

#include <algorithm>
#include <array>
#include <functional>

namespace vitrine {

namespace {

/// Without notes that its members were read: those of a copy count as left out.
void addMembers(std::string &text, JsonObject object)
{
    constexpr auto ids = std::to_array<std::string_view>({ "id", "sessionID", "messageID", "parentID" });
    for (const auto &[key, value] : object)
        if (!std::ranges::contains(ids, std::string_view(key)))
            text.append(key).append(simdjson::minify(value)).append("\n");
}

/// A hash of a message without the ids; 0 for one without a time, which could be any other with the same text.
std::uint64_t hashOf(JsonObject info, simdjson::dom::array parts)
{
    JsonElement created;
    if (info.at_pointer("/time/created").get(created) != simdjson::SUCCESS)
        return 0;
    std::string text;
    addMembers(text, info);
    for (const JsonElement element : parts)
        if (JsonObject part; element.get(part) == simdjson::SUCCESS)
            addMembers(text, part);
    return std::hash<std::string> {}(text);
}

} // namespace

bool OpenCodeCopies::isCopied(JsonObject info, simdjson::dom::array parts, ImportContext &context)
{
    const std::uint64_t origin = context.runWithMessage(hashOf(info, parts));
    if (origin != 0)
        m_origin = context.nameOfRun(origin);
    return origin != 0;
}

void OpenCodeCopies::nameOrigin(std::string &extra) const
{
    if (!m_origin.empty())
        addToExtra(extra, "forkedFrom", "{\"sessionId\":" + quotedJson(m_origin) + '}');
}

} // namespace vitrine
