// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/formats/traces/spanattributes.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

enum class SpanKind { Other, Agent, Step, Model, Tool };

struct SpanEvent {
    std::string name;
    SpanAttributes attributes;
};

/// One span of a trace from any tracer. The data about models is extracted from its attributes; OpenInference's names
/// and the gen_ai ones are unified here (docs/formats.md#opentelemetry).
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
    std::vector<PromptMessage> prompt; ///< the input of a model
    ChatMessage reply; ///< the answer of the model
    std::string scope; ///< scope of the instrumentation: "openinference.instrumentation.smolagents"
    std::string scopeVersion;
    std::string python; ///< version of Python, if its resource has it
    SourceSpan span;

    /// The value of an attribute; empty if it is missing.
    std::string_view attribute(std::string_view key) const;
    /// The first of these attributes that is not empty.
    std::string_view anyAttribute(std::initializer_list<std::string_view> keys) const;
};

/// Attribute with the kind of an event, for a span that is neither a call nor a step but is kept as an event.
inline constexpr std::string_view spanEventKey = "vitrine.event";

/// Reads a span in the form of OTLP/JSON, SMOLTRACE or Phoenix. Nothing if the object is not a span.
std::optional<Span> readSpan(JsonObject object, const SourceSpan &location);

/// Fills kind, prompt and reply from the attributes, and drops those that only repeat them.
void interpretAttributes(Span &span);

} // namespace vitrine
