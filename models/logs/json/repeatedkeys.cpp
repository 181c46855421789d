// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/repeatedkeys.h"

#include "base/formatted.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace vitrine {

namespace {

/// Up to here comparing each with each is quicker than sorting.
constexpr std::size_t maxPairs = 16;

std::optional<std::string_view> repeatedAmong(std::vector<std::string_view> &keys)
{
    if (keys.size() > maxPairs)
        std::ranges::sort(keys);
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        const auto end = keys.size() > maxPairs ? std::min(key + 2, keys.end()) : keys.end();
        if (std::find(key + 1, end, *key) != end)
            return *key;
    }
    return {};
}

std::string joined(std::string_view parent, const std::string &location)
{
    return location.starts_with('[') ? formatted("{}{}", parent, location) : formatted("{}.{}", parent, location);
}

/// The nesting is bounded by the parser.
class Walk final {
public:
    std::optional<std::string> in(JsonElement value)
    {
        if (value.is_object())
            return inObject(value.get_object().value_unsafe());
        return value.is_array() ? inArray(value.get_array().value_unsafe()) : std::nullopt;
    }

private:
    std::optional<std::string> inObject(JsonObject object)
    {
        m_keys.clear();
        for (const auto &[key, member] : object)
            m_keys.push_back(key);
        if (const auto key = repeatedAmong(m_keys))
            return std::string(*key);
        for (const auto &[key, member] : object)
            if (const auto location = in(member))
                return joined(key, *location);
        return {};
    }

    std::optional<std::string> inArray(simdjson::dom::array array)
    {
        std::size_t index = 0;
        for (const JsonElement element : array) {
            if (const auto location = in(element))
                return joined(formatted("[{}]", index), *location);
            ++index;
        }
        return {};
    }

    std::vector<std::string_view> m_keys; ///< of the object at hand
};

} // namespace

std::optional<std::string> repeatedKey(JsonElement value) { return Walk().in(value); }

} // namespace vitrine
