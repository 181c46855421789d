// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/safetext.h"
#include "base/isotime.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

/// Functions shared by writers of JSON.
namespace vitrine {

inline std::string dumped(const nlohmann::ordered_json &json, int indent = -1)
{
    using Json = nlohmann::ordered_json;
    return safeJson(json.dump(indent, ' ', false, Json::error_handler_t::replace));
}

template <typename T>
nlohmann::ordered_json orNull(const std::optional<T> &value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

/// A time as ISO 8601; null for one that is missing or has no date.
inline nlohmann::ordered_json momentJson(const std::optional<double> &seconds)
{
    const std::string text = seconds ? isoTimeText(*seconds) : std::string();
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}

/// Parses a text that is JSON; returns any other text as a string.
inline nlohmann::ordered_json parsedOr(std::string_view text)
{
    using Json = nlohmann::ordered_json;
    Json json = isShallowJson(text) ? parsedJson<Json>(text) : Json(text);
    return json.is_discarded() ? Json(text) : json;
}

} // namespace vitrine
