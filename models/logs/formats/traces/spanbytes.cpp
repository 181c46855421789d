// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanbytes.h"

#include "models/logs/bytes/recordbytes.h"

namespace vitrine {

// What each record consists of, named once for the ways there and back.

static auto partsOf(auto &&span)
    requires std::is_same_v<std::remove_cvref_t<decltype(span)>, Span>
{
    return std::tie(span.traceId, span.id, span.parentId, span.name, span.kind, span.time, span.isError,
        span.statusMessage, span.attributes, span.events, span.prompt, span.reply, span.scope, span.scopeVersion,
        span.python, span.span);
}
static auto partsOf(auto &&event)
    requires std::is_same_v<std::remove_cvref_t<decltype(event)>, SpanEvent>
{
    return std::tie(event.name, event.attributes);
}
static auto partsOf(auto &&message)
    requires std::is_same_v<std::remove_cvref_t<decltype(message)>, ChatMessage>
{
    return std::tie(message.role, message.text, message.thinking, message.calls, message.results, message.model,
        message.tokens, message.unknown);
}
static auto partsOf(auto &&call)
    requires std::is_same_v<std::remove_cvref_t<decltype(call)>, ChatCall>
{
    return std::tie(call.id, call.name, call.arguments, call.code, call.parseError);
}
static auto partsOf(auto &&result)
    requires std::is_same_v<std::remove_cvref_t<decltype(result)>, ChatResult>
{
    return std::tie(result.id, result.text, result.outputs, result.errorType, result.isError);
}

namespace {

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
    BytesWriter writer;
    writer.put(span);
    return std::move(writer.bytes);
}

std::optional<Span> spanFrom(std::string_view bytes)
{
    BytesReader reader(bytes);
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
