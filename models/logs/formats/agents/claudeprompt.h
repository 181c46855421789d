// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Messages of Claude Code in the role of a user. Not all of them are from a person.

/// Whether no person wrote the message of this event: results of commands, reminders, the end of a task, summaries,
/// messages of other sessions.
bool isWrittenByClaudeCode(JsonObject event, std::string_view text);

/// The request in the text of a message: without reminders, or a command with its arguments.
std::string taskInPrompt(std::string_view text);

/// A JSON object with the author of a message and the reason for it, as far as the log has them; empty if it has none.
std::string originOfPrompt(JsonObject event);

} // namespace vitrine
