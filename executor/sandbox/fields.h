// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Reads the fields of a frame one by one. Missing, mistyped or extra fields make `isGood` false.
class Fields final {
public:
    explicit Fields(const nlohmann::json &frame)
        : m_frame(frame)
    {
    }

    std::string text(const char *key)
    {
        const nlohmann::json *value = take(key);
        return value != nullptr && check(value->is_string()) ? value->get<std::string>() : std::string();
    }
    std::optional<std::string> optionalText(const char *key)
    {
        return m_frame.contains(key) ? std::optional(text(key)) : std::nullopt;
    }
    std::uint64_t number(const char *key)
    {
        const nlohmann::json *value = take(key);
        return value != nullptr && check(value->is_number_unsigned()) ? value->get<std::uint64_t>() : 0;
    }
    std::optional<std::uint64_t> optionalNumber(const char *key)
    {
        return m_frame.contains(key) ? std::optional(number(key)) : std::nullopt;
    }
    bool flag(const char *key)
    {
        const nlohmann::json *value = take(key);
        return value != nullptr && check(value->is_boolean()) && value->get<bool>();
    }
    std::vector<std::string> texts(const char *key)
    {
        std::vector<std::string> list;
        const nlohmann::json *value = take(key);
        if (value == nullptr || !check(value->is_array()))
            return list;
        for (const nlohmann::json &item : *value) {
            if (check(item.is_string()))
                list.push_back(item.get<std::string>());
        }
        return list;
    }

    bool check(bool condition) { return m_isGood = m_isGood && condition, condition; }
    bool isGood() const { return m_isGood && m_taken == m_frame.size(); }

private:
    const nlohmann::json *take(const char *key)
    {
        const auto at = m_frame.find(key);
        if (!check(at != m_frame.end()))
            return nullptr;
        ++m_taken;
        return &*at;
    }

    const nlohmann::json &m_frame;
    std::size_t m_taken = 0;
    bool m_isGood = true;
};

} // namespace vitrine
