// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"
#include "models/trail/record/records.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

enum class SpanKind { Other, Agent, Step, Model, Tool };

using SpanAttributes = std::map<std::string, std::string, std::less<>>;

struct SpanEvent {
    std::string name;
    SpanAttributes attributes;
};

/// One span of a trace, whichever tracer exported it, with what its attributes say of models taken out of them:
/// OpenInference's names and the gen_ai ones are brought together here (docs/formats.md#opentelemetry).
struct Span {
    std::string traceId;
    std::string id;
    std::string parentId; ///< empty for a root
    std::string name;
    SpanKind kind = SpanKind::Other;
    TimeSpan time;
    bool isError = false;
    std::string statusMessage;
    SpanAttributes attributes; ///< dotted keys, values as text or JSON
    std::vector<SpanEvent> events;
    std::vector<PromptMessage> prompt; ///< what a model was asked
    ChatMessage reply; ///< what it answered
    std::string scope; ///< of the instrumentation: "openinference.instrumentation.smolagents"
    std::string scopeVersion;
    std::string python; ///< version, if its resource has it
    SourceSpan span;

    /// Empty when it is not there.
    std::string_view attribute(std::string_view key) const;
    /// The first of these that is there and not empty.
    std::string_view anyAttribute(std::initializer_list<std::string_view> keys) const;
};

/// Attribute of a span that is no call and no step, but an event to be kept: its kind.
inline constexpr std::string_view spanEventKey = "vitrine.event";

/// A span as OTLP/JSON, SMOLTRACE or Phoenix writes it. Nothing when the object is none.
std::optional<Span> readSpan(JsonObject object, const SourceSpan &location);

/// Attributes in either shape: a list of {key, value}, or an object, nested or dotted.
void readAttributes(JsonElement value, SpanAttributes &attributes);

/// Fills kind, prompt and reply from the attributes, and drops those that only repeat them.
void interpretAttributes(Span &span);

/// A message that a model was asked, with its calls and results as text.
void addPrompt(Span &span, ChatMessage message);
/// A message, or a part of one, that it answered.
void addReply(ChatMessage &reply, ChatMessage message);

/// Messages in text that holds JSON, or in a value: one message, a list, or an object with one under "messages".
std::vector<ChatMessage> messagesIn(JsonElement value);

} // namespace vitrine
