// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/callfacts.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Pieces of messages and results that follow as a whole; only `copilot --output-format json` prints them.
bool isCopilotPiece(std::string_view type);
/// Whether this is a known type of an event.
bool isCopilotEvent(std::string_view type);
/// The result in the data of a `tool.execution_complete`.
ChatResult copilotResult(JsonObject data);
/// How long that took, as far as it was measured.
std::optional<double> copilotSeconds(JsonObject data);
/// The answer to a request for a permission, in the data of a `permission.completed`.
std::optional<Approval> copilotDecision(JsonObject data);

} // namespace vitrine
