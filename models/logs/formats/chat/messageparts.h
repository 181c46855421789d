// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Adds a part of a message as OpenTelemetry's conventions for generative models have it, or Gemini.
void addPart(ChatMessage &message, JsonObject object);
/// The same for parts that only Gemini's API has, in either spelling; false if it is none.
bool addGeminiPart(ChatMessage &message, JsonObject object);
/// Keeps a block of an unknown type completely. Of media, only the name is kept in a trail.
void keepUnknown(ChatMessage &message, JsonObject object, std::string_view type);

/// Adds text in a line of its own.
void appendLine(std::string &text, std::string_view line);

} // namespace vitrine
