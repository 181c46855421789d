// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// Serializes records to bytes that the same program reads again later. The members of a record are listed once for
/// both directions, in `partsOf`, which is declared beside the record.
namespace vitrine {

auto partsOf(auto &&message)
    requires std::is_same_v<std::remove_cvref_t<decltype(message)>, PromptMessage>
{
    return std::tie(message.role, message.text);
}
auto partsOf(auto &&output)
    requires std::is_same_v<std::remove_cvref_t<decltype(output)>, OutputRecord>
{
    return std::tie(output.stream, output.text, output.isTruncated);
}
auto partsOf(auto &&code)
    requires std::is_same_v<std::remove_cvref_t<decltype(code)>, CodeRecord>
{
    return std::tie(code.language, code.text, code.origin);
}

template <typename T>
concept PlainBytes = std::is_trivially_copyable_v<T>;

class BytesWriter final {
public:
    std::string bytes;

    template <PlainBytes T>
    void put(const T &value)
    {
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    void put(const std::string &text)
    {
        put(text.size());
        bytes += text;
    }
    template <typename T>
    void put(const std::vector<T> &values)
    {
        put(values.size());
        for (const T &value : values)
            put(value);
    }
    template <typename T>
        requires requires(const T &map) { map.begin()->second; }
    void put(const T &map)
    {
        put(map.size());
        for (const auto &[key, value] : map) {
            put(key);
            put(value);
        }
    }
    template <typename T>
        requires(!PlainBytes<T>)
    void put(const std::optional<T> &value)
    {
        put(value.has_value());
        if (value)
            put(*value);
    }
    template <typename T>
        requires requires(const T &record) { partsOf(record); }
    void put(const T &record)
    {
        std::apply([this](const auto &...part) { (this->put(part), ...); }, partsOf(record));
    }
};

class BytesReader final {
public:
    explicit BytesReader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    /// Whether all values were read correctly, and no bytes are left.
    bool isWhole() const { return !m_hasFailed && m_bytes.empty(); }

    template <PlainBytes T>
    void take(T &value)
    {
        if (const std::string_view bytes = next(sizeof value); !bytes.empty())
            std::memcpy(&value, bytes.data(), sizeof value);
    }
    void take(std::string &text) { text = next(count()); }
    template <typename T>
    void take(std::vector<T> &values)
    {
        for (std::size_t left = count(); left > 0 && !m_hasFailed; --left)
            take(values.emplace_back());
    }
    template <typename T>
        requires requires(T &map) { map.begin()->second; }
    void take(T &map)
    {
        for (std::size_t left = count(); left > 0 && !m_hasFailed; --left) {
            std::string key;
            take(key);
            take(map[key]);
        }
    }
    template <typename T>
        requires(!PlainBytes<T>)
    void take(std::optional<T> &value)
    {
        bool has = false;
        take(has);
        if (has)
            take(value.emplace());
    }
    template <typename T>
        requires requires(T &record) { partsOf(record); }
    void take(T &record)
    {
        std::apply([this](auto &...part) { (this->take(part), ...); }, partsOf(record));
    }

private:
    std::size_t count()
    {
        std::size_t number = 0;
        take(number);
        return number;
    }
    std::string_view next(std::size_t size)
    {
        m_hasFailed = m_hasFailed || size > m_bytes.size();
        const std::string_view bytes = m_bytes.substr(0, m_hasFailed ? 0 : size);
        m_bytes.remove_prefix(bytes.size());
        return bytes;
    }

    std::string_view m_bytes;
    bool m_hasFailed = false;
};

} // namespace vitrine
