// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Fills prompt and reply of a span from the attributes that have messages.
void readMessages(Span &span);
/// The messages in an attribute with JSON.
std::vector<ChatMessage> messagesInAttribute(const Span &span, std::string_view key);

/// Adds a message of a model's input, with its calls and results as text.
void addPrompt(Span &span, ChatMessage message);

} // namespace vitrine
