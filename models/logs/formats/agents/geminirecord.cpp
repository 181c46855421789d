// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/geminirecord.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace vitrine {

namespace {

bool isOfUser(const Outline &value)
{
    return value["type"].text == "user" && value.has("id") && value.has("timestamp") && value.has("content");
}

/// Within a session, ids may be missing.
bool isMessage(const Outline &value)
{
    constexpr std::array<std::string_view, 6> types { "user", "gemini", "model", "info", "error", "warning" };
    return value.has("content") && std::ranges::contains(types, std::string_view(value["type"].text));
}

bool isDocument(const Outline &record)
{
    return record["sessionId"].isString() && (record.has("projectHash") || record.has("startTime"))
        && (isMessage(record["messages"].first()) || record.has("kind"));
}

bool isQwen(const Outline &record)
{
    return record["message"]["parts"].isArray() && record["uuid"].isString() && record["type"].isString();
}

} // namespace

bool isGeminiRecord(const Outline &record)
{
    return isDocument(record) || isQwen(record) || record["type"].text == "gemini"
        || (record.has("sessionId") && isOfUser(record));
}

} // namespace vitrine
