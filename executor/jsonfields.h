// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

/// Reads the fields of Vitrine's own documents: a field with an unexpected type throws nlohmann's type error, an
/// unknown name std::invalid_argument; absent fields keep their defaults.
namespace vitrine::jsonfields {

template <typename Value>
void take(const nlohmann::ordered_json &json, const char *key, Value &value)
{
    if (const auto at = json.find(key); at != json.end() && !at->is_null())
        at->get_to(value);
}

template <typename Enum>
void takeEnum(
    const nlohmann::ordered_json &json, const char *key, Enum &value, std::optional<Enum> (*from)(std::string_view))
{
    std::string text;
    take(json, key, text);
    if (text.empty())
        return;
    const auto known = from(text);
    if (!known)
        throw std::invalid_argument(key);
    value = *known;
}

} // namespace vitrine::jsonfields
