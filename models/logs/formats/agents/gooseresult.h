// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Events with their kinds and records.
using GooseEvents = std::vector<std::pair<std::string, std::string>>;

/// The result in a part of a message. Adds what is not for the model to the events.
ChatResult gooseResult(JsonObject part, GooseEvents &events);

/// A number of a member.
std::optional<std::int64_t> gooseCount(JsonObject object, std::string_view key);

} // namespace vitrine
