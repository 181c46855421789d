// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

namespace vitrine {

/// A message in any of the shapes that frameworks store: the vendors' own (see readChatMessage), LangChain's (plain,
/// under "data", or as a serialized constructor) and Pydantic AI's. Nothing if the object is not a message.
std::optional<ChatMessage> readAnyMessage(JsonObject object);

/// Whether a type is one of LangChain's for messages: "human", "ai", "AIMessageChunk" …
bool isLangChainType(std::string_view type);

} // namespace vitrine
