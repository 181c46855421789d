// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"

#include <vector>

namespace vitrine {

/// Adds a message, or part of one, of the model's answer.
void addReply(ChatMessage &reply, ChatMessage message);

/// The messages in a JSON text or in a value: one message, a list, or an object with a list under "messages".
std::vector<ChatMessage> messagesIn(JsonElement value);

} // namespace vitrine
