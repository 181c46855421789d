// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"

#include <string>

namespace vitrine {

/// The result in a block of a message: of Anthropic's API, Vercel's AI SDK or Amp.
ChatResult resultInBlock(JsonObject object);
/// The answer of a function in a part of Gemini's API.
ChatResult functionResponse(JsonObject object);
/// The result that a whole message is. `isPi`: as Pi writes it; `text`: the text of the message.
ChatResult resultInMessage(JsonObject object, bool isPi, std::string text);

} // namespace vitrine
