// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatcall.h"
#include "models/logs/formats/traces/logrecord.h"
#include "models/trail/record/records.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace vitrine {

/// The kind of an event of a coding agent.
enum class AgentEvent { Kept, Prompt, Turn, Stream, Decision, Result, Failure };

/// A coding agent that sends its events as OTLP logs.
struct ReportingAgent {
    std::string_view prefix; ///< of its events' names
    std::string_view framework;
};

/// Null for records of other programs.
const ReportingAgent *reportingAgent(const LogRecord &record);
AgentEvent meaningOf(const LogRecord &record);

/// The first of these attributes that is not empty.
std::string firstOf(const LogRecord &record, std::initializer_list<std::string_view> keys);
/// Cached input counts as input, whether or not the agent counts it apart, as Claude Code does.
Tokens tokensOf(const LogRecord &record);
/// Events are sent at the end of what they report.
TimeSpan timeOf(const LogRecord &record);
ChatCall callOf(const LogRecord &record);

} // namespace vitrine
