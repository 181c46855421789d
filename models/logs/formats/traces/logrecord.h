// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"
#include "models/logs/json/jsonvalues.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// One record of OTLP's logs: a named event, in the terms of OpenTelemetry's conventions.
struct LogRecord {
    std::string name; ///< "claude_code.tool_result", "gen_ai.choice"; empty for plain lines of a log
    std::string scope; ///< scope of the instrumentation
    std::string traceId;
    std::string spanId;
    std::optional<double> time;
    SpanAttributes attributes;
    std::string body; ///< text, or JSON
    std::string json; ///< attributes and body, in the form that is kept
    SourceSpan span;

    std::string_view attribute(std::string_view key) const;
    std::optional<double> number(std::string_view key) const;
    std::optional<std::int64_t> count(std::string_view key) const;
    /// The name of the conversation; empty if it has none.
    std::string_view session() const;
};

/// A record from OTLP/JSON.
LogRecord readLogRecord(JsonObject object, const SourceSpan &location);

} // namespace vitrine
