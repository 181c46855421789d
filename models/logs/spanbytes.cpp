// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/spanbytes.h"

#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

namespace vitrine {

namespace {

// What each record consists of, named once for the ways there and back.

auto partsOf(auto &&span)
    requires std::is_same_v<std::remove_cvref_t<decltype(span)>, Span>
{
    return std::tie(span.traceId, span.id, span.parentId, span.name, span.kind, span.time, span.isError,
        span.statusMessage, span.attributes, span.events, span.prompt, span.reply, span.scope, span.scopeVersion,
        span.python, span.span);
}
auto partsOf(auto &&event)
    requires std::is_same_v<std::remove_cvref_t<decltype(event)>, SpanEvent>
{
    return std::tie(event.name, event.attributes);
}
auto partsOf(auto &&message)
    requires std::is_same_v<std::remove_cvref_t<decltype(message)>, PromptMessage>
{
    return std::tie(message.role, message.text);
}
auto partsOf(auto &&message)
    requires std::is_same_v<std::remove_cvref_t<decltype(message)>, ChatMessage>
{
    return std::tie(
        message.role, message.text, message.thinking, message.calls, message.results, message.model, message.tokens);
}
auto partsOf(auto &&call)
    requires std::is_same_v<std::remove_cvref_t<decltype(call)>, ChatCall>
{
    return std::tie(call.id, call.name, call.arguments, call.code, call.parseError);
}
auto partsOf(auto &&result)
    requires std::is_same_v<std::remove_cvref_t<decltype(result)>, ChatResult>
{
    return std::tie(result.id, result.text, result.outputs, result.errorType, result.isError);
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
concept Plain = std::is_trivially_copyable_v<T>;

class Writer final {
public:
    std::string bytes;

    template <Plain T>
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
    void put(const SpanAttributes &attributes)
    {
        put(attributes.size());
        for (const auto &[key, value] : attributes) {
            put(key);
            put(value);
        }
    }
    template <typename T>
        requires(!Plain<T>)
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

class Reader final {
public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    bool isWhole() const { return !m_hasFailed && m_bytes.empty(); }

    template <Plain T>
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
    void take(SpanAttributes &attributes)
    {
        for (std::size_t left = count(); left > 0 && !m_hasFailed; --left) {
            std::string key;
            take(key);
            take(attributes[key]);
        }
    }
    template <typename T>
        requires(!Plain<T>)
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

/// What the heap takes for a text beside its bytes, the object in which it stands included.
constexpr std::uint64_t perText = 48;
/// A node of a map of texts.
constexpr std::uint64_t perAttribute = 32 + 2 * perText;

std::uint64_t memoryOf(const SpanAttributes &attributes)
{
    std::uint64_t bytes = 0;
    for (const auto &[key, value] : attributes)
        bytes += perAttribute + key.size() + value.size();
    return bytes;
}

} // namespace

std::string bytesOf(const Span &span)
{
    Writer writer;
    writer.put(span);
    return std::move(writer.bytes);
}

std::optional<Span> spanFrom(std::string_view bytes)
{
    Reader reader(bytes);
    Span span;
    reader.take(span);
    return reader.isWhole() ? std::optional(std::move(span)) : std::nullopt;
}

std::uint64_t memoryOf(const Span &span)
{
    std::uint64_t bytes = sizeof span + span.traceId.size() + span.id.size() + span.parentId.size() + span.name.size()
        + span.statusMessage.size() + memoryOf(span.attributes) + 4 * perText;
    for (const SpanEvent &event : span.events)
        bytes += sizeof event + event.name.size() + memoryOf(event.attributes);
    for (const PromptMessage &message : span.prompt)
        bytes += sizeof message + perText + message.text.size();
    for (const ChatCall &call : span.reply.calls)
        bytes += sizeof call + call.arguments.size() + (call.code ? call.code->text.size() : 0);
    return bytes + span.reply.text.size() + span.reply.thinking.size();
}

} // namespace vitrine
