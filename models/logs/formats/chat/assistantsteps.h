// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/json/jsonvalues.h"

namespace vitrine {

/// Adds a step of a run of OpenAI's Assistants. A step that only creates a message has nothing to show: the message is
/// recorded elsewhere.
void addAssistantStep(ChatRun &chat, JsonObject object, const SourceSpan &span);

} // namespace vitrine
